import type { CaseFacts } from '../case-facts.ts'
import { keptByCase } from '../case-memory.ts'
import { isAsGenerated } from '../changed-lines.ts'
import { clauseAround, speaksOfOthers } from '../context.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'

/** A place below the province that stands before it: 广西壮族自治区桂平市, 甘肃省泾川县. */
const PLACE = /(\p{Script=Han}{2,8}?(?:省|自治区))(\p{Script=Han}{2,6}?[市州县区旗])/gu
/** Words that stand before the name of a province and are none of it. */
const LEAD = /^.*(?:[是为系在于自从到至及和与、位]|来自|产自|位于|所属)(?=\p{Script=Han}{2,}(?:省|自治区)$)/u

interface Place {
  upper: string
  lower: string
}

const placesOf = (text: string): (Place & { from: number })[] =>
  matchesOf(text, PLACE).map(({ 1: upper = '', 2: lower = '', index }) => {
    const lead = LEAD.exec(upper)?.[0].length ?? 0
    return { from: index + lead, upper: upper.slice(lead), lower }
  })

const toldPlaces = keptByCase(({ notice }): readonly Place[] =>
  [...(notice.reasons ?? []).map(({ text }) => text), notice.address].flatMap(placesOf),
)

/** The applicant is said to be in a place. */
const SEAT =
  /申请人(?:的)?(?:住所地?|注册地|经营地|地址|所在地)?(?:位于|地处|坐落于|为|是|系|在|于)+(?<place>(?:\p{Script=Han}{2,7}?(?:省|自治区|市|州|县|区|旗))+)/gu
/** The name of a place, and its rank. */
const RANKED = /(\p{Script=Han}{2,7}?)(?:省|自治区|市|州|县|区|旗)/gu

/** The applicant is put into a place that its address does not have. */
const seats = (line: CheckedLine, { notice }: CaseFacts): Finding[] =>
  notice.address === ''
    ? []
    : matchesOf(line.text, SEAT).flatMap(match => {
        const said = match.groups?.['place'] ?? ''
        const from = match.index + match[0].length - said.length
        const isSeat = /住所|注册地|经营地|地址|所在地|位于|地处|坐落/.test(match[0])
        const wrong = matchesOf(said, RANKED).find(([, name = '']) => !notice.address.includes(name))
        if (!isSeat || !wrong || speaksOfOthers(line, clauseAround(line.text, from, from + said.length).clause))
          return []
        return [
          findingAt(line, {
            kind: 'name',
            from,
            to: from + said.length,
            fact: 'address',
            words: {
              zh: `通知书所载申请人地址为“${notice.address}”，稿中为“${said}”。`,
              en: `The applicant’s address in the notice is “${notice.address}”; the draft says “${said}”.`,
            },
          }),
        ]
      })

/** Returns places that are put into another province than the notice has them in, and another seat of the applicant. */
export const findPlaces = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (line.isQuoted || isAsGenerated(line) || !/省|自治区|申请人/.test(line.text)) return []
  const apart = placesOf(line.text).flatMap(({ from, upper, lower }) => {
    const told = toldPlaces(facts).filter(place => place.lower === lower)
    const [right] = told
    // 广西 and 广西壮族自治区 are one.
    if (!right || told.some(place => place.upper.startsWith(upper.slice(0, 2)))) return []
    if (speaksOfOthers(line, clauseAround(line.text, from, from + upper.length).clause)) return []
    return [
      findingAt(line, {
        kind: 'name',
        from,
        to: from + upper.length,
        mend: right.upper,
        words: {
          zh: `通知书写的是“${right.upper}${lower}”，稿中为“${upper}${lower}”。`,
          en: `The notice has “${right.upper}${lower}”; the draft has “${upper}${lower}”.`,
        },
      }),
    ]
  })
  return [...apart, ...seats(line, facts)]
}
