import type { Notice } from '#contract/notice.ts'
import { breaksBesideLetter } from '../layout/traced-text.ts'
import { isCompanyOrPerson } from './cited-marks.ts'
import { contradictsGroups, isOneSlip } from './cross-checks.ts'
import { isCutDispatchNo } from './dispatch-number.ts'
import { entriesOf, type Fact, type FoundFacts } from './evidence.ts'
import type { MergedMark } from './merge-cited-marks.ts'
import type { HeaderFacts } from './read-header.ts'

/** Below this confidence a character may well be another one. */
const SURE = 0.8
/** Rare ideographs are misread with high confidence, and no rule tells what a name must be, nor where it ends in a cell. */
const NAME = /^(?:mark|applicant|address|agency|citedMarks\.\d+\.(?:mark|owner|goods\.\d+))$/

const isDoubtful = (path: string, { source }: NonNullable<Fact>): boolean => {
  const recognised = source.glyphs.filter(glyph => glyph?.confidence !== undefined)
  if (recognised.length > 0 && NAME.test(path)) return true
  return recognised.some(glyph => glyph?.isRepaired || (glyph?.confidence ?? 1) < SURE)
}

/** Paths of the facts that rest on recognised text and have to be confirmed: names, repaired numbers, unsure characters. */
export const recognitionDoubts = (facts: FoundFacts): string[] =>
  entriesOf(facts).flatMap(([path, fact]) => (fact && isDoubtful(path, fact) ? [path] : []))

type Facts = Omit<Notice, 'doubtful' | 'evidence'>

interface Readings {
  header: HeaderFacts
  citedMarks: readonly MergedMark[]
  isTitleInferred: boolean
  namesUnknownArticle: boolean
}

/** Facts every notice has: one that was not found has to be keyed in. */
const EXPECTED = ['dispatchNo', 'dispatchDate', 'applicationNo', 'mark', 'classes', 'applicant', 'grounds'] as const
const RELATIVE = new Set(['30', '31', '50'])

const isMissing = (value: unknown): boolean => value === null || value === '' || (Array.isArray(value) && !value.length)

/** An 8-digit number inside the dispatch number is the application's; the 14 digits in use since 2026 are not. */
const contradictsDispatchNo = ({ dispatchNo, applicationNo }: Facts): boolean => {
  const number = /^(?:TMZC|ZC)(\d{8})(?!\d)/.exec(dispatchNo)?.[1]
  return number !== undefined && applicationNo !== '' && number !== applicationNo.replace(/[A-Z]$/, '')
}

const doubtsOfMark = (mark: MergedMark, path: string): string[] => [
  ...(mark.mark === null || breaksBesideLetter(mark.mark.source) ? [`${path}.mark`] : []),
  ...(mark.owner === null || breaksBesideLetter(mark.owner.source) ? [`${path}.owner`] : []),
  ...mark.disputed.map(field => `${path}.${field}`),
]

/** What the list of cited marks tells of some and not of others: a cell was not read, or left empty. */
const doubtsOfGaps = (marks: readonly MergedMark[]): string[] =>
  (['classes', 'goods', 'status'] as const).flatMap(field => {
    const isTold = (mark: MergedMark) => {
      const value = mark[field]
      return Array.isArray(value) ? value.length > 0 : value !== null
    }
    return marks.some(isTold)
      ? marks.flatMap((mark, index) => (isTold(mark) ? [] : [`citedMarks.${index}.${field}`]))
      : []
  })

const UNPAIRED = /[（(“「《][^）)”」》]*$|^[^（(“「《]*[）)”」》]/u
/** What no name of a party holds or ends in. */
const NO_PARTY = /[：:；。，]|提出|提交|申请|委托|决定|不服|收到|注册申请|类似(?:商品|服务)上|第\d{5}/u

/** Whether a name may have been cut, or may hold more than the name. */
const isNoWholeName = (name: string): boolean =>
  name !== '' && (UNPAIRED.test(name) || (NO_PARTY.test(name) && !/[；;]/u.test(name)) || !isCompanyOrPerson(name))

const doubtsOfNames = ({ applicant, agency, address, mark, citedMarks }: Facts): string[] => [
  ...(isNoWholeName(applicant) ? ['applicant'] : []),
  ...(agency !== '' &&
  ((isNoWholeName(agency) && !/(?:知识产权|商标|专利|律师|代理)$/u.test(agency)) || UNPAIRED.test(agency))
    ? ['agency']
    : []),
  ...(/^.{0,6}$|^[\d\s]+$/u.test(address) && address !== '' ? ['address'] : []),
  ...(UNPAIRED.test(mark) ? ['mark'] : []),
  ...citedMarks.flatMap(({ owner }, index) => (isNoWholeName(owner) ? [`citedMarks.${index}.owner`] : [])),
]

/** In a recognised notice, numbers so alike may be one, read twice. */
const doubtsOfNumbers = ({ textSource, citedMarks }: Facts): string[] =>
  textSource === 'text-layer'
    ? []
    : citedMarks.flatMap(({ regNo }, index) =>
        citedMarks.some(other => isOneSlip(regNo, other.regNo)) ? [`citedMarks.${index}.regNo`] : [],
      )

/** Paths of the facts that may be read otherwise, or were taken from others. */
export const unsureOnes = (facts: FoundFacts): string[] =>
  entriesOf(facts).flatMap(([path, fact]) => (fact?.isUnsure ? [path] : []))

/** Paths of the facts a person has to confirm: missing, contradicted within the notice, or read from an unsure place. */
export const doubtsOf = (facts: Facts, { header, citedMarks, ...readings }: Readings): string[] => {
  const isRelative = facts.grounds.some(ground => RELATIVE.has(ground))
  const hasCited = facts.citedMarks.length > 0
  const doubts = [
    ...EXPECTED.filter(name => isMissing(facts[name])),
    ...(readings.isTitleInferred ? ['kind'] : []),
    ...(header.signatureDate ? ['dispatchDate'] : []),
    ...(contradictsDispatchNo(facts) ? ['applicationNo', 'dispatchNo'] : []),
    ...(contradictsGroups(header) ? ['classes'] : []),
    ...(isCutDispatchNo(facts.dispatchNo) ? ['dispatchNo'] : []),
    // A window envelope shows where the letter goes, which may be the agency's address.
    ...(header.hasWindowAddress ? ['address'] : []),
    ...(header.mark && breaksBesideLetter(header.mark.source) ? ['mark'] : []),
    // A cell without text is taken for a picture.
    ...(facts.markIsDevice && facts.mark === '' ? ['markIsDevice'] : []),
    ...(facts.kind === 'partial' && facts.refusedGoods.length === 0 ? ['refusedGoods'] : []),
    ...(isRelative && !hasCited ? ['citedMarks'] : []),
    // Without its day nobody knows which law's numbers a notice uses.
    ...(facts.dispatchDate === null || (hasCited && !isRelative) || readings.namesUnknownArticle ? ['grounds'] : []),
    ...doubtsOfNumbers(facts),
    ...doubtsOfNames(facts),
    ...doubtsOfGaps(citedMarks),
    ...citedMarks.flatMap((mark, index) => doubtsOfMark(mark, `citedMarks.${index}`)),
  ]
  return [...new Set(doubts)]
}
