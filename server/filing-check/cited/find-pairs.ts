import { type CaseFacts, markKey, nameKey } from '../case-facts.ts'
import { keptByCase } from '../case-memory.ts'
import { clauseAround, isAboutOthers } from '../context.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'
import { citedNumber } from '../tokens.ts'

type MentionKind = 'ordinal' | 'number' | 'mark' | 'owner'

/** A place at which a line speaks of one of the cited marks; a mark or an owner may be that of several. */
interface Mention {
  kind: MentionKind
  from: number
  to: number
  cited: readonly number[]
}

const ORDINAL = /引证商标\s*([\d一二三四五六七八九十]+)|[Cc]ited mark (\d+)/g
const QUOTED = /[“"]([^“”"]{1,60})[”"]/g

/** The owners of the cited marks, each with the places of all marks that are theirs. */
const ownersOf = keptByCase(({ cited }): readonly { name: string; cited: readonly number[] }[] =>
  cited.flatMap(({ owners }) =>
    owners.map(name => ({ name, cited: cited.flatMap((other, at) => (other.owners.includes(name) ? [at] : [])) })),
  ),
)

const mentionsIn = (line: CheckedLine, facts: CaseFacts): Mention[] => {
  const { text, tokens } = line
  const ordinals = matchesOf(text, ORDINAL).map(match => ({
    kind: 'ordinal' as const,
    from: match.index,
    to: match.index + match[0].length,
    cited: [citedNumber(match[1] ?? match[2] ?? '') - 1],
  }))
  const numbers = tokens.flatMap(({ kind, key, from, to }) => {
    if (kind !== 'number') return []
    const cited = facts.numbers.flatMap(known =>
      known.number === key && known.cited !== undefined ? [known.cited] : [],
    )
    return cited.length === 0 ? [] : [{ kind: 'number' as const, from, to, cited }]
  })
  const marks = matchesOf(text, QUOTED).flatMap(match => {
    const key = markKey(match[1] ?? '')
    const cited = facts.words.flatMap(word => (word.role === 'citedMark' && word.key === key ? [word.cited ?? -1] : []))
    const from = match.index + 1
    return cited.length === 0 ? [] : [{ kind: 'mark' as const, from, to: from + (match[1] ?? '').length, cited }]
  })
  const owners = ownersOf(facts).flatMap(({ name, cited }) => {
    const found: Mention[] = []
    for (let at = text.indexOf(name); name.length > 1 && at >= 0; at = text.indexOf(name, at + name.length))
      found.push({ kind: 'owner', from: at, to: at + name.length, cited })
    return found
  })
  return [...ordinals, ...numbers, ...marks, ...owners].toSorted((a, b) => a.from - b.from || b.to - a.to)
}

/** Words that may stand between two names of one thing, and between no two things of a list. */
const APPOSITION =
  /^[\s（(“”"]*(?:）|\))?(?:[第号的之为即是系，,:：\s“”"（(]|[Nn]o\.?|名下|所有(?=的)|持有(?=的)|拥有(?=的)|注册(?=的)|在先|核准|权利人|注册人|所有人|商标|owner(?:ed)?|owned|by|of|the|mark|’s)*$/

const tied = (facts: CaseFacts, line: CheckedLine, first: Mention, second: Mention): boolean => {
  if (first.kind === second.kind || second.from < first.to) return false
  const between = line.text.slice(first.to, second.from)
  if (between.length > 24 || !APPOSITION.test(between)) return false
  // What stands before or after words of a mark is told, and not which mark it is: “驼峰”之后“野行”与“岭”不同.
  if (
    second.kind === 'mark' &&
    /^[”"](?:之[前后]|与[“"]| differs from| stands against| against)/.test(line.text.slice(second.to, second.to + 16))
  )
    return false
  const isLoose = /[，,]/.test(between) && !/权利人|注册人|所有人|owner|[（(]/.test(between)
  if (isLoose) return false
  // The mark applied for may have the wording of a cited one.
  const own = facts.words.find(({ role }) => role === 'ownMark')?.key
  return !(second.kind === 'mark' && markKey(line.text.slice(second.from, second.to)) === own)
}

const valueFor = (facts: CaseFacts, kind: MentionKind, cited: number): string | null => {
  const mark = facts.notice.citedMarks[cited]
  const value = kind === 'number' ? mark?.regNo : kind === 'mark' ? mark?.mark : kind === 'owner' ? mark?.owner : ''
  return value || null
}

/** Returns names, numbers and marks that are said to be one cited mark's and belong to different ones. */
export const findPairs = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (facts.cited.length < 2 || line.isQuoted) return []
  const mentions = mentionsIn(line, facts)
  return mentions.flatMap((second, index) => {
    const first = mentions[index - 1]
    if (!first || !tied(facts, line, first, second) || first.cited.some(one => second.cited.includes(one))) return []
    const [place] = first.cited
    const mend = place === undefined ? null : valueFor(facts, second.kind, place)
    const said = line.text.slice(second.from, second.to)
    const name = line.text.slice(first.from, first.to)
    return [
      findingAt(line, {
        kind:
          second.kind === 'number' || second.kind === 'ordinal' ? 'number' : second.kind === 'mark' ? 'mark' : 'name',
        from: second.from,
        to: second.to,
        mend,
        fact: `citedMarks.${second.cited[0]}.regNo`,
        words: {
          zh: `“${said}”与“${name}”不是同一件引证商标${mend ? `；后者应为“${mend}”` : ''}。`,
          en: `“${said}” and “${name}” are not of the same cited mark${mend ? `; it should be “${mend}”` : ''}.`,
        },
      }),
    ]
  })
}

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const asApplicant = (owner: string): RegExp =>
  new RegExp(
    `(申请人(?:为|系|即|是|，)?|[Tt]he applicant(?:,| is)? ?|(?:由|自)(?=[^。；]{0,40}(?:独创|设计|创作|首创)申请商标))${literal(owner)}`,
    'g',
  )

const asUser = (owner: string): RegExp =>
  new RegExp(
    `${literal(owner)}[^。；，]{0,16}(?:使用|推广|独创|设计|宣传|拥有|申请)了?(?:申请商标|本商标)|${literal(owner)}[^.;]{0,40}(?:uses|has used|owns|created) the mark applied for`,
    'g',
  )

const OWN_EARLIER =
  /(申请人[^。；，]{0,12}(?:在先(?:注册|商标)|名下|拥有|自有|已注册|持有)|[Tt]he applicant(?:’s| owns| has)[^.;]{0,40}(?:earlier|registration|own))[^。；.]{0,16}$/

const CALLED_OWN =
  /“([^“”]{1,40})”(?:商标|标志)?(?:系|为|是|属于)(?:本案)?申请人(?:的)?[^，。；“”]{0,10}(?:商标|注册|标志|品牌)/g

interface ForeignOwner {
  name: string
  cited: number
  /** Words that name it as the applicant, or as the one who uses the mark applied for. */
  patterns: readonly RegExp[]
}

/** The owners of cited marks who are not the applicant. */
const foreignOwners = keptByCase((facts): readonly ForeignOwner[] => {
  const applicant = nameKey(facts.notice.applicant)
  return facts.cited.flatMap(({ owners: names }, cited) =>
    names
      .filter(name => name.length > 1 && !applicant.includes(nameKey(name)))
      .map(name => ({ name, cited, patterns: [asApplicant(name), asUser(name)] })),
  )
})

/** Returns owners of cited marks that stand for the applicant, and cited marks that are called the applicant's own. */
export const findForeignOwners = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (line.isQuoted) return []
  const stood = foreignOwners(facts).flatMap(({ name, cited, patterns }) =>
    !line.text.includes(name)
      ? []
      : patterns.flatMap(pattern =>
          matchesOf(line.text, pattern).flatMap(match => {
            const from = match.index + match[0].indexOf(name)
            const { clause } = clauseAround(line.text, from, from + name.length)
            if (/授权|许可|受让|转让|licen[cs]/.test(clause)) return []
            // 引证商标七的申请人何岚 is who applied for that mark.
            if (
              /引证商标[^，。；、]{0,6}的?\s*$/.test(
                line.text.slice(0, match.index + match[0].search(/申请人|applicant|$/)),
              )
            )
              return []
            return [
              findingAt(line, {
                kind: 'name',
                from,
                to: from + name.length,
                fact: 'applicant',
                mend: facts.notice.applicant || null,
                words: {
                  zh: `“${name}”是引证商标${cited + 1}的权利人，不是申请人。`,
                  en: `“${name}” owns cited mark ${cited + 1} and is not the applicant.`,
                },
              }),
            ]
          }),
        ),
  )
  const claimed = line.tokens.flatMap(({ kind, key, from, to }) => {
    const known =
      kind === 'number' ? facts.numbers.find(({ number, role }) => number === key && role === 'cited') : undefined
    if (!known) return []
    const { before, clause } = clauseAround(line.text, from, to)
    const isOwn = known.cited !== undefined && facts.cited[known.cited]?.timeline.state === 'own'
    if (
      isOwn ||
      !OWN_EARLIER.test(before) ||
      /引证商标/.test(before) ||
      /转让|受让|许可|授权/.test(clause) ||
      isAboutOthers(clause.replace(/在先注册|earlier registration|第三方|他人|(?:曾|已)?(?:获准|核准)注册/g, ''))
    )
      return []
    return [
      findingAt(line, {
        kind: 'number',
        from,
        to,
        fact: known.fact,
        words: {
          zh: `第${key}号是引证商标${(known.cited ?? 0) + 1}，不是申请人的商标。`,
          en: `No. ${key} is cited mark ${(known.cited ?? 0) + 1} and not the applicant’s own.`,
        },
      }),
    ]
  })
  const own = facts.words.find(({ role }) => role === 'ownMark')?.key
  const quoted = matchesOf(line.text, CALLED_OWN).flatMap(match => {
    const mark = match[1] ?? ''
    const key = markKey(mark)
    const known = facts.words.find(word => word.role === 'citedMark' && word.key === key && key !== own)
    const isOwn = known?.cited !== undefined && facts.cited[known.cited]?.timeline.state === 'own'
    if (!known || isOwn || /并非|不是|[非不]系/.test(match[0])) return []
    return [
      findingAt(line, {
        kind: 'mark',
        from: match.index + 1,
        to: match.index + 1 + mark.length,
        fact: known.fact,
        words: {
          zh: `“${mark}”是引证商标${(known.cited ?? 0) + 1}，不是申请人的商标。`,
          en: `“${mark}” is cited mark ${(known.cited ?? 0) + 1} and not the applicant’s own.`,
        },
      }),
    ]
  })
  return [...stood, ...claimed, ...quoted]
}
