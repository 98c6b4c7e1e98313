const TABLE_DIRECTORY = 12
const TABLE_RECORD = 16
const ENCODING_RECORD = 8
/** The subtable that maps all of Unicode in runs. */
const SEGMENTED_COVERAGE = 12
const RUN_BYTES = 12

const findTable = (font: DataView, name: string): number => {
  for (let index = 0; index < font.getUint16(4); index += 1) {
    const record = TABLE_DIRECTORY + index * TABLE_RECORD
    const tag = String.fromCharCode(...[0, 1, 2, 3].map(at => font.getUint8(record + at)))
    if (tag === name) return font.getUint32(record + 8)
  }
  throw new Error(`The font has no table ${name}.`)
}

/** Runs of code points, first and last included, that a TrueType font has glyphs for. Throws where it maps none in runs. */
export const fontCharacters = (bytes: Uint8Array): { first: number; last: number }[] => {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const cmap = findTable(font, 'cmap')
  for (let index = 0; index < font.getUint16(cmap + 2); index += 1) {
    const table = cmap + font.getUint32(cmap + 4 + index * ENCODING_RECORD + 4)
    if (font.getUint16(table) !== SEGMENTED_COVERAGE) continue
    return Array.from({ length: font.getUint32(table + 12) }, (_, run) => {
      const at = table + 16 + run * RUN_BYTES
      return { first: font.getUint32(at), last: font.getUint32(at + 4) }
    })
  }
  throw new Error('The font does not map all of Unicode.')
}
