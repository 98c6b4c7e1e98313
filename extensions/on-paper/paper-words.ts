/** What a document says on paper beside its own text, in its own language. */
export interface PaperWords {
  /** Stands at the head of what must not leave the firm. */
  internal: string
  /** Before and after the page's number. */
  page: readonly [string, string]
  /** Before and after the number of pages. */
  ofPages: readonly [string, string]
  /** Stands for a value that is still missing. */
  blank: string
  /** Before, between and after the options of a choice nobody has made yet. */
  openChoice: readonly [string, string, string]
  item: string
  amount: string
  total: string
}

export const PAPER_WORDS: Readonly<Record<'zh' | 'en', PaperWords>> = {
  zh: {
    internal: '内部资料',
    page: ['第 ', ' 页'],
    ofPages: ['　共 ', ' 页'],
    blank: '＿＿＿＿',
    openChoice: ['【', '／', '】'],
    item: '项目',
    amount: '金额',
    total: '合计',
  },
  en: {
    internal: 'Work product',
    page: ['Page ', ''],
    ofPages: [' of ', ''],
    blank: '____',
    openChoice: ['[', ' / ', ']'],
    item: 'Item',
    amount: 'Amount',
    total: 'Total',
  },
}
