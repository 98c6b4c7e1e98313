import type { Notice } from '#contract/notice.ts'
import { foldName } from './goods/fold-name.ts'

/** The columns by which the list of cases finds, sorts and tells apart (server/storage/tables.ts). */
export interface CaseColumns {
  mark: string
  is_device: boolean
  application_no: string
  applicant: string
  classes: number[]
  cited_count: number
  sought: string
  tokens: number[]
}

/** The letters that one token stands for. A longer word has the tokens of its pairs, and so may a text without it. */
const TOKEN_LETTERS = 2

/** One letter, or a pair of them, as a whole number of its own. */
const tokenOf = (letters: string): number => {
  let token = 0
  for (const letter of letters) token = (Math.imul(token, 65_599) + (letter.codePointAt(0) ?? 0)) | 0
  return token
}

const wordsOf = (text: string): string[] => foldName(text).split(' ').filter(Boolean)

const tokensOf = (words: Iterable<string>): number[] => {
  const tokens = new Set<number>()
  for (const word of words) {
    const letters = [...word]
    letters.forEach((letter, place) => {
      tokens.add(tokenOf(letter))
      if (place > 0) tokens.add(tokenOf(`${letters[place - 1]}${letter}`))
    })
  }
  return [...tokens]
}

/** The tokens a text must have to hold the words: whatever has a pair of letters has both of them. */
const soughtTokens = (words: readonly string[]): number[] => {
  const tokens = words.flatMap(word => {
    const letters = [...word]
    const pairs = letters.slice(1).map((letter, place) => tokenOf(`${letters[place]}${letter}`))
    return pairs.length > 0 ? pairs : [tokenOf(word)]
  })
  return [...new Set(tokens)]
}

const soughtIn = (notice: Notice, officeName: string): string =>
  foldName(
    [
      notice.mark,
      notice.applicationNo,
      notice.applicant,
      ...notice.classes.map(number => `第${number}类 class ${number}`),
      officeName,
      notice.dispatchNo,
      notice.agency,
      notice.address,
      ...notice.citedMarks.flatMap(({ regNo, mark, owner, goods }) => [regNo, mark, owner, ...goods]),
      ...notice.refusedGoods,
      ...notice.acceptedGoods,
      ...(notice.reasons ?? []).map(({ text }) => text),
      ...(notice.mentionedMarks ?? []).flatMap(({ regNo, mark }) => [regNo, mark]),
      ...(notice.unread ?? []).map(({ text }) => text),
    ]
      .filter(Boolean)
      .join('\n'),
  )

/** Returns what the list of cases keeps of a notice beside its facts: its names, and every word that it can be found by. */
export const caseColumns = (notice: Notice, officeName: string, resultName: string): CaseColumns => {
  const withoutNul = (text: string): string => text.replaceAll('\0', '')
  const sought = `${soughtIn(notice, officeName)} ${foldName(resultName)}`
  return {
    mark: withoutNul(notice.mark),
    is_device: notice.markIsDevice,
    application_no: withoutNul(notice.applicationNo),
    applicant: withoutNul(notice.applicant),
    classes: notice.classes,
    cited_count: notice.citedMarks.length,
    sought,
    tokens: tokensOf(sought.split(' ')),
  }
}

/**
 * Reads a typed keyword, folded as the cases are: the tokens that a case must have, and the words that must be looked
 * for in it besides, because their tokens alone do not prove them.
 */
export const readKeyword = (keyword: string): { tokens: number[]; unproven: string[] } => {
  const words = wordsOf(keyword.replaceAll('\0', ''))
  return { tokens: soughtTokens(words), unproven: words.filter(word => [...word].length > TOKEN_LETTERS) }
}
