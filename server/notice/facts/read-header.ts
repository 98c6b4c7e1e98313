import { type GoodsReading, readGoodsList, withoutRepeats } from '../goods/goods-list.ts'
import type { GoodsPhrase } from '../goods/goods-phrases.ts'
import { blankedWithin, pairsIn } from '../layout/brackets.ts'
import type { LabelName } from '../layout/label-names.ts'
import { beginsWithLabel } from '../layout/label-names.ts'
import { readLabels } from '../layout/labels.ts'
import type { Paragraph } from '../layout/paragraphs.ts'
import { EMPTY, type Found, find, found, groupOf, join, slice, type TracedText } from '../layout/traced-text.ts'
import type { NoticeText } from '../notice-text.ts'
import { readDispatchNo, withoutDispatchNo } from '../words/dispatch-number.ts'
import { agentBehind, ownAddress, withAddressApart, withoutAside } from '../words/party-names.ts'
import { findDates, readClasses } from '../words/written-numbers.ts'
import { COMPARES, IN_LETTER, inGroup, openingOf, text } from './opening-words.ts'
import { type MarkFacts, markOrKind, readMark, withOtherAsked } from './read-mark.ts'
import { readOpening, readRecipient } from './read-opening.ts'

/** What the head of a notice says; null or empty where it does not say. */
export interface HeaderFacts extends MarkFacts {
  layout: Found<'cnipa' | 'saic'>
  dispatchNo: Found<string> | null
  dispatchDate: Found<string> | null
  /** The date under the letter, when it is another than the labelled one. */
  signatureDate: Found<string> | null
  applicationNo: Found<string> | null
  classes: Found<number>[]
  applicant: Found<string> | null
  address: Found<string> | null
  agency: Found<string> | null
  /** Whom the letter is written to. */
  salutation: Found<string> | null
  /** No label names the mark: a sentence does. */
  isMarkInSentence: boolean
  hasWindowAddress: boolean
  /** Labels that stand there without a value that was found. */
  emptyLabels: ('applicant' | 'address' | 'agency')[]
  applicationDate: Found<string> | null
  /** The goods the head says were applied for. */
  listed: GoodsReading
  /** Codes of the similar groups printed with the goods. */
  groups: Found<string>[]
}

const SAIC = /(?:国家)?工商行政管理总?局(?:商标局)?/u
const DISPATCH_OF_APPLICATION = /TMZC(?<number>\d{8})(?:BHTZ|BFBH)|(?<![A-Z])ZC(?<old>\d{7,8})B[HF]/du
/** No part of a dispatch number: 案号 TMZC83140662BHTZ01. */
const APPLICATION_NO = /(?<![A-Z\d])G?\d{6,9}[A-Z]?(?![A-Z\d])/u
/** The number that a sentence names as the application's own: 你方1号, 申请号为1. */
const OWN_NUMBER =
  /(?:(?<!引证商标)(?:商标)?(?:注册)?申请号(?:码)?(?:为|是)?[：:]?\s*第?|(?:你|贵)(?:方|公司|单位|所|司)?(?:的|申请的|所报的?)?第?|驳回第\s*)(?<number>G?\d{7,9}[A-Z]?)(?![A-Z\d])/du
/** The same where nothing else can be meant: 申请号为1. */
const NAMED_OWN_NUMBER =
  /(?<![证的])申请(?:号(?:码)?|编号)(?:[为是]\s*第?|\s?(?=\d{7,9}[^\d]))(?<number>G?\d{7,9}[A-Z]?)(?![A-Z\d])/du
/** 发出日期为2023年12月28日, 本通知书的文号为…，于2023年9月4日发出. */
const SENT_ON =
  /(?:(?:发出|发文|签发|制发)(?:日期|时间|日)(?:为|是)|(?:本通知书?|文号)[^。\n]{0,40}?于)(?<date>(?:\d{4}|[〇○零一二三四五六七八九]{4})\s*年[^，。\n]{2,8}日)/du
const CLASS_IN_LETTER =
  /第(?<number>[\d一二三四五六七八九十]{1,3}(?:(?:[、，,]|和|及|以及)第?[\d一二三四五六七八九十]{1,3}){0,44})类(?!等)/du
/** What stands beside the label of the classes, and names no other thing: no 第三十条. */
/** The class that stands beside the mark with its goods: （3类：…, 类别为41. */
const CLASS_BESIDE =
  /(?:[（(]第?(?<number>[\d一二三四五六七八九十]{1,3})类[：:]|类别(?:为|是)第?(?<told>[\d一二三四五六七八九十、，,和及第类]{1,30}))/du
const CLASSES_ONLY = /^[\d〇○零一二三四五六七八九十百第类、，,；;/／\s（）()和及与商品服务国际分一标多：:.]*$/u
const CLASS_HEADING =
  /^(?:第(?<alone>[\d一二三四五六七八九十]{1,3})类(?:商品|服务)?[：:]?$|[（(]第(?<bracketed>[\d一二三四五六七八九十]{1,3})类(?:商品|服务)?[）)]|第(?<headed>[\d一二三四五六七八九十]{1,3})类(?:商品|服务)?[：:]|在第(?<within>[\d一二三四五六七八九十]{1,3})类(?:商品|服务)(?:项目)?上[，,])/dgmu
/** 与某公司在第43类类似服务上已注册的. */
const CLASS_OF_CITED =
  /第[\d一二三四五六七八九十]{1,3}类(?:类似|同一种|相同|近似|或|和)*(?:商品|服务)(?:项目)?上(?:已|在先|先于|获准|核准|曾|初步审定|申请在先|于[^。；，“”]{4,16})[^。；，“”]{0,30}(?:注册|审定|申请)/gu
const FILED_IN_LETTER = /于(?<date>[^，。于]{6,16}?)(?:向我局)?(?:提交|提出|申请)/du
/** What is left of a stamp beside a date may be recognised as a letter. */
const DATE_LINE =
  /^[★☆\s]*(?:(?:中华人民共和国)?国家(?:知识产权局|工商行政管理总?局)|商标局|（章）|\(章\)|签发|[□\s])*(?:(?:\d{4}|[〇○零一二三四五六七八九]{4})\s*年[^，。]{2,8}日|\d{4}[./-]\d{1,2}[./-]\d{1,2})[\p{L}□]?(?:\s*(?:TMZC|ZC)[A-Z0-9]+)?$/u
const first = <Value>(list: readonly Value[] | undefined): Value | null => list?.[0] ?? null

/** The last line that is a date and no label's value: values of a form may be drawn after the signature. */
const signatureDate = ({ letter }: NoticeText, labelled: readonly TracedText[]): Found<string> | null => {
  const isValue = (text: TracedText) => labelled.some(value => value.glyphs[0] === text.glyphs[0])
  const isSigned = (index: number) => /国家知识产权局|商标局/u.test(letter[index - 1]?.text.text ?? '')
  const lines = [...letter.entries()].filter(([, { text }]) => DATE_LINE.test(text.text) && !isValue(text))
  const [, line] = lines.findLast(([index, { text }]) => isSigned(index) || /局/u.test(text.text)) ?? lines.at(-1) ?? []
  const day = line ? first(findDates(line.text)) : null
  const days = new Set(lines.flatMap(([, { text }]) => findDates(text).map(({ value }) => value)))
  return day && days.size > 1 ? { ...day, isUnsure: true } : day
}

/** The running text of the opening, its labelled lines and titles left out. */
const proseOf = (notice: NoticeText): TracedText => {
  const { text } = openingOf(notice)
  const whole = openingOf(notice)
  let from = 0
  const parts = text.split('\n').flatMap(line => {
    const part = slice(whole, from, from + line.length)
    from += line.length + 1
    return line.length > 14 &&
      !beginsWithLabel(line) &&
      /[，。]|申请|商标|提交|提出|第\s*G?\d{6}/u.test(line) &&
      !/通知书$/u.test(line)
      ? [part]
      : []
  })
  return join(parts, '\n')
}

/** No agency: the cell says so, or has a stroke. */
const NONE = /^(?:[（(]?无(?:代理)?[）)]?|—+|-+|–+|\/|／|空|\*+)$/u

const agencyOf = (label: TracedText | null): Found<string> | null => {
  const value = text(label)
  return value && NONE.test(value.value) ? null : value
}

/** The digits right below a number whose cell was too narrow: they make it the one within the dispatch number. */
const withRestBelow = (printed: TracedText, { body, letter }: NoticeText): Found<string> => {
  const groups = DISPATCH_OF_APPLICATION.exec(body.text)?.groups
  const whole = groups?.['number'] ?? groups?.['old'] ?? ''
  const rest = whole.startsWith(printed.text) ? whole.slice(printed.text.length) : ''
  const below = rest === '' ? undefined : letter.find(({ text }) => text.text === rest)
  return below ? { value: whole, source: join([printed, below.text]) } : found(printed)
}

/** The letter up to where it tells of the review. */
const bodyBeforeReview = ({ body }: NoticeText): TracedText => {
  const end = body.text.search(END)
  return end < 0 ? body : slice(body, 0, end)
}

/** The number within the dispatch number, where the letter names it by itself, too. */
const ownOfDispatch = (body: TracedText): TracedText | null => {
  const number = inGroup(body, DISPATCH_OF_APPLICATION, 'number') ?? inGroup(body, DISPATCH_OF_APPLICATION, 'old')
  return number && find(body, new RegExp(`(?<![\\dA-Z])${number.text}(?![\\dA-Z])`, 'u'))
}

const readApplicationNo = (labels: readonly TracedText[], notice: NoticeText): Found<string> | null => {
  const { body } = notice
  const labelled = first(labels.flatMap(label => find(label, APPLICATION_NO) ?? []))
  const printed =
    labelled ??
    ownOfDispatch(body) ??
    inGroup(openingOf(notice), NAMED_OWN_NUMBER, 'number') ??
    inGroup(openingOf(notice), IN_LETTER, 'number') ??
    inGroup(bodyBeforeReview(notice), OWN_NUMBER, 'number')
  if (printed) {
    const own = withRestBelow(printed, notice)
    const opening = openingOf(notice).text
    const at = opening.indexOf(printed.text)
    // Where the letter compares marks before it names its own, the number may be another's.
    const isUnsure = labelled === null && COMPARES.test(opening.slice(Math.max(0, at - 60), at + 60))
    return isUnsure ? { ...own, isUnsure } : own
  }
  const derived = inGroup(body, DISPATCH_OF_APPLICATION, 'number') ?? inGroup(body, DISPATCH_OF_APPLICATION, 'old')
  // The letter of a divided application stands in no dispatch number.
  const isUnsure = derived !== null && new RegExp(`${derived.text}[A-Z](?![A-Z])`, 'u').test(body.text)
  return derived && { ...found(derived), isInferred: true, isUnsure }
}

/** The classes an unlabelled letter names: those of its opening, else those its list of goods is parted by, else the first. */
const classesIn = (opening: TracedText, { classes }: GoodsReading, body: TracedText): Found<number>[] => {
  // The class that is named as such goes before those of other applications: 类别为第25类.
  const own = inGroup(opening, CLASS_BESIDE, 'told')
  const named = own
    ? readClasses(own)
    : [...opening.text.matchAll(new RegExp(CLASS_IN_LETTER.source, 'dgu'))].flatMap(match =>
        readClasses(groupOf(opening, match, 'number') ?? EMPTY),
      )
  // Reasons that go class by class head each with its own.
  const headed = [...body.text.matchAll(CLASS_HEADING)].flatMap(match =>
    ['alone', 'bracketed', 'headed', 'within'].flatMap(group => readClasses(groupOf(body, match, group) ?? EMPTY)),
  )
  const beside = CLASS_BESIDE.exec(body.text)
  const besideMark = beside
    ? readClasses(groupOf(body, beside, 'number') ?? groupOf(body, beside, 'told') ?? EMPTY)
    : []
  const all = named.length > 0 ? named : besideMark.length > 0 ? besideMark : classes.length > 0 ? classes : headed
  if (all.length > 0) return withoutRepeats(all)
  // The class of goods that a cited mark is registered for need not be this one's.
  const others = [...body.text.matchAll(CLASS_OF_CITED)].map(({ index, 0: words }) => [index, index + words.length])
  const told = [...body.text.matchAll(new RegExp(CLASS_IN_LETTER.source, 'dgu'))].find(
    ({ index }) => !others.some(([start = 0, end = 0]) => start <= index && index < end),
  )
  return readClasses((told && groupOf(body, told, 'number')) ?? EMPTY).map(own => ({ ...own, isUnsure: true }))
}

/** Where the letter tells of the review: labels from here on are the office's own. */
const END = /(?:不服|复审).{0,60}复审|不服.{0,40}(?:之日|申请)/u

const beforeEnd = (letter: readonly Paragraph[]): Paragraph[] => {
  const at = letter.findIndex(({ text }) => END.test(text.text))
  return letter.filter(
    ({ text }, index) =>
      at < 0 ||
      index <= at ||
      !/^(?:商标局|商标评审委员会|办公)?(?:(?:办公|邮寄|收件)?地址[：:].*(?:北京|太阳宫|茶马|蓟门桥|车公庄|三里河)|(?:(?:商标局|商标评审委员会|办公)地址|邮编|邮政编码|电话|咨询电话)[：:])/u.test(
        text.text,
      ),
  )
}

/** The value of a goods label that names the annex they stand in: 见附表一（共15项）. */
const IN_ANNEX =
  /^[（(]?(?:详?见|如|同|参见|列于)?(?:本通知(?:书)?)?(?:所?附|附)[表件页录单清一二三四\d][^；、]{0,16}$/u

/** A class with its goods in parentheses: 第28类（玩具；积木）. */
const GOODS_BEHIND_CLASS = /^(第?[\d一二三四五六七八九十]{1,3}类)[（(](?=[^（）()]*[；;、，,]).+[）)]$/u

/** A list up to the sentence that stands behind it: 艺术品鉴定。申请系自行办理。 */
const beforeSentence = (whole: TracedText): TracedText => {
  const pairs = new Set(pairsIn(whole.text).values())
  // …，商品：家具、软垫）作出通知: what closes the parenthesis that the label stands in ends the list.
  const closing = [...whole.text.matchAll(/[）)](?=\p{Script=Han}|[，。])/gu)].find(({ index }) => !pairs.has(index))
  const list = closing ? slice(whole, 0, closing.index) : whole
  const at = blankedWithin(list.text).search(/。(?=(?:申请|本|该|上述|未|我局|经|委托|代理|你)[^；;、]*)/u)
  return at > 0 ? slice(list, 0, at) : list
}

/** Reads the labels of a notice's head, and what an unlabelled letter says in their place. */
export const readHeader = (notice: NoticeText): HeaderFacts => {
  const { body, letter } = notice
  const labels = readLabels(beforeEnd(letter))
  const label = (name: LabelName): TracedText | null => first(labels.get(name))
  const dateIn = (value: TracedText | null) => (value ? first(findDates(value)) : null)
  const opening = readOpening(proseOf(notice), body, label('addressee'))
  const applicationNo = readApplicationNo(labels.get('applicationNo') ?? [], notice)
  const saic = find(body, SAIC)
  const signed = signatureDate(notice, [...labels.values()].flat())
  const dispatched = dateIn(label('dispatchDate'))
  const classCell = label('classes')
  const withClass = classCell && GOODS_BEHIND_CLASS.exec(classCell.text)
  const classText = classCell && withClass ? slice(classCell, 0, withClass[1]?.length) : classCell
  const behindClass =
    classCell && withClass ? slice(classCell, (withClass[1]?.length ?? 0) + 1, classCell.text.length - 1) : null
  const goodsLabel = label('goods')
  const isElsewhere = notice.annexGoods.text !== '' && IN_ANNEX.test(goodsLabel?.text ?? '')
  const listed = readGoodsList(
    isElsewhere
      ? notice.annexGoods
      : goodsLabel?.text
        ? beforeSentence(goodsLabel)
        : (behindClass ?? notice.annexGoods),
  )
  const isOfClasses = classText === null || CLASSES_ONLY.test(classText.text)
  const labelledClasses = readClasses(classText ?? EMPTY).map(own => (isOfClasses ? own : { ...own, isUnsure: true }))
  const party = text(label('applicant')) ?? opening.applicant ?? text(label('holder'))
  const named = withAddressApart(withoutAside(party && /\p{L}/u.test(party.value) ? party : null))
  const recipient = readRecipient(letter, named.applicant?.value ?? '')
  const parties = {
    applicant: named.applicant,
    address:
      opening.address ??
      text(withoutDispatchNo(ownAddress(labels.get('address') ?? []))) ??
      recipient.address ??
      named.address,
    agency: agencyOf(label('agency')) ?? recipient.agency ?? opening.agency ?? agentBehind(party),
  }
  return {
    layout: saic
      ? { value: 'saic', source: saic, isInferred: true }
      : { value: 'cnipa', source: find(body, /国家知识产权局/u) ?? EMPTY, isInferred: true },
    dispatchNo: readDispatchNo(label('dispatchNo'), body, letter),
    dispatchDate: dispatched ?? dateIn(inGroup(body, SENT_ON, 'date')) ?? signed,
    signatureDate: signed && dispatched && signed.value !== dispatched.value ? signed : null,
    applicationNo,
    ...withOtherAsked(
      markOrKind(readMark(label('mark'), applicationNo?.value ?? '', notice), label('markType'), body),
      labels.get('mark') ?? [],
    ),
    classes: labelledClasses.length > 0 ? labelledClasses : classesIn(openingOf(notice), listed, body),
    ...parties,
    emptyLabels: (['applicant', 'address', 'agency'] as const).filter(
      // A name from elsewhere in the place of one that stands beside no label may be another's.
      name => labels.get(name)?.every(value => value.text === '') === true,
    ),
    salutation: opening.salutation,
    isMarkInSentence: label('mark') === null,
    hasWindowAddress: text(label('address')) === null && recipient.address !== null,
    applicationDate:
      dateIn(label('applicationDate')) ?? opening.filed ?? dateIn(inGroup(openingOf(notice), FILED_IN_LETTER, 'date')),
    listed,
    groups: listed.groups,
  }
}

/** A head that names no class for sure has those that the lists of goods, in tables or in the letter, are parted by. */
export const withClassesOfLists = (header: HeaderFacts, lists: readonly GoodsPhrase[]): HeaderFacts => {
  if (header.classes.some(({ isUnsure }) => !isUnsure)) return header
  const classes = lists.flatMap(({ reading }) => reading.classes)
  return classes.length === 0 ? header : { ...header, classes: withoutRepeats(classes) }
}
