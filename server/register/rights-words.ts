import type { LawText } from '../law/law-version.ts'
import type { MarkStatus } from '../storage/tables.ts'

/** The status of a mark in words that a sentence can take. */
export const RIGHTS_WORDS: Readonly<Record<MarkStatus, LawText>> = {
  pending: { zh: '申请中', en: 'pending' },
  preliminary: { zh: '已初步审定', en: 'preliminarily approved' },
  registered: { zh: '已注册', en: 'registered' },
  'in-grace': { zh: '期满，在宽展期内', en: 'expired, within the grace period for renewal' },
  refused: { zh: '已驳回', en: 'refused' },
  expired: { zh: '期满未续展', en: 'expired without renewal' },
  cancelled: { zh: '已撤销或注销', en: 'cancelled or surrendered' },
  invalidated: { zh: '已宣告无效', en: 'invalidated' },
  withdrawn: { zh: '申请已撤回', en: 'application withdrawn' },
}
