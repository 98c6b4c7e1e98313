import { CLASS_COUNT, FIRST_PAGE } from '#contract/limits.ts'

/** The ways to look up a mark; `number` leads straight to a record. */
export const LOOKUPS = ['number', 'similar', 'owner', 'agent'] as const
export type Lookup = (typeof LOOKUPS)[number]

/** A search of the archive as the address holds it, so that reload and back restore it. */
export interface ArchiveQuery {
  by: Lookup
  text: string
  intCls: string
  pageNum: number
}

const isLookup = (text: string | null): text is Lookup => LOOKUPS.some(lookup => lookup === text)

export const readArchiveQuery = (params: URLSearchParams): ArchiveQuery => {
  const by = params.get('by')
  const page = Number(params.get('page'))
  return {
    by: isLookup(by) ? by : 'number',
    text: params.get('text') ?? '',
    intCls: params.get('cls') ?? '',
    pageNum: Number.isSafeInteger(page) && page >= FIRST_PAGE ? page : FIRST_PAGE,
  }
}

/** Returns the address parameters of a search, or of the record that a number leads to. */
export const archiveParams = ({ by, text, intCls, pageNum }: ArchiveQuery): Record<string, string> => {
  if (by === 'number') return { regNo: text, ...(intCls !== '' && { intCls }) }
  return { by, text, ...(intCls !== '' && { cls: intCls }), ...(pageNum > FIRST_PAGE && { page: String(pageNum) }) }
}

export const isClass = (text: string): boolean =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= CLASS_COUNT
