import { articleName, meetsAny, placesOf } from '#domain/law/articles.ts'
import { MATTERS, type Matter } from '#domain/law/matters.ts'
import { type CaseFacts, writtenArticle } from '../case-facts.ts'
import { isAsGenerated } from '../changed-lines.ts'
import { clauseAround, isOfOtherCase, speaksOfOthers } from '../context.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'
import type { Token } from '../tokens.ts'
import { namesOf } from './find-grounds.ts'
import { isOfTrademarkLaw } from './find-law.ts'

/** Behind an article: words by which it is said what it is about, and what that is. */
const TELLS =
  /^(?:的(?:规定|规范|立法目的)?)?[^。；，“]{0,4}?(?:所|仅|只|主要|专门)?(?:规定[，：]|(?:规定|规范|调整|涉及|禁止|保护|针对|处理|规制|所指|所称|列举)(?:的|了)?(?:是|系|为)?|(?:是|系)(?:关于|对|针对|有关)?|适用于|是指|系指)([^。；，]{2,40})|^ ?(?:of the Trademark Law )?(?:only |merely |mainly )?(?:concerns?|deals? with|is about|relates? to|governs?|is on|regulates?|prohibits?|protects?|covers?|addresses|applies to|provides? (?:for|that)|lays down|sets(?: out)?|excludes?|bars?)(?: only)? ([^.;,]{4,90})/

/** Behind an article: 第六十三条的正当使用规定. */
const CALLED = /^的([^。；，“”]{2,14}?)(?:规定|条款|制度)/

/** The addresses of a matter in the law of the notice. */
const addressesOf = ({ rules }: Matter, { law }: CaseFacts): readonly string[] =>
  rules.flatMap(rule => placesOf(law, rule))

const EDITION = /[（(]?(\d{4})年?(?:修正|修订)|(?:amended|revised) in (\d{4})/g

/** Whether another edition than that of the notice is named right before an article: it counts its own articles. */
const isOfOtherEdition = (before: string, { law }: CaseFacts): boolean => {
  const last = matchesOf(before.slice(-40), EDITION).at(-1)
  return last !== undefined && !law.edition.zh.includes(last[1] ?? last[2] ?? '')
}

const wrongArticle = (
  line: CheckedLine,
  token: Token,
  right: readonly string[],
  isMended: boolean,
  facts: CaseFacts,
) => {
  const { zh, en } = namesOf(right.slice(0, 2))
  const [only, ...others] = right
  return findingAt(line, {
    kind: 'article',
    from: token.from,
    to: token.to,
    mend:
      isMended && only !== undefined && others.length === 0
        ? /^Art/.test(token.text)
          ? articleName(only).en
          : articleName(only).zh
        : null,
    words: {
      zh: `本通知书适用的《商标法》（${facts.law.edition.zh}）就此规定在${zh}，稿中为“${token.text}”。`,
      en: `The Trademark Law of this notice (${facts.law.edition.en}) deals with this in ${en}; the draft says “${token.text}”.`,
    },
  })
}

/** An article that is said to be about what another one is about. */
const told = (line: CheckedLine, token: Token, facts: CaseFacts): Finding[] => {
  const { before, after, clause } = clauseAround(line.text, token.from, token.to)
  const tells = TELLS.exec(after)
  const said = tells?.[1] ?? tells?.[2] ?? CALLED.exec(after)?.[1] ?? ''
  if (said === '' || isOfOtherEdition(before, facts) || isOfOtherCase(clause)) return []
  if (/^(?:的)?(?:不|并不|不予)|申请商标|本案|the mark applied for|this case/.test(said)) return []
  const fitting = MATTERS.filter(matter => matter.told.test(said))
  const addresses = fitting.flatMap(matter => addressesOf(matter, facts))
  if (addresses.length === 0 || meetsAny(token.key, addresses)) return []
  return [wrongArticle(line, token, addresses.slice(0, 1), false, facts)]
}

/** An article under which something is said to be done that is done under another. */
const done = (line: CheckedLine, token: Token, facts: CaseFacts): Finding[] => {
  const { before, clause } = clauseAround(line.text, token.from, token.to)
  if (speaksOfOthers(line, clause) || isOfOtherEdition(before, facts)) return []
  const matters = MATTERS.filter(matter => matter.done?.test(clause.replace(/《[^》]*》/g, '')))
  const right = matters.flatMap(matter => addressesOf(matter, facts))
  const bases = matters.flatMap(({ grounds = [] }) => grounds.flatMap(rule => placesOf(facts.law, rule)))
  const allowed = [...right, ...bases, ...facts.groundAddresses, facts.reviewAddress]
  if (right.length === 0 || meetsAny(token.key, allowed)) return []
  const named = new Set(matters.flatMap(matter => addressesOf(matter, facts).slice(0, 1)))
  return [wrongArticle(line, token, [...named], matters.length === 1, facts)]
}

/** A review that is asked for: the act, and no goods, decision or period of one. */
const REVIEW_BEHIND =
  /^(?:(?!第[\d一二三四五六七八九十百]+条|驳回|《|引证|不服)[^。；]){0,44}?(?:申请|提出|提起|请求|启动|进行)(?:本次|本案|本件|驳回|商标)*复审(?!决定|商品|服务|期限)|^[^.;,]{0,30}(?:appl(?:y|ies) for (?:a |the )?review|requests? (?:a |the )?review|seeks? (?:a |the )?review|for (?:a )?review|files? this (?:request|application|review))/
const BASIS_BEFORE =
  /(?:依据|根据|按照|依照|依|凭|援引)[^。；，]{0,24}$|\b(?:under|pursuant to|in accordance with|on the basis of|by virtue of)\s*[^.;]{0,30}$/
const REVIEW_UNDER =
  /(?:\b(?:review|request|application for review|this application)\b[^.;]{0,40}\b(?:made|filed|requested|sought|lodged|brought|submitted|asked for)?|\b(?:requests?|seeks?|files?|asks for)[^.;]{0,40}\b(?:review|request|application)[^.;]{0,20}) (?:under|pursuant to|in accordance with|on the basis of|by virtue of) $|(?:本次|本案|本件)?复审(?:申请|请求)?(?:的)?(?:法律)?依据(?:为|是|系)[^。；，]{0,14}$|复审[^。；，]{0,8}(?:依据|根据|依照)[^。；，]{0,14}$/

/** The article under which the review is asked for. */
const ofReview = (line: CheckedLine, token: Token, facts: CaseFacts): Finding[] => {
  const { before, after, clause } = clauseAround(line.text, token.from, token.to)
  const isAsked =
    REVIEW_UNDER.test(before) ||
    (REVIEW_BEHIND.test(after) && (BASIS_BEFORE.test(before) || /^[^.;,]{0,24}provides? for/.test(after)))
  if (!isAsked || speaksOfOthers(line, clause) || isOfOtherEdition(before, facts)) return []
  if (meetsAny(token.key, [facts.reviewAddress])) return []
  const should = writtenArticle(facts, facts.reviewAddress)
  return [
    findingAt(line, {
      kind: 'article',
      from: token.from,
      to: token.to,
      mend: should,
      words: {
        zh: `申请复审的依据为${should}，稿中为“${token.text}”。`,
        en: `Review is asked for under ${should}; the draft says “${token.text}”.`,
      },
    }),
  ]
}

/** Returns articles of the Trademark Law that are named for what another article of the notice's law deals with. */
export const findMatters = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  line.isQuoted
    ? []
    : line.tokens.flatMap(token => {
        if (token.kind !== 'article') return []
        const { before, after } = clauseAround(line.text, token.from, token.to)
        if (!isOfTrademarkLaw(before, after)) return []
        const ofTold = isAsGenerated(line) || facts.isCompanion ? [] : told(line, token, facts)
        return [...ofReview(line, token, facts), ...ofTold, ...done(line, token, facts)]
      })
