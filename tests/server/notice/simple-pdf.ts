import { deflateSync } from 'node:zlib'

interface SimpleText {
  text: string
  x: number
  /** Baseline from the bottom of the unrotated page. */
  y: number
  size?: number
}

export interface SimplePage {
  texts?: SimpleText[]
  /** Drawn as it is in place of the texts. */
  content?: string | Buffer
  rotate?: 0 | 90 | 180 | 270
  cropBox?: readonly [number, number, number, number]
}

const hexOf = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('')

const MATRIX = { 0: '1 0 0 1', 90: '0 1 -1 0', 180: '-1 0 0 -1', 270: '0 -1 1 0' } as const

/** Text turned so that it reads upright once the page is shown rotated. */
const draw = ({ texts = [], rotate = 0 }: SimplePage): string =>
  texts
    .map(({ text, x, y, size = 12 }) => `BT /F1 ${size} Tf ${MATRIX[rotate]} ${x} ${y} Tm <${hexOf(text)}> Tj ET`)
    .join('\n')

const assemble = (objects: readonly (string | Buffer)[]): Uint8Array => {
  const parts: Buffer[] = []
  const offsets: number[] = []
  let start = 0
  const add = (...pieces: (string | Buffer)[]): void => {
    for (const piece of pieces.map(part => Buffer.from(part))) {
      parts.push(piece)
      start += piece.length
    }
  }
  add('%PDF-1.7\n')
  for (const [index, object] of objects.entries()) {
    offsets.push(start)
    add(`${index + 1} 0 obj\n`, object, '\nendobj\n')
  }
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  parts.push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}${trailer}`))
  return new Uint8Array(Buffer.concat(parts))
}

const stream = (data: Buffer, filters: string): Buffer =>
  Buffer.concat([Buffer.from(`<< /Length ${data.length} ${filters} >>\nstream\n`), data, Buffer.from('\nendstream')])

const FONT = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 /FontDescriptor 5 0 R >>',
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 800 /StemV 80 >>',
]

/** A PDF written by hand, its Chinese font not embedded; `pack` may compress the page's content more than once. */
export const simplePdf = (pages: readonly SimplePage[], pack = 0): Uint8Array => {
  const first = 3 + FONT.length
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...FONT,
  ]
  for (const [index, page] of pages.entries()) {
    const crop = page.cropBox ? `/CropBox [${page.cropBox.join(' ')}]` : ''
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${crop} /Rotate ${page.rotate ?? 0} /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
    )
    let data = Buffer.from(page.content ?? draw(page))
    for (let round = 0; round < pack; round += 1) data = deflateSync(data, { level: 9 })
    const filters = pack > 0 ? `/Filter [${'/FlateDecode '.repeat(pack)}]` : ''
    objects.push(stream(data, filters))
  }
  return assemble(objects)
}
