import type { LawText } from './law-version.ts'

/** An item of the norm on suspension; its number is that of the norm. */
export interface SuspensionItem extends LawText {
  number: number
  /** The applicant must ask for it expressly. */
  isOnRequest: boolean
}

/**
 * The situations in which review is suspended. The text of the norm is not at hand: the items are those of practice
 * (docs/law.md §4.1), and whoever prints one says that it must be checked.
 */
export const SUSPENSION_NORM = {
  zh: '评审案件中止情形规范',
  en: 'Norm on the Suspension of Review and Adjudication Cases',
  from: '2023-06-13',
  isTextAtHand: false,
  items: {
    transfer: {
      number: 1,
      isOnRequest: false,
      zh: '引证商标正在办理变更、转让手续，办理完毕后不再存在权利冲突',
      en: 'a change or an assignment of the cited mark is being recorded that removes the conflict',
    },
    renewal: {
      number: 2,
      isOnRequest: false,
      zh: '引证商标期满，正在办理续展手续或者处于宽展期',
      en: 'the cited mark has expired and is being renewed or is within the grace period',
    },
    surrender: {
      number: 3,
      isOnRequest: false,
      zh: '引证商标正在办理注销、撤回手续',
      en: 'the cited mark is being surrendered or withdrawn',
    },
    oneYear: {
      number: 4,
      isOnRequest: false,
      zh: '引证商标被撤销、被宣告无效或者期满未续展未满一年',
      en: 'the cited mark was cancelled, declared invalid or not renewed less than one year ago',
    },
    decided: {
      number: 5,
      isOnRequest: false,
      zh: '引证商标所涉案件已有结论，等待其生效或者重新作出裁决',
      en: 'the case on the cited mark is decided and the decision awaits its effect or a new decision',
    },
    earlierRight: {
      number: 6,
      isOnRequest: false,
      zh: '所涉在先权利须以另案的结果为依据',
      en: 'an earlier right depends on the outcome of another case',
    },
    pendingCase: {
      number: 7,
      isOnRequest: true,
      zh: '引证商标的权利状态须以人民法院正在审理或者行政机关正在处理的另一案件的结果为依据，且申请人明确请求中止',
      en: 'the status of the cited mark depends on another case before a court or an administrative organ, and the applicant expressly asks for suspension',
    },
  },
} as const satisfies LawText & { from: string; isTextAtHand: boolean; items: Record<string, SuspensionItem> }

/** Returns whether the norm was issued by a day: what is filed before it cannot rest on it. */
export const isNormIssued = (day: string): boolean => day >= SUSPENSION_NORM.from

export type SuspensionSituation = keyof typeof SUSPENSION_NORM.items
