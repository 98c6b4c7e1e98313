import type { CaseFacts, KnownWord } from './case-facts.ts'
import { markKey, nameKey } from './case-facts.ts'
import { clauseAround, speaksOfOthers } from './context.ts'
import { type CheckedLine, type Finding, findingAt } from './finding.ts'
import { citedNumber } from './tokens.ts'

/** Names shorter than this are found letter by letter only where their role is said. */
const SHORTEST_NAME = 5

interface Near {
  from: number
  to: number
  distance: number
}

/**
 * Returns the stretch of a text that comes nearest to a word, where at most `limit` characters are other, missing or too
 * many; null where none does. (The end of the best match in the table of edits, and the start it came from.)
 */
const nearestStretch = (text: string, word: string, limit: number): Near | null => {
  const pairs = Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
  const present = pairs.filter(pair => text.includes(pair)).length
  if (present < pairs.length - 2 * limit) return null
  // Two rows of the table: the distance of each beginning of the word, and where its match starts.
  const width = word.length + 1
  let [distances, starts] = [Uint16Array.from({ length: width }, (_, place) => place), new Uint32Array(width)]
  let [nextDistances, nextStarts] = [new Uint16Array(width), new Uint32Array(width)]
  let best: Near | null = null
  for (let at = 1; at <= text.length; at += 1) {
    nextDistances[0] = 0
    nextStarts[0] = at
    for (let place = 1; place < width; place += 1) {
      const kept = (distances[place - 1] ?? 0) + (text[at - 1] === word[place - 1] ? 0 : 1)
      const added = (distances[place] ?? 0) + 1
      const dropped = (nextDistances[place - 1] ?? 0) + 1
      const least = Math.min(kept, added, dropped)
      nextDistances[place] = least
      nextStarts[place] =
        (least === kept ? starts[place - 1] : least === added ? starts[place] : nextStarts[place - 1]) ?? at
    }
    const distance = nextDistances[word.length] ?? limit + 1
    if (distance <= limit && distance < (best?.distance ?? limit + 1)) {
      best = { from: nextStarts[word.length] ?? 0, to: at, distance }
    }
    ;[distances, nextDistances] = [nextDistances, distances]
    ;[starts, nextStarts] = [nextStarts, starts]
  }
  return best
}

const LABELS: Record<KnownWord['role'], { zh: string; en: string }> = {
  applicant: { zh: '申请人', en: 'applicant' },
  agency: { zh: '代理机构', en: 'agency' },
  owner: { zh: '权利人', en: 'owner' },
  ownMark: { zh: '申请商标', en: 'mark applied for' },
  citedMark: { zh: '引证商标', en: 'cited mark' },
  address: { zh: '地址', en: 'address' },
}

const labelOf = ({ role, cited }: KnownWord, isEn: 0 | 1): string => {
  const { zh, en } = LABELS[role]
  if (cited === undefined) return isEn ? en : zh
  if (isEn) return role === 'owner' ? `owner of cited mark ${cited + 1}` : `cited mark ${cited + 1}`
  return role === 'owner' ? `引证商标${cited + 1}的权利人` : `引证商标${cited + 1}`
}

const misnamed = (line: CheckedLine, at: { from: number; to: number }, known: KnownWord): Finding =>
  findingAt(line, {
    kind: known.role === 'ownMark' || known.role === 'citedMark' ? 'mark' : 'name',
    ...at,
    fact: known.fact,
    mend: known.word,
    words: {
      zh: `${labelOf(known, 0)}在通知书中为“${known.word}”，稿中为“${line.text.slice(at.from, at.to)}”。`,
      en: `The notice gives the ${labelOf(known, 1)} as “${known.word}”; the draft has “${line.text.slice(at.from, at.to)}”.`,
    },
  })

const isLatin = (word: string): boolean => /^[\p{Script=Latin}\s.,&'’-]+$/u.test(word)

/** Returns names of parties and addresses that are a character or two off from the notice's. */
export const findNames = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const known = new Set(facts.words.map(({ key }) => key))
  return facts.words.flatMap(word => {
    if (word.role === 'ownMark' || word.role === 'citedMark' || word.word.length < SHORTEST_NAME) return []
    const found: Finding[] = []
    // Each occurrence in turn: what was looked at is blanked out.
    let rest = line.text.replaceAll(word.word, ' '.repeat(word.word.length))
    const limit = word.word.length >= 10 ? 2 : 1
    for (let near = nearestStretch(rest, word.word, limit); near; near = nearestStretch(rest, word.word, limit)) {
      const { from, to } = near
      const written = line.text.slice(from, to)
      rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
      const isCase = isLatin(word.word) && written.toLowerCase() === word.word.toLowerCase()
      if (known.has(nameKey(written)) || nameKey(written) === word.key || isCase) continue
      // A longer name of the case may hold something near a shorter one.
      const isPartOfKnown = facts.words.some(
        ({ word: other }) =>
          other.length > word.word.length && other.includes(written.trim()) && line.text.includes(other),
      )
      if (!isPartOfKnown && near.distance > 0) found.push(misnamed(line, { from, to }, word))
    }
    return found
  })
}

const COMPANY =
  '[\\p{Script=Han}A-Za-z（）()·&.\\s]{2,40}?(?:有限责任公司|股份有限公司|有限公司|集团公司|公司|合作社|事务所(?:（[^）]{2,6}）)?|研究院|厂)'

const ROLE_NAMES: readonly { pattern: RegExp; role: 'applicant' | 'owner' }[] = [
  {
    role: 'applicant',
    pattern: new RegExp(`(?:^|[，。；（\\s])(?:申请人|复审申请人)(?:为|系|是|：|:|名称为)?\\s*“?(${COMPANY})`, 'gu'),
  },
  {
    role: 'owner',
    pattern: new RegExp(
      `引证商标\\s*([\\d一二三四五六七八九十]+)(?:[^，。；“”]{0,10}(?:权利人|注册人|申请人|所有人)(?:为|系|是|：|:)?|由)\\s*“?(${COMPANY})`,
      'gu',
    ),
  },
  { role: 'owner', pattern: /[Oo]wner of cited mark (\d+)(?:,| is) ([^,“”]{3,80}?)(?=,|\.$|\. )/gu },
]

/** Returns companies named as the applicant or as the owner of a cited mark that are somebody else. */
export const findRoleNames = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  ROLE_NAMES.flatMap(({ pattern, role }) =>
    [...line.text.matchAll(pattern)].flatMap(match => {
      const written = match.at(-1) ?? ''
      const cited = role === 'owner' ? citedNumber(match[1] ?? '') - 1 : undefined
      const known = facts.words.find(word => word.role === role && word.cited === cited)
      const to = match.index + match[0].length
      const from = to - written.length
      if (!known || known.key === nameKey(written) || nameKey(written).endsWith(known.key)) return []
      const { clause } = clauseAround(line.text, from, to)
      // 申请人与某公司、申请人的客户某公司: the company that follows is somebody else.
      return /^[与和同及向对将的在于已曾经委主]/.test(written) || speaksOfOthers(line, clause)
        ? []
        : [misnamed(line, { from, to }, known)]
    }),
  )

const NAMED_MARK =
  /(申请商标|[Tt]he mark applied for|引证商标\s*([\d一二三四五六七八九十]+)|第\s*([GＧ]?\d{6,9}[A-Z]?)\s*号|[Cc]ited mark (\d+)|[Nn]o\.? ([G]?\d{6,9}[A-Z]?))(?:的文字|的商标)?(?:为|即|是|商标|：|, ?| ?\(|（)?\s*[“"]([^“”"]{1,60})[”"]/g

/** Which mark of the case a label speaks of. */
const markFor = (facts: CaseFacts, match: RegExpMatchArray): KnownWord | null => {
  const [, label = '', cited, number, citedEn, numberEn] = match
  const ordinal = cited ?? citedEn
  const byNumber = number ?? numberEn
  const place =
    ordinal !== undefined ? citedNumber(ordinal) - 1 : facts.numbers.find(one => one.number === byNumber)?.cited
  if (/^申请商标|mark applied for/.test(label) || facts.notice.applicationNo === byNumber) {
    return facts.words.find(({ role }) => role === 'ownMark') ?? null
  }
  return place === undefined
    ? null
    : (facts.words.find(({ role, cited: at }) => role === 'citedMark' && at === place) ?? null)
}

/** Returns marks that are named as the applied-for or a cited mark and are written otherwise. */
export const findMarks = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const named = [...line.text.matchAll(NAMED_MARK)].flatMap(match => {
    const written = match[6] ?? ''
    const known = markFor(facts, match)
    const to = match.index + match[0].length - 1
    if (!known || known.key === '' || known.key === markKey(written)) return []
    // A part of a mark may be spoken of; a mark that lacks one character is a slip.
    const isPart = known.key.includes(markKey(written)) && known.key.length - markKey(written).length !== 1
    if (isPart && !isNamedByNumber(match)) return []
    return [misnamed(line, { from: to - written.length, to }, known)]
  })
  return [...named, ...findNearMarks(line, facts)]
}

const isNamedByNumber = (match: RegExpMatchArray): boolean => (match[3] ?? match[5]) !== undefined

/** Quoted words of the length of a mark of the case with one other character, in a sentence about the marks. */
const findNearMarks = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const keys = new Set(facts.words.map(({ key }) => key))
  return [...line.text.matchAll(/[“"]([^“”"]{2,40})[”"]/g)].flatMap(match => {
    const written = match[1] ?? ''
    const key = markKey(written)
    const { clause } = clauseAround(line.text, match.index, match.index + match[0].length)
    if (keys.has(key) || speaksOfOthers(line, clause) || !/商标|标志|\bmarks?\b/.test(clause)) return []
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

const PERSON = /^\p{Script=Han}{2,4}$/u
const OWNER_OF_CITED =
  /引证商标\s*([\d一二三四五六七八九十]+)的(?:权利人|注册人|所有人)(?:为|系|是)?\s*(?=\p{Script=Han})/gu

/**
 * Returns names of persons with one character other or missing. Their names are too short to be looked for as long ones
 * are: three characters and more anywhere in the line, two only where the line says whose name follows.
 */
export const findPersons = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const persons = facts.words.filter(
    ({ word, role }) => (role === 'applicant' || role === 'owner') && PERSON.test(word),
  )
  const anywhere = persons.flatMap(known => {
    const { length } = known.word
    if (length < 3) return []
    const text = line.text.replaceAll(known.word, ' '.repeat(length))
    const starts = Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => at)
    const from = starts.find(at => {
      const written = text.slice(at, at + length)
      const differing = [...written].filter((character, place) => character !== known.word[place]).length
      return differing === 1 && PERSON.test(written)
    })
    return from === undefined ? [] : [misnamed(line, { from, to: from + length }, known)]
  })
  const named = [...line.text.matchAll(OWNER_OF_CITED)].flatMap(match => {
    const cited = citedNumber(match[1] ?? '') - 1
    const known = persons.find(word => word.cited === cited)
    const from = match.index + match[0].length
    const rest = line.text.slice(from)
    if (!known || rest.startsWith(known.word) || rest[0] !== known.word[0]) return []
    const isShort = rest.startsWith(known.word.slice(0, -1))
    return [misnamed(line, { from, to: from + known.word.length - (isShort ? 1 : 0) }, known)]
  })
  return [...anywhere, ...named]
}
