import { type Found, join } from '../layout/traced-text.ts'
import type { HeaderFacts } from './read-header.ts'

/** Whether two texts differ in one character: another one, one too many, or one too few. */
export const isOneSlip = (one: string, other: string): boolean => {
  const [shorter, longer] = [Math.min(one.length, other.length), Math.max(one.length, other.length)]
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return longer - start - end === 1
}

/**
 * The office's old dispatch numbers: the application's number between the letters of the office and of the kind
 * (docs/law.md §1.1).
 */
const DISPATCH_NO = /^(?<office>TMZC|ZC)(?<number>.{6,10}?)(?<kind>(?:BHTZ|BFBH|BH)\d{1,3})$/u
const APPLICATION_NO = /^\d{7,8}(?=[A-Z]?$)/

/** A dispatch number whose middle is one slip away from the application's number, put right by it. */
const repairedDispatchNo = ({ dispatchNo, applicationNo }: HeaderFacts): Found<string> | null => {
  const own = APPLICATION_NO.exec(applicationNo?.value ?? '')?.[0]
  const { office, number, kind } = DISPATCH_NO.exec(dispatchNo?.value ?? '')?.groups ?? {}
  if (!dispatchNo || !applicationNo || !own || !number || /^(?:\d{8}|\d{14})$/.test(number) || !isOneSlip(own, number))
    return dispatchNo
  const source = join([dispatchNo.source, applicationNo.source], '\n')
  return { value: `${office}${own}${kind}`, source, isInferred: true, isUnsure: true }
}

const classOf = ({ value }: Found<string>): number => Number(value.slice(0, 2))

/** The class of the similar groups printed with the goods, where none was read and all are of one. */
const classesByGroups = ({ classes, groups }: HeaderFacts): Found<number>[] => {
  const [first] = groups
  if (classes.length > 0 || !first || groups.some(group => classOf(group) !== classOf(first))) return classes
  return [{ value: classOf(first), source: first.source, isInferred: true, isUnsure: true }]
}

/** Whether similar groups are printed with the goods that belong to no class of the application. */
export const contradictsGroups = ({ classes, groups }: HeaderFacts): boolean =>
  classes.length > 0 && groups.some(group => !classes.some(({ value }) => value === classOf(group)))

/** The facts of a head, what one of them lacks taken from another; whatever was, a person has to confirm. */
export const crossChecked = (header: HeaderFacts): HeaderFacts => ({
  ...header,
  dispatchNo: repairedDispatchNo(header),
  classes: classesByGroups(header),
})
