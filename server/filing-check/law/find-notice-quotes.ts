import type { CaseFacts } from '../case-facts.ts'
import { differenceOf } from '../changed-facts.ts'
import { clauseAround, isOfOtherCase } from '../context.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'

/** Words right before a quotation by which the notice says it. */
const SAYS =
  /(?:通知书|驳回决定|驳回理由|审查员|审查意见|贵局|商标局)[^。；“”]{0,14}(?:认为|认定|指出|称|载明|写明|记载|表述为|所谓|关于|提及|引证的|以)[^。；，“”]{0,10}[：:，,]?\s*$|(?:通知书|驳回决定)[中里](?:的|所)?\s*$|所谓(?:的)?\s*$|\b(?:notice|Office|examiner|refusal)\b[^.;“”]{0,30}\b(?:says?|states?|finds?|holds?|found|held|stated|said|reads?)\b[^.;“”]{0,30}$/
/** Somewhere before a quotation: the sentence tells what the notice says. */
const TELLS = /(?:通知书|驳回决定|驳回理由|审查员|审查意见|贵局|商标局)[^。；“”]{0,10}(?:认为|认定|指出|称|载明|写明)/
/** A quotation that only the head of its sentence gives to the notice has so much in common with it. */
const QUOTED_FAR = 0.6
const QUOTATION = /“((?:[^“”]|“[^“”]*”){6,400})”/g
/** Shortest stretch that is held against the notice word for word. */
const SHORTEST = 6
/** Share of its pairs of characters that a quotation has in common with the words it is taken from. */
const [QUOTED, QUOTED_SHORT] = [0.5, 0.5]
/** A quotation of so many characters is a short one. */
const SHORT = 20

const folded = (text: string): string => text.normalize('NFKC').replaceAll(/[\s“”"‘’'（）()，,。.；;：:、…]/g, '')
const pairsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2))

interface Near {
  share: number
  text: string
}

/** The stretch of a reason, as long as the quotation, that has most in common with it. */
const nearestTo = (said: string, reason: string): Near => {
  const wanted = folded(said)
  const pairs = pairsOf(wanted)
  let best: Near = { share: 0, text: reason }
  const length = said.length
  for (let at = 0; at === 0 || at + length <= reason.length; at += 1) {
    const stretch = reason.slice(at, at + length)
    const held = new Set(pairsOf(folded(stretch)))
    const share = pairs.filter(pair => held.has(pair)).length / Math.max(1, pairs.length)
    if (share > best.share) best = { share, text: stretch }
  }
  return best
}

/** Names a part of the mark as what the notice takes offence at. */
const OFFENCE =
  /(?:通知书|驳回决定|审查员|贵局)[^。；“”，]{0,10}(?:指出|认为|认定|称|针对)[，：]?(?:(?:申请商标|该商标|该标志|标志|其)(?:中的?|含有|所含的?|的)?)?“([^“”]{1,12})”(?=[^。；“”]{0,16}(?:误认|不良影响|通用名称|直接表示|缺乏显著|地名|欺骗|不规范|国家名称|国名|地理标志|行政区划|描述))/g

/** Returns parts of the mark that the notice is said to object to, and that it does not name. */
const otherOffences = (line: CheckedLine, { notice }: CaseFacts): Finding[] =>
  matchesOf(line.text, OFFENCE).flatMap(match => {
    const said = match[1] ?? ''
    // Every word for what is taken offence at is one of the sign itself, and not of a cited mark.
    const named = (notice.reasons ?? []).filter(({ text, citedMarks }) => /“/.test(text) && citedMarks.length === 0)
    const isPart = notice.mark.includes(said) && folded(said) !== folded(notice.mark)
    if (!isPart || named.length === 0 || named.some(({ text }) => text.includes(said))) return []
    const from = match.index + match[0].lastIndexOf(said)
    return [
      findingAt(line, {
        kind: 'wording',
        from,
        to: from + said.length,
        words: {
          zh: `通知书没有就“${said}”提出驳回理由。`,
          en: `The notice does not object to “${said}”.`,
        },
      }),
    ]
  })

/** Returns quotations of the notice, of six characters and more, that do not say what its reasons say. */
export const findNoticeQuotes = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const { notice } = facts
  const reasons = (notice.reasons ?? []).map(({ text }) => ({ text, own: folded(text) }))
  if (line.isQuoted || line.before?.text === line.text || reasons.length === 0) return []
  const offences = line.text.includes('“') ? otherOffences(line, facts) : []
  const quoted = matchesOf(line.text, QUOTATION).flatMap(match => {
    const said = match[1] ?? ''
    const { before, clause } = clauseAround(line.text, match.index, match.index + match[0].length)
    // What the notice says may name the mark first: 通知书认为“甲”是“乙”.
    const isSaid = SAYS.test(before.replaceAll(/“[^“”]*”(?=[^“”]{1,6}$)/g, ''))
    if ((!isSaid && !TELLS.test(before)) || isOfOtherCase(clause)) return []
    const pieces = said
      .split(/…+/)
      .map(folded)
      .filter(piece => piece.length >= SHORTEST)
    if (pieces.length === 0 || pieces.every(piece => reasons.some(({ own }) => own.includes(piece)))) return []
    const isShort = folded(said).length < SHORT
    const near = reasons
      .map(({ text, own }) => {
        const share = pairsOf(folded(said)).filter(pair => own.includes(pair)).length / Math.max(1, folded(said).length)
        return isShort ? nearestTo(said, text) : { share, text }
      })
      .toSorted((a, b) => b.share - a.share)[0]
    if (!near || near.share < (isSaid ? (isShort ? QUOTED_SHORT : QUOTED) : QUOTED_FAR)) return []
    const difference = differenceOf(near.text, said)
    const start = match.index + match[0].lastIndexOf(said)
    return [
      findingAt(line, {
        kind: 'wording',
        from: isShort ? start : start + difference.from,
        to: isShort ? start + said.length : start + difference.to,
        words: isShort
          ? {
              zh: `通知书没有“${said}”；最相近的原文为“${near.text}”。`,
              en: `The notice does not say “${said}”; nearest to it is “${near.text}”.`,
            }
          : {
              zh: `通知书原文为“${difference.before}”，稿中为“${difference.after}”。`,
              en: `The notice says “${difference.before}”; the draft says “${difference.after}”.`,
            },
      }),
    ]
  })
  return [...offences, ...quoted]
}
