import type { JSONContent } from '@tiptap/core'
import { parseHTML } from 'linkedom'
import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { readCanonical } from '#extensions/dom/read-canonical.ts'
import { apply, parse, toFormData, toHtml } from '#extensions/index.ts'
import { draftDocuments } from '../../../server/drafting/draft-documents.ts'
import { buildCitedMark, buildDraftInput, NOTICE_CASES } from './build-draft-input.ts'

const contents = (facts: Partial<Notice>, isEn: 0 | 1 = 0): [string, string] => {
  const { analysisContent, reasonContent } = draftDocuments(buildDraftInput(facts, { isEn }))
  return [analysisContent, reasonContent]
}

/** The names of the fields as they stand in the markup, with the totals of checkboxes. */
const namesIn = (htmls: readonly string[]): string[] => {
  const { document } = parseHTML(`<html><body>${htmls.join('')}</body></html>`)
  const fields = [...document.querySelectorAll('[data-field]')]
  return fields
    .flatMap(field => [field.getAttribute('data-name') ?? '', field.getAttribute('data-total') ?? ''])
    .filter(name => name !== '')
}

const fieldNamesIn = (htmls: readonly string[]): string[] => {
  const { document } = parseHTML(`<html><body>${htmls.join('')}</body></html>`)
  return [...document.querySelectorAll('[data-field]')].map(field => field.getAttribute('data-name') ?? '')
}

/** The names of the fields of parsed documents, in their order. */
const fieldNamesOf = (nodes: readonly JSONContent[]): string[] =>
  nodes.flatMap(node => [
    ...(/field$/i.test(node.type ?? '') ? [String(node.attrs?.['name'])] : []),
    ...fieldNamesOf(node.content ?? []),
  ])

const HOSTILE = [
  '<b>甲</b> & "乙"',
  '${',
  '}',
  `\${丙}`,
  "'丁' &lt; &amp;lt;",
  '戊}己${庚',
  '</span><script>alert(1)</script>',
]

describe('the drafted markup', () => {
  it.each(NOTICE_CASES)('parses with no field lost: %s', (_name, facts) => {
    const htmls = contents(facts)
    const documents = htmls.map(parse)
    expect(fieldNamesOf(documents)).toEqual(fieldNamesIn(htmls))
    expect(new Set(Object.keys(toFormData(...documents)))).toEqual(new Set(namesIn(htmls)))
  })

  it.each(NOTICE_CASES)('is read without a parser, in both languages: %s', (_name, facts) => {
    for (const html of [...contents(facts), ...contents(facts, 1)]) expect(readCanonical(html)).not.toBeNull()
  })

  it.each(NOTICE_CASES)('is the same document after a round trip: %s', (_name, facts) => {
    for (const html of contents(facts, 1)) expect(parse(toHtml(parse(html)))).toEqual(parse(html))
  })

  it.each(NOTICE_CASES)('is left alone by its own form data: %s', (_name, facts) => {
    const htmls = contents(facts)
    expect(apply(htmls, toFormData(...htmls.map(parse))).map(parse)).toEqual(htmls.map(parse))
  })

  it('asks for fees with their total', () => {
    expect(toFormData(...contents({ classes: [9, 35] }).map(parse))).toMatchObject({
      fees: [1, 1, 1, 1],
      feesTotal: 1500,
    })
  })

  it.each(HOSTILE)('carries %j through every fact', hostile => {
    const factsNamed = (name: string): Partial<Notice> => ({
      applicant: name,
      address: name,
      agency: name,
      mark: hostile,
      dispatchNo: name,
      applicationNo: name,
      refusedGoods: [name],
      citedMarks: [buildCitedMark({ regNo: name, mark: hostile, owner: name, goods: [name] })],
    })
    const form = toFormData(...contents(factsNamed(hostile)).map(parse))
    for (const name of [
      'applicant',
      'address',
      'agency',
      'mark',
      'dispatchNo',
      'applicationNo',
      'citedMark1Mark',
      'citedMark1Owner',
    ])
      expect(new Set([form[name]].flat()), name).toEqual(new Set([hostile]))
    expect(new Set(Object.keys(form))).toEqual(new Set(namesIn(contents(factsNamed('甲')))))
  })

  it('keeps a hostile number inside the query of its link', () => {
    const regNo = '1"&intCls=45#</a>'
    const [analysis] = contents({ citedMarks: [buildCitedMark({ regNo })] })
    const href = parseHTML(`<html><body>${analysis}</body></html>`)
      .document.querySelector('a[data-jump]')
      ?.getAttribute('href')
    expect([...new URLSearchParams(href ?? '')]).toEqual([
      ['regNo', regNo],
      ['intCls', '9'],
    ])
  })
})
