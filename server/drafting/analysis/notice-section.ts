import type { Draft } from '../draft.ts'
import { englishNote } from '../english-note.ts'
import { type FactName, factField, factLabel } from '../fact-fields.ts'
import { listing } from '../language.ts'
import { groundArticle, lawAskedNote, lawTitle } from '../law-citation.ts'
import { factTable, type Section } from '../markup/blocks.ts'
import { question } from '../markup/fields.ts'
import { html } from '../markup/html.ts'
import { sourced } from '../markup/inline.ts'

const FACTS: readonly FactName[] = [
  'applicant',
  'address',
  'agency',
  'mark',
  'applicationNo',
  'classes',
  'applicationDate',
  'dispatchNo',
  'dispatchDate',
  'servedDate',
]

const noticeKind = ({ notice, say }: Draft): string =>
  notice.kind === 'partial'
    ? say('商标部分驳回通知书', 'Notification of partial refusal')
    : say('商标驳回通知书', 'Notification of refusal')

/** Writes the facts of the notice; a fact that it does not print becomes an empty field. */
export const noticeSection = (draft: Draft): Section => {
  const { notice, type, say } = draft
  const articles = notice.grounds.map((ground, index) =>
    sourced(`notice.grounds.${index}`, groundArticle(draft, ground)),
  )
  return {
    title: say('通知书要点', 'The notice in brief'),
    body: [
      factTable([
        [say('通知书类型', 'Kind of notice'), sourced('notice.kind', noticeKind(draft))],
        ...FACTS.map(name => [factLabel(draft, name), factField(draft, name)] as const),
        [say('送达方式', 'Served'), type === 0 ? say('纸质送达', 'on paper') : say('电子送达', 'electronically')],
        [
          say('驳回条款', 'Grounds'),
          articles.length > 0
            ? html`${lawTitle(draft, draft.law)}${say('', ', ')}${listing(draft, articles)}`
            : question('groundsOfRefusal', say('通知书所依据的条款', 'Articles the notice rests on'), true),
        ],
      ]),
      lawAskedNote(draft),
      englishNote(draft),
    ],
  }
}
