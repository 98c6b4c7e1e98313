import { numberOf } from '#domain/chinese-numeral.ts'
import { isEarlierMarkGround } from '#domain/law/grounds.ts'
import { withoutRepeats } from '../goods/goods-list.ts'
import type { GoodsPhrase } from '../goods/goods-phrases.ts'
import { blankedWithin, QUOTES } from '../layout/brackets.ts'
import { beginsWithLabel } from '../layout/label-names.ts'
import type { Found } from '../layout/traced-text.ts'
import { slice, type TracedText, trim } from '../layout/traced-text.ts'
import { pointsOf, type Stretch, sentencesOf, trimmed } from './parts-of-reasons.ts'
import { OTHER_RIGHTS, WORDING } from './wordings-of-grounds.ts'

/** A stretch of the examiner's reasons: one ground, the goods it is said of, and the marks it cites. */
export interface ReasonFacts {
  ground: Found<string>
  text: Found<string>
  goods: Found<string>[]
  /** It names its goods with 等: others may be meant, too. */
  isOpen?: boolean
  /** The classes that head it, whose goods it is said of. */
  classes: number[]
  citedMarks: string[]
}

/** What the rest of the notice says that reasons rest on. */
export interface ReasonBasis {
  grounds: readonly string[]
  /** Where cited numbers stand in the letter. */
  places: readonly { start: number; regNo: string }[]
  phrases: readonly GoodsPhrase[]
  statusOf: (regNo: string) => string
  /** The grounds that the articles named in a stretch of the letter stand for. */
  groundsIn: (start: number, end: number) => readonly string[]
}

/** After these words the reasons begin, within a paragraph that decides. */
const LEAD =
  /^.*?(?:(?:理由|原因)(?:如下|是|为|在于|告知如下)?|系因|如下(?:理由|决定)?|认为|意见为|决定(?:予以)?(?:部分)?(?:驳回|核驳)|分述如下|分[^：:。]{0,3}(?:述|说明)(?:如下)?)[：:]/su
const DECIDES =
  /我局(?:现)?(?:依法)?(?:决定|予以|作出)|决定驳回|(?:现|予以|应予)驳回|驳回[^。；]{0,12}(?:上述|该|在|使用)|初步审定|予以公告/u
/** A sentence has a predicate; the cell of a table, a label with its value or a name has none of these. */
const SENTENCE = /[。；;]$|该|申请商标|上述|易|不|含|系|属|仅|缺乏|违反|与[^，。]+(?:近似|相同)|为[^，。]/u
/** What an applicant does, though it speaks of the marks of others. */
const OF_CONDUCT =
  /不以使用为目的|恶意|囤积|(?:集中|大量|批量)(?:申请|提交|注册)|(?:申请|注册)[^。；，]{0,8}[\d一二三四五六七八九十百千]{2,}余?件|真实使用意图|明显超出/u
const LOST_MARK = /未满一年|不满一年|一年内|一年之内/u
/** That the right in a mark has ended. */
const SAYS_END =
  /(?:未|不再|没有)(?:再)?(?:办理|申请|提出)?续展|(?:被|已|公告|依法|予以|申请)(?:撤销|注销)|宣告(?:注册)?无效|失效/u
const RELATIVE = /近似|相同|相近|混淆|申请在先|在先申请|早于|先于|同一?日|同一天|引证/u
const LATER_FILED = new Set(['earlier-filed', 'same-day'])
const ENDED = new Set(['not-renewed', 'cancelled', 'invalidated', 'surrendered'])
/** What a sentence says of marks that were filed earlier. */
const FILED_BEFORE =
  /(?:先行|在先|(?<!在)先)(?:提出|提交)?(?:注册)?申请|同一?[天日](?:(?:提出|提交)?申请|提出|提交)|同于[^，。；]{4,16}(?:提出|提交)?申请|申请(?:日期?|时间)?(?:在先|早于|先于)|[早先]于(?:本案|(?:本|该)件?(?:商标|申请)|[你贵](?:方|司|公司|单位|厂|店|社|所))/u
/** How the cited marks stand, and no reason: 引证商标均处于注册状态。 */
const OF_STANDING =
  /^(?:上述|前述|上列|前列|以上|各|全部)?(?:[两二三四五六七八九十\d]件)?引证(?:商标)?(?:目前|现)?均?(?:处于|为|系|已)[^，。；近相]{1,14}[。；]?$|^(?!.*(?:近似|相同))[^，。；]{0,30}(?:详?见|列于)(?:本通知书?)?(?:所?附|后)[^，。；]{0,20}[。；]?$/u
/** Sentences of every notice: on the review, on service, on what may be handed in. */
const KNOWN =
  /^(?:综上|根据|依据|依照|据此|因此|故|为此)?[^。]{0,60}(?:不服|复审|分割|特此通知|送达|逾期|附页|详见|缴纳|规费|委托书)/u
const REVIEW = /不服|申请复审|复审申请|驳回复审|特此(?:通知|告知)|分割(?:成|申请)|另一件申请/u

/** It says under which article the mark falls, and decides nothing. */
const FALLS_UNDER = /^(?!.*驳回).*(?:属于?|构成|违反)[^。；]{0,10}(?:商标法》?)?第[^。；]{1,24}[条款项]/su

/** A sentence that opens with the law, or with what follows from others, decides. */
const SUMS_UP =
  /^(?:综上|综合|据此|因此|故|为此|鉴于|依据|依照|根据|按照|依|经(?:我局)?审查|现(?=予|决|依|驳)|决定)|[我本]局|决定|驳回(?:在|对|上述|该|其|前述|申请)/u

/** What a stretch says of a ground: the ground itself, '' for a reason of an unknown ground, null for no reason. */
const groundOf = (
  text: string,
  stretch: Stretch,
  { grounds, places, statusOf, groundsIn }: ReasonBasis,
): { ground: string; isSure: boolean } | null => {
  const words = text.slice(stretch.start, stretch.end)
  // A mark may be called what the words of the law are.
  const said = blankedWithin(words, QUOTES)
  const numbers = places.filter(({ start }) => start >= stretch.start && start < stretch.end).map(({ regNo }) => regNo)
  const isOn = (ground: string) => grounds.includes(ground)
  const isOfConduct = numbers.length === 0 && isOn('4') && OF_CONDUCT.test(words)
  if (isOfConduct) return { ground: '4', isSure: true }
  const [right] = OTHER_RIGHTS.filter(([, expression]) => numbers.length > 0 && expression.test(words)).flatMap(
    ([own]) => grounds.find(ground => ground === own || ground.startsWith(`${own}.`)) ?? [],
  )
  // One that also compares the marks may rest on either article.
  if (right !== undefined) return { ground: right, isSure: !/近似/u.test(words) }
  // 同附表1号、2号商标相差无几，《商标法》第三十条不允许其注册: the article that the sentence names says that it compares.
  const namesArticle = !SUMS_UP.test(said) && groundsIn(stretch.start, stretch.end).includes('30')
  if (
    numbers.length > 0 ||
    ((namesArticle || RELATIVE.test(said)) && /引证|在先商标|他人|附[页表件图录]|[上下]表|表中|序号|所列/u.test(said))
  ) {
    // An article that the sentence itself names goes before what its words would say.
    const named = groundsIn(stretch.start, stretch.end).filter(ground => isOn(ground) && isEarlierMarkGround(ground))
    if (named.length === 1 && named[0] !== undefined) return { ground: named[0], isSure: true }
    const statuses = numbers.map(statusOf)
    const saysEnd = LOST_MARK.test(words) || (numbers.length > 0 && SAYS_END.test(said))
    if (isOn('50') && (saysEnd || statuses.some(status => ENDED.has(status)))) return { ground: '50', isSure: true }
    const areLater = statuses.length > 0 && statuses.every(status => LATER_FILED.has(status))
    if (areLater && isOn('31')) return { ground: '31', isSure: true }
    if (isOn('30') && isOn('31') && !statuses.some(status => status !== 'unknown'))
      return { ground: FILED_BEFORE.test(words) ? '31' : '30', isSure: statuses.length > 0 && FILED_BEFORE.test(words) }
    if (isOn('30')) return { ground: '30', isSure: true }
    const relative = grounds.filter(ground => ['30', '31', '50', '32', '13.2', '13.3'].includes(ground))
    // Which of the two an article stands for that holds both rests on how the mark stands.
    const isOpen = relative[0] === '31' && statuses.includes('unknown')
    return { ground: relative[0] ?? '', isSure: relative.length === 1 && !isOpen }
  }
  const hits = WORDING.filter(([, expression]) => expression.test(words)).map(([ground]) => ground)
  const known = hits.filter(hit => grounds.some(ground => ground === hit || ground.startsWith(`${hit}.`)))
  const [first = hits[0]] = known
  const [article, ...others] = groundsIn(stretch.start, stretch.end).filter(isOn)
  if (article !== undefined && others.length === 0 && article !== '30' && known.length > 0)
    return { ground: article, isSure: known.includes(article) }
  // Words that tell of no ground of the notice's leave it to the one article that the sentence names.
  if (known.length === 0) {
    const isOwn = hits.length > 0 || FALLS_UNDER.test(words) || (!SUMS_UP.test(words) && article !== '30')
    if (article !== undefined && others.length === 0 && isOwn) return { ground: article, isSure: true }
  }
  if (first === undefined) return null
  const own = grounds.find(ground => ground === first || ground.startsWith(`${first}.`))
  return own === undefined ? { ground: '', isSure: false } : { ground: own, isSure: true }
}

/** The stretches of the letter that give reasons: points of paragraphs that neither decide nor inform. */
const reasonStretches = (body: TracedText, basis: ReasonBasis): Stretch[] => {
  const { text } = body
  const stretches: Stretch[] = []
  let from = 0
  for (const paragraph of text.split('\n')) {
    const whole = { start: from, end: from + paragraph.length }
    from += paragraph.length + 1
    const lead = LEAD.exec(paragraph)
    const rest = lead ? { start: whole.start + lead[0].length, end: whole.end } : whole
    for (const point of pointsOf(text, rest)) {
      const pointLead = LEAD.exec(text.slice(point.start, point.end))
      const own = pointLead ? { start: point.start + pointLead[0].length, end: point.end } : point
      for (const inner of pointLead ? pointsOf(text, own) : [own]) {
        const bare = trimmed(text, inner)
        const words = text.slice(bare.start, bare.end)
        if (OF_STANDING.test(words)) continue
        if (words === '' || beginsWithLabel(words) || !SENTENCE.test(words)) continue
        // An item of a list, whose name may sound like a reason: 人脸识别设备.
        if (basis.phrases.some(list => list.start <= bare.start && bare.end <= list.end + 1)) continue
        const isInforming = !/近似/u.test(words) && numbersIn(basis, bare).length === 0
        const isKnown = KNOWN.test(words) && basis.groundsIn(bare.start, bare.end).length === 0
        if (isInforming && (REVIEW.test(words.slice(0, 200)) || isKnown)) continue
        const listed = listAhead(text, stretches.at(-1), bare, basis)
        if (listed) stretches.splice(-1, 1, listed)
        else if (HEADS_LIST.test(words) || hasGround(text, bare, basis)) stretches.push(bare)
      }
    }
  }
  return stretches.filter(stretch => hasGround(text, stretch, basis))
}

/** Words that compare the mark with those that points behind them name: 该商标与下列商标近似：. */
const HEADS_LIST = /(?:近似|相同|混淆)[^。；]{0,60}[：:]$/u

/** Such words with one more point of their list, which names a mark and compares nothing; null where the point is none. */
const listAhead = (text: string, head: Stretch | undefined, point: Stretch, basis: ReasonBasis): Stretch | null => {
  if (!head || !/[：:；;、]$/u.test(text.slice(head.start, head.end))) return null
  const [lead = ''] = /^[^：:]*[：:]/u.exec(text.slice(head.start, head.end)) ?? []
  const isPoint =
    numbersIn(basis, point).length > 0 && !/近似|相同|混淆|^该|申请商标/u.test(text.slice(point.start, point.end))
  return HEADS_LIST.test(lead) && isPoint ? { start: head.start, end: point.end } : null
}

/** Whether a stretch, or one of its sentences, says something of a ground. */
const hasGround = (text: string, stretch: Stretch, basis: ReasonBasis): boolean =>
  groundOf(text, stretch, basis) !== null ||
  sentencesOf(text, stretch, false).some(sentence => groundOf(text, sentence, basis) !== null)

const numbersIn = ({ places }: ReasonBasis, { start, end }: Stretch): string[] => [
  ...new Set(places.filter(place => place.start >= start && place.start < end).map(({ regNo }) => regNo)),
]

/** What goes on with the reason before: words that refer to it. */
const GOES_ON =
  /^(?:且|并且|而|但|故|上列|前列|因此|据此|综上|用在|使用在|引证商标(?![一二三四五六七八九十\d])|上述|以上(?:两|三|四|五|各|商标)|该(?:注册|引证)商标|[二两]者|后者|前者|双方|对方|经抽签|经审查|经协商|该情形|其(?!余|他)|因|又|同时|易使|容易|第\s*G?\d{3})/u
/** A sentence that only decides, on the goods of the reason before it. */
const ONLY_DECIDES = /(?:予以驳回|不予初步审定|应予驳回|驳回[^。]*申请|(?<!已|已经)初步审定(?!的)[^。]*)[。；]?$/u
const isDecisionOnly = (text: string, basis: ReasonBasis, sentence: Stretch): boolean => {
  const words = text.slice(sentence.start, sentence.end)
  return (
    ONLY_DECIDES.test(words) &&
    numbersIn(basis, sentence).length === 0 &&
    !WORDING.some(([, expression]) => expression.test(words.replace(/[“"][^”"]*[”"]/gu, '')))
  )
}

/** The goods of a reason, on a line of their own behind it. */
const GOODS_BESIDE = /^\s*(?:涉及|所涉|对应|适用)[^：\n]{0,12}：[^\n]*/u

/** It speaks of the marks that the sentence before it names: 上述两件商标…, 自上述日期起…, 该商标与之近似. */
const REFERS_BACK =
  /^(?:该|这|此|上述|前述|以上|上列|前列)[两二三四五六七八九十几各](?:件|枚|个)?(?:引证|在先|已?注册)*(?:商标|标志)|^自上述|^(?:该|申请|本)(?:件|案)?(?:申请)?商标(?:又|亦|也)?与(?:之|其(?!他|余)|(?:(?:该|这|上述|前述)[两二三四五六七八九十]?|[两二三四五六七八九十])(?:件|枚|个)?(?:注册|引证|在先)*商标)/u

const NAMES_MARKS = /\d{5}|引证商标[一二三四五六七八九十\d]/u

/** How it was settled who of two that filed on one day goes on. */
const OF_SAME_DAY = /使用在先|在先使用|抽签|中签|协商/u

interface Part extends Stretch {
  ground: string
  /** Where the sentence ends that refuses under this ground alone: 依照《商标法》第五十条，不予核准。 */
  closedTo?: number
  /** Where the sentences that decide on its goods end. */
  decidedTo: number
}

/** What the examiner found out, or how much was filed, before the sentence that says what follows from it. */
const FOUND_OUT =
  /^\s*(?:经查|[又另再]查|据查|经核[查实]|经查询|经审查查明)[，,]|申请人[^。]{0,40}(?:申请|注册)[^。]{0,20}(?:\d+|[一二三四五六七八九十百千]{2,})余?件|属于商标代理机构|从事商标代理/u

/** Words of the decision and of how the office came to it, which give no reason. */
const OF_PROCEDURE = /商标法|条例|规定|决定|驳回|审定|收到|提出|提交|受理|审查|如下|复审|我局|本局|通知/u

/** Whether a sentence without a ground of its own belongs to the next one: “霞浦”是福建省宁德市所辖县的名称。 */
const tellsAhead = (sentence: string): boolean => FOUND_OUT.test(sentence) || !OF_PROCEDURE.test(sentence)

/** Parts a stretch into its reasons: each sentence with a ground of its own is one, what refers to it stays with it. */
const partByGround = (text: string, stretch: Stretch, basis: ReasonBasis): Part[] => {
  const partsAt = (isFine: boolean): Part[] => {
    const parts: Part[] = []
    for (const sentence of sentencesOf(text, stretch, isFine)) {
      const ground = groundOf(text, sentence, basis)?.ground ?? ''
      const last = parts.at(-1)
      const words = text.slice(sentence.start, sentence.end).trimStart()
      // 该商标与第1号商标近似。第1号商标已被撤销…: one reason, though the law has an article for each half.
      const isOnSameMark =
        last &&
        (/^该(?:注册|引证)商标/u.test(words) ||
          (numbersIn(basis, sentence).length === 0 && /^因?(?:双方|经)/u.test(words) && OF_SAME_DAY.test(words)) ||
          (REFERS_BACK.test(words) && NAMES_MARKS.test(text.slice(last.start, last.end))) ||
          numbersIn(basis, sentence).some(regNo => numbersIn(basis, last).includes(regNo)))
      const namesNone = numbersIn(basis, sentence).length === 0 && last && numbersIn(basis, last).length === 0
      const isTold = last?.ground === '' && parts.length === 1 && tellsAhead(text.slice(last.start, last.end))
      if (last && ground !== '' && isTold) Object.assign(last, { end: sentence.end, decidedTo: sentence.end, ground })
      else if (last && isDecisionOnly(text, basis, sentence)) {
        last.decidedTo = sentence.end
        const articles = basis.groundsIn(sentence.start, sentence.end)
        const isOwn = articles.length === 1 && articles[0] === last.ground
        const isStory =
          articles.length === 0 && last.ground === '31' && OF_SAME_DAY.test(words) && !/第[^。，]{1,6}条/u.test(words)
        if (isOwn || isStory) last.closedTo = sentence.end
      } else if (
        last &&
        (isOnSameMark || ground === '' || (ground === last.ground && (isFine || namesNone || GOES_ON.test(words))))
      ) {
        last.end = sentence.end
        last.decidedTo = sentence.end
        last.ground = ground === '' || !(isOnSameMark || isFine) ? last.ground || ground : ground
      } else if (!OF_STANDING.test(words)) parts.push({ ...sentence, ground, decidedTo: sentence.end })
    }
    return parts
  }
  const parts = partsAt(false)
  const fine = parts.length === 1 ? partsAt(true) : parts
  const isPartedByGround = new Set(fine.map(({ ground }) => ground)).size > 1
  return (parts.length === 1 && isPartedByGround ? fine : parts).map(part => ({ ...part, ...trimmed(text, part) }))
}

/** The classes that a reason begins with: 在第9、35类商品上，, 第9类上与. */
const OF_CLASSES =
  /^(?:该商标|申请商标|上述商标)?(?:使用)?(?:在|就|于|对)?(?:附[页表件][一二三四\d]?(?:所列|所载|中|内)?的?)?(?:国际分类)?第\s*([\d一二三四五六七八九十、，和及]{1,20})\s*类的?(?:被?驳回的?|指定)?(?:商品|服务)?(?:[/或和、及]?(?:商品|服务))?(?:项目)?(?:部分)?(?:上|[：:，,]|与)/u

/** A line that heads the reasons on the goods of a class: （一）关于第9类. */
const CLASS_ABOVE =
  /(?:^|\n)(?:[（(]?[一二三四五六七八九十\d]{1,3}[）)、.．])?(?:关于|对于?|就)?第\s*([\d一二三四五六七八九十]{1,3})\s*类(?:商品|服务|部分)*[：:]?\s*\n\s*$/u

/** The classes that a stretch begins with, or that head its paragraph: 第3类：…. */
const classesOf = (text: string, { start, end }: Stretch): number[] => {
  const own = OF_CLASSES.exec(text.slice(start, end))?.[1]
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const heading = /^\s*[（(【]?第([\d一二三四五六七八九十]{1,3})类(?:商品|服务)?[）)】：:]/u.exec(before)?.[1]
  const above = CLASS_ABOVE.exec(text.slice(0, start - before.length))?.[1]
  return (own ?? heading ?? above ?? '').split(/[、，和及]/u).flatMap(part => numberOf(part) ?? [])
}

/**
 * Gives the one reason that rests on earlier marks and names none those that no reason names: the letter lists them apart.
 */
export const withLeftMarks = (reasons: readonly ReasonFacts[], cited: readonly string[]): ReasonFacts[] => {
  const left = cited.filter(regNo => !reasons.some(({ citedMarks }) => citedMarks.includes(regNo)))
  const open = reasons.filter(({ ground, citedMarks }) => isEarlierMarkGround(ground.value) && citedMarks.length === 0)
  return reasons.map(reason =>
    left.length > 0 && open.length === 1 && reason === open[0] ? { ...reason, citedMarks: left } : reason,
  )
}

/** What the paragraph of a reason refuses ahead of it, where other paragraphs refuse other goods: each has its own reasons. */
const refusedAhead = (text: string, at: number, { phrases }: ReasonBasis): GoodsPhrase[] => {
  const begin = text.lastIndexOf('\n', at - 1) + 1
  const stop = text.indexOf('\n', at)
  const refused = phrases.filter(({ role, end }) => role === 'refused' && end > 0)
  const ahead = refused.filter(({ start, end }) => start >= begin && end <= at)
  const names = new Set(ahead.flatMap(({ reading }) => reading.items.map(({ value }) => value)))
  const isOnlyHere = refused.every(
    ({ start, reading }) =>
      (start >= begin && (stop < 0 || start < stop)) || reading.items.every(({ value }) => names.has(value)),
  )
  return isOnlyHere ? [] : ahead
}

/** Where the goods begin that head a stretch on its line: 关于“茶；糖”：. */
const headStart = (text: string, at: number): number => {
  const head = /(?:关于|就|对于?)“[^”\n]{1,300}”(?:等?(?:商品|服务)(?:项目)?)?[：:]\s*$/u.exec(text.slice(0, at))
  return head ? head.index : at
}

const OF_SAME_CLASS = /^(?:该商标|申请商标)?(?:使用)?在(?:同一|上述|该)类别?(?:被驳回的?|指定)*(?:商品|服务)/u

/** Reads the examiner's own sentences, in their order, each with its ground, the goods it names and the numbers it cites. */
export const readReasons = (body: TracedText, basis: ReasonBasis): ReasonFacts[] => {
  const decides = (stretch: Stretch) =>
    DECIDES.test(body.text.slice(stretch.start, stretch.end)) && numbersIn(basis, stretch).length === 0
  let before: number[] = []
  /** The classes that a stretch names, or those of the one before it: 在同一类别被驳回的服务上. */
  const classesAt = (stretch: Stretch): number[] => {
    const isSame = OF_SAME_CLASS.test(body.text.slice(stretch.start, stretch.end))
    before = isSame ? before : classesOf(body.text, stretch)
    return before
  }
  const parts = reasonStretches(body, basis).flatMap(stretch => partByGround(body.text, stretch, basis))
  return parts
    .map(({ closedTo, ...part }) =>
      // Of several reasons each is closed by its own decision; that of an only one is the notice's.
      closedTo !== undefined && (parts.length > 1 || part.ground === '31') ? { ...part, end: closedTo } : part,
    )
    .flatMap((stretch): ReasonFacts[] => {
      // Where the sentences together tell of none, the one that does speaks for them.
      const ground =
        groundOf(body.text, stretch, basis) ?? (stretch.ground === '' ? null : { ground: stretch.ground, isSure: true })
      if (!ground || (decides(stretch) && ground.ground === '')) return []
      const source = trim(slice(body, stretch.start, stretch.end), '\n')
      const beside = GOODS_BESIDE.exec(body.text.slice(stretch.decidedTo))?.[0].length ?? 0
      const to = stretch.decidedTo + beside
      const named = basis.phrases
        .filter(
          ({ start, end, role }) => start >= headStart(body.text, stretch.start) && end <= to && role !== 'accepted',
        )
        .filter(({ role }) => role !== 'cited')
      const goods = named.length > 0 ? named : refusedAhead(body.text, stretch.start, basis)
      return [
        {
          ground: { value: ground.ground, source, isInferred: true, isUnsure: !ground.isSure },
          text: { value: source.text, source },
          goods: withoutRepeats(goods.flatMap(({ reading }) => reading.items)),
          isOpen: goods.some(({ reading }) => reading.isOpen),
          classes: classesAt(stretch),
          citedMarks: numbersIn(basis, stretch),
        },
      ]
    })
}

/**
 * The grounds where article 30 may be the power to refuse (docs/law.md §1.1): each other ground has its own sentence, each cited number stands
 * in one of these, and none compares two marks. It is left out where no number but that of a geographical indication is named, and has to be
 * confirmed otherwise.
 */
export const withoutPower = (
  grounds: readonly Found<string>[],
  reasons: readonly ReasonFacts[],
  cited: readonly string[],
): Found<string>[] => {
  const others = grounds.filter(({ value }) => value !== '30')
  const isEach = others.every(({ value }) => reasons.some(({ ground }) => ground.value === value))
  const areSure = reasons.every(
    ({ ground }) => ground.isUnsure !== true && ground.value !== '' && ground.value !== '30',
  )
  const areTold = cited.every(regNo => reasons.some(({ citedMarks }) => citedMarks.includes(regNo)))
  if (others.length === 0 || reasons.length === 0 || !isEach || !areSure || !areTold) return [...grounds]
  const isOnIndication = reasons.every(({ ground, citedMarks }) => citedMarks.length === 0 || ground.value === '16.1')
  return isOnIndication ? others : grounds.map(own => (own.value === '30' ? { ...own, isUnsure: true } : own))
}
