import { type CaseFacts, markKey } from './case-facts.ts'
import { isAsGenerated } from './changed-lines.ts'
import { clauseAround } from './context.ts'
import { isOneSlipOff } from './find-references.ts'
import { type CheckedLine, type Finding, findingAt } from './finding.ts'
import type { Token } from './tokens.ts'

/** The mark in quotation marks that a number is said to be of, before or behind it: 第1号“甲”, “甲”（第1号）, no. 1 (“甲”). */
const markBeside = (text: string, { from, to }: Token): { at: number; mark: string } | null => {
  const behind = /^\s*号?\s*(?:注册)?(?:商标)?[ ,，(（]*[“"]([^“”"]{1,40})[”"]/.exec(text.slice(to))
  if (behind) return { at: to + behind[0].lastIndexOf(behind[1] ?? ''), mark: behind[1] ?? '' }
  const before =
    /[“"]([^“”"]{1,40})[”"](?:商标)?\s*[（(,，]*\s*(?:注册号[为：:]?|第|[Nn]o\.? ?|registration no\. ?)*\s*$/.exec(
      text.slice(0, from),
    )
  return before ? { at: before.index + 1, mark: before[1] ?? '' } : null
}

/** Returns earlier marks of the applicant that the notice names, under another number or with another wording than there. */
export const findOwnEarlierMarks = (line: CheckedLine, { notice }: CaseFacts): Finding[] => {
  const earlier = (notice.mentionedMarks ?? []).filter(({ role, regNo }) => role === 'earlier' && regNo !== '')
  if (earlier.length === 0 || line.isQuoted || isAsGenerated(line)) return []
  return line.tokens.flatMap(token => {
    if (token.kind !== 'number') return []
    const beside = markBeside(line.text, token)
    const own = earlier.find(({ regNo }) => regNo === token.key)
    if (own) {
      if (!beside || own.mark === '' || markKey(beside.mark) === markKey(own.mark)) return []
      return [
        findingAt(line, {
          kind: 'mark',
          from: beside.at,
          to: beside.at + beside.mark.length,
          mend: own.mark,
          words: {
            zh: `通知书所载第${own.regNo}号商标为“${own.mark}”，稿中为“${beside.mark}”。`,
            en: `No. ${own.regNo} is “${own.mark}” in the notice; the draft says “${beside.mark}”.`,
          },
        }),
      ]
    }
    const others = [notice.applicationNo, ...notice.citedMarks.map(({ regNo }) => regNo)]
    if (others.includes(token.key)) return []
    // Marks filed one after another have numbers that are a digit apart: the mark beside the number tells which is meant.
    const meant = earlier.find(
      ({ regNo, mark }) =>
        isOneSlipOff(regNo, token.key) &&
        (beside ? markKey(beside.mark) === markKey(mark) : isSwapped(regNo, token.key)),
    )
    const { clause } = clauseAround(line.text, token.from, token.to)
    if (!meant || /另|还|another|also/.test(clause.slice(0, 12))) return []
    return [
      findingAt(line, {
        kind: 'number',
        from: token.from,
        to: token.to,
        mend: meant.regNo,
        words: {
          zh: `通知书所载该商标的号码为“${meant.regNo}”，稿中为“${token.text}”。`,
          en: `The notice has this mark under no. ${meant.regNo}; the draft says “${token.text}”.`,
        },
      }),
    ]
  })
}

const isSwapped = (a: string, b: string): boolean =>
  a.length === b.length && [...a].toSorted().join('') === [...b].toSorted().join('')
