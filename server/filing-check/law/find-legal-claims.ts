import { misstatementsOf } from '#domain/law/misstatements.ts'
import type { CaseFacts } from '../case-facts.ts'
import { isAsGenerated } from '../changed-lines.ts'
import { clauseAround } from '../context.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'

/** Words by which a clause tells of another case; the decision on review itself is of this one. */
const OF_OTHER_CASE = /判决|裁定|行终|行初|民终|民初|商评字|决定书〔|类案|先例|案例|另案|他案|precedent|judg(?:e)?ment/
const isOfOtherCase = (clause: string): boolean => OF_OTHER_CASE.test(clause)

const claims = (line: CheckedLine, { law }: CaseFacts): Finding[] =>
  misstatementsOf(law).flatMap(({ words, unless, zh, en }) => {
    const match = words.exec(line.text)
    if (!match) return []
    const [from, to] = [match.index, match.index + match[0].length]
    const { clause } = clauseAround(line.text, from, to)
    if (isOfOtherCase(clause) || unless?.test(clause)) return []
    return [findingAt(line, { kind: 'statute', from, to, words: { zh, en } })]
  })

/** Returns statements of law that are wrong whatever the case: what an article is about, what cures or follows what. */
export const findLegalClaims = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  line.isQuoted || isAsGenerated(line) || facts.isCompanion ? [] : claims(line, facts)
