import { alignSequences } from '#domain/align-sequences.ts'
import type { DocumentLine } from '#extensions/lines/document-lines.ts'
import { type CheckedLine, type DraftName, type Finding, findingAt } from './finding.ts'
import { keptByText } from './memory.ts'
import { readQuotes, readStances, readTokens, type Token, type TokenKind } from './tokens.ts'

/** Share of their pairs of characters that two lines have in common at least, when one was made of the other. */
const KINSHIP = 0.5
/** The same for two lines at the same place between lines that did not change. */
const KINSHIP_IN_PLACE = 0.3

const pairsOf = keptByText((text): ReadonlySet<string> => {
  const pairs = new Set<string>()
  for (let at = 0; at < text.length - 1; at += 1) pairs.add(text.slice(at, at + 2))
  return pairs
})

const kinship = (a: string, b: string): number => {
  const [ofA, ofB] = [pairsOf(a), pairsOf(b)]
  if (ofA.size + ofB.size === 0) return a === b ? 1 : 0
  let common = 0
  for (const pair of ofA) if (ofB.has(pair)) common += 1
  return (2 * common) / (ofA.size + ofB.size)
}

const isSameKind = (a: DocumentLine, b: DocumentLine): boolean => a.kind === b.kind && a.isInCell === b.isInCell

/** A paragraph field is known by its name, whatever it says. */
const fieldNameOf = ({ kind, pieces }: DocumentLine): string | null =>
  kind === 'paragraphField' ? (pieces[0]?.field ?? null) : null

/**
 * Whether a text that was only written on is near enough to the former one: told by how much was added, without pairing its
 * characters. No answer is no.
 */
const isWrittenOn = (text: string, former: string, least: number): boolean => {
  if (!text.startsWith(former)) return false
  const pairs = pairsOf(former).size
  return pairs > 0 && (2 * pairs) / (2 * pairs + text.length - former.length) >= least
}

const isMadeOf = (line: DocumentLine, former: DocumentLine, least: number): boolean => {
  const name = fieldNameOf(line)
  if (name !== null || fieldNameOf(former) !== null) return name === fieldNameOf(former)
  if (!isSameKind(line, former)) return false
  return isWrittenOn(line.text, former.text, least) || kinship(line.text, former.text) >= least
}

const pairGap = (former: readonly DocumentLine[], lines: readonly DocumentLine[]): (DocumentLine | null)[] => {
  const isInPlace = former.length === lines.length
  let next = 0
  return lines.map((line, index) => {
    const sameSpot = former[index]
    if (isInPlace && sameSpot) {
      const isCell = line.isInCell && sameSpot.isInCell
      return isCell || isMadeOf(line, sameSpot, KINSHIP_IN_PLACE) ? sameSpot : null
    }
    const found = former.findIndex((other, place) => place >= next && isMadeOf(line, other, KINSHIP))
    if (found < 0) return null
    next = found + 1
    return former[found] ?? null
  })
}

/** Returns the lines of a draft, each with the generated line it was made of. */
export const withFormerLines = (
  document: DraftName,
  lines: readonly DocumentLine[],
  generated: readonly DocumentLine[],
): CheckedLine[] => {
  const keyOf = ({ kind, text }: DocumentLine): string => `${kind} ${text}`
  const former: (DocumentLine | null)[] = lines.map(() => null)
  let [before, after] = [0, 0]
  const end = [generated.length, lines.length] as const
  for (const [i, j] of [...alignSequences(generated.map(keyOf), lines.map(keyOf)), end]) {
    const gap = pairGap(generated.slice(before, i), lines.slice(after, j))
    for (const [offset, line] of gap.entries()) former[after + offset] = line
    if (j < lines.length) former[j] = generated[i] ?? null
    before = i + 1
    after = j + 1
  }
  return lines.map((line, index) => {
    const before = former[index] ?? null
    return { ...line, document, before, tokens: readTokens(line.text) }
  })
}

/** A line that says what was generated: nothing in it is new. */
export const isAsGenerated = ({ text, before }: CheckedLine): boolean => before !== null && before.text === text

const whatItSays = ({ kind, key }: Token): string => `${kind} ${key}`

const withoutShared = (tokens: readonly Token[], others: readonly Token[]): Token[] => {
  const counts = new Map<string, number>()
  for (const other of others) counts.set(whatItSays(other), (counts.get(whatItSays(other)) ?? 0) + 1)
  return tokens.filter(token => {
    const count = counts.get(whatItSays(token)) ?? 0
    if (count > 0) counts.set(whatItSays(token), count - 1)
    return count === 0
  })
}

const KIND_OF: Record<Exclude<TokenKind, 'quote'>, Finding['kind']> = {
  date: 'date',
  monthDay: 'date',
  number: 'number',
  dispatchNo: 'number',
  article: 'article',
  class: 'class',
  citedMark: 'number',
  amount: 'fee',
  period: 'period',
  edition: 'article',
  group: 'class',
  weekday: 'date',
  extent: 'noticeKind',
  service: 'wording',
  stance: 'opposite',
}

/** So many characters beside two stretches tell that they stand in one place. */
const BESIDE = 3

const hasSameBeside = (former: string, old: Token, text: string, now: Token): boolean => {
  const before = former.slice(Math.max(0, old.from - BESIDE), old.from)
  const after = former.slice(old.to, old.to + BESIDE)
  return (
    (before !== '' && before === text.slice(Math.max(0, now.from - BESIDE), now.from)) ||
    (after !== '' && after === text.slice(now.to, now.to + BESIDE))
  )
}

/** Whether a stretch fills a field that was empty: it stands where nothing stood. */
const wasEmpty = (line: DocumentLine, before: DocumentLine, { from, to }: Token): boolean => {
  const field = line.pieces.find(piece => piece.field !== null && piece.from <= from && to <= piece.to)?.field
  const former = before.pieces.find(piece => piece.field === field)
  return field !== undefined && former !== undefined && former.from === former.to
}

/** Returns the former words, without their first capital where the new words have none. */
const inCaseOf = (written: string, former: string): string =>
  /^[a-z]/.test(written) && /^[A-Z]/.test(former) ? former.toLowerCase() : former

/**
 * Returns what a generated line stated and its edited form states otherwise: a number, date, article, class, amount,
 * period or word of yes and no that stands where another stood. What was only added or only taken out is no finding.
 */
export const findChangedTokens = (line: CheckedLine): Finding[] => {
  const { before } = line
  if (before === null || line.kind === 'paragraphField') return []
  const old = [...readTokens(before.text), ...readStances(before.text)]
  const now = [...line.tokens, ...readStances(line.text)]
  const isSame = (one: Token, other: Token): boolean => hasSameBeside(before.text, one, line.text, other)
  // What stands where it stood is the same one, whatever else says it too.
  const [saidBefore, saidNow] = [Map.groupBy(old, whatItSays), Map.groupBy(now, whatItSays)]
  const moved = old.filter(one => !saidNow.get(whatItSays(one))?.some(other => isSame(one, other)))
  const newOnes = now.filter(other => !saidBefore.get(whatItSays(other))?.some(one => isSame(one, other)))
  const gone = withoutShared(moved, newOnes)
  const fresh = withoutShared(newOnes, moved)
  return fresh.flatMap(token => {
    if (token.kind === 'quote' || wasEmpty(line, before, token)) return []
    const isOfKind = ({ kind, key }: Token): boolean =>
      kind !== token.kind ? false : kind !== 'stance' || key.split(' ')[1] === token.key.split(' ')[1]
    const inPlace = gone.findIndex(one => isOfKind(one) && hasSameBeside(before.text, one, line.text, token))
    const place = inPlace < 0 ? gone.findIndex(isOfKind) : inPlace
    const [replaced] = place < 0 ? [] : gone.splice(place, 1)
    if (!replaced) return []
    const words =
      token.kind === 'stance'
        ? {
            zh: `生成稿写“${replaced.text}”，此处改为“${token.text}”，与主张的方向相反。`,
            en: `The generated draft says “${replaced.text}”; this says “${token.text}”, the opposite of what is argued.`,
          }
        : {
            zh: `依通知书和法律写出的是“${replaced.text}”，稿中为“${token.text}”。`,
            en: `The notice and the law give “${replaced.text}”; the draft says “${token.text}”.`,
          }
    return [
      findingAt(line, {
        kind: KIND_OF[token.kind],
        from: token.from,
        to: token.to,
        mend: inCaseOf(token.text, replaced.text),
        words,
      }),
    ]
  })
}

/** A quotation of two characters or more in which one character stands for another. */
const hasOneReplaced = (a: string, b: string): boolean =>
  a.length === b.length && a.length > 1 && [...a].filter((character, at) => character !== b[at]).length === 1

/** Returns quotations that were changed by a character or two: names, marks, goods and wording are quoted word for word. */
export const findChangedQuotes = (line: CheckedLine): Finding[] => {
  const { before } = line
  if (before === null || line.kind === 'paragraphField') return []
  const [old, now] = [readQuotes(before.text), readQuotes(line.text)]
  const gone = withoutShared(old, now)
  return withoutShared(now, old).flatMap(quote => {
    const place = gone.findIndex(({ key }) => kinship(key, quote.key) >= KINSHIP || hasOneReplaced(key, quote.key))
    const [replaced] = place < 0 ? [] : gone.splice(place, 1)
    if (!replaced || quote.text.length > 60) return []
    const words = {
      zh: `引用的原文为“${replaced.text}”，稿中为“${quote.text}”。`,
      en: `The words quoted are “${replaced.text}”; the draft has “${quote.text}”.`,
    }
    return [findingAt(line, { kind: 'wording', from: quote.from, to: quote.to, mend: replaced.text, words })]
  })
}
