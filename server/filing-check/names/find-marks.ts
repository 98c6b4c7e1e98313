import { editDistance } from '../../similarity/edit-distance.ts'
import type { CaseFacts, KnownWord } from '../case-facts.ts'
import { markKey, markParts } from '../case-facts.ts'
import { clauseAround, isAboutOthers, speaksOfOthers } from '../context.ts'
import { expectedNumber } from '../find-references.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'
import { citedNumber, readQuotes } from '../tokens.ts'
import { misnamed } from './find-names.ts'

const NAMED_MARK =
  /(申请商标|[Tt]he mark applied for|引证商标(?:\s*([\d一二三四五六七八九十]+))?|第\s*([GＧ]?\d{6,9}[A-Z]?)\s*号|[Cc]ited mark(?: (\d+))?|[Nn]o\.? ([G]?\d{6,9}[A-Z]?))(?:的文字|的商标)?(?:为|即|是|商标|：|, ?| ?\(|（)?\s*[“"]([^“”"]{1,60})[”"]/g

/** Which mark of the case a label speaks of. */
const markFor = (facts: CaseFacts, match: RegExpMatchArray): KnownWord | null => {
  const [, label = '', cited, number, citedEn, numberEn] = match
  const ordinal = cited ?? citedEn
  const byNumber = number ?? numberEn
  // Where one mark is cited, it needs no number.
  const isOnly = /^(?:引证商标|cited mark)$/i.test(label) && facts.cited.length === 1
  const byOrdinal = ordinal !== undefined ? citedNumber(ordinal) - 1 : isOnly ? 0 : undefined
  const place = byOrdinal ?? facts.numbers.find(one => byNumber !== undefined && one.number === byNumber)?.cited
  if (/^申请商标|mark applied for/.test(label) || facts.notice.applicationNo === byNumber) {
    return facts.words.find(({ role }) => role === 'ownMark') ?? null
  }
  return place === undefined
    ? null
    : (facts.words.find(({ role, cited: at }) => role === 'citedMark' && at === place) ?? null)
}

/** Quoted words that are called the mark applied for: “甲”为申请商标. */
const CALLED_APPLIED =
  /[“"]([^“”"]{1,40})[”"](?:商标|标志|二字|三字|四字)?(?:即|为|系|是)(?:本案)?申请商标(?=[，。；]|$)|[“"]([^“”"]{1,40})[”"],? (?:is|being) the mark applied for\b/g

const calledApplied = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const own = facts.words.find(({ role }) => role === 'ownMark')
  return matchesOf(line.text, CALLED_APPLIED).flatMap(match => {
    const written = match[1] ?? match[2] ?? ''
    if (!own || own.key === markKey(written)) return []
    return [misnamed(line, { from: match.index + 1, to: match.index + 1 + written.length }, own)]
  })
}

/** Follows a stretch of a mark, with its closing quotation mark: what stands beside it, or what it differs from. */
const STRETCH = /^[”"](?:之[前后]|(?:与|和)[“"][^“”"]{1,40}[”"]不同| differs from [“"])/

/** Returns marks that are named as the applied-for or a cited mark and are written otherwise. */
export const findMarks = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const named = matchesOf(line.text, NAMED_MARK).flatMap(match => {
    const written = match[6] ?? ''
    const known = markFor(facts, match)
    const to = match.index + match[0].length - 1
    const isOfSameNumber = facts.words.some(
      ({ role, cited, key }) =>
        role === 'citedMark' &&
        key === markKey(written) &&
        facts.numbers.some(one => one.cited === cited && one.number === (match[3] ?? match[5])),
    )
    // Where the number itself is the slip, the mark beside it is right.
    const number = match[3] ?? match[5]
    const around = clauseAround(
      line.text,
      match.index + match[0].indexOf(number ?? ''),
      match.index + match[0].indexOf(number ?? '') + (number?.length ?? 0),
    )
    const expected = number === undefined ? null : expectedNumber(facts, around)
    if (expected && expected.number !== number) return []
    // A stretch is told of, and not which mark it is: 引证商标二：“驼峰”之后“野行”与“岭”不同.
    if (STRETCH.test(line.text.slice(to, to + 48))) return []
    if (!known || known.key === '' || known.key === markKey(written) || isOfSameNumber) return []
    // A part of a mark may be spoken of; a mark that lacks one character is a slip.
    const isPart = known.key.includes(markKey(written)) && known.key.length - markKey(written).length !== 1
    if (isPart && !isNamedByNumber(match)) return []
    if (isOneCharacterOf(known, written) || !mayBeMark(written, known, facts, match[0].slice(match[1]?.length)))
      return []
    return [misnamed(line, { from: to - written.length, to }, known)]
  })
  return [...named, ...calledApplied(line, facts), ...findNearMarks(line, facts), ...nearQuoted(line, facts)]
}

/** A single character of a mark is spoken of for itself. */
const isOneCharacterOf = (known: KnownWord, written: string): boolean =>
  [...written].length === 1 && known.word.includes(written)

/** Whether quoted words behind the name of a mark are meant to be it: not a sentence, and alike or said to be it. */
const mayBeMark = (written: string, known: KnownWord, facts: CaseFacts, joined: string): boolean => {
  const key = markKey(written)
  if (/[，。；]/.test(written) || key.length > 2 * known.key.length + 4) return false
  const isSaid = /(?:为|即|是|商标|文字|：|, ?| ?\(|（)\s*[“"][^“”"]*[”"]$/.test(joined)
  const isOfCase = facts.words.some(word => /Mark$/.test(word.role) && word.key === key)
  return isSaid || isOfCase || [...new Set(key)].some(one => known.key.includes(one))
}

const isNamedByNumber = (match: RegExpMatchArray): boolean => (match[3] ?? match[5]) !== undefined

/** One character is another, or in letters one is missing or too many. */
const isNearKey = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) <= 1 &&
  (isOneOff([...a], [...b]) ||
    (/^[a-z]{6,}$/.test(a) && /^[a-z]+$/.test(b) && a !== b && editDistance([...a], [...b], 1) === 1))

const isOneOff = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.filter((character, at) => character !== b[at]).length === 1

/** Words that call what is quoted the applicant's own. */
const CALLED_OWN_AFTER =
  /^(?:商标|标志|一词|文字)?(?:系|为|是|由)(?:本案)?申请人|^(?: mark)? (?:is|was) (?:coined|created|devised) by the applicant/
/** Words that call what is quoted coined, as a mark applied for is. */
const CALLED_COINED =
  /^(?:商标|标志|一词|二字|两字|文字)?(?:系|为|是)[^，。；]{0,4}(?:臆造|独创|自创|原创|自造)|^ (?:is|was) (?:a |an )?(?:coined|invented|fanciful)\b/
const CALLED_OWN_BEFORE =
  /申请人(?:独创|自创|设计|创作|臆造|首创)(?:了|的)?(?:申请商标)?$|applicant (?:coined|created|devised) $/

/** Words before a quotation by which it is a part of a mark of the case. */
const PART_OF =
  /(?:申请商标|引证商标\s*[一二三四五六七八九十\d]*|该商标)[^。；“”]{0,20}$|(?:字母|拼音|英文|外文|汉字|中文|文字)(?:部分|组合)?(?:分别)?(?:为|是|即|系|由)?\s*$|\b(?:mark applied for|[Cc]ited mark(?: \d+)?|letters|element|part|portion|characters|word)[^.;“”]{0,20}$/
const OF_LIKENESS =
  /谐音|联想|音译|译为|译作|意为|意指|含义|解释|词典|近似于|类似于|简称|缩写|\b(?:means?|meaning|translat\w+|sounds? like|reminiscent|dictionary|short for)\b/

/** Follows a stretch that is set against a stretch of another mark: “谱达”与“普气体”不同. */
const SET_AGAINST = /^[”"]?(?:(?:与|和)[“"][^“”"]{1,40}[”"]不同| differs from [“"]| stands against [“"])/
/** Stands before a stretch that is set against another, or that one mark has besides: “阿嘎”与“, 多出“. */
const SET_BEFORE = /(?:(?:[”"](?:与|和)|多出|另有|之[前后])|\b(?:differs from|against|also (?:has|contains))) ?[“"]?$/

/** Whether quoted words are a stretch of a mark of the case, named for what stands there and not as a mark. */
const isStretch = (key: string, before: string, after: string, { words }: CaseFacts): boolean =>
  (SET_AGAINST.test(after) || SET_BEFORE.test(before)) &&
  words.some(word => /Mark$/.test(word.role) && word.key.length > key.length && word.key.includes(key))

/** A part of a mark of the case, named as one and one character off. */
const nearPart = (line: CheckedLine, from: number, written: string, facts: CaseFacts): Finding[] => {
  const { clause, before, after } = clauseAround(line.text, from, from + written.length)
  const lead = before.slice(0, -1)
  if (!PART_OF.test(lead) || OF_LIKENESS.test(clause)) return []
  const isSetAgainst = SET_AGAINST.test(after)
  const ownMark = facts.words.find(({ role }) => role === 'ownMark')
  // A stretch of the mark applied for is none of a cited mark that is not named before it.
  const isOfOwn = !/引证商标|[Cc]ited mark/.test(lead.slice(-24))
  const near = facts.words
    .filter(
      ({ role, word }) =>
        /Mark$/.test(role) && /\p{Script=Han}.*\p{Script=Latin}|\p{Script=Latin}.*\p{Script=Han}/u.test(word),
    )
    .flatMap(({ word, fact }) =>
      (word.match(/\p{Script=Han}+|[\p{Script=Latin}\p{M}'’&-]+/gu) ?? []).map(part => ({ part, fact })),
    )
    .find(({ part, fact }) => {
      const [own, said] = [markKey(part), markKey(written)]
      const least = /\p{Script=Han}/u.test(part) ? 3 : 4
      if (isOfOwn && fact !== 'mark' && ownMark?.key.includes(said)) return false
      if (isSetAgainst && own.includes(said)) return false
      return (
        own.length >= least && Math.abs(own.length - said.length) <= 1 && editDistance([...own], [...said], 1) === 1
      )
    })
  return near
    ? [
        findingAt(line, {
          kind: 'mark',
          from,
          to: from + written.length,
          fact: near.fact,
          mend: near.part,
          words: {
            zh: `通知书所载商标中为“${near.part}”，稿中为“${written}”。`,
            en: `The mark in the notice has “${near.part}”; the draft has “${written}”.`,
          },
        }),
      ]
    : []
}

/** Follows quoted words that a sentence is about. */
const IS_SUBJECT =
  /^(?:一词|二字|两字|三字)?(?:虽|固|确|系|为|是|作为|并非|不是|仅|只)|^,? (?:is|was|though|while|as)\b/

/** What the examiner quotes of the mark, in the answer to that ground one character off. */
const nearQuoted = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const ground = line.switches.map(name => /^argueGround(.+)$/.exec(name)?.[1]).find(name => name !== undefined)
  const own = (facts.notice.reasons ?? []).filter(reason => ground !== undefined && reason.ground === ground)
  const parts = own
    .flatMap(({ text }) => readQuotes(text).map(({ text: said }) => said))
    .filter(said => said.length >= 2 && facts.notice.mark.includes(said))
  if (parts.length === 0) return []
  return matchesOf(line.text, /[“"]([^“”"]{2,12})[”"]/g).flatMap(match => {
    const said = match[1] ?? ''
    const { clause, after } = clauseAround(line.text, match.index, match.index + match[0].length)
    const part = parts.find(one => isOneOff([...one], [...said]))
    if (part === undefined || !IS_SUBJECT.test(after) || facts.notice.mark.includes(said)) return []
    if (clause.includes(part) || isAboutOthers(clause) || OF_LIKENESS.test(clause.replace(after, ''))) return []
    return [
      findingAt(line, {
        kind: 'mark',
        from: match.index + 1,
        to: match.index + 1 + said.length,
        mend: part,
        words: {
          zh: `通知书就该条所指的是“${part}”，稿中为“${said}”。`,
          en: `Under this article the notice speaks of “${part}”; the draft says “${said}”.`,
        },
      }),
    ]
  })
}

/** Words by which what is quoted is a part that two marks have in common: 虽均含有“青砚”, “羊好”之前, both contain. */
const IN_COMMON_BEFORE =
  /(?:均|都|皆|同样?)含有?(?:[“"][^“”"]*[”"][、和]?)*$|\b(?:both|all of them) contain (?:[“"][^“”"]*[”"](?:, | and | )?)*$|\b(?:before|after) $/
const IN_COMMON_AFTER = /^之[前后]/

/** Whether quoted words stand whole in both marks and are named as what these have in common. */
const isInCommon = (key: string, before: string, after: string, { words }: CaseFacts): boolean =>
  (IN_COMMON_BEFORE.test(before) || IN_COMMON_AFTER.test(after)) &&
  (['ownMark', 'citedMark'] as const).every(role => words.some(word => word.role === role && word.key.includes(key)))

/** Quoted words of the length of a mark of the case with one other character, in a sentence about the marks. */
const findNearMarks = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const own = facts.words.find(({ role }) => role === 'ownMark')
  return matchesOf(line.text, /[“"]([^“”"]{2,40})[”"]/g).flatMap(match => {
    const written = match[1] ?? ''
    const key = markKey(written)
    if (facts.words.some(word => word.key === key || markParts(word).includes(key))) return []
    const { clause, before, after } = clauseAround(line.text, match.index, match.index + match[0].length)
    if (isInCommon(key, before, after, facts)) return []
    if (isStretch(key, before, after, facts)) return []
    const isCalledOwn = CALLED_OWN_AFTER.test(after) || CALLED_OWN_BEFORE.test(before)
    const least = CALLED_COINED.test(after) ? 2 : isCalledOwn ? 3 : 4
    const isNearOwn = own !== undefined && isOneOff([...own.key], [...key]) && own.key.length >= least
    const isOfAnother =
      /(?:号|[Nn]o\.? ?\S+,?)\s*$/.test(before) ||
      line.pieces.some(({ field }) => /^(?:similarCases|ownRegistrations)/.test(field ?? '')) ||
      isAboutOthers(clause)
    // A line of products is named after the mark, where the sentence does not name the mark itself.
    const isOfSeries = /系列(?!产品|商品|服务)|另一|关联|防御|联合/.test(clause) || clause.includes(own?.word ?? '')
    if (isNearOwn && !isOfAnother && !isOfSeries)
      return [misnamed(line, { from: match.index + 1, to: match.index + 1 + written.length }, own)]
    const longer = facts.words.find(
      word => word.role === 'citedMark' && word.key.length >= 4 && isNearKey(word.key, key),
    )
    const isOfOwner = facts.words.some(({ role, word }) => role === 'owner' && word.includes(written))
    if (longer && !isOfOwner && !isOfAnother && !speaksOfOthers(line, clause) && !OF_LIKENESS.test(clause))
      return [misnamed(line, { from: match.index + 1, to: match.index + 1 + written.length }, longer)]
    const ofPart = isOfAnother ? [] : nearPart(line, match.index + 1, written, facts)
    if (ofPart.length > 0) return ofPart
    // A mark of another number is another mark, and the number is looked at for itself.
    const number = /第?\s*([GＧ]?\d{6,9})\s*号\s*$/.exec(before)?.[1]
    if (number !== undefined && !facts.numbers.some(known => known.number === number)) return []
    if (speaksOfOthers(line, clause) || !/商标|标志|\bmarks?\b/.test(clause)) return []
    // A stretch of the mark applied for is what it is.
    if (own !== undefined && own.key.length > key.length && own.key.includes(key)) return []
    const near = facts.words.find(({ key: markOfCase, role }) => {
      if (role !== 'ownMark' && role !== 'citedMark') return false
      const other = [...markOfCase]
      const own = [...key]
      const differing = other.filter((character, at) => character !== own[at]).length
      const isSwapped = differing === 2 && other.toSorted().join('') === own.toSorted().join('')
      return other.length === own.length && other.length >= 3 && (differing === 1 || isSwapped)
    })
    return near ? [misnamed(line, { from: match.index + 1, to: match.index + 1 + written.length }, near)] : []
  })
}
