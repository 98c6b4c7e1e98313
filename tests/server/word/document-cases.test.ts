import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { ExportPayload } from '#contract/document-form.ts'
import { applyToDocuments, parse } from '#extensions/index.ts'
import type { SectionKind } from '../../../server/word/word-section.ts'
import { writeWord } from '../../../server/word/write-word.ts'
import { findWordFaults, prettyXml, readWordParts } from '../../support/word-parts.ts'

const FOLDER = join(import.meta.dirname, '../../../fixtures/documents')
const KINDS: Record<ExportPayload['type'], SectionKind[]> = {
  first: ['analysis'],
  second: ['reason'],
  all: ['analysis', 'reason'],
}
const names = readdirSync(FOLDER, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)

const write = async (name: string): Promise<Map<string, string>> => {
  const read = (file: string): string => readFileSync(join(FOLDER, name, file), 'utf8')
  const files = existsSync(join(FOLDER, name, 'document.html')) ? ['document.html'] : ['analysis.html', 'reason.html']
  const { type, isEn }: ExportPayload = JSON.parse(read('payload.json'))
  const documents = applyToDocuments(files.map(read).map(parse), JSON.parse(read('form-data.json')))
  const sections = KINDS[type].map((kind, index) => ({ kind, document: documents[index] ?? {} }))
  return readWordParts(await writeWord(sections, { isEn, title: name }))
}

/** `npx vitest run --project server document-cases -u` rewrites the document.xml files; read what changed before keeping it. */
it.each(names)('%s becomes its document.xml', async name => {
  const parts = await write(name)
  expect(findWordFaults(parts)).toEqual([])
  const [body = ''] = /<w:body>.*<\/w:body>/s.exec(parts.get('word/document.xml') ?? '') ?? []
  await expect(prettyXml(body)).toMatchFileSnapshot(join(FOLDER, name, 'document.xml'))
})
