import type { Notice } from '#contract/notice.ts'

/** Name of a result in the history: the mark and what was made of it. */
export const resultName = ({ mark, applicationNo }: Notice, isEn: 0 | 1): string => {
  const subject = mark || applicationNo
  return isEn
    ? `${subject || 'Refusal notice'} - analysis and reasons`
    : `${subject || '驳回通知书'}－驳回分析与复审理由`
}
