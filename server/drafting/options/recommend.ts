import type { CitedMark } from '#contract/notice.ts'
import { graceEndOf } from '#domain/mark/mark-life.ts'
import { goodsWord } from '../case-words.ts'
import { isOpenToCancellation, isPending, registrationDay } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { writtenDate } from '../language.ts'
import { hasWording } from '../mark-composition.ts'
import { type Html, html } from '../markup/html.ts'
import { sourced } from '../markup/inline.ts'
import type { OptionName } from './option-table.ts'

/** Names the options against one cited mark; the others concern the whole application. */
export type MarkOptionName = Extract<
  OptionName,
  'Argue' | 'Goods' | 'Lapsed' | 'NonUse' | 'Challenge' | 'Assignment' | 'Consent' | 'Suspension'
>

type Fits = (draft: Draft, citedMark: CitedMark, index: number) => boolean

const always: Fits = () => true
const isRegistered: Fits = (_draft, citedMark) => !isPending(citedMark)

const FITS: Record<MarkOptionName, Fits> = {
  Argue: always,
  Goods: always,
  Lapsed: isRegistered,
  NonUse: isRegistered,
  Challenge: always,
  Assignment: always,
  Consent: ({ comparisons }, _citedMark, index) => comparisons[index]?.level !== 'identical',
  Suspension: always,
}

/** Returns the options against one cited mark that the notice leaves open, in the order of docs/law.md §4.1. */
export const fittingOptions = (draft: Draft, citedMark: CitedMark, index: number): MarkOptionName[] =>
  (Object.keys(FITS) as MarkOptionName[]).filter(name => FITS[name](draft, citedMark, index))

/** Holds the option that the facts support, null where they support none, and the facts it rests on. */
export interface Recommendation {
  option: MarkOptionName | null
  because: Html
}

/** Tests the facts for one option; null where they do not decide. */
type Test = (draft: Draft, citedMark: CitedMark, index: number) => Recommendation | null

const sameOwner: Test = ({ notice, say }, { owner }) =>
  owner === '' || owner !== notice.applicant
    ? null
    : {
        option: 'Assignment',
        because: html`${say('引证商标权利人与申请人名称相同', 'its owner bears the applicant’s name')}`,
      }

/** Recommends the argument that the mark has lapsed, unless the refusal rests on that very loss. */
const lapsed: Test = ({ notice, receiveDay, isEn, say }, { dates }, index) => {
  const to = dates['exclusiveTo']
  if (notice.grounds.includes('50') || to === undefined || graceEndOf(to) >= receiveDay) return null
  const end = sourced(`notice.citedMarks.${index}.dates.exclusiveTo`, writtenDate(to, isEn))
  const grace = writtenDate(graceEndOf(to), isEn)
  return {
    option: 'Lapsed',
    because: say(
      html`专用权期限至${end}，宽展期至${grace}，均已届满；是否续展须查档案`,
      html`its term ended on ${end} and the grace period on ${grace}; whether it was renewed must be looked up`,
    ),
  }
}

const otherGoods: Test = (draft, _citedMark, index) => {
  const overlaps = [...(draft.overlaps[index]?.of.values() ?? [])]
  if (overlaps.length === 0 || overlaps.some(overlap => overlap !== 'dissimilar')) return null
  const goods = goodsWord(draft)
  return {
    option: 'Goods',
    because: html`${draft.say(
      `被驳回的${goods}依区分表与其核定的${goods}均不类似`,
      `by the classification none of the refused ${goods} is similar to its own`,
    )}`,
  }
}

/** Names the rules that speak for similarity, without notes and adjustments that lower it. */
const rulesNamed = ({ comparisons, say }: Draft, index: number): string =>
  (comparisons[index]?.rules ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => id)
    .join(say('、', ', '))

const differentMarks: Test = (draft, citedMark, index) => {
  const { comparisons, notice, say } = draft
  const comparison = comparisons[index]
  if (!comparison || comparison.similar || !hasWording(notice.mark) || !hasWording(citedMark.mark)) return null
  return {
    option: 'Argue',
    because: html`${
      comparison.level === 'none'
        ? say('文字近似规则未触发', 'no rule on word marks fired')
        : say(`只触发较弱的规则（${rulesNamed(draft, index)}）`, `only weak rules fired (${rulesNamed(draft, index)})`)
    }`,
  }
}

const unusedForYears: Test = (draft, citedMark, index) => {
  const { comparisons, deadline, isEn, say } = draft
  const registered = registrationDay(citedMark)
  if (!registered || isPending(citedMark) || !isOpenToCancellation(citedMark, deadline.served)) return null
  const day = sourced(`notice.citedMarks.${index}.dates.${registered.name}`, writtenDate(registered.day, isEn))
  const isSimilar = comparisons[index]?.similar === true
  const by = registered.name === 'registrationDate' ? say('为', 'on') : say('不晚于', 'not later than')
  return {
    option: 'NonUse',
    because: say(
      html`${isSimilar ? `文字近似规则触发（${rulesNamed(draft, index)}）；` : null}引证商标的注册日期${by}${day}，已满三年，可以申请撤销；是否使用须检索`,
      html`${isSimilar ? `rules on word marks fired (${rulesNamed(draft, index)}); ` : null}the cited mark was registered ${by} ${day}, three years ago or more, and is open to cancellation; whether it is used must be searched`,
    ),
  }
}

const undecided: Test = ({ say }, citedMark) =>
  isPending(citedMark)
    ? {
        option: 'Suspension',
        because: html`${say('引证商标尚未获准注册，其结果未定', 'the cited mark is not yet registered and its fate is open')}`,
      }
    : null

const TESTS: readonly Test[] = [sameOwner, lapsed, otherGoods, differentMarks, unusedForYears, undecided]

/** Returns the option to begin with against a cited mark: the first test that decides. */
export const recommend = (draft: Draft, citedMark: CitedMark, index: number): Recommendation => {
  for (const test of TESTS) {
    const recommendation = test(draft, citedMark, index)
    if (recommendation) return recommendation
  }
  return {
    option: null,
    because: html`${draft.say(
      '通知书所载事实不足以选定，须补充图样比对、注册日期、使用情况等事实',
      'the facts of the notice do not decide; the representations, the registration date or the use of the cited mark are needed',
    )}`,
  }
}
