import { articleName, meetsAny, quoteArticle } from '#domain/law/articles.ts'
import type { LawText, LawVersion } from '#domain/law/law-version.ts'
import { REGULATIONS_2014 } from '#domain/law/regulations.ts'
import type { CaseFacts } from '../case-facts.ts'
import { differenceOf } from '../changed-facts.ts'
import { clauseAround } from '../context.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'
import { readTokens } from '../tokens.ts'
import { isOfTrademarkLaw } from './find-law.ts'

/** Shortest stretch that is held against the texts of law. */
const SHORTEST_STATUTE = 14
/** Share of the triples of characters that a stretch has in common with a text of law it means to quote. */
const QUOTED = 0.72

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/[\s“”"‘’'（）()，,。.；;：:、]/g, '')

const triplesOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3))

/** A text of law with the law and the address it stands at. */
interface Passage {
  law: LawVersion
  address: string
  text: string
}

/** The texts of all laws at hand, ready to be compared with. */
interface LawPassages {
  passages: readonly Passage[]
  folded: readonly string[]
  /** Where each triple of characters stands: the places of its texts in `passages`. */
  holders: ReadonlyMap<string, readonly number[]>
}

const withText = (law: LawVersion, address: string, texts: readonly LawText[]): Passage[] => [
  { law, address, text: texts.map(({ zh }) => zh).join('') },
  { law, address, text: texts.map(({ en }) => en).join(' ') },
]

/** Reads the passages of laws once: each item alone, with the opening line of its paragraph, and with all items of it. */
export const lawPassages = (laws: readonly LawVersion[]): LawPassages => {
  const passages = laws.flatMap(law =>
    Object.entries(law.text).flatMap(([address, alone]) => {
      const withOpening = quoteArticle(law, address)
      const items = Object.entries(law.text).filter(
        ([item]) => item.replace(/\.\d+$/, '') === address && item !== address,
      )
      return [
        ...withText(law, address, [alone]),
        ...(withOpening && withOpening.zh !== alone.zh ? withText(law, address, [withOpening]) : []),
        ...(items.length > 1 ? withText(law, address, [alone, ...items.map(([, text]) => text)]) : []),
      ]
    }),
  )
  const folded = passages.map(({ text }) => plain(text))
  const holders = new Map<string, number[]>()
  for (const [place, text] of folded.entries()) {
    for (const triple of new Set(triplesOf(text))) {
      const known = holders.get(triple)
      if (known) known.push(place)
      else holders.set(triple, [place])
    }
  }
  return { passages, folded, holders }
}

/** Returns the passages that hold a folded stretch word for word. */
const holdersOf = ({ passages, folded, holders }: LawPassages, stretch: string): Passage[] =>
  (holders.get(stretch.slice(0, 3)) ?? []).flatMap(place => {
    const passage = passages[place]
    return passage && (folded[place] ?? '').includes(stretch) ? [passage] : []
  })

/** Returns the text that a stretch has most triples in common with, where that is enough to be a quotation of it. */
const quotedText = (
  { passages, holders }: LawPassages,
  stretch: string,
  least: number,
  isMeant: (law: LawVersion) => boolean,
): string | null => {
  const triples = triplesOf(stretch)
  const counts = new Uint32Array(passages.length)
  for (const triple of triples) for (const place of holders.get(triple) ?? []) counts[place] = (counts[place] ?? 0) + 1
  let best = 0
  for (const [place, { law }] of passages.entries())
    if (!isMeant(law)) counts[place] = 0
    else if ((counts[place] ?? 0) > (counts[best] ?? 0)) best = place
  return (counts[best] ?? 0) / triples.length < least ? null : (passages[best]?.text ?? null)
}

/** A clause that is told, and how much longer or shorter the one it repeats may be. */
const SHORTEST_CLAUSE = 8
const LENGTH_BESIDE = 3
const SAME_CLAUSE = 0.6

const clausesOf = (text: string): string[] => text.split(/[，,；;。：:]/u).filter(clause => plain(clause) !== '')

/** Least length of the two pieces of the law that an abridged clause joins. */
const ABRIDGED = 5

/** Whether a clause joins two pieces of the law and leaves out what stands between them. */
const isAbridged = (law: string, clause: string): boolean => {
  for (let at = ABRIDGED; at <= clause.length - ABRIDGED; at += 1) {
    if (law.includes(clause.slice(0, at)) && law.includes(clause.slice(at))) return true
  }
  return false
}

/** The clause of a rule told in the draft's own words that nearly repeats one of the law; null where all are its own or the law's. */
const nearClause = (law: string, told: string): { said: string; should: string } | null => {
  const whole = plain(law)
  for (const said of clausesOf(told)) {
    const folded = plain(said)
    if (folded.length < SHORTEST_CLAUSE || whole.includes(folded) || isAbridged(whole, folded)) continue
    const triples = triplesOf(folded)
    const should = clausesOf(law).find(clause => {
      const other = plain(clause)
      const common = triples.filter(triple => other.includes(triple)).length
      return Math.abs(other.length - folded.length) <= LENGTH_BESIDE && common / triples.length >= SAME_CLAUSE
    })
    if (should !== undefined) return { said, should }
  }
  return null
}

const STATUTE_QUOTE =
  /(?:规定|载明|明确|所称的?|所指的?|所述的?|reads|provides|states|says)[^“”。]{0,8}[：:]?\s*[“"]([^“”"]{10,900})[”"]/g

/** The head of a text of law in a quotation of its own: the law, its edition and the article. */
const HEAD = /^[^：:]{0,220}[：:]/
/** Notes that the draft adds to a text of law. */
const ADDED =
  /\s*(\(unofficial translation\)|（文中商标法的条款号[^）]*）|\(articles of the Trademark Law as numbered in \d{4}\))\s*$/g

const withoutAdded = (text: string): string => {
  let rest = text
  for (let shorter = rest.replace(ADDED, ''); shorter !== rest; shorter = rest.replace(ADDED, '')) rest = shorter
  return rest
}

/** A rule that is told without quotation marks, word for word or nearly. */
const STATUTE_TOLD = /第[^，。；“”]{1,20}[条款项](?:明确)?规定[：:，,]\s*([^“”：:]{14,300}?)(?=。|$)/g
/** Share of its triples that a rule has in common with the text of law it repeats. */
const REPEATED = 0.8

interface StatuteQuote {
  from: number
  text: string
  /** The words before it, which name the law and the article. */
  head: string
  /** It stands without quotation marks: only what nearly repeats the law is held against it. */
  isTold: boolean
}

const statuteQuotes = (line: CheckedLine): StatuteQuote[] => {
  if (line.isQuoted) {
    const head = HEAD.exec(line.text)?.[0] ?? ''
    return [{ from: head.length, text: line.text.slice(head.length), head, isTold: false }]
  }
  const told = matchesOf(line.text, STATUTE_TOLD).map(match => {
    const text = match[1] ?? ''
    const from = match.index + match[0].length - text.length
    return {
      from,
      text,
      head: clauseAround(line.text, match.index, from).before + line.text.slice(match.index, from),
      isTold: true,
    }
  })
  const quoted = matchesOf(line.text, STATUTE_QUOTE).map(match => {
    const from = match.index + match[0].length - 1 - (match[1]?.length ?? 0)
    return {
      from,
      text: match[1] ?? '',
      head: clauseAround(line.text, match.index, from).before + line.text.slice(match.index, from),
      isTold: false,
    }
  })
  return [...quoted, ...told]
}

/** Returns quotations of a statute that do not say what the statute says, or that name another article as their source. */
export const findStatutes = (line: CheckedLine, law: LawPassages, own: LawVersion): Finding[] =>
  statuteQuotes(line).flatMap(({ from, text, head, isTold }) => {
    let start = from
    return text.split(/…+|\.{3,}/).flatMap((piece, index) => {
      const at = line.text.indexOf(piece, start)
      start = at + piece.length
      const body = withoutAdded(piece)
      const folded = plain(body)
      if (folded.length < SHORTEST_STATUTE) return []
      const sources = holdersOf(law, folded)
      if (sources.length > 0) return index === 0 ? wrongSource(line, head, from, sources) : []
      // Of the Trademark Law the text in force for the notice is meant, unless another edition is named.
      const isMeant = (known: LawVersion): boolean =>
        known.id === own.id || !known.id.startsWith('trademark-law') || head.includes(known.edition.zh.slice(0, 4))
      const quoted = quotedText(law, folded, isTold ? REPEATED : QUOTED, isMeant)
      if (quoted === null) return []
      const near = isTold ? nearClause(quoted, body) : { said: body, should: quoted }
      if (near === null) return []
      const { from: begin, to, before, after } = differenceOf(near.should, near.said)
      const within = at + body.indexOf(near.said)
      return [
        findingAt(line, {
          kind: 'statute',
          from: within + begin,
          to: within + to,
          words: {
            zh: `法律原文为“${before}”，稿中为“${after}”。`,
            en: `The law says “${before}”; the draft says “${after}”.`,
          },
        }),
      ]
    })
  })

/** The law that the words before a quotation name, by its title and edition; null where they name none at hand. */
const isOfLaw = (head: string, { zh, en, edition }: LawVersion): boolean => {
  const title = zh.replace(/^中华人民共和国/, '')
  if (!head.includes(title) && !head.includes(en.replace(/ of the People’s Republic of China$/, ''))) return false
  const named = /(\d{4})年修[正订]|(?:amended|revised) in (\d{4})/.exec(head)
  return !named || `${edition.zh} ${edition.en}`.includes(named[1] ?? named[2] ?? '')
}

/** Finds the article that a quotation is given for, where the text stands in another one of that law or in another law. */
const wrongSource = (line: CheckedLine, head: string, end: number, sources: readonly Passage[]): Finding[] => {
  const cited = readTokens(head).findLast(({ kind }) => kind === 'article')
  const titles = sources.filter(({ law }) => isOfLaw(head, law))
  const namesLaw = /《[^》]{4,}》|Law|Regulations|Provisions|Interpretation/.test(head)
  const candidates = titles.length > 0 || namesLaw ? titles : sources
  if (!cited || candidates.some(({ address }) => meetsAny(cited.key, [address]))) return []
  const from = end - head.length + cited.from
  const right = candidates[0] ?? sources[0]
  if (!right) return []
  const { zh, en } = articleName(right.address)
  const isOtherLaw = meetsAny(cited.key, [right.address])
  return [
    findingAt(line, {
      kind: 'article',
      from,
      to: from + cited.text.length,
      mend: candidates.length > 0 && !isOtherLaw ? (/^Art/.test(cited.text) ? en : zh) : null,
      words: {
        zh: `所引条文出自《${right.law.zh}》（${right.law.edition.zh}）${zh}，${isOtherLaw ? '稿中写的是另一部法律或者另一文本' : `稿中为“${cited.text}”`}。`,
        en: `The text quoted is ${en} of the ${right.law.en} (${right.law.edition.en}); the draft ${isOtherLaw ? 'names another law or edition' : `says “${cited.text}”`}.`,
      },
    }),
  ]
}

const PARAPHRASE = /(?:(?:规定|明确|provides|says|states)[，,：: ]+(?:that )?|^，)([^“”"：:]{8,300})/
/** Words of a rule that decide what it says: whether something must or may be, how long, how much. */
const DECIDES =
  /应当|可以|必须|不得|不予|一年|两年|二年|三年|五年|六个月|三个月|九个月|十五日|三十日|\bshall\b|\bmay\b|\bmust\b/g
const BESIDE = 4

/** Returns rules that are told in the draft's own words and say must for may, or another period, where the words go on as the statute's. */
export const findParaphrases = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (line.isQuoted) return []
  return line.tokens.flatMap(({ kind, key, from, to }) => {
    const told = kind === 'article' ? PARAPHRASE.exec(line.text.slice(to, to + 340)) : null
    const { before, after } = clauseAround(line.text, from, to)
    if (!told || told.index > 24) return []
    const law = isOfTrademarkLaw(before, after)
      ? facts.law
      : /实施条例|Implementing Regulations/.test(before)
        ? REGULATIONS_2014
        : null
    const texts = law === null ? [] : Object.entries(law.text).filter(([address]) => meetsAny(key, [address]))
    const statute = texts
      .map(([, { zh, en }]) => `${zh} ${en}`)
      .join(' ')
      .replaceAll(/[\s，,。；;：:“”]/g, '')
    const said = told[1] ?? ''
    const start = to + told.index + told[0].length - said.length
    if (statute === '') return []
    return matchesOf(said, DECIDES).flatMap(({ 0: word, index }) => {
      const follows = said
        .slice(index + word.length)
        .replaceAll(/[\s，,。；;：:“”]/g, '')
        .slice(0, BESIDE)
      const precedes = said
        .slice(0, index)
        .replaceAll(/[\s，,。；;：:“”]/g, '')
        .slice(-BESIDE)
      const other = [...new Set(statute.match(DECIDES) ?? [])].find(
        one =>
          one !== word &&
          ((follows.length === BESIDE && statute.includes(one + follows) && !statute.includes(word + follows)) ||
            (precedes.length === BESIDE && statute.includes(precedes + one) && !statute.includes(precedes + word))),
      )
      if (other === undefined) return []
      return [
        findingAt(line, {
          kind: 'statute',
          from: start + index,
          to: start + index + word.length,
          mend: other,
          words: {
            zh: `法律原文此处为“${other}”，稿中为“${word}”。`,
            en: `The law says “${other}” here; the draft says “${word}”.`,
          },
        }),
      ]
    })
  })
}
