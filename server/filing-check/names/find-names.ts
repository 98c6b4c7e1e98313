import { editDistance } from '../../similarity/edit-distance.ts'
import type { CaseFacts, KnownWord } from '../case-facts.ts'
import { markKey, markParts, nameKey } from '../case-facts.ts'
import { keptByCase } from '../case-memory.ts'
import { isAsGenerated } from '../changed-lines.ts'
import { clauseAround, speaksOfOthers } from '../context.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'
import { citedNumber } from '../tokens.ts'

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
  let missing = 0
  for (let at = 0; at < word.length - 1; at += 1) {
    if (!text.includes(word.slice(at, at + 2))) missing += 1
    if (missing > 2 * limit) return null
  }
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
    const isWhole = best !== null && distance === best.distance && at <= best.to + limit && text[at - 1] === word.at(-1)
    if (distance <= limit && (distance < (best?.distance ?? limit + 1) || isWhole)) {
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
  office: { zh: '审理机关', en: 'office' },
}

const labelOf = ({ role, cited }: KnownWord, isEn: 0 | 1): string => {
  const { zh, en } = LABELS[role]
  if (cited === undefined) return isEn ? en : zh
  if (isEn) return role === 'owner' ? `owner of cited mark ${cited + 1}` : `cited mark ${cited + 1}`
  return role === 'owner' ? `引证商标${cited + 1}的权利人` : `引证商标${cited + 1}`
}

/** The problem of a name, or mark, that is written otherwise than the notice has it. */
export const misnamed = (line: CheckedLine, at: { from: number; to: number }, known: KnownWord): Finding =>
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

/** So many characters may stand between the end that was found and the end of the name. */
const TO_THE_END = 4

/** Returns where a name that was found ends: at the end of its last word, in letters or in characters. */
const endOfName = (text: string, to: number, word: string): number => {
  const rest = text.slice(to)
  if (/[A-Za-z.]/.test(word.at(-1) ?? '') && /[A-Za-z]$/.test(text.slice(0, to)))
    return to + (/^(?:[A-Za-z]|\.(?=[A-Za-z]|$))*/.exec(rest)?.[0].length ?? 0)
  const last = word.at(-1) ?? ''
  if (text[to - 1] === last || !/\p{Script=Han}/u.test(last)) return to
  const run = /^\p{Script=Han}*/u.exec(rest)?.[0] ?? ''
  const more = run.slice(0, TO_THE_END).indexOf(last)
  return more < 0 ? to : to + more + 1
}

const isLatin = (word: string): boolean => /^[\p{Script=Latin}\s.,&'’-]+$/u.test(word)

/** Returns names of parties and addresses that are a character or two off from the notice's. */
export const findNames = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const isKnown = (key: string): boolean => facts.words.some(word => word.key === key)
  const ofWords = facts.words.flatMap(word => {
    if (word.role === 'ownMark' || word.role === 'citedMark' || word.word.length < SHORTEST_NAME) return []
    const found: Finding[] = []
    // Each occurrence in turn: what was looked at is blanked out.
    let rest = line.text.replaceAll(word.word, ' '.repeat(word.word.length))
    const limit = word.word.length >= 10 ? 2 : 1
    for (let near = nearestStretch(rest, word.word, limit); near; near = nearestStretch(rest, word.word, limit)) {
      const { from } = near
      const to = endOfName(line.text, near.to, word.word)
      const written = line.text.slice(from, to)
      rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
      const { clause } = clauseAround(line.text, from, to)
      if (/原名|曾用名|前身|更名|更为现名|formerly|renamed/.test(clause)) continue
      const isCase = isLatin(word.word) && written.toLowerCase() === word.word.toLowerCase()
      if (isCase || isKnown(nameKey(written))) continue
      // A longer name of the case may hold something near a shorter one.
      const isPartOfKnown = facts.words.some(
        ({ word: other }) =>
          other.length > word.word.length && other.includes(written.trim()) && line.text.includes(other),
      )
      if (!isPartOfKnown && near.distance > 0) found.push(misnamed(line, { from, to }, word))
    }
    return found
  })
  return [...ofWords, ...findLatinNames(line, facts)]
}

/** A name in letters, as far as it goes. */
const LATIN_NAME =
  /(?<![\p{Script=Latin}\d])\p{Lu}[\p{Script=Latin}\p{M}\d.&'’-]*(?:,? (?:&|and|et|y|of|de|des|du|la|le|der|van|von|z|o\.o\.|\p{Lu}[\p{Script=Latin}\p{M}\d.&'’-]*))+/gu
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[\s,.]+/)
    .filter(word => word !== '')

const areNear = (a: string, b: string): boolean =>
  a !== b && a[0] === b[0] && editDistance([...a], [...b], 4) <= Math.max(1, Math.min(4, Math.floor(b.length / 3)))

/** The names of the applicant and of owners that are of several words in letters. */
const latinNames = keptByCase(({ words }): readonly KnownWord[] =>
  words.filter(
    ({ role, word }) => (role === 'applicant' || role === 'owner') && isLatin(word) && wordsOf(word).length > 1,
  ),
)

/** Names in letters that begin as one of the case and go on with a word that is nearly, and not quite, its own. */
const findLatinNames = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const names = latinNames(facts)
  if (names.length === 0) return []
  return matchesOf(line.text, LATIN_NAME).flatMap(({ 0: written, index: from }) => {
    const said = wordsOf(written)
    if (facts.words.some(word => word.key === nameKey(written) || word.key === markKey(written))) return []
    if (facts.words.some(word => markParts(word).includes(markKey(written)))) return []
    const known = names.find(({ word }) => {
      const own = wordsOf(word)
      const isSame = own.every((one, place) => said[place] === one) || said.every((one, place) => own[place] === one)
      const differing = said.slice(0, own.length).filter((one, place) => one !== own[place])
      return (
        !isSame && said[0] === own[0] && differing.every((one, at) => areNear(one, own[said.indexOf(one, at)] ?? ''))
      )
    })
    const isTranslated = line.pieces.some(
      piece => /English#/.test(piece.field ?? '') && piece.from <= from && from < piece.to,
    )
    return known && !isTranslated ? [misnamed(line, { from, to: from + written.length }, known)] : []
  })
}

const COMPANY =
  '[\\p{Script=Han}A-Za-z（）()·&.\\s]{2,40}?(?:有限责任公司|股份有限公司|有限公司|集团公司|公司|合作社|事务所(?:（[^）]{2,6}）)?|研究院|厂)'

const FORM = /(?:有限责任公司|股份有限公司|集团有限公司|有限公司|集团公司|公司|合作社|事务所(?:（[^）]{2,6}）)?|厂)$/
const NAMED_COMPANY = new RegExp(COMPANY, 'gu')

/** The applicant and the owners that are companies by their names. */
const companiesOf = keptByCase(({ words }): readonly KnownWord[] =>
  words.filter(({ role, word }) => (role === 'applicant' || role === 'owner') && FORM.test(word)),
)

/** Returns companies that have the name of one of the case and another legal form. */
const findForms = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (!/[司社厂院所]/.test(line.text)) return []
  const companies = companiesOf(facts)
  return matchesOf(line.text, NAMED_COMPANY).flatMap(match => {
    const written = match[0]
    if (companies.some(({ word }) => written.endsWith(word))) return []
    const stem = written.replace(FORM, '')
    const known = companies.find(
      ({ word }) => word.replace(FORM, '').length >= 3 && stem.endsWith(word.replace(FORM, '')),
    )
    if (!known) return []
    const from = match.index + stem.length - known.word.replace(FORM, '').length
    const to = match.index + written.length
    const { clause } = clauseAround(line.text, from, to)
    return /原名|曾用名|前身|更名|更为现名/.test(clause) ? [] : [misnamed(line, { from, to }, known)]
  })
}

const ROLE_NAMES: readonly { pattern: RegExp; role: 'applicant' | 'owner' }[] = [
  {
    role: 'applicant',
    pattern: new RegExp(`(?:^|[，。；（\\s])(?:申请人|复审申请人)(?:为|系|是|：|:|名称为)?\\s*“?(${COMPANY})`, 'gu'),
  },
  {
    role: 'owner',
    pattern: new RegExp(
      `引证商标\\s*([\\d一二三四五六七八九十]+)?(?:[^，。；“”]{0,10}(?:权利人|注册人|申请人|所有人)(?:为|系|是|：|:)?|由)\\s*“?(${COMPANY})`,
      'gu',
    ),
  },
  {
    role: 'owner',
    pattern: /[Oo]wner of cited mark (\d+)(?:,| is) ((?=[\p{Lu}\p{Script=Han}])[^,“”]{3,80}?)(?=,|\.$|\. )/gu,
  },
]

const LEGAL_FORM = /(?:有限责任|股份有限|有限|集团)?(?:公司|合作社|事务所|研究院|厂)$/

/** Share of its pairs of characters that a name has in common with the one it was meant to be. */
const KIN = 0.5

/** Whether what follows the word applicant is a name that was meant to be the applicant's, and not a verb with its object. */
const mayBeName = (written: string, known: KnownWord, { cited }: CaseFacts): boolean => {
  const bare = nameKey(written).replace(LEGAL_FORM, '')
  const own = known.key.replace(LEGAL_FORM, '')
  const pairs = Array.from({ length: Math.max(0, bare.length - 1) }, (_, at) => bare.slice(at, at + 2))
  const common = pairs.filter(pair => own.includes(pair)).length
  return (
    (pairs.length > 0 && common / pairs.length >= KIN) ||
    cited.some(({ owners }) => owners.some(owner => nameKey(owner) === nameKey(written)))
  )
}

const BOUNDARY = /(?<=[省市区县乡镇旗州盟]|街道|新区)/u
/** A sentence that tells where the applicant is. */
const TELLS_ADDRESS =
  /住所|住址|地址|注册地|位于|坐落|座落|住(?=\p{Script=Han})|\b(?:address|located|based|residing|of)\b/u
const OF_OTHER_PLACE =
  /引证商标|权利人|门店|专卖店|工厂|仓库|分公司|法院|代理机构|展位|\b(?:cited|owner|shop|store|factory|branch|court|agency)\b/

/** The applicant's address in the forms a sentence may give it: from a province, a city or a district on, to a number or the end. */
const addressForms = keptByCase(({ words }): readonly string[] => {
  const address = words.find(({ role }) => role === 'address')?.word ?? ''
  const parts = address.split(BOUNDARY)
  const starts = parts.map((_, at) => parts.slice(at).join(''))
  const forms = starts.flatMap(form => [form, ...matchesOf(form, /号/g).map(({ index }) => form.slice(0, index + 1))])
  return [...new Set(forms)].filter(form => form.length >= 7 && /\d/.test(form)).toSorted((a, b) => b.length - a.length)
})

/** Returns places said to be the applicant's address in part, and a character off. */
export const findAddresses = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const known = facts.words.find(({ role }) => role === 'address')
  if (!known || line.isQuoted || isAsGenerated(line) || !TELLS_ADDRESS.test(line.text)) return []
  const forms = addressForms(facts)
  if (OF_OTHER_PLACE.test(line.text) || forms.some(form => line.text.includes(form))) return []
  for (const form of forms) {
    const near = nearestStretch(line.text, form, 1)
    if (near && near.distance > 0)
      return [
        findingAt(line, {
          kind: 'name',
          from: near.from,
          to: near.to,
          fact: known.fact,
          mend: form,
          words: {
            zh: `地址在通知书中为“${known.word}”，稿中为“${line.text.slice(near.from, near.to)}”。`,
            en: `The notice gives the address as “${known.word}”; the draft has “${line.text.slice(near.from, near.to)}”.`,
          },
        }),
      ]
  }
  return []
}

/** Returns companies named as the applicant or as the owner of a cited mark that are somebody else. */
export const findRoleNames = (line: CheckedLine, facts: CaseFacts): Finding[] => [
  ...findForms(line, facts),
  ...ROLE_NAMES.flatMap(({ pattern, role }) =>
    matchesOf(line.text, pattern).flatMap(match => {
      const written = match.at(-1) ?? ''
      // Where one mark is cited, it needs no number.
      const isOnly = role === 'owner' && match[1] === undefined && facts.cited.length === 1
      const cited = role === 'owner' ? (isOnly ? 0 : citedNumber(match[1] ?? '') - 1) : undefined
      const known = facts.words.find(word => word.role === role && word.cited === cited)
      const to = match.index + match[0].length
      const from = to - written.length
      if (!known || known.key === nameKey(written) || nameKey(written).endsWith(known.key)) return []
      // The name of a branch goes on behind that of its company: 某有限公司永福分公司.
      if (known.word.startsWith(written) && line.text.startsWith(known.word, from)) return []
      // 引证商标六的权利人DOLLIES LTD系境外公司: the sentence goes on behind the name.
      if (written.startsWith(known.word) && /^\s*[系为是均也与和的于在]/.test(written.slice(known.word.length)))
        return []
      const isJoined = /(?:为|系|是|：|:|“)\s*$/.test(match[0].slice(0, -written.length))
      if (role === 'applicant' && !isJoined && !mayBeName(written, known, facts)) return []
      const { clause } = clauseAround(line.text, from, to)
      // 申请人与某公司、申请人的客户某公司: the company that follows is somebody else.
      return /^[与和同及向对将的在于已曾经委主]/.test(written) ||
        /原名|曾用名|前身|更名|更为现名/.test(clause) ||
        speaksOfOthers(line, clause)
        ? []
        : [misnamed(line, { from, to }, known)]
    }),
  ),
]

const PERSON = /^\p{Script=Han}{2,4}$/u
const OWNER_OF_CITED =
  /引证商标\s*([\d一二三四五六七八九十]+)的(?:权利人|注册人|所有人)(?:为|系|是)?\s*(?=\p{Script=Han})/gu

/** Words directly before or after a person's name that say whose name it is. */
const ROLE_BEFORE =
  /(?:(?:权利人|注册人|申请人|所有人|持有人)(?:为|系|是|即|：|:|，)?|[与由系]|(?:owner|applicant|registrant)(?:,| is)?|\b(?:by|and))\s*$/i
const ROLE_AFTER =
  /^(?:先生|女士|名下|所有|持有|拥有|个人|在类似|(?:系|是|为|作为)[^。；，]{0,8}(?:权利人|注册人|申请人|所有人)|（(?:申请号|注册号|第))/

/** The rest of a longer name, behind a name that is its beginning: characters up to a company form. */
const GOES_ON =
  /^(?:(?![与和及的由系为是])[\p{Script=Han}（）()]){0,20}?(?:公司|集团|合作社|事务所|研究院|商行|经营部|会社|中心|[厂店社])/u

/** Whether a stretch of a line may be a person's name: its role is beside it, or it stands alone between two stops. */
const isNamedPerson = (text: string, from: number, to: number): boolean => {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  if (GOES_ON.test(after)) return false
  const isAlone = /(?:^|[，。；：、（(])$/.test(before) && /^(?:$|[，。；、）)])/.test(after)
  return isAlone || ROLE_BEFORE.test(before) || ROLE_AFTER.test(after)
}

/** A text in which every name and mark of the case, the longest first, is blank. */
const withoutNames = (text: string, { words, cited }: CaseFacts): string =>
  [...new Set([...words.map(({ word }) => word), ...cited.flatMap(({ owners }) => owners)])]
    .filter(word => word.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ' '.repeat(word.length)), text)

/** The applicant and the owners that are persons by their names. */
const personsOf = keptByCase(({ words }): readonly KnownWord[] =>
  words.filter(({ word, role }) => (role === 'applicant' || role === 'owner') && PERSON.test(word)),
)

/**
 * Returns names of persons with one character other or missing. Their names are too short to be looked for as long ones
 * are: three characters and more where their role is beside them and no other name of the case holds them, two only where
 * the line says whose name follows.
 */
export const findPersons = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const persons = personsOf(facts)
  if (persons.length === 0) return []
  const anywhere = persons.flatMap(known => {
    const { length } = known.word
    if (length < 3) return []
    const text = withoutNames(line.text, facts)
    const starts = Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => at)
    const from = starts.find(at => {
      const written = text.slice(at, at + length)
      const differing = [...written].filter((character, place) => character !== known.word[place]).length
      return differing === 1 && PERSON.test(written) && isNamedPerson(line.text, at, at + length)
    })
    return from === undefined ? [] : [misnamed(line, { from, to: from + length }, known)]
  })
  const named = matchesOf(line.text, OWNER_OF_CITED).flatMap(match => {
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
