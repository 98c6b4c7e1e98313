import { addressOf, lawOfYear, meetsAny } from '#domain/law/articles.ts'
import { findGround } from '#domain/law/grounds.ts'
import type { LawVersion } from '#domain/law/law-version.ts'
import { writtenDate } from '../../drafting/language.ts'
import { type CaseFacts, writtenArticle } from '../case-facts.ts'
import { isAsGenerated } from '../changed-lines.ts'
import { clauseAround, isAboutOthers, speaksOfOthers } from '../context.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'
import type { Token } from '../tokens.ts'

const OTHER_LAW =
  /《[^》]*(?:条例|解释|规定|办法|指南|规范|反不正当|民法|民事|行政|专利|著作权)[^》]*》|[Rr]egulations|[Ii]nterpretation|[Pp]rovisions|[Gg]uidelines/g
const OWN_LAW = /《(?:中华人民共和国)?商标法》|(?<!Regulations of the )Trademark Law/g

/** Whether the law last named before an article is the Trademark Law, or none is named. */
export const isOfTrademarkLaw = (before: string, after: string): boolean => {
  const others = matchesOf(before, OTHER_LAW).at(-1)?.index ?? -1
  const own = matchesOf(before, OWN_LAW).at(-1)?.index ?? -1
  if (others < 0 && own < 0) return !/^[^.;,]{0,12}of the (Implementing|Supreme|Civil)/.test(after)
  return own > others
}

const EDITIONS: readonly [RegExp, string][] = [
  [/(2001年(?:修正|修订|(?!\s*\d))|as amended in 2001|\(2001\)|（2001）)/, 'trademark-law-2001'],
  [/(2013年(?:修正|修订|(?!\s*\d))|as amended in 2013|\(2013\)|（2013）)/, 'trademark-law-2013'],
  [/(2019年(?:修正|修订|(?!\s*\d))|as amended in 2019|\(2019\)|（2019）)/, 'trademark-law-2019'],
  [/(2026年(?:修正|修订|(?!\s*\d))|as revised in 2026|\(2026\)|（2026）)/, 'trademark-law-2026'],
]

/** Words by which a sentence gives the article as the ground of this refusal, or denies that it applies. */
const AS_GROUND =
  /(依据|根据|按照|依照|援引|违反|不符合|符合|属于|适用|构成)[^。；]{0,24}$|以(?:《[^》]*》)?[^。；，]{0,4}$|([Uu]nder|[Pp]ursuant to|contrary to|breach of|within|of|rests? on|relies on|based on)\s*[^.;]{0,30}$/
const REFUSAL =
  /(驳回|不予|应予核准|准予|予以核准|应当?适用|不?适用于|should be approved|appl(?:y|ies) to|通知书认为|通知书据此|应(?:当)?予(?:以)?初步审定|(?:通知书|贵局|审查员)[^。；]{0,30}认定|未违反|不违反|不属于|违反了?|refus|contrary|does not fall under|[Nn]or does [^.;]{0,40}fall under|relie[sd] on)/
/** Follows an article by which the examiner is said to have refused. */
const APPLIED =
  /^[^.;]{0,70}\b(?:is|are) (?:also )?(?:satisfied|not met)|^[^.;]{0,60}\bdoes not apply(?: here)?(?=[.,;]|$)|^, on which the (?:Office|notice|examiner) relie[sd]|^[^。；，]{0,8}(?:不适用|不应适用)|据此(?:予以)?驳回|以此(?:为由)?驳回/

/** Right before an article: words by which a sentence rests on it or answers it. */
const RESTS_ON =
  /(?:依据|根据|按照|依照|就|关于|针对|对于|至于)(?:《[^》]*》)?(?:（[^）]*）)?$|\b(?:[Uu]nder|[Pp]ursuant to|[Aa]s to|[Ww]ith regard to|[Ii]n respect of) $/
/** Words of a sentence that is about this case. */
const OF_THIS_CASE =
  /申请商标|引证商标|复审(?:商品|服务)|驳回(?:决定|理由)|\b(?:the mark|the cited marks?|the refusal|the goods under review)\b/
/** Words behind an article that are about the cited mark or likeness. */
const OF_CITED = /^(?:的规定)?，?[^。；]{0,12}(?:引证商标|不近似|不构成近似)|^[^.;]{0,40}\bcited marks?\b/
/** An attack on the cited mark has articles of its own. */
const OF_ATTACK = /无效|撤销|异议|抢注|恶意|权利人|注册人|invalid|cancel|oppos|bad faith|owner/

/** Whether a sentence rests on an article that bars registration, where the notice does not refuse under it. */
const isOtherGround = (law: LawVersion, key: string, before: string, clause: string): boolean =>
  Object.entries(law.grounds).some(([ground, address]) => findGround(ground) !== null && meetsAny(key, [address])) &&
  RESTS_ON.test(before) &&
  OF_THIS_CASE.test(clause) &&
  !OF_ATTACK.test(clause)

/** Whether a sentence rests on the number that a ground of the notice has in the law of today, and not in the law of its day. */
const isOfOtherEdition = (
  { notice, law, groundAddresses }: CaseFacts,
  key: string,
  before: string,
  clause: string,
): boolean =>
  notice.grounds.includes(key) &&
  addressOf(law, key) !== key &&
  !groundAddresses.has(key) &&
  RESTS_ON.test(before) &&
  OF_THIS_CASE.test(clause) &&
  !OF_ATTACK.test(clause)

/** Words by which the reasons answer an article, and by which they look ahead to one. */
const ANSWERS = /[不未非无]|没有|\b(?:[Nn]or|not?|neither|never)\b/
const OF_REFUSER = /驳回|通知书|贵局|审查员|\b(?:refus\w+|notice|Office|examiner)\b/
const LOOKS_AHEAD = /可能|另行|风险|今后|以后|如果|若|将来|\b(?:may|might|could|risk|if)\b/

/**
 * Whether an article is what one of the notice's grounds is mistaken for: another item of the same paragraph, or the other
 * of the two articles on earlier marks.
 */
const isSister = ({ law, groundAddresses }: CaseFacts, key: string): boolean => {
  const [article, paragraph, item] = key.split('.')
  const ofEarlier = ['30', '31'].map(ground => addressOf(law, ground))
  return [...groundAddresses].some(address => {
    const own = address.split('.')
    if (ofEarlier.includes(address) && ofEarlier.includes(key)) return true
    return item !== undefined && own[0] === article && own[1] === paragraph && own[2] !== undefined && own[2] !== item
  })
}

/** The chapter of the reasons that lists the articles they rest on. */
const LEGAL_BASIS = /(法律依据|Legal basis)$/

/** Preliminary approval, the power to refuse and the right to review: they stand beside the grounds of every refusal. */
const OF_REFUSAL = ['28', '30', '34']

const FORMER = /(?:原|旧法|旧|修[订正]前的?)(?:《(?:中华人民共和国)?商标法》)?的?$|\b(?:former|old) $/

const articleFinding = (
  line: CheckedLine,
  token: Token,
  words: Finding['words'],
  mend: string | null = null,
): Finding => findingAt(line, { kind: 'article', from: token.from, to: token.to, mend, words })

/**
 * Returns how many paragraphs an article has that a draft cites with one; null where that is not known, or where what it
 * names may be an item: 第五十七条第（二）项, Article 57(2).
 */
export const paragraphsOf = ({ paragraphs }: LawVersion, cited: string, article: number): number | null => {
  const count = paragraphs && (paragraphs[article] ?? 1)
  return count === undefined || (count === 1 && !cited.includes('款')) || /条第?\s*[（(]/.test(cited) ? null : count
}

/** Whether an item is cited of a paragraph whose text has none; false where the text is not at hand. */
const hasNoItems = (law: LawVersion, address: string): boolean => {
  const [article, paragraph, item] = address.split('.')
  const text = item === undefined ? '' : (law.text[`${article}.${paragraph}`]?.zh ?? '')
  return text.endsWith('。') && !text.includes('（一）')
}

/** Returns articles that do not exist, that are of another version of the law, or that this refusal does not rest on. */
export const findArticles = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  line.tokens.flatMap(token => {
    // The article of a quotation is held against the text that is quoted.
    if (token.kind !== 'article' || line.isQuoted) return []
    const { before, after, clause } = clauseAround(line.text, token.from, token.to)
    if (!isOfTrademarkLaw(before, after) || speaksOfOthers(line, clause)) return []
    // An article that stood in the law before is none of the law in force: 原第十条第二款.
    if (FORMER.test(before)) return []
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
    const paragraphs = paragraphsOf(facts.law, token.text, article)
    if (paragraphs !== null && paragraph > paragraphs && !isOfNotice) {
      return [
        articleFinding(line, token, {
          zh: `《商标法》（${facts.law.edition.zh}）第${article}条共${paragraphs}款，没有“${token.text}”。`,
          en: `Article ${article} of the Trademark Law (${facts.law.edition.en}) has ${paragraphs} paragraph${paragraphs === 1 ? '' : 's'}; there is no “${token.text}”.`,
        }),
      ]
    }
    if (!isOfNotice && hasNoItems(facts.law, token.key)) {
      return [
        articleFinding(line, token, {
          zh: `《商标法》（${facts.law.edition.zh}）第${article}条第${paragraph}款不分项，没有“${token.text}”。`,
          en: `Article ${article}(${paragraph}) of the Trademark Law (${facts.law.edition.en}) has no items; there is no “${token.text}”.`,
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
    // The power to refuse stands beside every ground, and is no ground on which marks are cited.
    const isPower =
      OF_REFUSAL.some(rule => (addressOf(facts.law, rule) ?? rule) === token.key) &&
      !(RESTS_ON.test(before) && OF_CITED.test(after) && token.key === addressOf(facts.law, '30'))
    const isCase = meetsAny(token.key, facts.groundAddresses) || isPower
    const isBasis = LEGAL_BASIS.test(line.chapter) && line.kind === 'text'
    const isSuspension = token.key === addressOf(facts.law, 'suspension')
    const isNamed =
      (AS_GROUND.test(before) && REFUSAL.test(clause)) ||
      APPLIED.test(after) ||
      isBasis ||
      isOtherGround(facts.law, token.key, before, clause) ||
      isOfOtherEdition(facts, token.key, before, clause) ||
      (line.document === 'reason' &&
        !isAsGenerated(line) &&
        isSister(facts, token.key) &&
        (ANSWERS.test(clause) || OF_REFUSER.test(clause)) &&
        !LOOKS_AHEAD.test(clause) &&
        !OF_ATTACK.test(clause))
    if (isCase || isSuspension || !isNamed) return []
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

/** A sentence that sets two editions against each other, or one of them beside what it became. */
const TWO_LAWS =
  /20\d\d|商标法.*商标法|旧法|原《?商标法|修[订正]前|亦|也|同样|相同|一致|沿用|保留|改|增|变|对应|\b(?:former|old|before|also|same|unchanged|replaced|corresponds?)\b/

/** Returns editions of the Trademark Law other than the one that governs the notice. */
export const findEditions = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  line.tokens.flatMap(token => {
    if (token.kind !== 'edition') return []
    const { before, after, clause } = clauseAround(line.text, token.from, token.to)
    const should = EDITIONS.find(([, id]) => id === facts.law.id)
    const isOfLaw = /(《(?:中华人民共和国)?商标法》（?|(?<!Regulations of the )Trademark Law[^;,()]{0,40}\(?)$/.test(
      before,
    )
    const isBefore =
      /^版?的?《?(?:中华人民共和国)?商标法/.test(after) &&
      (/申请商标|本案|本申请|驳回|复审/.test(clause) ||
        (line.document === 'reason' && /(?:根据|依据|依照|按照)$/.test(before))) &&
      !/同类|曾|旧法|原|决定(?:书|中|亦|也|认)|不适用|不应适用|不再适用/.test(clause)
    if (
      !(isOfLaw || isBefore) ||
      !should ||
      should[0].test(token.text) ||
      isAboutOthers(clause) ||
      IN_FORCE.test(clause)
    )
      return []
    // Two editions are set against each other.
    if (
      /现行|新法|新《?商标法|修[订正]后|law in force|new law/.test(clause.replace(token.text, '')) &&
      TWO_LAWS.test(clause.replace(token.text, ''))
    )
      return []
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

/** Words by which it is told when a law begins to apply. */
const IN_FORCE =
  /施行|实施(?!条例)|生效|\binto force\b|\btakes? effect\b|\b(?:effective|in force|appl(?:y|ies))\b[^.;]{0,12}(?:from|since|as of|on) /
const BEGINS_BEHIND = /^起?(?:正式)?(?:开始)?(?:施行|实施|生效)/
const BEGINS_BEFORE =
  /(?:施行|生效)(?:日期|之日|时间)?(?:为|是|系|于)?$|\b(?:into force|effect|effective|in force|appl(?:y|ies))(?: only)?(?: on| from| since| as of)? $/
const REVISED = /(?:新|修[订正]后的?)《?商标法|(?:new|revised) Trademark Law/

/** Returns days on which an edition of the Trademark Law is said to begin to apply, and on which it does not. */
export const findBeginnings = (line: CheckedLine): Finding[] =>
  line.isQuoted || !IN_FORCE.test(line.text)
    ? []
    : line.tokens.flatMap(({ kind, from, to, text, key }) => {
        if (kind !== 'date') return []
        const { before, after, clause } = clauseAround(line.text, from, to)
        if (!BEGINS_BEHIND.test(after) && !BEGINS_BEFORE.test(before)) return []
        const years = new Set(
          clause.match(/(?<=[（(]?)(?:2001|2013|2019|2026)(?=年修|[）)]|\b)/g)?.filter(year => !text.includes(year)),
        )
        const [year = REVISED.test(clause) ? '2026' : ''] = years
        const law = /商标法(?!实施)|Trademark Law/.test(clause) && years.size < 2 ? lawOfYear(year) : null
        // Without its year the law may be any of those that began then.
        const isOfAnyLaw = year === '' && EDITIONS.some(([, id]) => lawOfYear(id.slice(-4))?.from === key)
        if (!law || law.from === key || isOfAnyLaw) return []
        const [zh, en] = [writtenDate(law.from, 0), writtenDate(law.from, 1)]
        return [
          findingAt(line, {
            kind: 'date',
            from,
            to,
            mend: /年/.test(text) ? zh : en,
            words: {
              zh: `《商标法》（${law.edition.zh}）自${zh}起施行，稿中为${text}。`,
              en: `The Trademark Law ${law.edition.en} is in force from ${en}; the draft says ${text}.`,
            },
          }),
        ]
      })
