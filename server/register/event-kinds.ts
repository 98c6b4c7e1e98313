import type { LawText } from '#domain/law/law-version.ts'

/**
 * Names the events of a mark before the Chinese office by the project's code, for registers that the project generates.
 */
export const EVENT_KINDS = {
  filed: { zh: '商标注册申请', en: 'Application filed' },
  accepted: { zh: '受理', en: 'Accepted' },
  'partial-refusal': { zh: '部分驳回', en: 'Partial refusal' },
  refusal: { zh: '驳回', en: 'Refusal' },
  'review-filed': { zh: '驳回复审', en: 'Review of refusal filed' },
  'review-decided': { zh: '驳回复审决定', en: 'Review of refusal decided' },
  withdrawn: { zh: '撤回申请', en: 'Application withdrawn' },
  preliminary: { zh: '初步审定公告', en: 'Preliminary publication' },
  opposition: { zh: '异议', en: 'Opposition filed' },
  'opposition-decided': { zh: '异议决定', en: 'Opposition decided' },
  registered: { zh: '注册公告', en: 'Registered' },
  changed: { zh: '变更注册人名义/地址', en: 'Change of name or address' },
  assigned: { zh: '转让', en: 'Assignment' },
  licensed: { zh: '许可备案', en: 'Licence recorded' },
  renewed: { zh: '续展', en: 'Renewal' },
  'non-use-filed': { zh: '连续三年不使用撤销申请', en: 'Non-use cancellation filed' },
  'non-use-decided': { zh: '连续三年不使用撤销决定', en: 'Non-use cancellation decided' },
  cancelled: { zh: '撤销', en: 'Cancelled' },
  'partly-ended': { zh: '部分商品上终止', en: 'Ended for part of the goods' },
  surrendered: { zh: '注销', en: 'Surrendered' },
  'invalidity-filed': { zh: '无效宣告申请', en: 'Invalidation filed' },
  invalidated: { zh: '宣告无效', en: 'Invalidated' },
  priority: { zh: '要求优先权', en: 'Priority claimed' },
  international: { zh: '国际注册', en: 'International registration' },
  expired: { zh: '期满未续展', en: 'Expired without renewal' },
} as const satisfies Record<string, LawText>

export type EventCode = keyof typeof EVENT_KINDS
