import type { Notice } from '#contract/notice.ts'

/** Where a value comes from, as its badge says it. */
export type SourceBadge = { kind: 'exact' | 'normalised'; page: number } | { kind: 'missing' } | { kind: 'model' }

const NOTICE_PREFIX = 'notice.'

/**
 * The badge of a `data-source` key (field-markup.md). A fact of the notice without evidence, its own or of its parts, has
 * no source (design.md §6); law, register and clauses bear no badge: null.
 */
export const sourceBadgeOf = (source: string, evidence: Notice['evidence']): SourceBadge | null => {
  if (source === 'missing' || source === 'model') return { kind: source }
  if (!source.startsWith(NOTICE_PREFIX)) return null
  const path = source.slice(NOTICE_PREFIX.length)
  const key = path in evidence ? path : Object.keys(evidence).find(candidate => candidate.startsWith(`${path}.`))
  const place = key === undefined ? undefined : evidence[key]?.[0]
  if (place === undefined) return { kind: 'missing' }
  return { kind: place.state === 'exact' ? 'exact' : 'normalised', page: place.page }
}

/** The source when it is a place in the notice, which field, badge and PDF show together; else null. */
export const litSource = (source: string | null, evidence: Notice['evidence']): string | null => {
  const badge = source === null ? null : sourceBadgeOf(source, evidence)
  return badge !== null && 'page' in badge ? source : null
}
