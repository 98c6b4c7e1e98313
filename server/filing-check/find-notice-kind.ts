import type { CaseFacts } from './case-facts.ts'
import { clauseAround, speaksOfOthers } from './context.ts'
import { type CheckedLine, type Finding, findingAt } from './finding.ts'

const PARTIAL =
  /商标(?:注册申请)?部分驳回通知书|部分驳回(?:决定)?|[Pp]artial(?:ly)? [Rr]efus(?:al|ed)|refused [^.;]{0,40}in part|其余[^。；]{0,16}(?:已经?|予以|获得?)[^。；]{0,4}初步审定/g
const FULL =
  /(?<!部分)商标驳回通知书|全部驳回|驳回[^。；]{0,24}全部指定(?:商品|服务|项目)|Notification of Refusal|[Ff]ull refusal|refused in full|refused [^.;]{0,40}for all the designated (?:goods|services)/g
const DIVISION = /分割(?:为另一件)?申请|申请分割|request to divide|division/g

/** Returns words that call a full refusal partial, a partial one full, or ask for a division that only a partial one allows. */
export const findNoticeKind = (line: CheckedLine, { notice }: CaseFacts): Finding[] => {
  const isFull = notice.kind === 'full'
  const wrong = [...line.text.matchAll(isFull ? PARTIAL : FULL), ...(isFull ? line.text.matchAll(DIVISION) : [])]
  return wrong.flatMap(match => {
    const [from, to] = [match.index, match.index + match[0].length]
    const { clause } = clauseAround(line.text, from, to)
    const isDivision = new RegExp(DIVISION.source).test(match[0])
    if (speaksOfOthers(line, clause)) return []
    return [
      findingAt(line, {
        kind: 'noticeKind',
        from,
        to,
        fact: 'kind',
        words: {
          zh: isDivision
            ? '分割申请只适用于部分驳回，本案为全部驳回。'
            : `本案通知书为${isFull ? '全部驳回' : '部分驳回'}，稿中为“${match[0]}”。`,
          en: isDivision
            ? 'A division is open only after a partial refusal; this refusal is full.'
            : `The refusal is ${isFull ? 'full' : 'partial'}; the draft says “${match[0]}”.`,
        },
      }),
    ]
  })
}
