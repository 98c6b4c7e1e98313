import type { JSONContent } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { prepareToRead } from '#dom'
import { parse } from '#extensions/index.ts'
import { PAPER_WORDS } from '#extensions/on-paper.ts'
import { exportSections, writeWord } from '../../../server/word/write-word.ts'
import { readDocument } from '../../../server/word-import/read-document.ts'
import { readMainPart } from '../../../server/word-import/read-word.ts'
import { printedDocument } from '../../../src/features/draft-print/printed-document.ts'
import { randomDocument } from '../../extensions/random-document.ts'
import { documentCases } from '../../support/document-cases.ts'

// Some of the fixtures are no HTML of ours.
await prepareToRead()

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim()
/** The lines of what is printed, in its order, as a paragraph or a cell has them. */
const printedLines = (document: JSONContent, isEn: 0 | 1): string[] => {
  const lines: string[] = []
  const read = (node: Node): void => {
    const holdsBlocks =
      node instanceof Element &&
      (node.matches('ul, ol') || node.querySelector('p, table, ul, ol, tr, li, td, th, hr, blockquote') !== null)
    if (holdsBlocks) {
      node.childNodes.forEach(read)
      return
    }
    if (node instanceof Element) for (const br of node.querySelectorAll('br')) br.replaceWith('\n')
    lines.push(folded(node.textContent ?? ''))
  }
  printedDocument(document, PAPER_WORDS[isEn ? 'en' : 'zh']).forEach(read)
  return lines.filter(line => line !== '')
}
const wordLines = async (document: JSONContent, isEn: 0 | 1): Promise<string[]> => {
  const bytes = await writeWord(exportSections('second', [{ type: 'doc' }, document]), { isEn, title: '' })
  return readDocument(readMainPart(bytes), new Map()).lines
}

describe('what is printed is what Word is given, in its order', () => {
  const cases = documentCases.flatMap(({ name, htmls }) =>
    htmls.map((html, index) => [`${name} ${index}`, html] as const),
  )
  const random = Array.from({ length: 20 }, (_, seed) => [`random ${seed}`, randomDocument(seed + 1, 7)] as const)
  it.each([...cases, ...random])('%s', async (_, html) => {
    const document = parse(html)
    expect(printedLines(document, 0)).toEqual(await wordLines(document, 0))
  })
})

it('prints an English document in its own words', async () => {
  const document = parse(
    '<p><span data-field="text" data-name="a"></span> <span data-field="radio" data-name="r"><span data-option>will</span><span data-option>will not</span></span></p>',
  )
  expect(printedLines(document, 1)).toEqual(['____ [will / will not]'])
  expect(await wordLines(document, 1)).toEqual(['____ [will / will not]'])
})

it.each([
  [
    0,
    '<p>一</p><p>此致</p><p>国家知识产权局</p><p>申请人：甲</p><p>日</p>',
    ['', 'beginning', 'addressee', 'signature', 'signature'],
  ],
  [
    1,
    '<p>a</p><p>To the China National Intellectual Property Administration</p><p>Applicant: A</p>',
    ['', 'addressee', 'signature'],
  ],
  [0, '<p>此致</p><p>国家知识产权局</p><h2>附件</h2>', ['', '', '']],
  [0, '<p>此致</p><p>国家知识产权局</p><p>日</p><h1>委托书</h1>', ['beginning', 'addressee', 'signature', '']],
] as const)('sets the closing apart as Word does (%i)', (isEn, html, roles) => {
  const printed = printedDocument(parse(html), PAPER_WORDS[isEn ? 'en' : 'zh'])
  expect(printed.map(node => (node as Element).className)).toEqual(roles.map(role => role && `rj-print-${role}`))
})
