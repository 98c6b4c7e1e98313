import { addressOf, articleName, quoteArticle } from '#domain/law/articles.ts'
import type { LawText, LawVersion } from '#domain/law/law-version.ts'
import { REGULATIONS_2014 } from '#domain/law/regulations.ts'
import type { CaseFacts } from '../case-facts.ts'
import { writtenArticle } from '../case-facts.ts'
import { differenceOf } from '../changed-facts.ts'
import { clauseAround, isAboutOthers, speaksOfOthers } from '../context.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { readTokens, type Token } from '../tokens.ts'

const OTHER_LAW =
  /《[^》]*(?:条例|解释|规定|办法|指南|规范|反不正当|民法|民事|行政|专利|著作权)[^》]*》|[Rr]egulations|[Ii]nterpretation|[Pp]rovisions|[Gg]uidelines/
const OWN_LAW = /《(?:中华人民共和国)?商标法》|(?<!Regulations of the )Trademark Law/g

/** Whether the law last named before an article is the Trademark Law, or none is named. */
export const isOfTrademarkLaw = (before: string, after: string): boolean => {
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
  /(依据|根据|按照|依照|援引|违反|不符合|符合|属于|适用|构成)[^。；]{0,24}$|以(?:《[^》]*》)?[^。；，]{0,4}$|(under|pursuant to|contrary to|breach of|within|of|rests? on|relies on|based on)\s*[^.;]{0,30}$/
const REFUSAL =
  /(驳回|不予|应予核准|准予|予以核准|应当?适用|不?适用于|should be approved|appl(?:y|ies) to|通知书认为|通知书据此|(?:通知书|贵局|审查员)[^。；]{0,30}认定|未违反|不违反|不属于|违反了?|refus|contrary|does not fall under|[Nn]or does [^.;]{0,40}fall under|relie[sd] on)/
const FOR_REVIEW =
  /^(?:(?!第[\d一二三四五六七八九十百]+条|驳回|《)[^。；]){0,44}?(申请复审|提出复审|提起复审|请求复审|复审申请)|^[^.;,]{0,30}(appl(?:y|ies) for review|for (?:a )?review)/

const addressesUnder = (address: string, addresses: ReadonlySet<string>): boolean =>
  [...addresses].some(other => other === address || other.startsWith(`${address}.`) || address.startsWith(`${other}.`))

/** Follows an article by which the examiner is said to have refused. */
const APPLIED =
  /^[^.;]{0,24}\b(?:is|are) (?:also )?(?:satisfied|not met)|^, on which the (?:Office|notice|examiner) relie[sd]|^[^。；，]{0,8}(?:不适用|不应适用)|据此(?:予以)?驳回|以此(?:为由)?驳回/

/** The chapter of the reasons that lists the articles they rest on. */
const LEGAL_BASIS = /(法律依据|Legal basis)$/

/** What single articles of the law of 2019 are about, by words that no other article has. */
const SUBJECTS: readonly (readonly [words: RegExp, articles: readonly string[]])[] = [
  [/有效期(?:限)?为?十年|valid(?:ity)? (?:for|of) ten years/, ['39']],
  [/宽展期|办理续展|period of grace for renewal/, ['40']],
  [/转让注册商标|转让协议|assignment agreement/, ['42']],
  [/使用许可合同|许可他人使用其注册商标/, ['43']],
  [/连续(?:三|3)年不使用|three consecutive years/, ['49']],
  [/抢先注册他人|以不正当手段抢先/, ['32']],
  [/公告之日起(?:三|3)个月内[^。；]{0,30}异议/, ['33']],
]

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
    // The article of a quotation is held against the text that is quoted.
    if (token.kind !== 'article' || line.isQuoted) return []
    const { before, after, clause } = clauseAround(line.text, token.from, token.to)
    if (!isOfTrademarkLaw(before, after) || speaksOfOthers(line, clause)) return []
    const last = facts.law.lastArticle
    const isOfNotice = facts.groundAddresses.has(token.key)
    if (last !== undefined && Number(token.key.split('.')[0]) > last && !isOfNotice) {
      return [
        articleFinding(line, token, {
          zh: `《商标法》（${facts.law.edition.zh}）共${last}条，没有“${token.text}”。`,
          en: `The Trademark Law (${facts.law.edition.en}) has ${last} articles; there is no “${token.text}”.`,
        }),
      ]
    }
    const [article = 0, paragraph = 1] = token.key.split('.').map(Number)
    const paragraphs = facts.law.paragraphs?.[article]
    if (paragraphs !== undefined && paragraph > paragraphs && !isOfNotice) {
      return [
        articleFinding(line, token, {
          zh: `《商标法》（${facts.law.edition.zh}）第${article}条共${paragraphs}款，没有“${token.text}”。`,
          en: `Article ${article} of the Trademark Law (${facts.law.edition.en}) has ${paragraphs} paragraph${paragraphs === 1 ? '' : 's'}; there is no “${token.text}”.`,
        }),
      ]
    }
    const subject =
      facts.law.id === 'trademark-law-2019'
        ? SUBJECTS.find(([words]) => words.test(clause.replace(/《[^》]*》/g, '')))
        : undefined
    const isOnly = !readTokens(clause).some(({ kind, key }) => kind === 'article' && key !== token.key)
    if (subject && isOnly && !subject[1].includes(String(article)) && !isOfNotice) {
      const right = articleName(subject[1][0] ?? '')
      return [
        articleFinding(line, token, {
          zh: `《商标法》就此所作规定在${right.zh}，稿中为“${token.text}”。`,
          en: `The Trademark Law deals with this in ${right.en}; the draft says “${token.text}”.`,
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
    if (
      isForReview &&
      (/(依据|根据|按照|依照|under|pursuant to)/.test(before) || /^[^.;,]{0,24}provides? for/.test(after))
    ) {
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
    const isBasis = LEGAL_BASIS.test(line.chapter) && line.kind === 'text'
    const isSuspension = token.key === addressOf(facts.law, 'suspension')
    if (isCase || isSuspension || !((AS_GROUND.test(before) && REFUSAL.test(clause)) || APPLIED.test(after) || isBasis))
      return []
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
    const isOfLaw = /(《(?:中华人民共和国)?商标法》（?|(?<!Regulations of the )Trademark Law[^;,()]{0,40}\(?)$/.test(
      before,
    )
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

/** The clause of a rule told in the draft's own words that nearly repeats one of the law; null where all are its own or the law's. */
const nearClause = (law: string, told: string): { said: string; should: string } | null => {
  const whole = plain(law)
  for (const said of clausesOf(told)) {
    const folded = plain(said)
    if (folded.length < SHORTEST_CLAUSE || whole.includes(folded)) continue
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

/** What stands before a text of law in a quotation of its own: the law, its edition and the article. */
const HEAD = /^[^：:]{0,220}[：:]/
/** What the draft adds to a text of law. */
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
  const told = [...line.text.matchAll(STATUTE_TOLD)].map(match => {
    const text = match[1] ?? ''
    const from = match.index + match[0].length - text.length
    return {
      from,
      text,
      head: clauseAround(line.text, match.index, from).before + line.text.slice(match.index, from),
      isTold: true,
    }
  })
  const quoted = [...line.text.matchAll(STATUTE_QUOTE)].map(match => {
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

const isSameAddress = (cited: string, address: string): boolean =>
  cited === address || cited.startsWith(`${address}.`) || address.startsWith(`${cited}.`)

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
  if (!cited || candidates.some(({ address }) => isSameAddress(cited.key, address))) return []
  const from = end - head.length + cited.from
  const right = candidates[0] ?? sources[0]
  if (!right) return []
  const { zh, en } = articleName(right.address)
  const isOtherLaw = isSameAddress(cited.key, right.address)
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
    const texts = law === null ? [] : Object.entries(law.text).filter(([address]) => isSameAddress(key, address))
    const statute = texts
      .map(([, { zh, en }]) => `${zh} ${en}`)
      .join(' ')
      .replaceAll(/[\s，,。；;：:“”]/g, '')
    const said = told[1] ?? ''
    const start = to + told.index + told[0].length - said.length
    if (statute === '') return []
    return [...said.matchAll(DECIDES)].flatMap(({ 0: word, index }) => {
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
