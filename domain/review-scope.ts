// The fields of the reasons that say what is given up, and the choice of what review is asked for, which follows them.

/** The choice between all and part of the goods under review, in this order. */
export const SCOPE_CHOICE = 'reviewScope'
/** The part of the conclusion that gives goods up while it is on, and the goods named in it. */
export const GIVING_UP = 'narrowedGoods'
/** The answer to a cited mark, one of which gives up the goods in common with it. */
const ANSWER = /^citedMark\d+Answer$/

/** Returns whether a chosen answer to a cited mark gives goods up; `name` is that of the field. */
export const givesUp = (name: string, answer: string): boolean =>
  ANSWER.test(name) && /^(?:放弃|gives? up)/.test(answer)
