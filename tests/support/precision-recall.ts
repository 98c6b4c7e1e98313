export interface Score {
  precision: number
  recall: number
  f1: number
}

/** Precision, recall and F1 of answers, given as [expected, answered]; 1 where nothing was expected and nothing answered. */
export const scoreOf = (answers: readonly (readonly [boolean, boolean])[]): Score => {
  const count = (expected: boolean, answered: boolean): number =>
    answers.filter(([one, other]) => one === expected && other === answered).length
  const [right, wrong, missed] = [count(true, true), count(false, true), count(true, false)]
  return {
    precision: right + wrong === 0 ? 1 : right / (right + wrong),
    recall: right + missed === 0 ? 1 : right / (right + missed),
    f1: right + wrong + missed === 0 ? 1 : (2 * right) / (2 * right + wrong + missed),
  }
}
