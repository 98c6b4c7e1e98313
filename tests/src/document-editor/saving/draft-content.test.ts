import { expect, it } from 'vitest'
import { type EditedContent, isSameContent } from '../../../../src/features/document-editor/saving/draft-content.ts'

const CONTENT: EditedContent = {
  analysis: { type: 'doc', content: [{ type: 'paragraph', attrs: { align: null, level: 1 } }] },
  reason: { type: 'doc' },
  reviewed: ['applicantName#0', 'mark#0'],
}

it('takes drafts for the same whatever order the keys come back in', () => {
  const analysis = { content: [{ attrs: { level: 1, align: null }, type: 'paragraph' }], type: 'doc' }
  expect(isSameContent({ ...CONTENT, analysis }, CONTENT)).toBe(true)
})

it.each<[string, Partial<EditedContent>]>([
  ['a document', { reason: { type: 'doc', content: [{ type: 'paragraph' }] } }],
  ['an attribute', { analysis: { type: 'doc', content: [{ type: 'paragraph', attrs: { align: null, level: 2 } }] } }],
  [
    'an attribute’s name',
    { analysis: { type: 'doc', content: [{ type: 'paragraph', attrs: { a: null, level: 1 } }] } },
  ],
  ['what was reviewed', { reviewed: ['applicantName#0'] }],
  ['its order', { reviewed: ['mark#0', 'applicantName#0'] }],
])('tells drafts apart by %s', (_, change) => {
  expect(isSameContent({ ...CONTENT, ...change }, CONTENT)).toBe(false)
  expect(isSameContent(CONTENT, { ...CONTENT, ...change })).toBe(false)
})
