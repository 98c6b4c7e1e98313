import { isDeepStrictEqual } from 'node:util'
import type { Clash, Draft, DraftContent, SaveMark } from '#contract/rejection.ts'
import { timestampOf } from '#domain/calendar-day.ts'
import { parse, toFormData } from '#extensions/index.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../storage/database.ts'
import { checkDocument } from '../documents-of.ts'
import { findRevision } from '../draft-versions-repository.ts'
import { findLog } from '../log-repository.ts'
import { type Documents, mergeSaves, type SavedClash } from './merge-documents.ts'

type Base = Documents & Pick<DraftContent, 'reviewed'>

/**
 * Returns the documents that a save rests on where their revision is no base any more: an earlier version, else the
 * generated ones, from which everything is a change.
 */
export const readGenerated = async (
  db: Database,
  accountId: number,
  logId: number,
  revision: number,
): Promise<Base> => {
  const version = revision === 0 ? undefined : await findRevision(db, accountId, logId, revision)
  if (version) return { ...version, reviewed: [] }
  const log = await findLog(db, accountId, logId)
  if (!log) throw new AppError('notFound')
  return { analysis: parse(log.analysis_content), reason: parse(log.reason_content), reviewed: [] }
}

/** Returns the fields that are checked after both: those that either checked, less those that either unchecked. */
const mergeReviewed = (before: readonly string[], standing: readonly string[], late: readonly string[]): string[] => {
  const [was, has, other] = [new Set(before), new Set(standing), new Set(late)]
  return [...new Set([...standing, ...late])].filter(key => (was.has(key) ? has.has(key) && other.has(key) : true))
}

interface Sides {
  before: Base
  standing: Draft
  late: DraftContent
}

interface Known {
  /** The clashes that nobody has chosen in. */
  clashes: readonly Clash[]
  mark: SaveMark
  revision: number
}

/**
 * Merges a save with the draft that somebody else saved since. A clash takes the place of an earlier one in which the same
 * writer had the wording that is changed now.
 */
export const mergeDrafts = (
  { before, standing, late }: Sides,
  { clashes, mark, revision }: Known,
): { content: DraftContent; clashes: Clash[] } => {
  const { clashes: found, ...merged } = mergeSaves({
    before,
    after: { analysis: checkDocument(standing.analysis), reason: checkDocument(standing.reason) },
    mine: { analysis: late.analysis, reason: late.reason },
  })
  const stood = { writer: standing.saves.at(-1)?.writer ?? '', at: standing.savedAt }
  const came = { writer: mark.writer, at: timestampOf(Date.now()) }
  const clashOf = ({ document, label, words, late, before, own, ...nodes }: SavedClash, index: number): Clash => {
    const [ofStanding, ofOther] = late === 'other' ? [stood, came] : [came, stood]
    return {
      id: `${revision}-${index}`,
      document,
      label,
      standing: { node: nodes.standing, words: words.standing, ...ofStanding },
      other: { node: nodes.other, words: words.other, ...ofOther },
      before,
      ...(own && { own }),
    }
  }
  const isReplaced = ({ document, other, own }: Clash): boolean =>
    found.some(
      ({ before, ...clash }) =>
        clash.document === document && other.writer === mark.writer && isDeepStrictEqual(own ?? other.node, before),
    )
  return {
    content: {
      ...merged,
      form: toFormData(merged.analysis, merged.reason),
      reviewed: mergeReviewed(before.reviewed, standing.reviewed, late.reviewed),
    },
    clashes: [...clashes.filter(clash => !isReplaced(clash)), ...found.map(clashOf)],
  }
}
