// The fields of the reasons that say what is given up, and the choice of what review is asked for, which follows them.

/** The choice between all and part of the goods under review, in this order. */
export const SCOPE_CHOICE = 'reviewScope'
/** The part of the conclusion that gives goods up while it is on, and the goods named in it. */
export const GIVING_UP = 'narrowedGoods'
/** The answer to a cited mark, one of which gives up the goods in common with it. */
const ANSWER = /^citedMark\d+Answer$/

const GIVES_UP =
  /(?:放弃|删除|删减|撤回)(?!复审)|不再(?:主张|请求|要求|坚持)|不持异议|没有异议|无异议|gives? up|no longer (?:pursues?|asks?|seeks?)|withdraws?|abandons?|does not contest/
/** Words that contest nothing; they give goods up only in a clause on the refusal. */
const NOT_CONTESTED = /^(?:不持异议|没有异议|无异议|does not contest)$/
const KEEPS = /(?:未|没有|不(?!再|持)|从未)[^。；，]{0,4}(?:放弃|删除|删减|撤回)|权利人|引证商标|did not give|not given/

/** Finds the words of a text that may give goods up; `clauseAround` returns the sentence that holds them. Null for none. */
export const findGivingUp = (text: string, clauseAround: (from: number, to: number) => string): string | null => {
  const match = GIVES_UP.exec(text)
  if (!match) return null
  const clause = clauseAround(match.index, match.index + match[0].length)
  const isKept = KEEPS.test(clause) || (NOT_CONTESTED.test(match[0]) && !/驳回|refus/.test(clause))
  return isKept ? null : clause
}

const CLAUSE = /(?:“[^”]*”|[^。；;\n])+/g
const NAMES_GOODS =
  /“[^”]+”[^“”]{0,6}(?:商品|服务|项目)|(?:商品|服务|项目)[^“”，]{0,4}“[^”]+”|\b(?:goods|services|items?)\b[^“”]{0,12}“[^”]+”|“[^”]+”[^“”]{0,24}\b(?:goods|services|items?)\b/

/** Returns whether a paragraph of the reasons names goods or services in quotation marks that it gives up. */
export const tellsGivingUp = (text: string): boolean =>
  GIVES_UP.test(text) &&
  (text.match(CLAUSE) ?? []).some(clause => NAMES_GOODS.test(clause) && findGivingUp(clause, () => clause) !== null)

/** Returns whether a chosen answer to a cited mark gives goods up; `name` is that of the field. */
export const givesUp = (name: string, answer: string): boolean =>
  ANSWER.test(name) && /^(?:放弃|gives? up)/.test(answer)
