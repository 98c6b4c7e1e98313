import type { JSONContent } from '@tiptap/core'
import type { Problem } from '#contract/filing-check.ts'
import type { Notice } from '#contract/notice.ts'
import { documentSchema } from '#extensions/document-schema.ts'
import { parse } from '#extensions/index.ts'
import { draftDocuments } from '../../../server/drafting/draft-documents.ts'
import { caseFactsOf } from '../../../server/filing-check/case-facts.ts'
import { checkDocuments, readGenerated } from '../../../server/filing-check/check-documents.ts'
import { buildDraftInput } from '../drafting/build-draft-input.ts'

export interface TypedCase {
  analysis: JSONContent
  reason: JSONContent
  /** What the check says of the draft as generated, without what is open. */
  first: readonly Problem[]
  /** What it says besides once a sentence is typed below the opening of an answer; of a reason that was edited first, if given. */
  raised: (sentence: string, edited?: JSONContent) => Problem[]
}

/** The draft with a paragraph below the opening of an answer, or at its end. */
const typedInto = (json: JSONContent, sentence: string): JSONContent => {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: sentence }] }
  const content = json.content ?? []
  const at = content.findIndex(child =>
    /答复如下|answers:|不能成立，具体如下|for the following reasons/.test(child.content?.[0]?.text ?? ''),
  )
  return { ...json, content: content.toSpliced(at < 0 ? content.length : at + 1, 0, paragraph) }
}

/** Gives the fields and switches of a name other attributes. */
export const withAttribute = (json: JSONContent, name: string, attrs: object): JSONContent => {
  const own = json.attrs?.['name'] === name ? { attrs: { ...json.attrs, ...attrs } } : {}
  const inner = json.content ? { content: json.content.map(child => withAttribute(child, name, attrs)) } : {}
  return { ...json, ...inner, ...own }
}

/** Drafts a case and opens it for sentences that an attorney types. */
export const openTypedCase = (
  notice: Partial<Notice>,
  options: Parameters<typeof buildDraftInput>[1] = {},
): TypedCase => {
  const input = buildDraftInput(notice, options)
  const { analysisContent, reasonContent } = draftDocuments(input)
  const [analysis, reason] = [parse(analysisContent), parse(reasonContent)]
  const analysisNode = documentSchema.nodeFromJSON(analysis)
  const nodes = (edited: JSONContent) => ({ analysis: analysisNode, reason: documentSchema.nodeFromJSON(edited) })
  const generated = readGenerated(nodes(reason))
  const facts = caseFactsOf(input.notice, input.deadline, input.receiveDay, input.isEn)
  const check = (edited: JSONContent): Problem[] =>
    checkDocuments(nodes(edited), generated, facts).filter(({ group }) => group !== 'open')
  const first = check(reason)
  const idsBefore = new WeakMap<JSONContent, ReadonlySet<string>>([[reason, new Set(first.map(({ id }) => id))]])
  const raised = (sentence: string, edited: JSONContent = reason): Problem[] => {
    const known = idsBefore.get(edited) ?? new Set(check(edited).map(({ id }) => id))
    idsBefore.set(edited, known)
    return check(typedInto(edited, sentence)).filter(({ id }) => !known.has(id))
  }
  return { analysis, reason, first, raised }
}

/** Kind and words of each problem. */
export const said = (problems: readonly Problem[]): string[] => problems.map(({ kind, quote }) => `${kind} ${quote}`)
