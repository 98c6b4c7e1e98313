import { Node } from '@tiptap/pm/model'
import { expect, it } from 'vitest'
import { documentSchema, parse } from '#extensions/index.ts'
import { joinPieces, mayKeepBoth, piecesOf } from '../../../../src/features/document-editor/merge/clash-pieces.ts'

const paragraphOf = (html: string) => Node.fromJSON(documentSchema, parse(`<p>${html}</p>`)).child(0)
const field = (value: string): string => `<span data-field="text" data-name="n">\${${value}}</span>`

/** What is shown of two wordings: what is shared, joined in braces, and pairs to choose from in brackets. */
const shown = (standing: string, other: string, before: string): string | null => {
  const words = (text: {
    textBetween(from: number, to: number, block: string, leaf: () => string): string
    size: number
  }) => text.textBetween(0, text.size, '', () => '#')
  return (
    piecesOf(paragraphOf(standing), paragraphOf(other), paragraphOf(before))
      ?.map(piece => {
        if (piece.kind === 'choice') return `[${words(piece.standing)}|${words(piece.other)}]`
        return piece.isJoined ? `{${words(piece.content)}}` : words(piece.content)
      })
      .join('') ?? null
  )
}

it.each([
  [
    'what each added elsewhere is joined',
    '一，新，二甲。又',
    '一，新，二乙。又',
    '一，二丙。',
    '一，{新，}二[甲|乙]。{又}',
  ],
  ['words of one clause are one choice', '甲一乙。丙', '丁一戊。丙', '一。丙', '[甲一乙|丁一戊]。丙'],
  ['words of two clauses are two', '甲，一乙', '丁，一戊', '，一', '[甲|丁]，一[乙|戊]'],
  ['a word that one has alone', '近四十人', '四十人', '四十', '[近|]四十{人}'],
  ['a field of one value is shared', `甲${field('x')}`, `乙${field('x')}`, field('y'), '[甲|乙]#'],
  ['a field of two values is a choice', field('x'), field('y'), field('z'), '[#|#]'],
  ['bold words differ from plain ones', '一<strong>二</strong>', '一二', '一二', '一[二|二]'],
])('%s', (_, standing, other, before, expected) => {
  expect(shown(standing, other, before)).toBe(expected)
})

it('puts together what is chosen, one wording, the other, or both where they are words', () => {
  const pieces = piecesOf(paragraphOf('甲，一乙'), paragraphOf('丁，一戊'), null) ?? []
  const text = joinPieces(pieces, ['both', 'other'])
  expect(text.textBetween(0, text.size)).toBe('甲丁，一戊')
  const unchosen = joinPieces(pieces, [])
  expect(unchosen.textBetween(0, unchosen.size)).toBe('甲，一乙')
  const fields = piecesOf(paragraphOf(field('x')), paragraphOf(field('y')), null) ?? []
  expect([...pieces, ...fields].map(piece => piece.kind === 'choice' && mayKeepBoth(piece))).toEqual([
    true,
    false,
    true,
    false,
  ])
})
