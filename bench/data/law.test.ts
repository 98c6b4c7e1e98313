import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chineseNumeral } from '#domain/chinese-numeral.ts'
import { LAW_2019 } from '#domain/law/articles-2019.ts'
import { LAW_2026 } from '#domain/law/articles-2026.ts'
import { CIVIL_RULES_2020, GRANT_RULES_2020 } from '#domain/law/court-rules.ts'
import type { LawVersion } from '#domain/law/law-version.ts'
import { REGULATIONS_2014 } from '#domain/law/regulations.ts'
import { digestWording } from '../../fixtures/law/digest-wording.ts'
import { TEST_DATA_DIR } from './test-data-dir.ts'

const PUBLISHED: readonly (readonly [string, LawVersion])[] = [
  ['trademark_law_2019.md', LAW_2019],
  ['trademark_law_2026_revision_eff_2027-01-01.md', LAW_2026],
  ['trademark_regs_2014.md', REGULATIONS_2014],
  ['spc_tm_grant_2020.md', GRANT_RULES_2020],
  ['spc_tm_civil_2020.md', CIVIL_RULES_2020],
]

const WORDINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../fixtures/law/wordings.json'), 'utf8'),
)

/** The paragraphs and items of an article, in order, from a text with one of them a line. */
const articleLines = (text: string, article: number): string[] => {
  const lines = text
    .replaceAll('*', '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))
  const heading = new RegExp(`^第${chineseNumeral(article)}条[ 　]+`)
  const start = lines.findIndex(line => heading.test(line))
  const length = lines.slice(start + 1).findIndex(line => /^第[一二三四五六七八九十]+条[ 　]/.test(line))
  return lines.slice(start, start + 1 + length).map(line => line.replace(heading, ''))
}

const isItem = (line: string): boolean => line.startsWith('（')

const textAt = (text: string, address: string): string | undefined => {
  const [article = 0, paragraph = 1, item] = address.split('.').map(Number)
  const lines = articleLines(text, article)
  const paragraphs = lines.flatMap((line, index) => (isItem(line) ? [] : [index]))
  const start = paragraphs[paragraph - 1] ?? -1
  if (item === undefined) return lines[start]
  const line = lines[start + item]
  return line && isItem(line) ? line : undefined
}

describe('an article', () => {
  const cases = PUBLISHED.flatMap(([file, law]) => Object.keys(law.text).map(address => ({ file, law, address })))
  it.each(cases)('$address of $file is quoted word for word, and has its fingerprint', ({ file, law, address }) => {
    const published = textAt(readFileSync(join(TEST_DATA_DIR, 'law', file), 'utf8'), address) ?? ''
    expect(law.text[address]?.zh).toBe(published)
    expect(WORDINGS[law.id]?.[address]).toBe(digestWording(published))
  })
})
