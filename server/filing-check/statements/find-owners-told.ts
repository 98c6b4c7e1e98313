import { type CaseFacts, nameKey } from '../case-facts.ts'
import { keptByCase } from '../case-memory.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'
import { type Mention, type Statement, subjectAt } from './read-statements.ts'

/** Words by which a mark is somebody's. */
const OWNS =
  /名下|所有|专用权|拥有|持有|取得|权利人|注册人|所有人|申请人|归|属|由|系|注册|提出|提交|申请|\b(?:own(?:ed|er|s)?|belongs?|held|filed|registered|stands?)\b/
/** Words that tell of two sides, or of a change. */
const OF_TWO =
  /不同|无关|区别|转让|受让|变更|许可|同意|共存|并非|不是|不属|不系|与[^，。；]{0,20}(?:无|没有|并无)|关联|\b(?:not|differ\w*|assign\w*|licen[cs]\w*|consent\w*|unlike)\b/
/** So many characters of a name tell whose it is. */
const SHORTEST = 4

/** An owner of a cited mark by a name in characters, with the shortest stretches that tell it. */
interface OwnerName {
  name: string
  other: number
  stretches: readonly string[]
}

const ownerNames = keptByCase(({ cited }): readonly OwnerName[] =>
  cited.flatMap(({ owners }, other) =>
    owners
      .filter(name => /\p{Script=Han}{4}/u.test(name))
      .map(name => ({
        name,
        other,
        stretches: Array.from({ length: name.length - SHORTEST + 1 }, (_, at) => name.slice(at, at + SHORTEST)),
      })),
  ),
)

/** The first stretch of a name that stands in a text, as far as the text goes on with it; null for none. */
const stretchOf = ({ name, stretches }: OwnerName, text: string): { at: number; words: string } | null => {
  const start = stretches.findIndex(stretch => text.includes(stretch))
  if (start < 0) return null
  const at = text.indexOf(stretches[start] ?? '')
  let length = SHORTEST
  while (start + length < name.length && text[at + length] === name[start + length]) length += 1
  return { at, words: name.slice(start, start + length) }
}

/** What every firm may be called says nothing of one of them. */
const COMMON =
  /^(?:[（(]?(?:有限|股份|责任|集团|合伙|普通|企业|公司|科技|文化|贸易|分|店|Co|Ltd|Inc|Limited|Company)[）)]?)+$/

const isOfOthers = (words: string, names: readonly string[]): boolean =>
  names.some(name => nameKey(name).includes(nameKey(words)))

/** The mark that is named behind a place, where it is the only one of the statement. */
const markBehind = ({ mentions }: Statement, at: number): Mention | null => {
  const [only, ...others] = mentions
  return only && others.length === 0 && only.at > at ? only : null
}

/** A cited mark is given to the owner of another one, whose name is told in part. */
const ofAnother = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const { bare, from } = statement
  if (!OWNS.test(bare) || OF_TWO.test(bare)) return []
  return ownerNames(facts).flatMap(owner => {
    const found = stretchOf(owner, bare)
    if (!found || COMMON.test(found.words) || bare.includes(owner.name)) return []
    const subject = subjectAt(statement, found.at) ?? markBehind(statement, found.at)
    const [place, ...more] = subject?.cited ?? []
    const own = place === undefined ? [] : (facts.cited[place]?.owners ?? [])
    if (place === undefined || more.length > 0 || own.length === 0 || place === owner.other) return []
    const marks = facts.notice.citedMarks.map(({ mark }) => mark)
    if (isOfOthers(found.words, [...own, facts.notice.applicant, facts.notice.mark, ...marks])) return []
    return [wrongOwner(line, place, own[0] ?? '', { from: from + found.at, to: from + found.at + found.words.length })]
  })
}

const wrongOwner = (line: CheckedLine, place: number, own: string, at: { from: number; to: number }): Finding =>
  findingAt(line, {
    kind: 'name',
    ...at,
    fact: `citedMarks.${place}.owner`,
    mend: null,
    words: {
      zh: `引证商标${place + 1}的权利人为“${own}”，稿中为“${line.text.slice(at.from, at.to)}”。`,
      en: `The owner of cited mark ${place + 1} is “${own}”; the draft says “${line.text.slice(at.from, at.to)}”.`,
    },
  })

const SHARED = /共有|共同|之一|等|\b(?:jointly|co-own|one of)\b/
const WHOLE =
  /(?:归|属于?|由)[^，。；]{1,30}(?:所有|持有|拥有|一人|独自|单独|申请|注册)|(?:权利人|注册人|所有人)(?:为|是|系)|一人|一家|独家|独自|单独所有|\b(?:owned by|belongs to|owner is|sole(?:ly)?)\b/

/** One of several owners is said to own a cited mark alone. */
const ofOneAlone = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const { text, from } = statement
  if (!WHOLE.test(text) || SHARED.test(text) || OF_TWO.test(text)) return []
  return facts.notice.citedMarks.flatMap(({ owner }, place) => {
    const all = owner.split(/[、；;]/).map(name => name.trim())
    const named = all.filter(name => name.length > 1 && text.includes(name))
    const [one] = named
    const subject = one === undefined ? null : subjectAt(statement, text.indexOf(one))
    const isOfMark = subject?.cited.includes(place) || statement.mentions.some(({ cited }) => cited.includes(place))
    if (all.length < 2 || one === undefined || named.length === all.length || !isOfMark) return []
    const at = from + text.indexOf(one)
    return [wrongOwner(line, place, owner, { from: at, to: at + one.length })]
  })
}

/** A person who is named right behind what the owner is called. */
const APPOSED =
  /(?:权利人|注册人|所有人|申请人)(?<name>\p{Script=Han}{2,4}?)(?=为|系|是|在|于|从|经营|未|已|并|均|[，。；])/gu
const PERSON = /^\p{Script=Han}{2,4}$/u

/** The owner of a cited mark is called by the name of a person that is nearly the owner's. */
const nearPerson = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] =>
  matchesOf(statement.bare, APPOSED).flatMap(match => {
    const name = match.groups?.['name'] ?? ''
    const [place, ...others] = subjectAt(statement, match.index)?.cited ?? []
    const own = place === undefined ? [] : (facts.notice.citedMarks[place]?.owner ?? '').split(/[、；;]/)
    const near = own.find(one => PERSON.test(one) && one !== name && one[0] === name[0] && one[1] === name[1])
    const isOwn = own.some(one => one === name || statement.text.includes(`${one}、`))
    if (place === undefined || others.length > 0 || near === undefined || isOwn) return []
    const at = statement.from + match.index + match[0].indexOf(name)
    return [wrongOwner(line, place, near, { from: at, to: at + name.length })]
  })

const JOINT = /[、；;]/
/** Stands before a name: the applicant is called by it. */
const CALLED_APPLICANT = /(?:申请人|[Tt]he applicants?,?)(?:为|系|是|，| is| are)?\s*$/
const JOINED = /^\s*(?:、|和|及|与|等|,| and\b)/

/** One of several applicants is called the applicant. */
const oneApplicant = (line: CheckedLine, { text, from }: Statement, { notice }: CaseFacts): Finding[] => {
  const all = notice.applicant.split(JOINT).map(name => name.trim())
  if (all.length < 2) return []
  const [one, ...others] = all.filter(name => name.length > 1 && text.includes(name))
  const at = one === undefined ? -1 : text.indexOf(one)
  if (one === undefined || others.length > 0 || !CALLED_APPLICANT.test(text.slice(0, at))) return []
  if (JOINED.test(text.slice(at + one.length))) return []
  return [
    findingAt(line, {
      kind: 'name',
      from: from + at,
      to: from + at + one.length,
      fact: 'applicant',
      mend: notice.applicant,
      words: {
        zh: `通知书所载申请人为“${notice.applicant}”，稿中只有“${one}”。`,
        en: `The applicants in the notice are “${notice.applicant}”; the draft names “${one}” alone.`,
      },
    }),
  ]
}

/** Who has registered nothing is called the registrant: the mark is an application yet. */
const REGISTRANT = /的?(?:商标)?注册人|\bregistrant\b/

/** The owner of a mark that is not registered is called its registrant. */
const registrants = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const match = REGISTRANT.exec(statement.bare)
  const subject = match ? statement.mentions.find(({ to }) => to === match.index) : undefined
  const [place, ...others] = subject?.cited ?? []
  const status = place === undefined ? undefined : facts.notice.citedMarks[place]?.status
  const isOpen = status === 'preliminary' || status === 'earlier-filed' || status === 'same-day'
  if (!match || place === undefined || others.length > 0 || !isOpen || facts.cited[place]?.record) return []
  const at = statement.from + match.index + match[0].search(/注册人|registrant/)
  return [
    findingAt(line, {
      kind: 'wording',
      from: at,
      to: statement.from + match.index + match[0].length,
      fact: `citedMarks.${place}.status`,
      words: {
        zh: `引证商标${place + 1}尚未注册，还没有注册人。`,
        en: `Cited mark ${place + 1} is not registered and has no registrant yet.`,
      },
    }),
  ]
}

/** Returns owners that statements give to cited marks, by a part of a name or by one of several names, and that own others. */
export const findOwnersTold = (line: CheckedLine, statements: readonly Statement[], facts: CaseFacts): Finding[] =>
  statements.flatMap(statement => [
    ...ofAnother(line, statement, facts),
    ...ofOneAlone(line, statement, facts),
    ...oneApplicant(line, statement, facts),
    ...registrants(line, statement, facts),
    ...nearPerson(line, statement, facts),
  ])
