import { expect, it } from 'vitest'
import { readDocument } from '../../../../src/features/document-editor/document/create-editor.ts'
import { readParts } from '../../../../src/features/document-editor/saving/document-parts.ts'
import { draftBlob, draftBody } from '../../../../src/features/document-editor/saving/draft-calls.ts'
import { createTestEditor } from '../../../support/create-test-editor.ts'

const FACTS = { form: { facts: '“事实”' }, revision: 3, mark: { writer: 'here-here', edit: 7 } }
const PARAGRAPHS = Array.from({ length: 200 }, (_, index) => `<p>${index} “引号” \\ </p>`).join('')
const LONG = `<p>${'𠮷'.repeat(40_000)}</p>`.repeat(4)

it.each([
  '',
  '<p>One</p>',
  '<hr>',
  PARAGRAPHS,
  LONG,
])('is the JSON of the documents as the editors have them', async html => {
  const [{ editor }, { editor: other }] = [createTestEditor(html), createTestEditor('<p>理由</p>')]
  const body = draftBody({ analysis: readParts(editor), reason: readParts(other), reviewed: ['facts#0'] }, FACTS)
  const documents = { analysis: readDocument(editor), reason: readDocument(other) }
  expect(JSON.parse(await (await draftBlob(body)).text())).toEqual(
    JSON.parse(JSON.stringify({ ...documents, reviewed: ['facts#0'], ...FACTS })),
  )
})

it('has the same part as before for every section that did not change', () => {
  const { editor } = createTestEditor(PARAGRAPHS)
  const before = readParts(editor)
  editor.commands.insertContentAt(3, 'typed')
  const after = readParts(editor)
  expect(before.length).toBeGreaterThan(2)
  expect(after.map((part, index) => part === before[index])).toEqual(before.map((_, index) => index > 0))
})
