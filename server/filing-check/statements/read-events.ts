import type { CitedMarkStatus } from '#contract/notice.ts'
import type { CaseFacts } from '../case-facts.ts'
import { keptByCase } from '../case-memory.ts'
import { countOf } from '../counting.ts'
import { readTokens } from '../tokens.ts'
import { readStatements, type Statement, subjectAt, withoutQuotes } from './read-statements.ts'

export type MarkEvent = 'filed' | 'preliminary' | 'registered' | 'term' | 'cancelled' | 'invalidated' | 'surrendered'

/** Something that a statement tells of cited marks, or of the mark applied for where `cited` is empty. */
export interface EventClaim {
  event: MarkEvent
  cited: readonly number[]
  /** The day it tells; null where it names none, or several. */
  day: { key: string; from: number; to: number } | null
  /** It says that this has come to pass, and does not deny, suppose or ask it. */
  isTold: boolean
  from: number
  to: number
}

const WORDS: readonly { event: MarkEvent; sign: RegExp; words: RegExp }[] = [
  {
    event: 'term',
    sign: /[期届续]|expire|lapse|renew/,
    words:
      /(?:期满|到期|届满)[^，。；\d]{0,8}(?:未|没有|不再?)[^，。；]{0,6}续展|未[^，。；\d]{0,6}续展|(?:有效期|专用权|期限|专用期)[^，。；未]{0,24}(?:届满|期满|到期)|因(?:期满|到期|届满)[^，。；\d]{0,8}(?:失效|终止|注销|丧失)|\b(?:has |was |had )?(?:expired|lapsed)\b|\bnot (?:been )?renewed\b/,
  },
  {
    event: 'invalidated',
    sign: /无效|invalid/,
    words:
      /宣告[^，。；]{0,4}无效(?!宣告|申请|请求|程序|案)|(?:已|业)经?无效(?!宣告)|\b(?:declared invalid|invalidated)\b/,
  },
  {
    event: 'cancelled',
    sign: /撤销|cancel/,
    words:
      /(?:被|遭|已|业|经|因|予以|获|均|于)(?:(?!提[起出]|申请)[^，。；未不尚拟请]){0,18}?撤销(?!申请|程序|案|请求|连续|驳回|复审|部分|、|或|和|及)|\bcancelled\b|\bcanceled\b/,
  },
  {
    event: 'surrendered',
    sign: /注销|surrender/,
    words:
      /(?:主动|自行|自愿|申请|被|已|经|予以)[^，。；未不期届]{0,24}?注销(?!主体|登记|营业|资格|备案|程序)|\bsurrendered\b/,
  },
  {
    event: 'preliminary',
    sign: /初步审定|初审|preliminarily/,
    words:
      /(?:已|业|经|经过|获|予以|处于|通过|被)[^，。；未不尚拟]{0,14}?(?:初步审定|初审公告)|\bpreliminarily approved\b/,
  },
  {
    event: 'registered',
    sign: /注册|有效|registered|registration|in force/,
    words:
      /(?:已|早已|业已|业经|均|获准|核准|获得|取得|获|完成|准予|终获)[^，。；未不尚拟申▣]{0,14}?注册(?!申请|人|障碍|号|证|商标专)|(?:为|是|系|属于?|作为)[^，。；未不非▣]{0,40}?注册商标|在先注册|注册在先|\b(?:is|was|are|were|been)(?: (?:already|validly|duly|since|now))* registered\b|\bregistered (?:mark|on|since|for|in \d)|\bmatured (?:in)?to (?:a )?registration\b/,
  },
  {
    event: 'filed',
    sign: /申请|filed|filing|applied/,
    words:
      /(?:提出|提交|递交)[^，。；▣]{0,12}申请|申请日期?|申请注册(?!的)|(?:日|月|年)[^，。；▣]{0,4}申请(?=▣|第|引证|[，。；]|$)|注册申请(?:于|提出|的?提交)|\bfiled\b|\bfiling date\b|\bapplied for (?:on|in)\b/,
  },
]

/** What stands before words that come to no fact by them. */
const NOT_TOLD =
  /未|不(?!同|近似|类似|服|仅|但|久|再|使用)|没有|并非|能否|是否|(?<![例比譬])如(?!上|前|下|此|期|今|何|实)|(?<!般)若(?!干)|即使|即便|假设|倘|待|(?<!即)将(?!其)|可能|拟|请求|恳请|应当?|一旦|无法|难以|防止|避免|阻止|曾|原(?:系|为|由)|可以?|申请(?=撤销|宣告|注销)|\b(?:not|never|no|if|whether|may|might|would|will|could|should|once|unless|until|pending|had)\b/i
/** Words of a mark's owner, of other people and of other marks stand between the mark and what is told. */
const OF_OTHERS =
  /(?:权利人|注册人|所有人|申请人|持有人)(?!于|在|名下)[^，。；]{0,12}(?:已|还|另|先后)|他人|第三人|其他|另[有一]|大量|多件|系列|公司[^，。；]{0,8}注销|\b(?:owner|others?|third part)/

/** A sentence that supposes or looks ahead tells nothing behind these words. */
const SUPPOSES =
  /(?<![例比譬假诸正])如(?!上|前|下|此|期|今|何|实|是)|(?<!般)若(?!干)|倘|假[如设]|一旦|即使|即便|纵使|能否|是否|\b(?:if|should|unless|whether|once|were)\b(?= (?:the|cited|it|its|they|registration|owner))/i

const isNotTold = (statement: Statement, start: number, at: number): boolean => {
  const supposed = SUPPOSES.exec(withoutQuotes(statement.sentence))
  if (supposed && supposed.index < statement.offset + at) return true
  const lead = statement.bare.slice(start, at)
  return NOT_TOLD.test(lead) || OF_OTHERS.test(lead)
}

/** Returns what a statement says has come to pass with marks of the case. */
export const eventsIn = (statement: Statement): EventClaim[] => {
  const { bare, from } = statement
  const found = WORDS.flatMap(({ event, sign, words }) => {
    const match = sign.test(bare) ? words.exec(bare) : null
    return match ? [{ event, match }] : []
  })
  const dates = readTokens(bare).filter(({ kind }) => kind === 'date')
  const [date, ...others] = dates
  // A term that runs out does not tell how the mark ended.
  const ends = found.filter(({ event }) => event !== 'filed' || found.length === 1)
  return ends.flatMap(({ event, match }) => {
    const day = date && others.length === 0 && ends.length === 1 ? date : null
    const at = match.index
    const subject = subjectAt(statement, at) ?? subjectAt(statement, at + match[0].length)
    if (!subject) return []
    const start = subject.to <= at ? subject.to : 0
    return [
      {
        event,
        cited: subject.cited,
        day: day && { key: day.key, from: from + day.from, to: from + day.to },
        isTold: !isNotTold(statement, statement.mentions.includes(subject) ? start : 0, at),
        from: from + at,
        to: from + at + match[0].length,
      },
    ]
  })
}

const NUMBER = '([两一二三四五六七八九十百]+|\\d{1,4})'
const APART = new RegExp(
  `(?:早|先|晚|迟|相距|相差|相隔|间隔|仅隔|仅差|只差)[^，。；\\d▣]{0,14}?${NUMBER}\\s*(?:日|天)(?!内|期)|${NUMBER}\\s*(?:日|天)(?:之)?(?:前|差距|之隔|之差)|\\b([a-z]+(?:-[a-z]+)?|\\d{1,4}) days? (?:before|earlier|after|later|prior|ahead|apart)\\b`,
  'i',
)

/** A count of days that a statement puts between the filing of the mark applied for and that of a cited one. */
export const daysApartIn = (statement: Statement): { cited: number; days: number; match: RegExpExecArray } | null => {
  const match = APART.exec(statement.bare)
  const named = statement.mentions.flatMap(({ cited }) => cited)
  const [cited, ...others] = named.length > 0 ? named : (statement.carried?.cited ?? [])
  const isOfFiling = /申请|提出|提交|filed|filing|application/.test(statement.sentence)
  if (!match || cited === undefined || others.length > 0 || !isOfFiling) return null
  if (/收到|送达|期限|届满|通知书(?!称|认为|载明)|公告期|复审申请/.test(statement.bare)) return null
  const days = countOf(match[1] ?? match[2] ?? match[3] ?? '')
  return Number.isFinite(days) && days > 0 ? { cited, days, match } : null
}

/** What the examiner's reasons tell of one cited mark. */
export interface Told {
  /** What has come to pass with it, with a day or without. */
  events: ReadonlySet<MarkEvent>
  days: ReadonlyMap<MarkEvent, readonly string[]>
  daysApart: readonly number[]
}

/** Reads what the reasons of the notice tell of each cited mark, by the reader that reads the draft. */
export const toldOf = keptByCase((facts: CaseFacts): readonly Told[] => {
  const statements = (facts.notice.reasons ?? []).flatMap(({ text }) => readStatements(text, facts))
  const events = statements.flatMap(eventsIn).filter(({ isTold }) => isTold)
  const apart = statements.flatMap(statement => daysApartIn(statement) ?? [])
  return facts.cited.map(({ days }, place) => {
    const own = events.filter(({ cited }) => cited.includes(place))
    const ofEvents = Map.groupBy(own, ({ event }) => event)
    const told = new Map([...ofEvents].map(([event, all]) => [event, all.flatMap(({ day }) => day?.key ?? [])]))
    const add = (event: MarkEvent, more: readonly string[]): void => {
      if (more.length > 0) told.set(event, [...new Set([...(told.get(event) ?? []), ...more])])
    }
    add('filed', days.filed)
    add('registered', days.registered)
    add('preliminary', days.published)
    add('term', days.ends)
    const ended = facts.notice.citedMarks[place]?.dates['endedOn']
    const endings: Partial<Record<CitedMarkStatus, MarkEvent>> = {
      cancelled: 'cancelled',
      invalidated: 'invalidated',
      surrendered: 'surrendered',
    }
    const ending = endings[facts.notice.citedMarks[place]?.status ?? 'unknown']
    if (ended && ending) add(ending, [ended])
    return {
      events: new Set(ofEvents.keys()),
      days: told,
      daysApart: apart.flatMap(one => (one.cited === place ? [one.days] : [])),
    }
  })
})
