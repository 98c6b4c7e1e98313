import { expect, it } from 'vitest'
import { type DraftContent, digestOf } from '../../../../src/features/document-editor/saving/draft-content.ts'

const CONTENT: DraftContent = {
  analysis: { type: 'doc', content: [{ type: 'paragraph' }] },
  reason: { type: 'doc' },
  form: { applicantName: '杭州云杉科技有限公司', fees: [1, 0] },
  reviewed: ['applicantName#0'],
}

it('has the same digest whatever order the keys come back in', () => {
  const { analysis, reason, form, reviewed } = CONTENT
  const reordered = {
    reviewed,
    form: { fees: form.fees ?? [], applicantName: form.applicantName ?? '' },
    reason,
    analysis: { content: analysis.content ?? [], type: 'doc' },
  }
  expect(digestOf(reordered)).toBe(digestOf(CONTENT))
})

it.each<[string, Partial<DraftContent>]>([
  ['a field', { form: { applicantName: '杭州云杉科技有限公可', fees: [1, 0] } }],
  ['the order of a list', { form: { applicantName: '杭州云杉科技有限公司', fees: [0, 1] } }],
  ['a document', { reason: { type: 'doc', content: [{ type: 'paragraph' }] } }],
  ['what was reviewed', { reviewed: [] }],
])('has another digest when %s differs', (_, change) => {
  expect(digestOf({ ...CONTENT, ...change })).not.toBe(digestOf(CONTENT))
})
