import type { CitedMark, CitedMarkStatus } from '#contract/notice.ts'
import { breakAlike, breaksBesideLetter, type Found, found, join, slice } from '../layout/traced-text.ts'
import { isWholeName } from '../words/party-names.ts'
import { isPlainName } from '../words/plain-names.ts'
import { isOneSlip } from '../words/written-numbers.ts'

/** What one place of a notice says of a cited mark; null or empty where it does not say. */
export interface CitedMarkFacts {
  regNo: Found<string>
  mark: Found<string> | null
  owner: Found<string> | null
  status: Found<CitedMarkStatus> | null
  /** The name nearest before its number, and what words farther away say of its standing: they count where nothing else says it. */
  ownerNear?: Found<string> | null
  statusNear?: Found<CitedMarkStatus> | null
  classes: Found<number>[]
  goods: Found<string>[]
  /** Codes of the similar groups printed with the goods. */
  groups: Found<string>[]
  dates: Record<string, Found<string>>
  isInternational?: boolean
  /** Cells that were read and have no field of their own: serial numbers, remarks. */
  rest?: Found<string>[]
}

/** A right that has ended goes first: 因期满未续展被注销 speaks of registration too. */
const STATUS_WORDS: readonly { status: CitedMarkStatus; expression: RegExp }[] = [
  {
    status: 'not-renewed',
    expression:
      /(?:因)?(?:期满|有效期(?:届)?满|届满)?(?:[（(][^（）()]{4,24}[）)])?(?:后)?(?:不再|未予?|没有|未办理|未申请|未提出)续展(?:(?:已?被?|而)注销)?/u,
  },
  { status: 'invalidated', expression: /(?:已?被?)宣告(?:注册)?无效|无效宣告/u },
  { status: 'cancelled', expression: /(?:已?被?)(?:依法)?撤销/u },
  { status: 'surrendered', expression: /(?:已?被?)(?:主动|自行|申请)?注销/u },
  { status: 'same-day', expression: /同一?[日天](?:[^，。]{0,30}?)(?:申请(?:注册)?|(?:提出|提交)了?(?:的)?$)/u },
  { status: 'preliminary', expression: /(?:已经?获?|先)?(?:初步审定|初审)(?:并?(?:予以)?公告)?/u },
  {
    status: 'earlier-filed',
    expression:
      /(?:申请在先|申请日(?:期)?在[前先]|先行(?:提出)?申请|提出申请的(?:时间|日期)[早先]于|在先申请(?:注册)?|(?<!在)先(?:于[^，。]{0,40}?)?(?:提出)?申请(?:注册)?|申请中|(?:等待|等候)(?:实质)?审查|(?:实质)?审查中|待审(?:查)?|(?:早|先)于[^，。]{0,30}(?:提出|提交)?(?:的)?申请|(?:早|先)于[^，。]{0,12}(?:提出|提交|申报)|(?:在|于)(?:你|贵|该|本)[^，。；]{0,6}之前(?:提出)?申请|尚?在审查之?中)/u,
  },
  {
    status: 'registered',
    expression:
      /(?:已经?|在先|先|核准|获准|准予|曾)+注册|(?<!申请)注册(?!申请)|(?:已)?在(?:中国|我国|华)获得(?:领土延伸)?保护|领土延伸(?:保护)?(?:并?且?已?(?:获准|核准|获得保护))|领土延伸至(?:中国|我国)(?:并|且|已)*(?:受?到?|获得?)保护|享有(?:商标)?专用权|(?:获准|获得?|取得)领土延伸(?:保护)?|领土延伸(?:保护)?(?:至|到)(?:中国|我国)(?=的|$)|(?:获得|取得|受到?|享有)保护(?=的|$)/u,
  },
]

/** The rights status in a wording, with the words that say it; null where none does. Words of filing go before 注册. */
export const findStatus = (text: string): { status: CitedMarkStatus; start: number; end: number } | null => {
  for (const { status, expression } of STATUS_WORDS) {
    const match = expression.exec(text)
    if (match) return { status, start: match.index, end: match.index + match[0].length }
  }
  return null
}

/** A cited mark with the fields the reasons and the annex put differently. */
export interface MergedMark extends CitedMarkFacts {
  disputed: (keyof CitedMark)[]
  /** The fields that the reasons and the annex put in the same words: neither was cut or run into its neighbour. */
  agreed?: (keyof CitedMark)[]
}

/** A name that begins with the word that joins it to what stands before: 与你同行公司. */
const JOINT = /^[与和同及]/u

const withoutSpaces = (text: string | undefined): string | undefined => text?.replace(/\s/gu, '')

/** The annex's reading of a name that the sentence has without its first character, which joins it to the words before. */
const namesWithJoint = (sentence: Found<string> | null, annex: Found<string> | null): boolean =>
  sentence !== null && annex !== null && JOINT.test(annex.value) && annex.value.slice(1) === sentence.value

/** The reasons' reading, or the annex's where the two differ by a space only and a line ends there in the reasons. */
const firstOf = (sentence: Found<string> | null, annex: Found<string> | null): Found<string> | null =>
  sentence &&
  annex &&
  breaksBesideLetter(sentence.source) &&
  withoutSpaces(sentence.value) === withoutSpaces(annex.value)
    ? annex
    : (sentence ?? annex)

/** Two readings of a name that differ by spaces alone: the one with more of them, to be confirmed, since they are lost more often than made. */
const spacedOf = (one: Found<string> | null, other: Found<string> | null): Found<string> | null => {
  if (!one || !other || one.value === other.value || withoutSpaces(one.value) !== withoutSpaces(other.value))
    return null
  if (breaksBesideLetter(one.source)) return null
  return { ...(one.value.length > other.value.length ? one : other), isUnsure: true }
}

const mergeOne = (sentence: CitedMarkFacts, annex: CitedMarkFacts | undefined): MergedMark => {
  if (!annex) return { ...sentence, disputed: [] }
  const hasJoint = namesWithJoint(sentence.owner, annex.owner)
  const isDisputed = (field: 'mark' | 'owner' | 'status') => {
    if (field === 'owner' && hasJoint) return false
    const [one, other] = [sentence[field]?.value, annex[field]?.value]
    return one !== undefined && other !== undefined && withoutSpaces(one) !== withoutSpaces(other)
  }
  const agreed = (['mark', 'owner', 'status'] as const).filter(
    field =>
      sentence[field] !== null &&
      annex[field] !== null &&
      sentence[field].value === annex[field].value &&
      !breakAlike(sentence[field].source, annex[field].source),
  )
  const sure = <Value>(field: 'mark' | 'owner' | 'status', fact: Found<Value> | null): Found<Value> | null =>
    fact && agreed.includes(field) ? { ...fact, isUnsure: false } : fact
  return {
    ...sentence,
    agreed,
    mark: spacedOf(sentence.mark, annex.mark) ?? sure('mark', firstOf(sentence.mark, annex.mark)),
    owner: hasJoint
      ? annex.owner
      : (spacedOf(sentence.owner, annex.owner) ?? sure('owner', firstOf(sentence.owner, annex.owner))),
    status: sure('status', sentence.status ?? annex.status),
    isInternational: sentence.isInternational === true || annex.isInternational === true,
    classes: annex.classes.length > 0 ? annex.classes : sentence.classes,
    goods: annex.goods.length > 0 ? annex.goods : sentence.goods,
    groups: annex.groups.length > 0 ? annex.groups : sentence.groups,
    dates: { ...sentence.dates, ...annex.dates },
    // A cell that says more than the name may hold what belongs to the list beside it.
    disputed: [
      ...(['mark', 'owner', 'status'] as const).filter(isDisputed),
      ...((annex.goods.length > 0 && (isDisputed('owner') || isDisputed('mark')) ? ['goods'] : []) as 'goods'[]),
    ],
  }
}

/** The number of a row, or one that ran into the cell beside it: a serial number before, a letter after. */
const isSame = (row: CitedMarkFacts, mark: CitedMarkFacts): boolean =>
  row.regNo.value === mark.regNo.value ||
  (row.regNo.value.includes(mark.regNo.value) && row.regNo.value.length - mark.regNo.value.length <= 2)

/** A mark whose owner was not found, or has not the form of a name, with the nearest name before its number. */
const withPlainOwner = (mark: MergedMark): MergedMark =>
  mark.ownerNear &&
  !(mark.owner?.value.split(/[、；;]/u).every(name => isPlainName(name) && isWholeName(name)) ?? false)
    ? { ...mark, owner: mark.ownerNear }
    : mark

/** One entry a number: the reasons go before the annex, which fills in what they do not say. */
export const mergeCitedMarks = (
  sentences: readonly CitedMarkFacts[],
  annex: readonly CitedMarkFacts[],
): MergedMark[] => [
  ...sentences.map(mark =>
    withPlainOwner(
      mergeOne(
        mark,
        annex.find(row => isSame(row, mark)),
      ),
    ),
  ),
  ...annex
    .filter(row => !sentences.some(mark => isSame(row, mark)))
    // The reasons name others by number: this one may be a misread cell.
    .map(row => ({
      ...row,
      regNo: { ...row.regNo, isUnsure: sentences.length > 0 },
      disputed: row.status === null ? (['status'] as const).slice() : [],
    })),
]

/** Fewest letters of words that are compared: shorter ones are all alike. */
const SHORTEST = 4

/** The words of a name in capitals: those written together with capitals within, too. */
const wordsOf = (name: string): string[] =>
  (name.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? []).map(word => word.toUpperCase())

const isNear = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= SHORTEST && (one === other || isOneSlip(one, other))

/**
 * The name of a cited mark with a space that was put in at the end of a line taken out again, where the word is then near to
 * one of the mark applied for, and no piece of it is by itself: marks are cited for being alike. A person has to confirm it.
 */
export const withWordsJoined = (name: Found<string>, applied: string): Found<string> => {
  const own = [...wordsOf(applied), applied.toUpperCase()]
  const isLike = (word: string) => wordsOf(word).every(part => own.some(other => isNear(part, other)))
  const { text, glyphs } = name.source
  const cut = Array.from(text.matchAll(/(\p{Script=Latin}+) (\p{Script=Latin}+)/gu)).find(
    ({ index, 1: first = '', 2: second = '' }) =>
      glyphs[index + first.length] === null && isLike(first + second) && !isLike(first) && !isLike(second),
  )
  if (!cut) return name
  const at = cut.index + (cut[1]?.length ?? 0)
  const source = join([slice(name.source, 0, at), slice(name.source, at + 1)])
  return { ...name, ...found(source), isUnsure: true }
}

/** Whether all marks of a known standing were merely filed, earlier or on the same day. */
export const areFiledEarlier = (marks: readonly MergedMark[]): boolean => {
  const known = marks.flatMap(mark => mark.status?.value ?? [])
  const isAnyUnsure = marks.some(({ status }) => status?.isUnsure)
  return !isAnyUnsure && known.length > 0 && known.every(status => status === 'earlier-filed' || status === 'same-day')
}

/** Whether none of some marks is registered, published or of unknown standing. */
export const areNoneRegistered = (marks: readonly MergedMark[]): boolean =>
  marks.length > 0 &&
  marks.every(
    ({ status }) =>
      status !== null && !status.isUnsure && !['registered', 'preliminary', 'unknown'].includes(status.value),
  )
