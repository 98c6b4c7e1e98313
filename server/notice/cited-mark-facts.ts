import type { CitedMarkStatus } from '#contract/notice.ts'
import type { Found } from './traced-text.ts'

/** What one place of a notice says of a cited mark; null or empty where it does not say. */
export interface CitedMarkFacts {
  regNo: Found<string>
  mark: Found<string> | null
  owner: Found<string> | null
  status: Found<CitedMarkStatus> | null
  classes: Found<number>[]
  goods: Found<string>[]
  /** Codes of the similar groups printed with the goods. */
  groups: Found<string>[]
  dates: Record<string, Found<string>>
}

const STATUS_WORDS: readonly { status: CitedMarkStatus; expression: RegExp }[] = [
  { status: 'same-day', expression: /同一?[日天](?:[^，。]{0,24}?)申请(?:注册)?/u },
  { status: 'preliminary', expression: /(?:已经?|先)?(?:初步审定|初审)(?:并?(?:予以)?公告)?/u },
  {
    status: 'earlier-filed',
    expression: /(?:申请在先|在先申请(?:注册)?|先(?:于[^，。]{0,40}?)?申请(?:注册)?|申请中|待审(?:查)?)/u,
  },
  { status: 'registered', expression: /(?:已经?|在先|先|核准|获准|准予)*注册/u },
]

/** The rights status in a wording, with the words that say it; null where none does. Words of filing go before 注册. */
export const findStatus = (text: string): { status: CitedMarkStatus; start: number; end: number } | null => {
  for (const { status, expression } of STATUS_WORDS) {
    const match = expression.exec(text)
    if (match) return { status, start: match.index, end: match.index + match[0].length }
  }
  return null
}
