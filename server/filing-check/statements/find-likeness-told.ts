import { type CaseFacts, markKey } from '../case-facts.ts'
import { keptByCase } from '../case-memory.ts'
import { COUNT, COUNT_EN, countOf } from '../counting.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'
import { placeOfMatch, readStatements, type Statement, subjectAt } from './read-statements.ts'

/** In what an examiner finds marks alike. */
type Aspect = 'identical' | 'sound' | 'form' | 'meaning' | 'contained' | 'order' | 'look'

const ASPECTS: readonly { aspect: Aspect; words: RegExp; zh: string; en: string }[] = [
  {
    aspect: 'identical',
    words: /相同(?!或|、|的?商品|的?服务|或者)|同一(?!种|主体|天|日)|完全一致|一模一样|毫无二致|\bidentical\b(?! or)/,
    zh: '相同',
    en: 'identical',
  },
  {
    aspect: 'sound',
    words: /读音|呼叫|发音|同音|谐音|音近|读法|\b(?:sound|pronunciation|phonetic\w*|aural\w*)\b/,
    zh: '呼叫',
    en: 'sound',
  },
  { aspect: 'form', words: /字形|形近|书写|\bspelling\b/, zh: '字形', en: 'spelling' },
  {
    aspect: 'meaning',
    words: /含义|意义|寓意|语义|意思|译|\b(?:meaning|concept\w*|translat\w*)\b/,
    zh: '含义',
    en: 'meaning',
  },
  {
    aspect: 'contained',
    words: /包含|收入|含有|拼合|组合而成|\b(?:contain\w*|incorporat\w*)\b/,
    zh: '包含',
    en: 'containing',
  },
  { aspect: 'order', words: /顺序|次序|颠倒|倒置|排列|\border\b/, zh: '顺序', en: 'order' },
  { aspect: 'look', words: /视觉|构图|图形|外观|表现手法|\b(?:visual\w*|look|device)\b/, zh: '外观', en: 'look' },
]

/** The aspects of a text that are told one after the other: 分别为相同文字、同音文字和形近文字. */
const aspectsInTurn = (text: string, count: number): Aspect[] | null => {
  const listed = /分别(?:为|是|系)?(.+)$/.exec(text)?.[1]
  const parts = listed?.split(/[、]|和|与|及/) ?? []
  if (parts.length !== count || count < 2) return null
  const found = parts.map(part => ASPECTS.find(({ words }) => words.test(part))?.aspect)
  return found.every(one => one !== undefined) ? (found as Aspect[]) : null
}

const aspectsIn = (text: string): Aspect[] => ASPECTS.flatMap(({ aspect, words }) => (words.test(text) ? [aspect] : []))

/** What the examiner finds alike of each cited mark; of marks told together, all that is told of them. */
const toldOf = keptByCase((facts: CaseFacts): readonly ReadonlySet<Aspect>[] => {
  const told = facts.cited.map(() => new Set<Aspect>())
  const { reasons = [], citedMarks } = facts.notice
  for (const { text, citedMarks: numbers } of reasons) {
    const own = citedMarks.flatMap(({ regNo }, place) => (numbers.includes(regNo) ? [place] : []))
    const statements = readStatements(text, facts)
    const isParted = statements.some(({ mentions }) => mentions.some(({ cited }) => cited.length > 0))
    let about: readonly number[] = []
    for (const { bare, mentions } of statements) {
      const named = [...new Set(mentions.flatMap(({ cited }) => cited))]
      if (named.length > 0) about = named
      const inTurn = aspectsInTurn(bare, named.length)
      const places = !isParted || about.length === 0 ? own : about
      for (const place of places) {
        const inPlace = inTurn?.[named.indexOf(place)]
        for (const aspect of inPlace ? [inPlace] : aspectsIn(bare)) told[place]?.add(aspect)
      }
    }
  }
  return told
})

const SAID = /(?:认为|认定|指出|称|判定|载明|以为)|\b(?:holds?|held|finds?|found|says?|said|states?|considers?)\b/
const OF_NOTICE = /通知书|审查员|贵局|商标局|\b(?:notice|examiner|Office)\b/
/** So far into a sentence it is told who says what follows. */
const OPENING = 30

/** The cited marks that the mark applied for is set beside. */
const citedBeside = ({ mentions }: Statement): readonly number[] => [...new Set(mentions.flatMap(({ cited }) => cited))]
const DENIED = /未|没有|不(?!同)|并非|而非|\b(?:not|never|no)\b/

/** Whether a statement tells what the notice says, and from where on. */
const saidFrom = ({ bare, sentence, isSaidByNotice }: Statement): number | null => {
  if (!isSaidByNotice) return null
  const speaks = SAID.exec(bare)
  if (speaks) return speaks.index + speaks[0].length
  return SAID.test(sentence.slice(0, OPENING)) && OF_NOTICE.test(sentence.slice(0, OPENING)) ? 0 : null
}

/** Something that the notice is said to find of a cited mark, and that its reasons do not say of it. */
const said = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const lead = (facts.notice.reasons ?? []).length === 0 ? null : saidFrom(statement)
  if (lead === null) return []
  const body = statement.bare.slice(lead)
  return ASPECTS.flatMap(({ aspect, words, zh, en }) => {
    const match = words.exec(body)
    const named = match ? (subjectAt(statement, lead + match.index)?.cited ?? []) : []
    const [place, ...others] = named.length > 0 ? named : citedBeside(statement)
    if (!match || place === undefined || others.length > 0 || DENIED.test(body.slice(0, match.index))) return []
    if (toldOf(facts)[place]?.has(aspect)) return []
    const from = statement.from + lead + match.index
    return [
      findingAt(line, {
        kind: 'wording',
        from,
        to: from + match[0].length,
        fact: `citedMarks.${place}.regNo`,
        words: {
          zh: `通知书没有就引证商标${place + 1}提到${zh}。`,
          en: `The notice says nothing of ${en} about cited mark ${place + 1}.`,
        },
      }),
    ]
  })
}

const PART_OF_MARK =
  /(?<name>引证商标\s*(?<zh>[一二三四五六七八九十]{1,3}|\d+)|[Cc]ited mark (?<en>\d+)|申请商标|[Tt]he mark applied for)(?:“[^“”]{1,40}”)?(?:中|里|的|’s)*\s?(?<label>(?:显著识别|主要识别|主要|显著|中文|汉字|文字|英文|外文|字母|拼音)(?:部分|文字)?|Chinese part|Chinese characters|letters|word(?:ing)?|verbal element)(?:仅|只)?(?:为|是|系|即|,| is| are)?\s?“(?<part>[^“”]{1,40})”/g

/** A part that is said to stand in a mark, and does not. */
const parts = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  matchesOf(line.text, PART_OF_MARK).flatMap(match => {
    const { zh, en, part = '' } = match.groups ?? {}
    const number = zh ?? en
    const place = number === undefined ? null : readStatements(match[0], facts)[0]?.mentions[0]?.cited[0]
    const mark = place === null ? facts.notice.mark : facts.notice.citedMarks[place ?? -1]?.mark
    if (!mark || mark === '图形' || markKey(mark).includes(markKey(part))) return []
    const from = match.index + match[0].lastIndexOf(`“${part}”`) + 1
    return [
      findingAt(line, {
        kind: 'mark',
        from,
        to: from + part.length,
        words: {
          zh: `“${mark}”中没有“${part}”。`,
          en: `“${mark}” has no “${part}”.`,
        },
      }),
    ]
  })

/** What is called the main part of the mark applied for. */
const MAIN_PART =
  /(?:主要|显著|首要)(?:识别|认读)?(?:部分|文字|作用的?)(?:的)?(?:为|是|系|即)“(?<behind>[^“”]{1,20})”|“(?<before>[^“”]{1,20})”(?:为|是|系|作为)[^。；，“”]{0,8}(?:主要|显著|首要)(?:识别|认读)?(?:部分|文字)/g

const mainParts = (text: string): { part: string; at: number }[] =>
  matchesOf(text, MAIN_PART).map(({ 0: whole, index, groups }) => {
    const part = groups?.['behind'] ?? groups?.['before'] ?? ''
    return { part, at: index + whole.indexOf(`“${part}”`) + 1 }
  })

/** Another part of the mark is said to be what the notice takes for the main one. */
const otherMainParts = (
  line: CheckedLine,
  { text, from, isSaidByNotice }: Statement,
  { notice }: CaseFacts,
): Finding[] => {
  const told = (notice.reasons ?? []).flatMap(reason => mainParts(reason.text)).map(({ part }) => markKey(part))
  if (!isSaidByNotice || told.length === 0 || DENIED.test(text.replaceAll(/“[^“”]*”/g, ''))) return []
  return mainParts(text).flatMap(({ part, at }) =>
    told.includes(markKey(part)) || !markKey(notice.mark).includes(markKey(part))
      ? []
      : [
          findingAt(line, {
            kind: 'wording',
            from: from + at,
            to: from + at + part.length,
            words: {
              zh: `通知书没有以“${part}”为主要识别部分。`,
              en: `The notice does not take “${part}” for the main part.`,
            },
          }),
        ],
  )
}

const BOTH_COUNT = new RegExp(
  `(?:均|都|同样?|各)(?:为|由|有|含)?${COUNT}个(?<sign>汉字|字母)|\\bboth (?:have|consist of|contain|comprise) ${COUNT_EN} (?<signEn>letters|characters)\\b`,
  'i',
)

/** Two marks are said to have as many signs as one of them has not. */
const bothCounted = (line: CheckedLine, statement: Statement, { notice }: CaseFacts): Finding[] => {
  const match = BOTH_COUNT.exec(statement.text)
  const isOwn = statement.mentions.some(({ cited }) => cited.length === 0)
  const places = statement.mentions.flatMap(({ cited }) => cited)
  const marks = [...(isOwn ? [notice.mark] : []), ...places.map(place => notice.citedMarks[place]?.mark ?? '')]
  if (!match || marks.length < 2 || marks.some(mark => mark === '' || mark === '图形')) return []
  const written = match[1] ?? match[3] ?? ''
  const isHan = /汉字|characters/i.test(match[0])
  const lengths = marks.map(mark => (mark.match(isHan ? /\p{Script=Han}/gu : /\p{Script=Latin}/gu) ?? []).length)
  if (lengths.every(length => length === countOf(written))) return []
  return [
    findingAt(line, {
      kind: 'mark',
      ...placeOfMatch(statement, match),
      words: {
        zh: `${marks.map((mark, at) => `“${mark}”有${lengths[at]}个`).join('，')}，稿中写“${written}”。`,
        en: `${marks.map((mark, at) => `“${mark}” has ${lengths[at]}`).join(', ')}; the draft says “${written}”.`,
      },
    }),
  ]
}

/** Returns what the notice is said to find alike in a cited mark, and parts that a mark is said to have, and that they do not. */
export const findLikenessTold = (line: CheckedLine, statements: readonly Statement[], facts: CaseFacts): Finding[] => [
  ...statements.flatMap(statement => [
    ...said(line, statement, facts),
    ...otherMainParts(line, statement, facts),
    ...bothCounted(line, statement, facts),
  ]),
  ...parts(line, facts),
]
