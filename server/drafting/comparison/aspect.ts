import type { ArguedMark } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { radioField } from '../markup/fields.ts'
import type { Html, HtmlValue } from '../markup/html.ts'
import { isSameWording } from './compared-by.ts'

/** One aspect in which two marks are compared. */
export interface Aspect {
  label: string
  ours: HtmlValue
  theirs: HtmlValue
  verdict: HtmlValue
  /** The difference in words where the facts tell one; null where the attorney decides. */
  told: string | null
  /** The facts tell that the marks are the same in this respect, which advice says plainly and no filing does. */
  isSame: boolean
  /** What both marks have in this respect while they differ in another: conceded in a form that leads on to the other. */
  shared: string | null
  /** The cited mark has nothing in a script that the mark applied for is also written in. */
  isLacking?: true
  /** Where each mark's picture goes, as blocks; in the row of the representations alone. */
  places?: { ours: Html; theirs: Html }
}

export const OURS = (draft: Draft): string => draft.say('申请商标', 'the mark applied for')

const OF_WORDING = /^(?:Form|Sound|Meaning)/

/** Leaves the verdict on an aspect to the attorney where the facts tell no difference. */
const verdictOf = (draft: Draft, mark: ArguedMark, aspect: string, label: string, told: string | null): HtmlValue => {
  const { name, index } = mark
  const field = `citedMark${index + 1}${aspect}Verdict`
  return (
    told ??
    radioField({
      name: field,
      link: field,
      label: draft.say(`与${name}比对：${label}`, `Compared with ${name}: ${label}`),
      required: true,
      options: draft.say(['不同', '相近'], ['different', 'close']),
      checked: null,
    })
  )
}

/** Writes an aspect with its verdict, and tells whether the marks are the same in it. */
export const aspectOf = (
  draft: Draft,
  mark: ArguedMark,
  aspect: string,
  label: string,
  cells: { ours: HtmlValue; theirs: HtmlValue; told: string | null },
): Aspect => ({
  label,
  ...cells,
  verdict: verdictOf(draft, mark, aspect, label, cells.told),
  // Of the same words form, sound and meaning are the same.
  isSame: cells.told === null && OF_WORDING.test(aspect) && isSameWording(draft, mark.citedMark),
  shared: null,
})

/** Returns how many letters and digits runs of a mark have. */
export const lengthOf = (runs: readonly string[]): number =>
  [...runs.join('')].filter(one => /[\p{L}\p{N}]/u.test(one)).length
