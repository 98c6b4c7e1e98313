import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutOutlines } from '../../../../server/notice/layout/text-layer.ts'
import { openPdf } from '../../../../server/pdf/open-pdf.ts'

const NOTICES = join(import.meta.dirname, '../../../../fixtures/notices')
const GENERATED = join(NOTICES, 'generated')
const bytesOf = (path: string) => new Uint8Array(readFileSync(path))

const itemsOf = async (pdf: Uint8Array) => {
  const document = await openPdf(pdf.slice())
  const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1))
  const texts = await Promise.all((await Promise.all(pages)).map(page => page.getTextContent()))
  await document.loadingTask.destroy()
  return texts.map(({ items }) => items.map(item => ('str' in item ? [item.str, item.transform, item.width] : [])))
}

const papers = readdirSync(GENERATED).filter(name => name.endsWith('.pdf'))

it.each(papers)('leaves text and places of %s as they are', async name => {
  const pdf = bytesOf(join(GENERATED, name))
  expect(await itemsOf(withoutOutlines(pdf))).toEqual(await itemsOf(pdf))
})

it('takes the outlines away of fonts that say what their characters are, and moves nothing', () => {
  for (const name of ['chromium-1.pdf', 'libreoffice-1.pdf', 'pdfkit-1.pdf']) {
    const pdf = bytesOf(join(GENERATED, name))
    const bare = withoutOutlines(pdf)
    expect(Buffer.from(bare).includes('/FontFile')).toBe(false)
    expect(bare.length).toBe(pdf.length)
  }
})

const pdfWith = (font: string) =>
  new Uint8Array(
    Buffer.from(
      `1 0 obj\n<< /Type /Font ${font} >>\nendobj\n2 0 obj\n<< /Type /FontDescriptor /FontFile2 3 0 R >>\nendobj\n`,
    ),
  )

it.each([
  ['a font says nothing of its characters', pdfWith('/Subtype /TrueType /FontDescriptor 2 0 R')],
  ['objects are packed', bytesOf(join(NOTICES, 'full-registered.pdf'))],
])('changes nothing where %s', (_, pdf) => {
  expect(withoutOutlines(pdf)).toBe(pdf)
})

it('changes a font with a map of its characters', () => {
  const pdf = pdfWith('/Subtype /TrueType /ToUnicode 4 0 R /FontDescriptor 2 0 R')
  expect(Buffer.from(withoutOutlines(pdf)).toString()).toContain('/NoOutlin2 3 0 R')
})
