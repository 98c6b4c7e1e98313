import { isCalledEnded } from '#domain/mark/cited-facts.ts'
import { readGoodsList } from '../goods/goods-list.ts'
import { pairsIn } from '../layout/brackets.ts'
import { type Found, find, found, join, slice, type TracedText, trim, withDrawnSpaces } from '../layout/traced-text.ts'
import { isCompanyOrPerson } from '../words/party-names.ts'
import { findDates, readClasses } from '../words/written-numbers.ts'
import { labelledFacts, labelledIn } from './annex-facts.ts'
import { type CitedMarkFacts, findStatus } from './merge-cited-marks.ts'

/** What stands around the name of a mark: in parentheses, or behind a label. */
export interface Remarks {
  alias: string | null
  owner: Found<string> | null
  status: CitedMarkFacts['status']
  /** The standing that the label of the owner implies: who is called 注册人 had the mark registered. */
  implied?: CitedMarkFacts['status']
  isDevice: boolean
  /** The day on which the right ended. */
  endedOn?: Found<string>
  classes?: Found<number>[]
  goods?: Found<string>[]
  /** Other days that it says, by their names on the wire. */
  dates?: Record<string, Found<string>>
  /** What labels in the parentheses say: 类别：7，状态：已注册，核定商品：阀. */
  labelled?: Omit<CitedMarkFacts, 'regNo'>
}

/** A number in the running text, the mark named with it, and how far that phrase goes. */
export interface NamedMark {
  /** Where the phrase begins: at the number, or at the mark that stands before it. */
  start: number
  end: number
  regNo: Found<string>
  mark: Found<string> | null
  isInternational: boolean
  /** Its number stands behind a label instead of between 第 and 号. */
  isLabelled: boolean
  /** What the text calls it from here on: 引证商标一. */
  alias: string | null
  remarks: Remarks
}

/** 第1234567号, and 注册号：1234567, 商标注册证第…, or a bare one right behind 注册商标. */
const NUMBER =
  /(?<!字\s?)(?<!〕\s?)(?:(?:国际)?(?:注册|申请)号(?:为)?|国际注册|号(?:为)?)?第\s*(?<regNo>G?(?: ?\d){5,9} ?[A-Z]?)\s*号(?!\s*(?:公告|文件|决定|裁定|判决|令))|(?:注册证|初步审定|初审|国际注册|注册|申请|商标)号(?:码)?(?:为|是)?[：:]?\s*(?<labelled>G?\d{6,9}[A-Z]?)(?![\dA-Za-z])|(?<=引证商标(?:[一二三四五六七八九十]{1,3}|\d{1,2})[：:])(?<listed>G?\d{6,9}[A-Z]?)(?=[，,])|(?<=注册商标|在先商标|引证商标|商标注册申请|(?:注册|审定|申请|申请在先)的)(?<bare>G?\d{7,8}[A-Z]?)(?:\s*号)?(?=\s*[“"「『])/dgu
const AFTER_NUMBER =
  /^\s*(?:国际注册)?(?:(?:商标)?注册证(?:项?下)?(?:所)?(?:享有|核准|注册)?(?:商标)?(?:专用权)?|注册商标|商标(?=\s*[“"「『])|注册)?(?:的)?\s*/u
/** A number with its mark behind a comma, as in a list of records: 第1号（国际注册），“某”. */
const QUOTED_BEHIND = /^(?:[（(]国际注册[）)])?[，,、]\s*(?=[“"「『])/u
/** What a record says behind the mark: ，某公司，已注册。 or ，已注册；. */
const RECORD_BEHIND =
  /^[，,](?:(?:(?:商标)?(?:注册人|权利人|所有人|申请人|持有人)(?:为|是)?)?(?<owner>(?:[^，,；;。“”"：:]|[,，](?=\s?\p{Script=Latin})){2,80})[，,])?(?<status>(?:专用权?期限?|有效期限?)[^，,；;。]{6,40}|[^，,；;。：:]{2,26})(?=[；;。\n]|$)/du
const DEVICE = /^(?<device>图形)(?=商标|、|，|近似|（|\()/u
const AFTER_MARK = /^\s*(?:(?:文字|图形)?(?:及图)?(?:国际)?(?:注册|(?:初步审定|初审)(?:公告)?的?)?(?:证明|集体)?商标)?/u
/** A mark named after its number within the same parentheses: （申请号：1，商标：“某”）. */
const MARK_BEHIND = /^[，,、]\s*商标(?:名称)?(?:为|是)?[：:]?\s*(?=[“"「『])/u
/** The same without quotation marks: （申请号：1，商标：某）. */
const BARE_MARK_BEHIND = /^[，,、]\s*商标(?:名称)?(?:为|是)?[：:]\s*(?<mark>[^，,；;。“”"（）()]{1,40})(?=[）)])/du
/** A name whose opening quotation mark was not recognised, at the start of a line: 第1号|NOVA”商标. */
const HALF_QUOTED = /^(?<mark>[^“”"「」『』（）()，,。；;：:、\n]{1,40})[”"](?=商标|、|，|近似)/u
/** （图形）, （以下称引证商标一）, （注册人：某公司）, （已注册）: what stands in parentheses after a mark, so long at most. */
const LONGEST_REMARK = 400
const ALIAS = /(?:以下(?:简)?称(?:为)?|下称|简称|即)?[“"]?(?<alias>引证(?:商标)?[一二三四五六七八九十\d]{0,3})[”"]?$/u
const HOLDER = '(?:其|原)?(?:商标)?(?:注册人|权利人|申请人|所有人|专用权人|持有人|权人)'
const OWNER = new RegExp(`^${HOLDER}(?:为|是|：|:)?(?<owner>.{2,60})$`, 'u')
/** A name up to a mark of punctuation that ends it; a comma within a Latin name does not. */
const NAME = '(?<owner>(?:[^，,。；;：:“”"\\n]|[，,](?=\\s?\\p{Script=Latin})){2,80})'
/** ，注册人：某公司；, ，申请人（已初步审定）：某公司；, 商标近似，其权利人为某公司。 */
const OWNER_BEHIND = new RegExp(
  `^(?:商标)?(?:[^。；;，,“”]{0,8})?[，,、]\\s*${HOLDER}(?:[（(](?<status>[^）)]{2,16})[）)])?\\s*(?:为|是|系|：|:)?\\s*${NAME}`,
  'u',
)
/** ，系某公司所有。, 商标近似，后者由某公司在类似商品上注册, 商标原由某公司注册于类似商品. */
const OWNED_BY = new RegExp(
  `^(?:[^。；;，,“”]{0,8}[，,])?(?:均|也|亦|后者|原|现)?(?:已经?|业已)?(?:系由原?(?:注册人|权利人|所有人)?|系|为|属于?|由(?!原))\\s*${NAME.replace('{2,80}', '{2,80}?')}(?:所有|持有|拥有|享有|(?:在(?:类似|同一种|相同|或)*(?:商品|服务)上)?(?<status>(?:在先|先行|先)?(?:注册(?!人)|初步审定|申请在先))|(?:主动|自行)?申请注销)`,
  'u',
)
/** A record of its own: 第1号，某，某公司，已注册；. */
const RECORD =
  /^[，,](?<mark>[^，,；;。“”"]{1,40})[，,](?<owner>(?:[^，,；;。“”"]|[,，](?=\s?\p{Script=Latin})){2,60})[，,](?<status>[^，,；;。]{2,12})(?=[；;。])/du
/** 引证商标一：第1号… */
const CALLED = /(?<alias>引证商标(?:[一二三四五六七八九十]{1,3}|\d{1,2}))[：:]\s*$/u
/** What may stand between the mark and the number that is printed behind it. */
const BETWEEN = /^(?:(?:国际)?(?:注册)?商标)?\s*[（(]\s*(?:商标)?(?:注册证|注册)?$/u

const withoutSpaces = (number: TracedText): Found<string> => ({
  ...found(number),
  value: number.text.replace(/\s/gu, ''),
})

/** So many units on both sides show how a line is set. */
const AROUND = 20

const markOf = (mark: TracedText | null, around?: TracedText): Found<string> | null => {
  const trimmed = mark && trim(mark)
  if (!trimmed || trimmed.text === '') return null
  const { text, isSpaced } = withDrawnSpaces(trimmed, around)
  return { ...found(text), isUnsure: isSpaced && text.text !== trimmed.text }
}

/** The standing that some words name, with the place of them. */
export const statusIn = (words: TracedText): CitedMarkFacts['status'] => {
  const hit = findStatus(words.text.replace(/国际注册$/u, ''))
  return hit ? { value: hit.status, source: slice(words, hit.start, hit.end) } : null
}

/** The parts of a remark that commas part, a comma within a Latin name left alone: 某公司，已注册. */
const partsOf = (remark: TracedText): TracedText[] => {
  const parts: TracedText[] = []
  let from = 0
  for (const { index } of remark.text.matchAll(/[，,；;](?!\s?\p{Script=Latin})/gu)) {
    parts.push(trim(slice(remark, from, index)))
    from = index + 1
  }
  return [...parts, trim(slice(remark, from))]
}

const impliedBy = (label: TracedText): CitedMarkFacts['status'] => {
  const words = find(label, /^[，,、：:\s]*注册人/u)
  return words && { value: 'registered', source: words, isInferred: true, isUnsure: true }
}

const isOwner = (name: string): boolean =>
  isCompanyOrPerson(name.replace(/^[：:\s]+/u, '')) && !/申请|注销|撤销|续展/u.test(name)

/** The goods that end a remark: …，核定商品：牛肉；牦牛肉干. */
const GOODS_IN_REMARK =
  /(?:^|[，,；;])\s*(?:(?:核定|指定|核准)(?:使用)?|使用)的?(?:商品|服务)(?:项目)?(?:[：:]|为)\s*(?<goods>.+)$/u
/** A term of exclusive right: the mark was registered; whether it still is, no term says. */
const TERM = /^(?:商标)?(?:专用权?期限?|有效期限?)(?:至|[：:]|为|自)/u
const OF_CLASS = /^(?:(?:国际)?(?:类别|分类)[：:]?)?第?[\d一二三四五六七八九十]{1,3}类(?:商品|服务)?$/u
/** A day with the word for it on one side: 注册日2014年8月21日, 2019年5月28日核准注册. */
const DAYS: readonly [string, RegExp][] = [
  ['preliminaryDate', /^(?:初步审定|初审)(?:公告)?(?:日期?|于)?|(?:初步审定|初审)(?:公告)?$/u],
  ['registrationDate', /^(?:核准|获准)?注册(?:公告)?(?:日期?|于)?|(?:核准|获准|取得)?注册$/u],
  ['applicationDate', /^申请(?:日期?|于)?|(?:提出)?申请$/u],
]

const dayIn = (part: TracedText): Record<string, Found<string>> | null => {
  const days = findDates(part)
  const [day] = days
  if (!day || days.length > 1) return null
  const words = part.text.replace(day.source.text, '').replace(/[：:为是在于\s]/gu, '')
  const name = words.length <= 8 ? DAYS.find(([, expression]) => expression.test(words))?.[0] : undefined
  return name === undefined ? null : { [name]: day }
}

/** Goods in quotation marks behind their class, within a remark: ，第18类“包；伞”，. */
const QUOTED_GOODS =
  /(?:^|[，,；;]\s*)(?<niceClass>第\s*[\d一二三四五六七八九十]{1,3}\s*类)(?:商品|服务)?[“"](?<goods>[^”"]+)[”"](?=[，,；;。]|$)/du

/** A remark that names the owner and the standing, with labels or without. */
export const readRemark = (remarks: Remarks, remark: TracedText): boolean => {
  const quoted = QUOTED_GOODS.exec(remark.text)
  const { niceClass, goods } = quoted?.indices?.groups ?? {}
  if (niceClass) remarks.classes = readClasses(slice(remark, ...niceClass))
  if (goods) remarks.goods = readGoodsList(slice(remark, ...goods)).items
  const stretch = quoted
    ? join([slice(remark, 0, quoted.index), slice(remark, quoted.index + quoted[0].length)])
    : remark
  const row = labelledIn(stretch)
  if (row) {
    const { owner, status, ...labelled } = labelledFacts(row)
    remarks.labelled = { ...labelled, owner, status }
    remarks.owner = owner ?? remarks.owner
    remarks.status = status ?? remarks.status
    return true
  }
  const listed = GOODS_IN_REMARK.exec(stretch.text)
  const listAt = listed ? listed.index + listed[0].length - (listed.groups?.['goods'] ?? '').length : 0
  if (listed) remarks.goods = readGoodsList(slice(stretch, listAt)).items
  const parts = partsOf(listed ? slice(stretch, 0, listed.index) : stretch)
  let isRead = listed !== null
  for (const part of parts) {
    const labelled = OWNER.exec(part.text)?.groups?.['owner']
    const status = part.text.length <= 24 ? statusIn(part) : null
    const alias = ALIAS.exec(part.text)?.groups?.['alias']
    const term = TERM.test(part.text) ? findDates(part) : []
    const [from, to] = term
    if (from) {
      remarks.implied ??= { value: 'registered', source: part, isInferred: true, isUnsure: true }
      remarks.dates = {
        ...remarks.dates,
        ...(to ? { exclusiveFrom: from, exclusiveTo: to } : { exclusiveTo: from }),
      }
      isRead = true
      continue
    }
    const dated = dayIn(part)
    const classes = OF_CLASS.test(part.text) ? readClasses(part) : []
    if (dated) {
      remarks.dates = { ...remarks.dates, ...dated }
      remarks.status ??= status && !isCalledEnded({ status: status.value }) ? status : null
    } else if (classes.length > 0) remarks.classes = classes
    else if (alias !== undefined) remarks.alias = alias
    else if (labelled !== undefined && isOwner(labelled)) {
      remarks.owner = found(trim(slice(part, part.text.length - labelled.length), '：: '))
      remarks.implied = impliedBy(part)
    } else if (status) {
      // 自注销之日起未满一年 says since when, and no other end.
      if (/^自/u.test(part.text)) continue
      remarks.status = status
      const [day] = findDates(part)
      if (day && isCalledEnded({ status: status.value })) remarks.endedOn = day
    } else if (parts.length > 1 || /公司|厂|店|行|社|中心|所$|Ltd|Inc|GmbH/u.test(part.text)) {
      if (!isCompanyOrPerson(part.text) || remarks.owner) continue
      remarks.owner = found(part)
    } else continue
    isRead = true
  }
  return isRead
}

/** What remarks say of a mark beside its owner and its standing. */
export const detailsIn = ({
  labelled,
  endedOn,
  ...remarks
}: Remarks): Pick<CitedMarkFacts, 'classes' | 'goods' | 'groups' | 'dates' | 'rest'> => ({
  classes: labelled?.classes.length ? labelled.classes : (remarks.classes ?? []),
  goods: labelled?.goods ?? remarks.goods ?? [],
  groups: labelled?.groups ?? [],
  dates: { ...remarks.dates, ...labelled?.dates, ...(endedOn && { endedOn }) },
  rest: labelled?.rest ?? [],
})

const readRemarks = (
  body: TracedText,
  from: number,
  pairs: ReadonlyMap<number, number>,
  named: { mark: Found<string> | null },
): { end: number; remarks: Remarks } => {
  const remarks: Remarks = { alias: null, owner: null, status: null, isDevice: false }
  let at = from
  for (let count = 0; count < 3; count += 1) {
    const opening = /^\s*[（(]/u.exec(body.text.slice(at, at + 4))?.[0].length ?? 0
    const closing = opening > 0 ? (pairs.get(at + opening - 1) ?? -1) : -1
    if (closing < 0 || closing - at > LONGEST_REMARK) break
    const stretch = slice(body, at + opening, closing)
    const words = stretch.text
    const alias = ALIAS.exec(words)
    if (alias) remarks.alias = alias.groups?.['alias'] ?? null
    else if (/^图形$|^图形商标$/u.test(words)) {
      named.mark ??= found(slice(stretch, 0, 2))
      remarks.isDevice = true
    } else if (!readRemark(remarks, stretch)) break
    at = closing + 1
  }
  return { end: at, remarks }
}

/** The owner that stands behind a mark, with its label or as 系…所有. */
const readOwnerBehind = (body: TracedText, at: number, remarks: Remarks): void => {
  if (remarks.owner) return
  const behind = OWNER_BEHIND.exec(body.text.slice(at, at + 140)) ?? OWNED_BY.exec(body.text.slice(at, at + 140))
  const owner = behind?.groups?.['owner']
  if (!behind || owner === undefined) return
  const start = at + behind[0].lastIndexOf(owner)
  const name = trim(slice(body, start, start + owner.length))
  if (!isCompanyOrPerson(name.text)) return
  remarks.owner = found(name)
  remarks.implied = impliedBy(slice(body, at, start))
  const status = behind.groups?.['status']
  const statusAt = status === undefined ? -1 : at + behind[0].indexOf(status)
  if (status !== undefined) remarks.status ??= statusIn(slice(body, statusAt, statusAt + status.length))
}

/** Owner and standing that commas part from the mark before them, where both are what they have to be. */
const readRecordBehind = (body: TracedText, at: number, remarks: Remarks): void => {
  const { owner, status } = RECORD_BEHIND.exec(body.text.slice(at, at + 120))?.indices?.groups ?? {}
  if (!status || remarks.status) return
  const part = ([from, to]: [number, number]): TracedText => trim(slice(body, at + from, at + to))
  const words = part(status)
  const told = TERM.test(words.text) ? null : statusIn(words)
  if (!told && TERM.test(words.text) && (!owner || isCompanyOrPerson(part(owner).text))) {
    readRemark(remarks, words)
    if (owner) remarks.owner ??= found(part(owner))
    return
  }
  if (!told || (owner && !isCompanyOrPerson(part(owner).text))) return
  remarks.status = told
  if (owner) remarks.owner ??= found(part(owner))
}

/** The mark in quotation marks that stands right before its number: “某”商标（注册号：1）, “某”（第1号）. */
const markBefore = (
  text: string,
  at: number,
  closings: ReadonlyMap<number, number>,
): [start: number, end: number] | null => {
  const closing = Math.max(...['”', '"', '」', '』'].map(mark => text.lastIndexOf(mark, at - 1)))
  if (closing < 0 || at - closing > 16 || !BETWEEN.test(text.slice(closing + 1, at))) return null
  const opening = closings.get(closing)
  return opening === undefined || closing - opening > 200 ? null : [opening, closing]
}

/** The numbers of marks that running text names, each with the mark and what is said right around it. */
export const namedMarksIn = (body: TracedText): NamedMark[] => {
  const { text } = body
  const pairs = pairsIn(text)
  const closings = new Map([...pairs].map(([open, close]) => [close, open]))
  return [...text.matchAll(NUMBER)].flatMap((match): NamedMark[] => {
    const groups = match.indices?.groups
    const range = groups?.['regNo'] ?? groups?.['labelled'] ?? groups?.['listed'] ?? groups?.['bare']
    if (!range) return []
    const regNo = withoutSpaces(slice(body, range[0], range[1]))
    const isLabelled = groups?.['regNo'] === undefined
    const called = CALLED.exec(text.slice(Math.max(0, match.index - 12), match.index))?.groups?.['alias'] ?? null
    const before = markBefore(text, match.index, closings)
    let start = match.index
    let at = match.index + match[0].length
    const named: { mark: Found<string> | null } = { mark: null }
    const recorded = before ? '' : (QUOTED_BEHIND.exec(text.slice(at, at + 12))?.[0] ?? '')
    const between = before ? '' : recorded || (AFTER_NUMBER.exec(text.slice(at, at + 24))?.[0] ?? '')
    const behind = MARK_BEHIND.exec(text.slice(at, at + 12))?.[0].length ?? 0
    if (before) {
      const [opening, closing] = before
      named.mark = markOf(
        slice(body, opening + 1, closing),
        slice(body, Math.max(0, opening - AROUND), closing + AROUND),
      )
      start = opening
      // What else the parentheses say: （注册号：1，期满未续展）.
      const bracket = text.slice(closing, match.index).search(/[（(]/u)
      const closes = bracket < 0 ? -1 : (pairs.get(closing + bracket) ?? -1)
      const registered = find(slice(body, closing + 1, match.index), /注册商标/u)
      const remarks: Remarks = { alias: null, owner: null, status: null, isDevice: false }
      if (registered) remarks.status = { value: 'registered', source: registered, isInferred: true }
      if (closes > at && closes - at <= LONGEST_REMARK) readRemark(remarks, trim(slice(body, at, closes), '，,；; '))
      const isInternational = regNo.value.startsWith('G')
      return [
        {
          start,
          end: Math.max(at, closes + 1),
          regNo,
          mark: named.mark,
          isInternational,
          isLabelled,
          alias: called,
          remarks,
        },
      ]
    }
    const bare = behind > 0 ? null : BARE_MARK_BEHIND.exec(text.slice(at, at + 60))
    const bareRange = bare?.indices?.groups?.['mark']
    if (bareRange) named.mark = markOf(slice(body, at + bareRange[0], at + bareRange[1]))
    at += bareRange ? bareRange[1] : behind > 0 ? behind : between.length
    const closing = /[“"「『]/u.test(text.charAt(at)) ? pairs.get(at) : undefined
    const device = DEVICE.exec(text.slice(at, at + 8))
    if (closing !== undefined && closing - at <= 200) {
      named.mark = markOf(slice(body, at + 1, closing), slice(body, Math.max(0, at - AROUND), closing + AROUND))
      at = closing + 1
    } else if (device) {
      named.mark = found(slice(body, at, at + 2))
      at += 2
    } else if (body.glyphs[at]?.confidence !== undefined) {
      const half = HALF_QUOTED.exec(text.slice(at, at + 42))
      const mark = half && markOf(slice(body, at, at + (half.groups?.['mark'] ?? '').length))
      if (half && mark) {
        named.mark = { ...mark, isUnsure: true }
        at += half[0].length
      }
    }
    const record = named.mark ? null : RECORD.exec(text.slice(at, at + 140))
    const parts = record?.indices?.groups
    if (parts?.['mark'] && parts['owner'] && parts['status']) {
      const part = ([from, to]: [number, number]) => slice(body, at + from, at + to)
      const [owner, status] = [part(parts['owner']), statusIn(part(parts['status']))]
      if (status && isCompanyOrPerson(owner.text)) {
        const mark = markOf(part(parts['mark']))
        const remarks: Remarks = { alias: null, owner: found(trim(owner)), status, isDevice: false }
        const end = at + (record?.[0].length ?? 0)
        const isInternational = regNo.value.startsWith('G')
        return [{ start, end, regNo, mark, isInternational, isLabelled, alias: called, remarks }]
      }
    }
    const after = AFTER_MARK.exec(text.slice(at, at + 16))?.[0].length ?? 0
    const registered =
      find(slice(body, at, at + after), /注册商标/u) ??
      find(slice(body, match.index, at), /注册商标|注册证[^，。]*专用权/u)
    const published = find(slice(body, at, at + after), /初步审定|初审/u)
    at += after
    const { end, remarks } = readRemarks(body, at, pairs, named)
    if (named.mark) readRecordBehind(body, end, remarks)
    if (registered) remarks.status ??= { value: 'registered', source: registered, isInferred: true }
    if (published) remarks.status ??= { value: 'preliminary', source: published, isInferred: true }
    readOwnerBehind(body, end, remarks)
    const isInternational = regNo.value.startsWith('G') || /国际注册/u.test(match[0] + between)
    return [
      { start, end, regNo, mark: named.mark, isInternational, isLabelled, alias: remarks.alias ?? called, remarks },
    ]
  })
}
