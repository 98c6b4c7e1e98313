import { isQuestionOfAcceptance } from './head-words.ts'
import { decisionOf, decisionOfSign, type Legend } from './result-table.ts'
import type { TableCell } from './ruled-table.ts'
import { textOf } from './table-cells.ts'

/** What a row of a table decides. */
interface Decision {
  isRefused: boolean
  isMeant: boolean
  /** The sign was recognised as something else. */
  isUnsure?: boolean
}

/** What a tick may be recognised as. */
const SPECK = /^.{1,2}$/u

/** The cells of a row that may say what is decided, and what the letter says of signs. */
interface DecisionCells {
  /** The column of verdicts with its heading; null where the table has none. */
  verdict: { cell: TableCell | undefined; head: string } | null
  refused: TableCell | undefined
  accepted: TableCell | undefined
  legend: Legend
}

/** What a row decides: in its column of verdicts, in the answer to 是否核准, or by which of 驳回 and 初步审定 is ticked. */
export const decisionIn = ({ verdict, refused, accepted, legend }: DecisionCells): Decision | null => {
  if (verdict) {
    const words = textOf(verdict.cell)
    const answer = decisionOfSign(words, legend)
    const isOfAcceptance = isQuestionOfAcceptance(verdict.head)
    if (isOfAcceptance === false && answer) return { ...answer, isRefused: !answer.isRefused }
    return decisionOf(words) ?? answer
  }
  const cells = [refused, accepted]
  const [no = '', yes = ''] = cells.map(textOf)
  const signs = [no, yes].map(words => decisionOfSign(words, legend))
  if (no !== '' && yes !== '') {
    // Where both have a sign, it is the tick that counts.
    const ticked = signs.filter(sign => sign?.isRefused === false)
    return ticked.length === 1 ? { isRefused: signs[0]?.isRefused === false, isMeant: true } : null
  }
  const words = no + yes
  const isRecognised = cells.some(cell =>
    cell?.lines.some(line => line.glyphs.some(own => own.confidence !== undefined)),
  )
  const isSign = signs.some(sign => sign !== null)
  if (words === '' || (!isSign && !(isRecognised && SPECK.test(words)))) return null
  return { isRefused: no !== '', isMeant: true, isUnsure: !isSign }
}
