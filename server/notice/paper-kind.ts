import type { PaperKind } from '#contract/paper-kinds.ts'

/** Titles of other papers; the first that fits counts, so that 不予受理 goes before 受理 and 复审 before 决定. */
const TITLES: readonly [PaperKind, RegExp][] = [
  ['reviewAcceptance', /复审.{0,12}(?:受理|答辩|补正|证据交换)|评审.{0,8}(?:受理|答辩|补正)/u],
  ['reviewDecision', /驳回复审|复审.{0,8}决定/u],
  ['notAccepted', /不予受理/u],
  ['opposition', /异议|不予注册|准予注册/u],
  ['invalidation', /无效宣告|宣告.{0,8}无效/u],
  ['cancellation', /撤销|撤三|使用证据/u],
  ['correction', /补正/u],
  ['fee', /缴费|缴纳.{0,8}费|收费|费用/u],
  ['examinationOpinion', /审查意见/u],
  ['preliminaryPublication', /初步审定|初审公告/u],
  ['change', /变更|转让|续展|许可|更正|分割|注销|删减|放弃/u],
  ['acceptance', /受理/u],
  ['registration', /注册证|注册证明|核准注册|注册公告/u],
  ['contract', /合同|协议书?$/u],
]

/** The kind of paper a title names; null for one we have no word for. */
export const paperKindOfTitle = (title: string): PaperKind | null =>
  TITLES.find(([, expression]) => expression.test(title))?.[0] ?? null

const FEWEST_HAN_OF_OFFICE = 200
const HAN = /\p{Script=Han}/gu

const isEnglish = (text: string): boolean => (text.match(HAN)?.length ?? 0) < FEWEST_HAN_OF_OFFICE

/** Text without a title of its own; what a refusal notice may say as well stands in none of these. */
const TEXTS: readonly [PaperKind, (text: string) => boolean][] = [
  [
    'madridRefusal',
    text =>
      isEnglish(text) &&
      /provisional\s+(?:total\s+|partial\s+)?refusal/i.test(text) &&
      /Madrid|International\s+Registration|WIPO|World\s+Intellectual\s+Property/i.test(text),
  ],
  [
    'usptoAction',
    text =>
      isEnglish(text) &&
      /office\s+action/i.test(text) &&
      /USPTO|United\s+States\s+Patent\s+and\s+Trademark|U\.S\.\s+Application|Serial\s+N(?:o|umber)/i.test(text),
  ],
  ['contract', text => /甲\s*方[：:（(]/u.test(text) && /乙\s*方[：:（(]/u.test(text)],
]

/** The kind of paper a text shows without a title: an English office's letter, a contract; null for any other. */
export const paperKindOfText = (text: string): PaperKind | null => TEXTS.find(([, isKind]) => isKind(text))?.[0] ?? null
