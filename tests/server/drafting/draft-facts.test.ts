import { parseHTML } from 'linkedom'
import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import type { DraftInput } from '../../../server/drafting/draft.ts'
import { draftDocuments } from '../../../server/drafting/draft-documents.ts'
import { LAW_2001 } from '../../../server/law/articles-2001.ts'
import { LAW_2013 } from '../../../server/law/articles-2013.ts'
import { LAW_2019 } from '../../../server/law/articles-2019.ts'
import { LAW_2026 } from '../../../server/law/articles-2026.ts'
import { CIVIL_RULES_2020 } from '../../../server/law/articles-civil.ts'
import { GRANT_RULES_2020 } from '../../../server/law/articles-grant.ts'
import { REGULATIONS_2014 } from '../../../server/law/articles-regulations.ts'
import { FEES_2019 } from '../../../server/law/fees-2019.ts'
import { buildDraftInput, NOTICE_CASES } from './build-draft-input.ts'

const LANGUAGES = [0, 1] as const
const cases = NOTICE_CASES.flatMap(([name, facts]) => LANGUAGES.map(isEn => ({ name, facts, isEn })))
const content = (input: DraftInput): string => {
  const { analysisContent, reasonContent } = draftDocuments(input)
  return analysisContent + reasonContent
}
const document = (input: DraftInput) => parseHTML(`<html><body>${content(input)}</body></html>`).document
/** The text with a space for every tag, so that numbers of two cells stay two. */
const textOf = (input: DraftInput): string => content(input).replaceAll(/<[^>]*>/g, ' ')

const NUMBER = /\d+/g
const numbersIn = (text: string): string[] => (text.match(NUMBER) ?? []).map(number => String(BigInt(number)))
const LAWS = [LAW_2001, LAW_2013, LAW_2019, LAW_2026, REGULATIONS_2014, GRANT_RULES_2020, CIVIL_RULES_2020, FEES_2019]
const LAW_NUMBERS = numbersIn(JSON.stringify(LAWS))
/** Ordinals of English headings and of cited marks, and the ids of rules. */
const ORDINALS = Array.from({ length: 25 }, (_, index) => String(index + 1))

/** A fact by its path, as the notice has it. */
const factAt = (notice: Notice, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], notice)

const written = (day: string, isEn: 0 | 1): string =>
  isEn
    ? new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
    : new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

describe('facts of the drafted documents', () => {
  it.each(cases)('every number stands in the notice, the deadline, the law or the fees: $name (isEn=$isEn)', ({
    facts,
    isEn,
  }) => {
    const input = buildDraftInput(facts, { isEn })
    const fee = 750 * Math.max(input.notice.classes.length, 1)
    const known = new Set([...numbersIn(JSON.stringify(input)), ...LAW_NUMBERS, ...ORDINALS, String(fee)])
    const text = textOf(input)
    expect(numbersIn(text).filter(number => !known.has(number))).toEqual([])
  })

  it.each(cases)('every text that names a fact of the notice is that fact: $name (isEn=$isEn)', ({ facts, isEn }) => {
    const input = buildDraftInput(facts, { isEn })
    for (const element of document(input).querySelectorAll('[data-source^="notice."]')) {
      const path = element.getAttribute('data-source')?.slice('notice.'.length) ?? ''
      if (/^(kind|grounds|mark$|.*\.status$)/.test(path)) continue
      const text = element.textContent ?? ''
      const value = element.hasAttribute('data-field') ? text.slice(2, -1) : text
      const fact = path === 'classes.0' ? input.notice.classes.join(isEn ? ', ' : '、') : factAt(input.notice, path)
      expect([fact, written(/^\d{4}-/.test(String(fact)) ? String(fact) : '2026-01-01', isEn)], path).toContain(value)
    }
  })

  it.each(cases)('leaves no text of the other language around the quoted facts: $name (isEn=$isEn)', ({
    facts,
    isEn,
  }) => {
    if (!isEn) return
    const input = buildDraftInput(facts, { isEn })
    const printed = new Set(
      [...JSON.stringify(input.notice).matchAll(/\p{Script=Han}/gu)].map(([character]) => character),
    )
    for (const character of JSON.stringify(FEES_2019.source)) printed.add(character)
    const text = textOf(input)
    expect(
      [...text.matchAll(/\p{Script=Han}/gu)].map(([character]) => character).filter(one => !printed.has(one)),
    ).toEqual([])
  })
})
