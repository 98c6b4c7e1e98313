import { NUMBER_UNITS } from '#domain/chinese-numeral.ts'

import { isEarlierMarkGround } from '#domain/law/grounds.ts'
import { writtenDate } from '../drafting/language.ts'
import { editDistance } from '../similarity/edit-distance.ts'
import { type CaseFacts, goodsKey, type KnownNumber, markKey } from './case-facts.ts'
import { isAsGenerated } from './changed-lines.ts'
import { type Clause, clauseAround, isAboutOthers, speaksOfOthers } from './context.ts'
import { type CheckedLine, type Finding, findingAt } from './finding.ts'
import { matchesOf } from './matches.ts'
import { citedNumber, type Token } from './tokens.ts'

const COUNTED_MARKS = new RegExp(`([${NUMBER_UNITS}]+)\\s*[件个枚]引证商标`, 'g')
const COUNTED_MARKS_EN = /\b(two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) cited marks/gi
const ENGLISH_COUNT = 'zero one two three four five six seven eight nine ten'.split(' ')

/** Returns cited marks that the notice does not have: one of a number beyond the last, or more of them than it cites. */
export const findUncited = (line: CheckedLine, { notice, isCompanion }: CaseFacts): Finding[] => {
  const isOfEarlierMarks = notice.grounds.some(isEarlierMarkGround)
  const count = notice.citedMarks.length
  const isListDoubtful = notice.doubtful.includes('citedMarks')
  if (isCompanion) return []
  const named = line.tokens
    .filter(({ kind, key }) => kind === 'citedMark' && count > 0 && Number(key) > count)
    .map(({ from, to, text }) => ({ from, to, text }))
  const counted = [...matchesOf(line.text, COUNTED_MARKS), ...matchesOf(line.text, COUNTED_MARKS_EN)]
    .filter(([, written = '']) => {
      const english = ENGLISH_COUNT.indexOf(written.toLowerCase())
      return (english >= 0 ? english : citedNumber(written)) > count
    })
    .map(({ 0: text, index }) => ({ from: index, to: index + text.length, text }))
  const unknown =
    count > 0 || isOfEarlierMarks || (line.document === 'analysis' && (line.isInCell || isAsGenerated(line)))
      ? []
      : matchesOf(line.text, /引证商标|\b[Cc]ited marks?\b/g)
          .slice(0, 1)
          .map(({ 0: text, index }) => ({ from: index, to: index + text.length, text }))
  return [...named, ...counted, ...unknown].flatMap(({ from, to, text }) =>
    speaksOfOthers(line, clauseAround(line.text, from, to).clause)
      ? []
      : [
          findingAt(line, {
            kind: 'number',
            from,
            to,
            words:
              count === 0
                ? {
                    zh: `通知书没有引证商标，稿中写到“${text}”。`,
                    en: `The notice cites no mark; the draft says “${text}”.`,
                  }
                : isListDoubtful
                  ? {
                      zh: `从通知书读出${count}件引证商标，是否完整存疑，稿中写到“${text}”。`,
                      en: `${count} cited mark${count === 1 ? ' was' : 's were'} read from the notice, and it is doubtful whether these are all; the draft says “${text}”.`,
                    }
                  : {
                      zh: `通知书共引证${count}件商标，稿中写到“${text}”。`,
                      en: `The notice cites ${count} mark${count === 1 ? '' : 's'}; the draft says “${text}”.`,
                    },
          }),
        ],
  )
}

/** A slip of one digit, or two neighbours swapped. */
export const isOneSlipOff = (a: string, b: string): boolean => a !== b && editDistance([...a], [...b], 1) === 1

const OWN_BEFORE = /(申请商标|本申请|申请号(?:为|：|:)?|本件商标)[^，。；“”]{0,8}$|[Aa]pplication (?:no\.?|number)\s*$/
const CITED_BEFORE =
  /引证商标\s*([\d一二三四五六七八九十]*)[^，。；“”\d]{0,8}$|[Cc]ited mark (\d+)(?: ?\(?(?:registration )?no\.)?[^.;,\d]{0,12}$/
const CITED_AFTER = /^号商标，即引证商标\s*([\d一二三四五六七八九十]+)/
const LABELLED = /(第|注册号|申请号|[Nn]os?\.?|注册\/申请号)\s*[:：]?\s*$/

/** Which of the case's numbers belongs at a place of a clause, by the words before it; null where any may stand. */
export const expectedNumber = (facts: CaseFacts, { before, after }: Clause): KnownNumber | null => {
  const cited = CITED_BEFORE.exec(before) ?? CITED_AFTER.exec(after)
  if (cited) {
    const ordinal = cited[1] || cited[2]
    const place = ordinal ? citedNumber(ordinal) - 1 : null
    return place === null
      ? null
      : (facts.numbers.find(number => number.role === 'cited' && number.cited === place) ?? null)
  }
  return OWN_BEFORE.test(before) ? (facts.numbers.find(({ role }) => role === 'application') ?? null) : null
}

const differs = (line: CheckedLine, token: Token, known: KnownNumber): Finding =>
  findingAt(line, {
    kind: 'number',
    from: token.from,
    to: token.to,
    fact: known.fact,
    mend: known.number,
    words: {
      zh: `此处应为${known.role === 'application' ? '申请号' : known.role === 'cited' ? `引证商标${(known.cited ?? 0) + 1}的号码` : '通知书所载号码'}“${known.number}”，稿中为“${token.text}”。`,
      en: `${known.role === 'application' ? 'The application number' : known.role === 'cited' ? `The number of cited mark ${(known.cited ?? 0) + 1}` : 'The number in the notice'} is “${known.number}”; the draft says “${token.text}”.`,
    },
  })

/** Whether the examiner's reasons, or the marks they mention, have a number. */
const isInReasons = ({ notice: { reasons = [], mentionedMarks = [] } }: CaseFacts, number: string): boolean =>
  mentionedMarks.some(({ regNo }) => regNo === number) ||
  reasons.some(({ text }) => new RegExp(`(?<![\\dA-Z])${number}(?![\\dA-Z])`).test(text))

/** A mark in quotation marks beside its number, that is none of the case and is compared with none: 第1号“天穹”与“天”共存. */
const isOfAnotherMark = (text: string, { from, to }: Token, facts: CaseFacts, clause: string): boolean => {
  if (
    /近似|相同|引证|复审|驳回|申请商标|障碍|冲突|混淆|在先权利|cited|similar|refus|applied for|obstacle|conflict|confus/i.test(
      clause,
    )
  )
    return false
  const behind = /^\s*号?\s*(?:商标)?[“"](?<mark>[^“”"]{1,40})[”"]/.exec(text.slice(to))
  const before = /[“"](?<mark>[^“”"]{1,40})[”"]\s*[（(](?:第|[Nn]o\.? ?)?$/.exec(text.slice(0, from))
  const mark = behind?.groups?.['mark'] ?? before?.groups?.['mark']
  return mark !== undefined && !facts.words.some(({ key, role }) => /Mark$/.test(role) && key === markKey(mark))
}

/** Whether a number is one of the firm's particulars, as of the attorney's licence: no notice has it. */
const isOfFirm = ({ pieces }: CheckedLine, { from, to }: Token): boolean =>
  pieces.some(piece => piece.from <= from && to <= piece.to && /^firm[A-Z]/.test(piece.field ?? ''))

/** Returns numbers that the notice does not have, that are a digit off, or that stand where another of its numbers belongs. */
export const findNumbers = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  line.tokens.flatMap(token => {
    if ((token.kind !== 'number' && token.kind !== 'dispatchNo') || isOfFirm(line, token)) return []
    const around = clauseAround(line.text, token.from, token.to)
    const { before, clause } = around
    const expected = expectedNumber(facts, around)
    const known = facts.numbers.filter(({ number }) => number === token.key)
    if (known.length > 0 || isInReasons(facts, token.key)) {
      const isRight = !expected || known.some(({ number }) => number === expected.number)
      return isRight ? [] : [differs(line, token, expected)]
    }
    if (
      /(电话|手机|备案|网站|许可证|邮编|邮政编码|信用代码|证号|账号|金额|发票|合同号|流水|[Tt]el)[^。；]{0,12}$/.test(
        before,
      )
    )
      return []
    const near = facts.numbers.find(({ number }) => isOneSlipOff(number, token.key))
    if (!near && isOfAnotherMark(line.text, token, facts, clause)) return []
    if (expected && !isAboutOthers(clause)) return [differs(line, token, expected)]
    const isOfDecision = /判决|裁定|行终|行初|judg(?:e)?ment|decision of/.test(clause)
    if (near && !isOfDecision) return [differs(line, token, near)]
    const isCell = line.isInCell && token.from === 0 && token.to === line.text.trim().length
    const isNamed =
      isCell || token.kind === 'dispatchNo' || LABELLED.test(before) || /^\s*号/.test(line.text.slice(token.to))
    if (!isNamed || speaksOfOthers(line, clause)) return []
    return [
      findingAt(line, {
        kind: 'number',
        from: token.from,
        to: token.to,
        words: {
          zh: `通知书中没有“${token.text}”这个号码。`,
          en: `The notice has no number “${token.text}”.`,
        },
      }),
    ]
  })

/** Whether a stretch stands in the quoted name of goods of the case, which are called so whatever their class. */
const isInGood = (
  text: string,
  { from, to }: Token,
  { refusedGoods, acceptedGoods, citedGoods }: CaseFacts,
): boolean => {
  const opening = text.lastIndexOf('“', from)
  const closing = text.indexOf('”', to)
  if (opening < 0 || closing < 0 || text.lastIndexOf('”', from) > opening) return false
  const start = Math.max(opening, text.lastIndexOf('；', from)) + 1
  const parted = text.indexOf('；', to)
  const good = goodsKey(text.slice(start, parted < 0 ? closing : Math.min(parted, closing)))
  return refusedGoods.has(good) || acceptedGoods.has(good) || citedGoods.has(good)
}

/** What is used, or designated, in a class is the mark applied for itself, wherever its use is told. */
const OWN_USE =
  /(?:申请商标|本申请|本商标|复审(?:商品|服务))(?!的?(?:转让|前身|在先))[^。；，“”]{0,24}$|\b(?:[Tt]he mark(?: applied for)?|[Tt]h(?:is|e) application|(?:goods|services) under review)\b[^.;“”]{0,60}$/

/** Returns classes that neither the application nor a cited mark is in. */
export const findClasses = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (facts.notice.classes.length === 0) return []
  return line.tokens.flatMap(token => {
    if (token.kind !== 'class' || facts.notice.classes.includes(Number(token.key))) return []
    if (isInGood(line.text, token, facts)) return []
    const { before, clause } = clauseAround(line.text, token.from, token.to)
    const isOwn = /(申请商标|本申请)[^。；]{0,30}$/.test(before.slice(-40)) && !/引证商标/.test(before)
    const isKnown = !isOwn && facts.classes.has(Number(token.key))
    // An application of the applicant's own, of another time, may be in any class.
    const isOfOthers = OWN_USE.test(before) ? isAboutOthers(clause) : speaksOfOthers(line, clause)
    if (isKnown || /申请人[^。；，]{0,4}(?:曾|早)/.test(before) || isOfOthers) return []
    const [only, ...others] = facts.notice.classes
    const should = facts.notice.classes.join('、')
    return [
      findingAt(line, {
        kind: 'class',
        from: token.from,
        to: token.to,
        fact: 'classes.0',
        mend: only !== undefined && others.length === 0 ? (facts.isEn ? `Class ${only}` : `第${only}类`) : null,
        words: {
          zh: `通知书所载类别为第${should}类，稿中为“${token.text}”。`,
          en: `The notice is about class ${facts.notice.classes.join(', ')}; the draft says “${token.text}”.`,
        },
      }),
    ]
  })
}

/** A day, a month or a year as written: `2023年3月`, `March 2023`. */
const WRITTEN_TIME = '(\\d{4})年(?:(\\d{1,2})月)?(?:(\\d{1,2})日)?'
const ORDERED: readonly { pattern: RegExp; isEarlier: boolean }[] = [
  {
    pattern: new RegExp(`${WRITTEN_TIME}[^。；]{0,40}?(?:早于|先于)[^。；\\d]{0,12}${WRITTEN_TIME}`, 'g'),
    isEarlier: true,
  },
  {
    pattern: new RegExp(`${WRITTEN_TIME}[^。；]{0,40}?(?<!最)(?:晚于|迟于)[^。；\\d]{0,12}${WRITTEN_TIME}`, 'g'),
    isEarlier: false,
  },
]
const IN_USE = new RegExp(`(?:自|于|从|早在|始于)${WRITTEN_TIME}`, 'g')
const BEFORE_FILING = /(?:申请日|申请注册|提出申请|申请)(?:之)?[前先](?!提)|在先使用|早于[^，。；\d]{0,8}申请日/

const timeKey = (year = '', month?: string, date?: string): string =>
  [year, month, date].flatMap(part => (part === undefined ? [] : [part.padStart(2, '0')])).join('-')

/** Returns times that are said to lie before others and lie after them, and use that begins after the filing it is said to precede. */
export const findOrder = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (line.isQuoted || line.before?.text === line.text) return []
  const at = (from: number, to: number, zh: string, en: string): Finding =>
    findingAt(line, { kind: 'values', from, to, words: { zh, en } })
  const ordered = (/[早先晚迟]于/.test(line.text) ? ORDERED : []).flatMap(({ pattern, isEarlier }) =>
    matchesOf(line.text, pattern).flatMap(({ 0: text, index, ...times }) => {
      const [first, second] = [timeKey(times[1], times[2], times[3]), timeKey(times[4], times[5], times[6])]
      const length = Math.min(first.length, second.length)
      const [a, b] = [first.slice(0, length), second.slice(0, length)]
      const isRight = isEarlier ? a <= b : a >= b
      return isRight
        ? []
        : [at(index, index + text.length, '所述先后与日期不符。', 'The order told is not that of the dates.')]
    }),
  )
  const [filed] = facts.days.filing
  if (ordered.length > 0 || filed === undefined) return ordered
  return matchesOf(line.text, IN_USE).flatMap(match => {
    const { clause } = clauseAround(line.text, match.index, match.index + match[0].length)
    const begun = timeKey(match[1], match[2], match[3])
    const isUse = /使用|销售|推广|投放/.test(clause) && BEFORE_FILING.test(clause) && !/引证商标|权利人/.test(clause)
    if (!isUse || begun <= filed.slice(0, begun.length)) return []
    return [
      at(
        match.index,
        match.index + match[0].length,
        `此处称在申请日前使用，而申请日期为${writtenDate(filed, 0)}。`,
        `This tells of use before filing; the application was filed on ${writtenDate(filed, 1)}.`,
      ),
    ]
  })
}
