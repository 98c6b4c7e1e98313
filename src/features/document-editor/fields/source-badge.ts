import type { Notice } from '#contract/notice.ts'

/** Where a value comes from, as its badge says it. */
export type SourceBadge =
  | { kind: 'exact' | 'normalised' | 'corrected'; page: number }
  | { kind: 'missing' | 'model' | 'attorney' | 'firm' }

const NOTICE_PREFIX = 'notice.'
/** What the attorney or the settings gave. */
const GIVEN = /^(attorney|firm)\./

/**
 * The badge of a `data-source` key (field-markup.md). A fact of the notice without evidence, its own or of its parts, has
 * no source (design.md §6), with evidence of no place the attorney gave it; law, register and clauses bear no badge: null.
 */
export const sourceBadgeOf = (source: string, evidence: Notice['evidence']): SourceBadge | null => {
  if (source === 'missing' || source === 'model') return { kind: source }
  const giver = GIVEN.exec(source)?.[1]
  if (giver === 'attorney' || giver === 'firm') return { kind: giver }
  if (!source.startsWith(NOTICE_PREFIX)) return null
  const path = source.slice(NOTICE_PREFIX.length)
  const key = path in evidence ? path : Object.keys(evidence).find(candidate => candidate.startsWith(`${path}.`))
  const place = key === undefined ? undefined : evidence[key]?.[0]
  if (place === undefined) return { kind: key === undefined ? 'missing' : 'attorney' }
  if (place.source === 'attorney') return { kind: 'corrected', page: place.page }
  return { kind: place.state === 'exact' ? 'exact' : 'normalised', page: place.page }
}

/** The source when it is a place in the notice, which field, badge and PDF show together; else null. */
export const litSource = (source: string | null, evidence: Notice['evidence']): string | null => {
  const badge = source === null ? null : sourceBadgeOf(source, evidence)
  return badge !== null && 'page' in badge ? source : null
}
