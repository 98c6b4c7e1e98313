import { describe, expect, it } from 'vitest'
import { caseColumns, readKeyword } from '#domain/case-search.ts'
import { EMPTY_NOTICE } from '../../fixtures/empty-notice.ts'

const NAME = '杭州墨豚星球有限公司Kivora𠀀𠀁'
const { tokens } = caseColumns({ ...EMPTY_NOTICE, applicant: NAME }, 'a.pdf', '')
const has = (token: number): boolean => tokens.includes(token)

describe('the tokens of a keyword', () => {
  it('are all had by a case with the words, wherever they are cut out of it', () => {
    const letters = [...NAME]
    for (let from = 0; from < letters.length; from++)
      for (let to = from + 1; to <= letters.length; to++)
        expect(readKeyword(letters.slice(from, to).join('')).tokens.every(has)).toBe(true)
  })

  it.each(['州杭', '墨球', '𠀁𠀀', '丙'])('are not all had by a case without %s', keyword => {
    expect(readKeyword(keyword).tokens.every(has)).toBe(false)
  })

  it('are no more than a search needs: the pairs of a word, or its one letter', () => {
    expect(readKeyword('有限公司').tokens).toHaveLength(3)
    expect(readKeyword('商标').tokens).toHaveLength(1)
    expect(readKeyword('司').tokens).toHaveLength(1)
    expect(readKeyword('有限公司').unproven).toEqual(['有限公司'])
    expect(readKeyword('商标').unproven).toEqual([])
  })
})
