import { addressOf, quoteArticle } from '#domain/law/articles.ts'
import type { LawVersion } from '#domain/law/law-version.ts'
import type { CaseFacts } from './case-facts.ts'
import { writtenArticle } from './case-facts.ts'
import { differenceOf } from './changed-facts.ts'
import { clauseAround, isAboutOthers, speaksOfOthers } from './context.ts'
import { type CheckedLine, type Finding, findingAt } from './finding.ts'
import type { Token } from './tokens.ts'

const OTHER_LAW =
  /《[^》]*(?:条例|解释|规定|办法|指南|规范|反不正当|民法|民事|行政|专利|著作权)[^》]*》|[Rr]egulations|[Ii]nterpretation|[Pp]rovisions|[Gg]uidelines/
const OWN_LAW = /《(?:中华人民共和国)?商标法》|Trademark Law/g

/** Whether the law last named before an article is the Trademark Law, or none is named. */
const isOfTrademarkLaw = (before: string, after: string): boolean => {
  const others = [...before.matchAll(new RegExp(OTHER_LAW, 'g'))].at(-1)?.index ?? -1
  const own = [...before.matchAll(OWN_LAW)].at(-1)?.index ?? -1
  if (others < 0 && own < 0) return !/^[^.;,]{0,12}of the (Implementing|Supreme|Civil)/.test(after)
  return own > others
}

const EDITIONS: readonly [RegExp, string][] = [
  [/(2001年(修正|修订)?|as amended in 2001|\(2001\)|（2001）)/, 'trademark-law-2001'],
  [/(2013年(修正|修订)?|as amended in 2013|\(2013\)|（2013）)/, 'trademark-law-2013'],
  [/(2019年(修正|修订)?|as amended in 2019|\(2019\)|（2019）)/, 'trademark-law-2019'],
  [/(2026年(修正|修订)?|as revised in 2026|\(2026\)|（2026）)/, 'trademark-law-2026'],
]

/** Words by which a sentence gives the article as the ground of this refusal, or denies that it applies. */
const AS_GROUND =
  /(依据|根据|按照|援引|违反|不符合|符合|属于|适用|构成)[^。；]{0,24}$|(under|pursuant to|contrary to|breach of|within|of)\s*[^.;]{0,30}$/
const REFUSAL = /(驳回|不予|通知书认为|通知书据此|未违反|不违反|不属于|违反了?|refus|contrary|does not fall under)/
const FOR_REVIEW =
  /^[^，。；]{0,12}(申请复审|提出复审|提起复审|请求复审)|^[^.;,]{0,30}(appl(?:y|ies) for review|for review)/

const addressesUnder = (address: string, addresses: ReadonlySet<string>): boolean =>
  [...addresses].some(other => other === address || other.startsWith(`${address}.`) || address.startsWith(`${other}.`))

/** The power to refuse and the right to review: they stand beside the grounds of every refusal. */
const OF_REFUSAL = ['30', '34']

const articleFinding = (
  line: CheckedLine,
  token: Token,
  words: Finding['words'],
  mend: string | null = null,
): Finding => findingAt(line, { kind: 'article', from: token.from, to: token.to, mend, words })

/** Returns articles that do not exist, that are of another version of the law, or that this refusal does not rest on. */
export const findArticles = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  line.tokens.flatMap(token => {
    if (token.kind !== 'article') return []
    const { before, after, clause } = clauseAround(line.text, token.from, token.to)
    if (!isOfTrademarkLaw(before, after) || speaksOfOthers(line, clause)) return []
    const last = facts.law.lastArticle
    if (last !== undefined && Number(token.key.split('.')[0]) > last) {
      return [
        articleFinding(line, token, {
          zh: `《商标法》（${facts.law.edition.zh}）共${last}条，没有“${token.text}”。`,
          en: `The Trademark Law (${facts.law.edition.en}) has ${last} articles; there is no “${token.text}”.`,
        }),
      ]
    }
    const edition = EDITIONS.find(([pattern]) => pattern.test(before.slice(-40)))?.[1]
    if (edition && edition !== facts.law.id && REFUSAL.test(clause)) {
      return [
        articleFinding(line, token, {
          zh: `本通知书适用《商标法》（${facts.law.edition.zh}），此处所引为另一文本。`,
          en: `The notice is under the Trademark Law ${facts.law.edition.en}; this is another version.`,
        }),
      ]
    }
    const isForReview = FOR_REVIEW.test(after) || /review under $/.test(before)
    if (isForReview && /(依据|根据|按照|依照|under|pursuant to)/.test(before)) {
      if (addressesUnder(token.key, new Set([facts.reviewAddress]))) return []
      const should = writtenArticle(facts, facts.reviewAddress)
      return [
        articleFinding(
          line,
          token,
          {
            zh: `申请复审的依据为${should}，稿中为“${token.text}”。`,
            en: `Review is asked for under ${should}; the draft says “${token.text}”.`,
          },
          should,
        ),
      ]
    }
    const isCase =
      addressesUnder(token.key, facts.groundAddresses) ||
      OF_REFUSAL.some(rule => addressOf(facts.law, rule) === token.key)
    if (isCase || !AS_GROUND.test(before) || !REFUSAL.test(clause)) return []
    const grounds = [...facts.groundAddresses].map(address => writtenArticle(facts, address))
    const [only, ...others] = grounds
    return [
      articleFinding(
        line,
        token,
        {
          zh: `“${token.text}”不是本通知书的驳回依据；驳回依据为${grounds.join('、')}。`,
          en: `“${token.text}” is no ground of this refusal; its grounds are ${grounds.join(', ')}.`,
        },
        only !== undefined && others.length === 0 ? only : null,
      ),
    ]
  })

/** Returns editions of the Trademark Law other than the one that governs the notice. */
export const findEditions = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  line.tokens.flatMap(token => {
    if (token.kind !== 'edition') return []
    const { before, clause } = clauseAround(line.text, token.from, token.to)
    const should = EDITIONS.find(([, id]) => id === facts.law.id)
    const isOfLaw = /(《(?:中华人民共和国)?商标法》（?|Trademark Law[^;,()]{0,40}\(?)$/.test(before)
    if (!isOfLaw || !should || should[0].test(token.text) || isAboutOthers(clause)) return []
    return [
      articleFinding(
        line,
        token,
        {
          zh: `本通知书适用《商标法》（${facts.law.edition.zh}），此处所引为另一文本。`,
          en: `The notice is under the Trademark Law ${facts.law.edition.en}; this is another version.`,
        },
        facts.isEn ? facts.law.edition.en : facts.law.edition.zh,
      ),
    ]
  })

/** Shortest stretch that is held against the texts of law. */
const SHORTEST_STATUTE = 14
/** Share of the triples of characters that a stretch has in common with a text of law it means to quote. */
const QUOTED = 0.72

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/[\s“”"‘’'（）()，,。.；;：:、]/g, '')

const triplesOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3))

/** The texts of all laws at hand, ready to be compared with. */
interface LawPassages {
  texts: readonly string[]
  /** All texts folded, one behind another. */
  folded: string
  /** Where each triple of characters stands: the places of its texts in `texts`. */
  holders: ReadonlyMap<string, readonly number[]>
}

/** No folded text holds it, so that no stretch is found across the end of one. */
const END_OF_TEXT = '\n'

/** Reads the passages of laws once, each item alone and with the opening line of its paragraph. */
export const lawPassages = (laws: readonly LawVersion[]): LawPassages => {
  const texts = laws.flatMap(law =>
    Object.entries(law.text).flatMap(([address, alone]) => {
      const withOpening = quoteArticle(law, address)
      const whole = withOpening && withOpening.zh !== alone.zh ? [withOpening] : []
      return [alone, ...whole].flatMap(({ zh, en }) => [zh, en])
    }),
  )
  const folded = texts.map(plain)
  const holders = new Map<string, number[]>()
  for (const [place, text] of folded.entries()) {
    for (const triple of new Set(triplesOf(text))) {
      const known = holders.get(triple)
      if (known) known.push(place)
      else holders.set(triple, [place])
    }
  }
  return { texts, folded: folded.join(END_OF_TEXT), holders }
}

/** Returns the text that a stretch has most triples in common with, where that is enough to be a quotation of it. */
const quotedText = ({ texts, holders }: LawPassages, stretch: string): string | null => {
  const triples = triplesOf(stretch)
  const counts = new Uint32Array(texts.length)
  for (const triple of triples) for (const place of holders.get(triple) ?? []) counts[place] = (counts[place] ?? 0) + 1
  let best = 0
  for (let place = 1; place < counts.length; place += 1) if ((counts[place] ?? 0) > (counts[best] ?? 0)) best = place
  return (counts[best] ?? 0) / triples.length < QUOTED ? null : (texts[best] ?? null)
}

const STATUTE_QUOTE = /(?:规定|载明|明确|reads|provides|states|says)[^“”。]{0,8}[：:]?\s*[“"]([^“”"]{10,900})[”"]/g

/** Returns quotations of a statute that do not say what the statute says. */
export const findStatutes = (line: CheckedLine, passages: LawPassages): Finding[] => {
  const stretches = line.isQuoted
    ? [{ from: 0, text: line.text }]
    : [...line.text.matchAll(STATUTE_QUOTE)].map(match => ({
        from: match.index + match[0].length - 1 - (match[1]?.length ?? 0),
        text: match[1] ?? '',
      }))
  return stretches.flatMap(({ from, text }) => {
    const pieces = text.split(/…+|\.{3,}/)
    let start = from
    return pieces.flatMap(piece => {
      const at = line.text.indexOf(piece, start)
      start = at + piece.length
      const body = line.isQuoted
        ? piece.replace(/^[^：:]{0,140}[：:]/, '').replace(/\s*\(unofficial translation\)\s*$/, '')
        : piece
      const folded = plain(body)
      if (folded.length < SHORTEST_STATUTE || passages.folded.includes(folded)) return []
      const quoted = quotedText(passages, folded)
      if (quoted === null) return []
      const offset = at + piece.length - body.length
      const { from: start2, to, before, after } = differenceOf(quoted, body)
      return [
        findingAt(line, {
          kind: 'statute',
          from: offset + start2,
          to: offset + to,
          words: {
            zh: `法律原文为“${before}”，稿中为“${after}”。`,
            en: `The law says “${before}”; the draft says “${after}”.`,
          },
        }),
      ]
    })
  })
}
