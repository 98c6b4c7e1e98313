import type { CitedMarkStatus } from '#contract/notice.ts'
import { CITED_STATUS_NAMES } from '#domain/mark/cited-facts.ts'
import { writtenDate } from '../../drafting/language.ts'
import { type CaseFacts, type CitedDayRole, markKey } from '../case-facts.ts'
import { keptByLine } from '../case-memory.ts'
import { clauseAround, isAboutOthers } from '../context.ts'
import { COUNT, COUNT_EN, countOf } from '../counting.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'
import { citedNumber, type Token } from '../tokens.ts'

const REGISTRY_NUMBER = /[?&]?regNo=([^&#]*)/
const REGISTRY_CLASS = /[?&]intCls=([^&#]*)/

/** Returns jump links that lead to another mark than the words they stand on, or to one that the case does not know. */
export const findLinks = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  line.pieces.flatMap(({ jump, from, to }) => {
    if (jump === null) return []
    const number = decodeURIComponent(REGISTRY_NUMBER.exec(jump)?.[1] ?? '')
    const written = line.tokens.find(token => token.kind === 'number' && from <= token.from && token.to <= to)
    const beside = line.tokens.filter(
      ({ kind, key }) => kind === 'number' && facts.numbers.some(one => one.number === key),
    )
    const expected = written?.key ?? (beside.length === 1 ? beside[0]?.key : undefined)
    const known = facts.numbers.find(one => one.number === number)
    const mentioned = (facts.notice.mentionedMarks ?? []).some(({ regNo }) => regNo === number)
    const place = known?.cited
    const classes = place === undefined ? facts.notice.classes : (facts.notice.citedMarks[place]?.classes ?? [])
    const niceClass = REGISTRY_CLASS.exec(jump)?.[1]
    const isOtherClass = niceClass !== undefined && classes.length > 0 && !classes.includes(Number(niceClass))
    const isOther = expected === undefined ? !known && !mentioned : number !== expected
    if (!isOther && !isOtherClass) return []
    const should = expected ?? facts.numbers.find(({ role }) => role === 'cited')?.number ?? ''
    // Where the words were changed under the link, the link is right.
    const isRetyped = written !== undefined && line.before?.text !== line.text && line.before?.text.includes(number)
    return [
      findingAt(line, {
        kind: isOther ? 'number' : 'class',
        from,
        to,
        fact: known?.fact ?? null,
        mend: isOther && isRetyped && number !== '' ? number : null,
        words: isOther
          ? {
              zh: `“${line.text.slice(from, to)}”的链接指向“${number}”${isRetyped ? '，文字与链接不符' : should && should !== number ? `，应为“${should}”` : '，通知书没有该号码'}。`,
              en: `The link on “${line.text.slice(from, to)}” leads to “${number}”${isRetyped ? ', and the words say another' : should && should !== number ? `; it should lead to “${should}”` : ', which the notice does not have'}.`,
            }
          : {
              zh: `“${line.text.slice(from, to)}”的链接指向第${niceClass}类，通知书所载类别为第${classes.join('、')}类。`,
              en: `The link on “${line.text.slice(from, to)}” leads to class ${niceClass}; the notice has class ${classes.join(', ')}.`,
            },
      }),
    ]
  })

const NAMED =
  /引证商标\s*([\d一二三四五六七八九十]+)|[Cc]ited mark (\d+)|第\s*([GＧ]?\d{6,9}[A-Z]?)\s*号|[Nn]o\.? ?(G?\d{6,9}[A-Z]?)/g

/** Returns the place of the one cited mark that a clause is about; null where it names none or several. */
const citedOf = (facts: CaseFacts, clause: string, before: string): number | null => {
  const placesIn = (text: string): number[] =>
    matchesOf(text, NAMED).flatMap(([, zh, en, number, numberEn]) => {
      const ordinal = zh ?? en
      if (ordinal !== undefined) return [citedNumber(ordinal) - 1]
      const place = facts.numbers.find(one => one.number === (number ?? numberEn))?.cited
      return place === undefined ? [] : [place]
    })
  const last = placesIn(before).at(-1)
  const [first, ...others] = [...new Set(placesIn(clause))]
  const only = facts.cited.length === 1 && /引证商标|cited mark/.test(clause) ? 0 : null
  return last ?? (first !== undefined && others.length === 0 ? first : only)
}

const DAY_WORDS: readonly [CitedDayRole, RegExp, RegExp][] = [
  [
    'ends',
    /(专用权期限?至|有效期至|期满|届满日|续展至|term (?:runs |ended )?(?:to|on|until)|expires? on)[^，。；\d]{0,8}$/,
    /^(期满|届满|到期)/,
  ],
  [
    'registered',
    /(专用权(?:的)?期限?自|注册公告日期?|注册日期?|核准注册(?:日期?)?|(?<!申请|未)(?:获准|核准)?注册[于在]|registered (?:on|since)|registration date(?: of [^.;]{0,30})? ?(?:is|was)?)[^，。；\d]{0,8}$/,
    /^[^，。；\d]{0,4}(获准注册|核准注册|注册公告|注册(?!申请|商标))/,
  ],
  [
    'published',
    /(初步?审定?公告日期?|preliminarily published on)[^，。；\d]{0,8}$/,
    /^[^，。；\d]{0,4}(初审公告|初步审定公告)/,
  ],
  [
    'filed',
    /(申请日期?|申请[于在]|filed on)[^，。；\d]{0,8}$/,
    /^[^，。；\d]{0,4}(申请注册|提出(?:注册)?申请|申请(?=[。；，]|$))/,
  ],
]

const DAY_NAMES: Record<CitedDayRole, { zh: string; en: string }> = {
  filed: { zh: '申请日期', en: 'filing date' },
  published: { zh: '初审公告日期', en: 'day of preliminary publication' },
  registered: { zh: '注册日期', en: 'registration date' },
  ends: { zh: '专用权期限届满日', en: 'last day of the term' },
}

/** A day that stands before the mark it is of: 于2017年7月21日注册的第20131415号商标. */
const OF_NEXT = /^(?:[^，。；、]{0,6}(?:注册|申请)的|[^，。；、]{0,4}(?:获准|核准)注册的)\s*(?=引证商标|第\s*[GＧ]?\d)/

const citedDay = (line: CheckedLine, facts: CaseFacts, token: Token): Finding[] => {
  const { before, after, clause } = clauseAround(line.text, token.from, token.to)
  const next = OF_NEXT.exec(after)
  const place = next ? (placesIn(after.slice(next[0].length), facts)[0]?.cited ?? null) : citedOf(facts, clause, before)
  const role = DAY_WORDS.find(([, lead, tail]) => lead.test(before) || tail.test(after))?.[0]
  const days = place === null || role === undefined ? [] : (facts.cited[place]?.days[role] ?? [])
  const [day] = days
  if (role === undefined || place === null || day === undefined || days.includes(token.key)) return []
  if (/宽展|一年|grace|one year/.test(before.slice(-24))) return []
  if (isAboutOthers(clause) && !/引证商标|[Cc]ited mark/.test(clause)) return []
  const should = writtenDate(day, facts.isEn)
  return [
    findingAt(line, {
      kind: 'date',
      from: token.from,
      to: token.to,
      fact: `citedMarks.${place}.regNo`,
      mend: should,
      words: {
        zh: `引证商标${place + 1}的${DAY_NAMES[role].zh}为${writtenDate(day, 0)}，稿中为${token.text}。`,
        en: `The ${DAY_NAMES[role].en} of cited mark ${place + 1} is ${writtenDate(day, 1)}; the draft says ${token.text}.`,
      },
    }),
  ]
}

const STATUS_WORDS: readonly [RegExp, readonly CitedMarkStatus[]][] = [
  [/已(?:经)?[^，。；]{0,8}注册|注册商标|is [a-z ]*registered|in force/, ['registered']],
  [/初步审定|preliminarily approved/, ['preliminary']],
  [/申请在先/, ['earlier-filed']],
  [/pending application/, ['earlier-filed', 'preliminary', 'same-day']],
]

/** Names a living status right behind the name of one cited mark: 引证商标一（已注册）, 引证商标一为初步审定的商标. */
const STATED =
  /(引证商标\s*[\d一二三四五六七八九十]+|引证商标|[Cc]ited mark(?: \d+)?)(?:\s?[（(][^（）()]{1,40}[）)])?(?:,? ?“[^“”]{1,40}”,?)?(?:商标)?(?:（|\(|，)?([^，。；（）“”引]{0,14}?)(已(?:经)?[^，。；未]{0,8}(?:获准|核准)?注册(?!申请|商标专用|人)|为注册商标|初步审定|申请在先|(?:仍为|至今)?(?:合法)?有效(?:的)?注册商标|is (?!not )(?!yet )[a-z ]{0,12}(?:registered|preliminarily approved|pending application|in force))/g

const citedStatus = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  matchesOf(line.text, STATED).flatMap(match => {
    const said = match[3] ?? ''
    if (/尚未|未|能否|是否|如|若|不|被|将|曾|原|not|whether|if/.test(match[2] ?? '')) return []
    const from = match.index + match[0].length - said.length
    const { clause } = clauseAround(line.text, from, from + said.length)
    const place = citedOf(facts, match[0], match[0])
    const status = place === null ? undefined : facts.notice.citedMarks[place]?.status
    const record = place === null ? null : facts.cited[place]?.record
    const stated = STATUS_WORDS.find(([words]) => words.test(said))
    if (place === null || status === undefined || record || status === 'unknown' || !stated) return []
    if (stated[1].includes(status) || /能否|是否|whether/.test(clause)) return []
    const should = CITED_STATUS_NAMES[status]
    return [
      findingAt(line, {
        kind: 'wording',
        from,
        to: from + said.length,
        fact: `citedMarks.${place}.status`,
        words: {
          zh: `通知书所载引证商标${place + 1}的状态为“${should.zh}”，稿中为“${said}”。`,
          en: `The notice has cited mark ${place + 1} as ${should.en.toLowerCase()}; the draft says “${said}”.`,
        },
      }),
    ]
  })

/** Returns days and states of cited marks that are other than notice and register say. */
export const findCitedFacts = (line: CheckedLine, facts: CaseFacts): Finding[] => [
  ...line.tokens.flatMap(token => (token.kind === 'date' ? citedDay(line, facts, token) : [])),
  ...citedStatus(line, facts),
]

const CITED_MARK = /引证商标\s*([\d一二三四五六七八九十]+)|[Cc]ited mark (\d+)/g

/** Whether a line tells, of a cited mark that the notice calls cancelled, that it was cancelled for non-use. */
export const isCancelledBefore = ({ text }: CheckedLine, from: number, to: number, { notice }: CaseFacts): boolean => {
  const { before, after } = clauseAround(text, from, to)
  const name = matchesOf(before, CITED_MARK).at(-1)
  const cited = citedNumber(name?.[1] ?? name?.[2] ?? '') - 1
  return (
    notice.citedMarks[cited]?.status === 'cancelled' &&
    /因[^，。；]{0,4}$/.test(before) &&
    /^(?:而|已|经|业|被|予以|依法)*撤销/.test(after)
  )
}

/** A part of a sentence, and the cited marks that it is about: those it names, or those the part before it named. */
export interface Statement {
  from: number
  text: string
  sentence: string
  cited: readonly number[]
  /** The marks that its own words name, with their places in the text of the part. */
  named: readonly { at: number; cited: number }[]
}

/** Goods in quotation marks are parted by what parts sentences outside them. */
export const SENTENCE = /(?:“[^“”]*”|[^。；！？;\n])*?(?:[。；！？;\n]|(?<=[a-z)\d”])(?<!\b[Nn]os?)\.(?=\s|$)|$)/gu

/** Where a match within a part of a sentence stands in its line. */
export const placeOf = (statement: Statement, match: RegExpMatchArray): { from: number; to: number } => {
  const from = statement.from + (match.index ?? 0)
  return { from, to: from + match[0].length }
}

/** A part of a sentence. */
export const PART = /(?:“[^“”]*”|[^，,])+/gu
const NAME =
  /引证商标\s*([\d一二三四五六七八九十]+?)(?=一[旦直并律般致样经向贯同]|[^\d一二三四五六七八九十]|$)(?:(?:至|到|、|和|与|及)(?:引证商标)?\s*([\d一二三四五六七八九十]+))?|\b[Cc]ited marks? (\d+)|第\s*([GＧ]?\d{6,9}[A-Z]?)\s*号|\b[Nn]o\.? ?(G?\d{6,9}[A-Z]?)|“([^“”]{1,40})”/gu

/** Every way to name a mark begins with one of these. */
const NAMING = /引证|第|“|[Cc]ited|[Nn]o/

const ownMarkOf = ({ words }: CaseFacts): string | undefined => words.find(({ role }) => role === 'ownMark')?.key

/** Returns the places at which a text names cited marks, a range as all of its marks. */
export const placesIn = (text: string, facts: CaseFacts): { at: number; to: number; cited: number }[] => {
  if (!NAMING.test(text)) return []
  const own = ownMarkOf(facts)
  return matchesOf(text, NAME).flatMap(match => {
    const [whole, first, last, english, number, numberEn, quoted] = match
    const at = match.index
    const to = at + whole.length
    if (first !== undefined) {
      const [begin, end] = [citedNumber(first) - 1, citedNumber(last ?? first) - 1]
      if (!/至|到/.test(whole)) return [...new Set([begin, end])].map(cited => ({ at, to, cited }))
      return Array.from({ length: Math.max(1, end - begin + 1) }, (_, step) => ({ at, to, cited: begin + step }))
    }
    if (english !== undefined) return [{ at, to, cited: Number(english) - 1 }]
    const key = quoted === undefined ? '' : markKey(quoted)
    const known =
      quoted === undefined
        ? facts.numbers.find(one => one.number === (number ?? numberEn))
        : facts.words.find(one => one.role === 'citedMark' && one.key === key && key !== own)
    return known?.cited === undefined ? [] : [{ at, to, cited: known.cited }]
  })
}

/** The mark that a line is about by its place: it stands in a field or in a switch of that mark. */
export const placeOfLine = ({ switches, pieces, kind }: CheckedLine): number | null => {
  const names = [...(kind === 'paragraphField' ? [pieces[0]?.field ?? ''] : []), ...switches.toReversed()]
  const number = names.map(name => /^citedMark(\d+)/.exec(name)?.[1]).find(found => found !== undefined)
  return number === undefined ? null : Number(number) - 1
}

/** All of the cited marks are spoken of at once: 四件引证商标均, both cited marks. */
const ALL_CITED = new RegExp(
  `(?:全部|所有|上述|前述|各)?${COUNT}?[件个枚]?引证商标(?:目前|现)?(?:均|都|皆|全部|一律|同)|\\b(?:[Aa]ll|[Bb]oth)(?: of)?(?: the)?(?: ${COUNT_EN})? cited (?:trade ?)?marks\\b`,
)

const isOfAll = (text: string, { cited }: CaseFacts): boolean => {
  const match = cited.length > 1 && /引证商标|cited/.test(text) ? ALL_CITED.exec(text) : null
  const written = match?.[1] ?? match?.[2] ?? (/\b[Bb]oth\b/.test(match?.[0] ?? '') ? 'both' : undefined)
  return match !== null && (written === undefined || countOf(written) === cited.length)
}

const known = (facts: CaseFacts, cited: number): boolean => facts.cited[cited] !== undefined

/** Returns what a line says part by part, without what was generated. */
export const statementsOf = keptByLine((line, facts): readonly Statement[] => {
  const place = placeOfLine(line)
  return matchesOf(line.text, SENTENCE)
    .flatMap(({ 0: sentence, index }) => {
      let about: readonly number[] = place === null ? [] : [place]
      if (facts.cited.length === 1 && /引证商标|[Cc]ited mark/.test(sentence)) about = [0]
      return matchesOf(sentence, PART).map(part => {
        const named = placesIn(part[0], facts).filter(({ cited }) => known(facts, cited))
        if (named.length > 0) about = [...new Set(named.map(({ cited }) => cited))]
        else if (isOfAll(part[0], facts)) about = facts.cited.map((_, cited) => cited)
        return { from: index + part.index, text: part[0], sentence, cited: about, named }
      })
    })
    .filter(({ text }) => !line.before?.text.includes(text))
})
