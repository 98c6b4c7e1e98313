import type { CaseFacts } from '../case-facts.ts'
import { isAsGenerated } from '../changed-lines.ts'
import { isOfOtherCase, isOfOthersField } from '../context.ts'
import type { CheckedLine, Finding } from '../finding.ts'
import { findEvents } from './find-events.ts'
import { findGoodsTold } from './find-goods-told.ts'
import { findLawTold } from './find-law-told.ts'
import { findLikenessTold } from './find-likeness-told.ts'
import { findOwnersTold } from './find-owners-told.ts'
import { findTermsTold } from './find-terms-told.ts'
import { type Statement, statementsIn } from './read-statements.ts'

const folded = (text: string): string =>
  text
    .replaceAll(/[\s，。；：、“”"]/g, '')
    .replaceAll(/[一二三四五六七八九]/g, one => String('一二三四五六七八九'.indexOf(one) + 1))

/** Whether the examiner says a statement in these words: what it names with what it tells. */
const isOfExaminer = ({ text }: Statement, { notice }: CaseFacts): boolean =>
  (notice.reasons ?? []).some(reason => folded(reason.text).includes(folded(text)))

/**
 * Returns what the statements of a typed sentence tell of the case otherwise than its facts. Each is read once, for the
 * marks and goods it is about, and each thing it tells of them is compared with the notice, the register and the law.
 */
export const findStatements = (line: CheckedLine, facts: CaseFacts, lost: ReadonlySet<number>): Finding[] => {
  if (line.isQuoted || line.kind === 'heading' || isAsGenerated(line) || line.before?.text === line.text) return []
  if (facts.isCompanion || isOfOthersField(line)) return []
  const statements = statementsIn(line, facts).filter(
    statement => !isOfOtherCase(statement.sentence) && !isOfExaminer(statement, facts),
  )
  return [
    ...findEvents(line, statements, facts, lost),
    ...findOwnersTold(line, statements, facts),
    ...findGoodsTold(line, statements, facts),
    ...findLikenessTold(line, statements, facts),
    ...findLawTold(line, facts),
    ...findTermsTold(line, facts),
  ]
}
