import type { JSONContent } from '@tiptap/core'
import type { Corrected, NoticeCorrection, ServiceCorrection } from '#contract/correction.ts'
import { parse, toFormData, toHtml } from '#extensions/index.ts'
import { fieldNode } from '#extensions/serialize/field-nodes.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../storage/database.ts'
import { followCase } from '../companion/companion-repository.ts'
import { checkDocument } from '../documents-of.ts'
import { draftNotice, resultName, type ServedNotice } from '../draft-notice.ts'
import { findDraft, replaceDraft } from '../draft-repository.ts'
import { addSave, digestOf } from '../draft-service.ts'
import { keepReplaced } from '../draft-versions-service.ts'
import { findLog, lockLog, replaceLog } from '../log-repository.ts'
import { movedPictures } from '../pictures/mark-pictures.ts'
import { findMarkPictures, replaceFacts } from '../pictures/pictures-repository.ts'
import { readLog } from '../read-log.ts'
import { correctNotice } from './correct-notice.ts'
import { type Documents, mergeDocuments } from './merge-documents.ts'

const isSwitch = ({ type }: JSONContent): boolean => fieldNode(type)?.kind === 'switch'

/** Returns what a person who checks a field has seen, as text to compare. */
const seenIn = (field: JSONContent): string => {
  const { value, on, options, checked } = field.attrs ?? {}
  return JSON.stringify(isSwitch(field) ? on : [value, options, checked, field.content])
}

/** Returns the values of the fields by name, counted over both documents. */
const valuesByName = ({ analysis, reason }: Documents): Map<string, string[]> => {
  const values = new Map<string, string[]>()
  const visit = (node: JSONContent): void => {
    if (fieldNode(node.type) !== null) {
      const name = String(node.attrs?.['name'])
      values.set(name, [...(values.get(name) ?? []), seenIn(node)])
      if (!isSwitch(node)) return
    }
    node.content?.forEach(visit)
  }
  visit(analysis)
  visit(reason)
  return values
}

/**
 * Returns the fields (`name#index`) that are still checked in the documents that replace others: those with the same
 * value, counted anew where fields of their name came or went.
 */
export const carryReviewed = (reviewed: readonly string[], from: Documents, to: Documents): string[] => {
  const [former, present] = [valuesByName(from), valuesByName(to)]
  const wanted = new Set(reviewed)
  return [...former].flatMap(([name, values]) => {
    const now = present.get(name) ?? []
    let next = 0
    return values.flatMap((value, index) => {
      const found = now.length === values.length ? (now[index] === value ? index : -1) : now.indexOf(value, next)
      if (found !== -1) next = found + 1
      return found !== -1 && wanted.has(`${name}#${index}`) ? [`${name}#${found}`] : []
    })
  })
}

const parseBoth = (content: { analysisContent: string; reasonContent: string }): Documents => ({
  analysis: parse(content.analysisContent),
  reason: parse(content.reasonContent),
})

/**
 * Corrects the facts of a log and drafts its documents again, at no quota. Drafts from before and after the correction
 * are compared, so that nothing else changes; the draft that stood is kept as a version. Changes nothing while a place
 * that the attorney had changed too is without a choice. Throws `AppError` notFound and staleRevision.
 */
const correctLog = (
  db: Database,
  accountId: number,
  id: number,
  { revision: base, choices = {} }: Pick<ServiceCorrection, 'revision' | 'choices'>,
  correct: (served: ServedNotice) => ServedNotice,
): Promise<Corrected> =>
  db.transaction().execute(async transaction => {
    const log = (await lockLog(transaction, accountId, id)) ? await findLog(transaction, accountId, id) : undefined
    if (!log) throw new AppError('notFound')
    if (log.companion_of !== null) throw new AppError('invalidInput', 'The facts are corrected in the case itself.')
    const draft = await findDraft(transaction, accountId, id)
    if (base !== (draft?.revision ?? 0)) throw new AppError('staleRevision')
    const { notice, receive_time: receiveTime, service_type: type, is_en: isEn } = log
    const pictures = await findMarkPictures(transaction, id)
    const served = { notice, receiveTime, type, isEn, pictures }
    const corrected = correct(served)
    const before = parseBoth(await draftNotice(transaction, accountId, served))
    const drafted = await draftNotice(transaction, accountId, corrected)
    const after = parseBoth(drafted)

    const generated = parseBoth({ analysisContent: log.analysis_content, reasonContent: log.reason_content })
    const mine = draft ? { analysis: checkDocument(draft.analysis), reason: checkDocument(draft.reason) } : generated
    const { disputed, ...merged } = mergeDocuments({ before, after, mine }, choices)
    if (disputed.some(place => choices[place.id] === undefined)) return { log: null, disputed }

    const takeDrafted = Object.fromEntries(
      mergeDocuments({ before, after, mine: generated }).disputed.map(place => [place.id, 'drafted' as const]),
    )
    const regenerated = mergeDocuments({ before, after, mine: generated }, takeDrafted)
    await replaceLog(transaction, id, {
      ...corrected,
      officeName: log.office_name,
      resultName: resultName(corrected.notice, isEn),
      deadline: drafted.deadline,
      analysisContent: toHtml(regenerated.analysis),
      reasonContent: toHtml(regenerated.reason),
    })
    for (const picture of corrected.pictures) await replaceFacts(transaction, picture)
    await followCase(transaction, id, { ...corrected, deadline: drafted.deadline })
    const content = {
      ...merged,
      form: toFormData(merged.analysis, merged.reason),
      reviewed: carryReviewed(draft?.reviewed ?? [], mine, merged),
    }
    if (draft) await keepReplaced(transaction, { logId: id, savedAt: new Date(draft.savedAt), isKept: true })
    const revision = base + 1
    const row = { logId: id, revision, digest: digestOf(content), content }
    await replaceDraft(transaction, accountId, row, addSave(draft?.saves ?? [], undefined, revision))
    return { log: await readLog(transaction, accountId, id), disputed }
  })

/** Corrects the facts of the notice; see `correctLog`. */
export const correctNoticeOfLog = (
  db: Database,
  accountId: number,
  id: number,
  correction: NoticeCorrection,
): Promise<Corrected> =>
  correctLog(db, accountId, id, correction, served => ({
    ...served,
    notice: correctNotice(served.notice, correction),
    pictures: movedPictures(served.pictures, correction.facts.citedMarks),
  }))

/** Corrects the day and the way of service, and the deadline with them; see `correctLog`. */
export const correctServiceOfLog = (
  db: Database,
  accountId: number,
  id: number,
  { receiveTime, type, ...correction }: ServiceCorrection,
): Promise<Corrected> => correctLog(db, accountId, id, correction, served => ({ ...served, receiveTime, type }))
