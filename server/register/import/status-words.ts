import type { MarkStatus } from '#domain/mark/register-mark.ts'

/** What registers call the state of a mark. */
const WORDS: Readonly<Record<MarkStatus, readonly string[]>> = {
  pending: ['pending', '申请中', '待审', '审查中', '等待实质审查', '驳回复审中'],
  preliminary: ['preliminary', '初审公告', '初步审定', '已初审', '异议中', 'published'],
  registered: ['registered', '已注册', '注册', '有效'],
  'in-grace': ['in-grace', '宽展期', '续展宽展期'],
  refused: ['refused', '已驳回', '驳回', '不予注册'],
  expired: ['expired', '期满未续展', '已失效', '已过期'],
  cancelled: ['cancelled', 'canceled', '已撤销', '撤销', '已注销', '注销'],
  invalidated: ['invalidated', '已无效', '无效', '宣告无效', '无效宣告'],
  withdrawn: ['withdrawn', '已撤回', '撤回', 'abandoned'],
}

const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([status, words]) => words.map(word => [word, status as MarkStatus] as const)),
)

/** The status that a word of a register stands for; undefined for a word that is not known. */
export const statusOf = (word: string): MarkStatus | undefined => BY_WORD.get(word.toLowerCase())
