import type { NoticeCorrection } from '#contract/correction.ts'
import type { Evidence, Notice } from '#contract/notice.ts'

type Facts = NoticeCorrection['facts']
type Value = string | number | boolean | null
type Entry = readonly [path: string, places: readonly Evidence[] | undefined]

const SINGLE = [
  'kind',
  'dispatchNo',
  'dispatchDate',
  'applicationNo',
  'mark',
  'markIsDevice',
  'applicant',
  'address',
  'agency',
  'applicationDate',
] as const
const LISTED = ['classes', 'grounds', 'refusedGoods', 'acceptedGoods'] as const
const OF_MARK = ['regNo', 'mark', 'owner', 'status'] as const
const LISTED_OF_MARK = ['classes', 'goods'] as const

const isMissing = (value: Value): boolean => value === null || value === ''

/**
 * Returns the places of a fact: those it was read at, marked as the attorney's reading once it differs; none for an
 * emptied fact.
 */
const placesOf = (value: Value, former: Value, places: readonly Evidence[] | undefined) => {
  if (value === former) return places
  if (isMissing(value)) return undefined
  return (places ?? []).map(
    (place): Evidence =>
      place.quote === value && place.source !== 'ocr'
        ? { page: place.page, box: place.box, quote: place.quote, state: 'exact' }
        : { ...place, state: 'inferred', source: 'attorney' },
  )
}

/** Returns the places of a list's items, which are recognised by their values; an item that was not read has none. */
const placesOfList = (
  path: string,
  from: string,
  notice: Notice,
  values: readonly Value[],
  former: readonly Value[],
) => {
  const left = former.map((value, index) => ({ value, index }))
  return values.map((value, index): Entry => {
    const found = left.findIndex(item => item.value === value)
    const [origin] = found === -1 ? [] : left.splice(found, 1)
    return [`${path}.${index}`, origin ? notice.evidence[`${from}.${origin.index}`] : []]
  })
}

const evidenceOfMark = (notice: Notice, { from, ...mark }: Facts['citedMarks'][number], index: number): Entry[] => {
  const former = from === null ? undefined : notice.citedMarks[from]
  const [path, origin] = [`citedMarks.${index}`, `citedMarks.${from}`]
  return [
    ...OF_MARK.map(
      (name): Entry => [
        `${path}.${name}`,
        // Nobody gives the status of a mark that was not read by leaving it unknown.
        former || mark[name] !== 'unknown'
          ? placesOf(mark[name], former?.[name] ?? null, notice.evidence[`${origin}.${name}`])
          : undefined,
      ],
    ),
    ...LISTED_OF_MARK.flatMap(name =>
      placesOfList(`${path}.${name}`, `${origin}.${name}`, notice, mark[name], former?.[name] ?? []),
    ),
    ...Object.entries(mark.dates).map(
      ([name, date]): Entry => [
        `${path}.dates.${name}`,
        placesOf(date, former?.dates[name] ?? null, notice.evidence[`${origin}.dates.${name}`]),
      ],
    ),
  ]
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Returns the path of a doubt after the correction; null when it was settled: confirmed, changed, or its mark is gone.
 */
const doubtAfter = (doubt: string, notice: Notice, { facts, confirmed }: NoticeCorrection): string | null => {
  if (confirmed.includes(doubt)) return null
  const [head = '', position, name = ''] = doubt.split('.')
  const citedMarks = facts.citedMarks.map(({ from: _, ...mark }) => mark)
  if (head !== 'citedMarks' || position === undefined) {
    const known = head as keyof Facts
    const isOfMark = head === 'markIsDevice' && !isSame(facts.mark, notice.mark)
    return isSame({ ...facts, citedMarks }[known], notice[known]) && !isOfMark ? doubt : null
  }
  const index = facts.citedMarks.findIndex(({ from }) => from === Number(position))
  const [mark, former] = [facts.citedMarks[index], notice.citedMarks[Number(position)]]
  if (name === '') {
    const { from: _, ...corrected } = mark ?? {}
    return mark && isSame(corrected, former) ? `citedMarks.${index}` : null
  }
  const field = name as keyof NonNullable<typeof former>
  return mark && former && isSame(mark[field], former[field]) ? `citedMarks.${index}.${name}` : null
}

/**
 * Returns the notice with the corrected facts. A corrected fact keeps the place at which it was misread, marked as the
 * attorney's reading; a fact that was not read has an entry without places; an emptied one has none. Doubts that were
 * confirmed or whose fact was changed are gone.
 */
export const correctNotice = (notice: Notice, correction: NoticeCorrection): Notice => {
  const { facts } = correction
  const entries: Entry[] = [
    ['layout', notice.evidence['layout']],
    ...SINGLE.map((name): Entry => [name, placesOf(facts[name], notice[name], notice.evidence[name])]),
    ...LISTED.flatMap(name => placesOfList(name, name, notice, facts[name], notice[name])),
    ...facts.citedMarks.flatMap((mark, index) => evidenceOfMark(notice, mark, index)),
    ...Object.entries(notice.evidence).filter(([path]) => path.startsWith('reasons.')),
  ]
  return {
    ...facts,
    layout: notice.layout,
    textSource: notice.textSource,
    citedMarks: facts.citedMarks.map(({ from: _, ...mark }) => mark),
    doubtful: [...new Set(notice.doubtful.map(doubt => doubtAfter(doubt, notice, correction)))].filter(
      doubt => doubt !== null,
    ),
    evidence: Object.fromEntries(entries.flatMap(([path, places]) => (places ? [[path, [...places]]] : []))),
  }
}
