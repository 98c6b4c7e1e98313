/** Items that the fee for one class covers (official list of 2019-12-30, docs/law.md §3). */
export const ITEMS_IN_FEE = 10

export type FeeId =
  | 'registration'
  | 'furtherItem'
  | 'review'
  | 'cancellation'
  | 'opposition'
  | 'invalidation'
  | 'assignment'
  | 'changeOfName'
  | 'renewal'
  | 'lateRenewal'

/** An official fee in yuan for one class. */
export interface Fee {
  zh: string
  en: string
  paper: number
  online: number
}

/** A dated list of official fees. */
interface FeeTable {
  from: string
  source: string
  fees: Record<FeeId, Fee>
}

/** Official fees as listed from 30 December 2019; no later change has been found (docs/law.md §3). */
export const FEES_2019: FeeTable = {
  from: '2019-12-30',
  source: '发改价格〔2019〕914号',
  fees: {
    registration: {
      zh: '注册申请费（10个项目以内）',
      en: 'Official fee for registration (up to 10 items)',
      paper: 300,
      online: 270,
    },
    furtherItem: {
      zh: '超过10个项目的，每增加一个项目',
      en: 'Official fee for each item beyond ten',
      paper: 30,
      online: 27,
    },
    review: { zh: '驳回复审评审费', en: 'Official fee for review of refusal', paper: 750, online: 675 },
    cancellation: { zh: '撤销注册商标申请费', en: 'Official fee for cancellation', paper: 500, online: 450 },
    opposition: { zh: '异议费', en: 'Official fee for opposition', paper: 500, online: 450 },
    invalidation: { zh: '宣告无效评审费', en: 'Official fee for invalidation', paper: 750, online: 675 },
    assignment: { zh: '转让费', en: 'Official fee for assignment', paper: 500, online: 450 },
    renewal: { zh: '续展注册费', en: 'Official fee for renewal', paper: 500, online: 450 },
    lateRenewal: {
      zh: '续展注册延迟费',
      en: 'Surcharge for renewal in the grace period',
      paper: 250,
      online: 225,
    },
    changeOfName: { zh: '变更费', en: 'Official fee for change of name or address', paper: 150, online: 0 },
  },
}

const TABLES: readonly FeeTable[] = [FEES_2019]

/** Returns the fees in force on a calendar day; before the oldest list, the oldest list. */
export const feesOn = (day: string): FeeTable => TABLES.find(({ from }) => from <= day) ?? FEES_2019
