import { numberOf } from '#domain/chinese-numeral.ts'
import { clauseAround, isOfOtherCase } from './context.ts'
import { type CheckedLine, type Finding, findingAt } from './finding.ts'
import { matchesOf } from './matches.ts'

export const COUNT = '([两一二三四五六七八九十百]+|\\d{1,4})'
const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
export const COUNT_EN = `(${WORDS.slice(1).join('|')}|single|\\d{1,4})`

const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

/** The number that a count writes: 七, 12, seven, thirty, thirty-four. */
export const countOf = (written: string): number => {
  const ten = TENS[written.toLowerCase()]
  if (ten !== undefined) return ten
  const [tens = '', units] = written.toLowerCase().split('-')
  if (units !== undefined && TENS[tens] !== undefined) return TENS[tens] + Math.max(0, WORDS.indexOf(units))
  const english = WORDS.indexOf(written.toLowerCase())
  if (english >= 0) return english
  if (/^single$/i.test(written)) return 1
  if (/^both$/i.test(written)) return 2
  return written === '两' ? 2 : (numberOf(written) ?? Number(written))
}

/** A count in English words, as far as they go. */
export const countInEnglish = (count: number): string => WORDS[count] ?? String(count)

export const wrongCount = (
  line: CheckedLine,
  at: { from: number; written: string },
  kind: Finding['kind'],
  said: { zh: string; en: string },
): Finding[] => [findingAt(line, { kind, from: at.from, to: at.from + at.written.length, words: said })]

/** What the patterns of either language cannot do without: a Chinese measure word, or a count beside words in letters. */
const MEASURED = /[\d两二三四五六七八九十百一]\s*(?:[件个枚项种类条]|引证商标)/
const COUNTED_EN = new RegExp(`\\b(?:${WORDS.slice(1).join('|')}|single|both)\\b|\\d{1,4} [a-z]|[a-z] \\d{1,4}\\b`, 'i')
const englishPatterns = new WeakMap<RegExp, boolean>()
const isOfEnglish = (pattern: RegExp): boolean => {
  const isEnglish = englishPatterns.get(pattern) ?? pattern.source.includes('\\b')
  englishPatterns.set(pattern, isEnglish)
  return isEnglish
}

export const counted = (line: CheckedLine, all: readonly RegExp[]) => {
  const [hasMeasure, hasLetters] = [MEASURED.test(line.text), COUNTED_EN.test(line.text)]
  const patterns = all.filter(pattern => (isOfEnglish(pattern) ? hasLetters : hasMeasure))
  return patterns.flatMap(pattern =>
    matchesOf(line.text, pattern).flatMap(match => {
      const written = match[1] ?? ''
      const from = match.index + match[0].indexOf(written)
      const around = clauseAround(line.text, match.index, match.index + match[0].length)
      return isOfOtherCase(around.clause) ? [] : [{ match, written, from, count: countOf(written), ...around }]
    }),
  )
}
