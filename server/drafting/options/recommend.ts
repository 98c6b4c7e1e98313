import type { CitedMark } from '#contract/notice.ts'
import { addressOf, articleName, lawOn } from '#domain/law/articles.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { isCalledEnded, registrationDay } from '#domain/mark/cited-facts.ts'
import type { CitedState } from '#domain/mark/cited-timeline.ts'
import { goodsWord } from '../case-words.ts'
import { isPending } from '../cited-marks.ts'
import { readingOf } from '../comparison/differences.ts'
import { sharedWords } from '../comparison/form-aspects.ts'
import type { Draft } from '../draft.ts'
import { listText, writtenDate } from '../language.ts'
import { hasWording, scriptParts } from '../mark-composition.ts'
import { type Html, html, sourced } from '../markup/html.ts'
import type { OptionName } from './option-table.ts'

/** Names the options against one cited mark; the others concern the whole application. */
export type MarkOptionName = Extract<
  OptionName,
  'Argue' | 'Goods' | 'Lapsed' | 'NonUse' | 'Challenge' | 'Assignment' | 'Consent' | 'Suspension'
>

type Fits = (draft: Draft, citedMark: CitedMark, index: number) => boolean

const stateOf = ({ timelines }: Draft, index: number): CitedState => timelines[index]?.state ?? 'unknown'
const isIn =
  (...states: readonly CitedState[]): Fits =>
  (draft, _citedMark, index) =>
    states.includes(stateOf(draft, index))
const isNotOwn: Fits = (draft, _citedMark, index) => stateOf(draft, index) !== 'own'
const isNotEnded: Fits = (draft, _citedMark, index) => !['ended', 'barred'].includes(stateOf(draft, index))

const FITS: Record<MarkOptionName, Fits> = {
  Argue: isNotOwn,
  Goods: isNotOwn,
  Lapsed: isIn('registered', 'in-grace', 'barred', 'ended', 'unknown'),
  NonUse: isIn('registered', 'unknown'),
  Challenge: isIn('registered', 'in-grace', 'pending', 'unknown'),
  Assignment: isNotEnded,
  Consent: (draft, citedMark, index) =>
    draft.comparisons[index]?.level !== 'identical' &&
    isNotEnded(draft, citedMark, index) &&
    isNotOwn(draft, citedMark, index),
  Suspension: ({ timelines }, _citedMark, index) => timelines[index]?.suspension != null,
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

const sameOwner: Test = (draft, _citedMark, index) =>
  stateOf(draft, index) === 'own'
    ? {
        option: 'Assignment',
        because: html`${draft.say(
          '引证商标权利人的名称与申请人相同，并非他人的商标；名义不一致的，办理变更予以统一',
          'its owner bears the applicant’s name, so that it is no mark of another; differing records are put in one name',
        )}`,
      }
    : null

/** An address in common may be that of a building: whether both are one is for the client to say. */
const sameAddress: Test = ({ citedFacts, say }, _citedMark, index) =>
  citedFacts[index]?.isAtAddress
    ? {
        option: 'Assignment',
        because: html`${say(
          '商标档案所载权利人的地址与申请人相同，是否同一主体或者关联企业须向客户核实；如是，办理变更或者转让',
          'by the register its owner has the applicant’s address: ask the client whether both are one or related; if so, record the change or assign',
        )}`,
      }
    : null

/** The article on the year after the end of a mark, in the law of a day. */
const articleOfBar = (day: string): LawText => articleName(addressOf(lawOn(day), '50') ?? '50')

/** Recommends relying on the loss that the notice or the register states, unless the refusal rests on that very loss. */
const ended: Test = ({ notice, timelines, citedFacts, isEn, say, deadline }, citedMark, index) => {
  const timeline = timelines[index]
  if (!timeline || !['ended', 'barred'].includes(timeline.state) || timeline.isToBeChecked) return null
  if (notice.grounds.includes('50') && timeline.state === 'barred') return null
  const isOfNotice = isCalledEnded(citedMark)
  const until = timeline.bar ? writtenDate(timeline.bar.until, isEn) : ''
  const later = timeline.state === 'ended' && timeline.bar && timeline.bar.from > deadline.due ? timeline.bar : null
  const bar =
    timeline.state !== 'barred'
      ? later
        ? say(
            `；自${writtenDate(later.from, isEn)}起施行的新法以注销为一年期间的事由（${articleOfBar(later.from).zh}），复审决定在该日以后作出的，该商标${later.isAtLatest ? '最迟' : ''}至${until}仍可能构成障碍`,
            `; the law in force from ${writtenDate(later.from, isEn)} makes surrender a bar for one year (${articleOfBar(later.from).en}): if review is decided from that day on, the mark may stand in the way until ${until}${later.isAtLatest ? ' at the latest' : ''}`,
          )
        : ''
      : say(
          `；一年期间${timeline.bar?.isAtLatest ? '最迟' : ''}至${until}届满，该期间约束核准而非申请`,
          `; the period of one year ends on ${until}${timeline.bar?.isAtLatest ? ' at the latest' : ''} and concerns approval, not filing`,
        )
  const assumed =
    timeline.bar?.isAssumed && citedFacts[index]
      ? say(
          '（2027年1月1日前后如何衔接系推定，过渡规则尚未公布）',
          ' (how the laws meet on 1 January 2027 is an assumption: no transition rules are published)',
        )
      : ''
  return {
    option: 'Lapsed',
    because: html`${
      isOfNotice
        ? say('通知书自身载明该商标已经失效', 'the notice itself says that the mark has ended')
        : say('商标档案载明该商标已经失效', 'the register says that the mark has ended')
    }${bar}${assumed}`,
  }
}

/** Recommends the argument that the mark has lapsed where its printed term is over, unless the refusal rests on that loss. */
const lapsed: Test = ({ notice, timelines, isEn, say }, { dates }, index) => {
  const [to, timeline] = [dates['exclusiveTo'], timelines[index]]
  if (notice.grounds.includes('50') || to === undefined || !timeline?.isToBeChecked) return null
  const end = sourced(`notice.citedMarks.${index}.dates.exclusiveTo`, writtenDate(to, isEn))
  const grace = writtenDate(timeline.graceEnd ?? to, isEn)
  return {
    option: 'Lapsed',
    because: say(
      html`专用权期限至${end}，宽展期至${grace}，均已届满；是否续展须查档案`,
      html`its term ended on ${end} and the grace period on ${grace}; whether it was renewed must be looked up`,
    ),
  }
}

const inGrace: Test = ({ timelines, isEn, say }, _citedMark, index) => {
  const timeline = timelines[index]
  if (timeline?.state !== 'in-grace' || timeline.graceEnd === null) return null
  const grace = writtenDate(timeline.graceEnd, isEn)
  return {
    option: 'Suspension',
    because: html`${say(
      `专用权期限已届满，尚在宽展期内，至${grace}`,
      `its term is over and the grace period for renewal runs to ${grace}`,
    )}`,
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

const OF_MEANING = /含义(?:相同|相近|近似|一致|对应)|含义上[^。；]{0,6}(?:相同|近似)|译(?:文|为|作)|翻译/u

/** The least syllables of a name in letters that sound like Chinese characters of the other mark. */
const MIN_SYLLABLES = 2

/** Names the letters of one mark that spell the sound of Chinese characters in the other, and those; null where none do. */
const spelledIn = (letters: string, characters: string): { letters: string; characters: string } | null => {
  const [latin, han] = [scriptParts(letters).latin.join(''), scriptParts(characters).han.join('')]
  const syllables = latin === '' ? null : readingOf(han)
  if (syllables === null) return null
  const signs = [...han]
  for (let from = 0; from < signs.length; from += 1)
    for (let to = from + MIN_SYLLABLES; to <= signs.length; to += 1)
      if (syllables.slice(from, to).join('') === latin.toLowerCase())
        return { letters: latin, characters: signs.slice(from, to).join('') }
  return null
}

/** Says what speaks against marks that no rule finds similar: a part in common, a sound spelled, and the examiner's words on meaning. */
const toBeMet = (draft: Draft, citedMark: CitedMark, index: number): string => {
  const { notice, reasons, say } = draft
  const shared = listText(draft, sharedWords(notice.mark, citedMark.mark))
  const spelled = spelledIn(citedMark.mark, notice.mark) ?? spelledIn(notice.mark, citedMark.mark)
  const isOfMeaning = reasons.some(({ cited, text }) => cited.includes(index) && OF_MEANING.test(text))
  return [
    shared === ''
      ? ''
      : say(`；但两商标均含有${shared}，单凭此项较弱`, `; but both contain ${shared}, so that this is weak alone`),
    spelled === null
      ? ''
      : say(
          `；但“${spelled.letters}”与“${spelled.characters}”的拼音相同，呼叫须一并答复`,
          `; but “${spelled.letters}” spells the sound of “${spelled.characters}”, which must be met`,
        ),
    isOfMeaning
      ? say('；通知书以含义立论，须先证明含义不同', '; the notice rests on the meaning, which must be met first')
      : '',
  ].join('')
}

const differentMarks: Test = (draft, citedMark, index) => {
  const { comparisons, notice, say } = draft
  const comparison = comparisons[index]
  if (!comparison || comparison.similar || !hasWording(notice.mark) || !hasWording(citedMark.mark)) return null
  return {
    option: 'Argue',
    because: html`${
      comparison.level === 'none'
        ? comparison.rules.length > 0
          ? say('没有触发指向近似的文字规则', 'no rule on word marks that speaks for similarity fired')
          : say('文字近似规则未触发', 'no rule on word marks fired')
        : say(`只触发较弱的规则（${rulesNamed(draft, index)}）`, `only weak rules fired (${rulesNamed(draft, index)})`)
    }${toBeMet(draft, citedMark, index)}`,
  }
}

const unusedForYears: Test = (draft, citedMark, index) => {
  const { comparisons, timelines, isEn, say } = draft
  const registered = registrationDay(citedMark)
  const filing = timelines[index]?.filings.nonUse
  if (!registered || !filing?.isOpen) return null
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

const TESTS: readonly Test[] = [
  sameOwner,
  ended,
  sameAddress,
  lapsed,
  otherGoods,
  differentMarks,
  inGrace,
  unusedForYears,
  undecided,
]

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
