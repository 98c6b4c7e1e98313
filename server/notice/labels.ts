import { paragraphBelow, paragraphBeside } from './neighbours.ts'
import type { Paragraph } from './paragraphs.ts'
import { EMPTY, slice, type TracedText, trim } from './traced-text.ts'

const LABELS = {
  dispatchNo: ['发文编号', '发文字号', '发文号', '文件编号', '通知书编号', '编号', '文号'],
  dispatchDate: ['发文日期', '发文时间', '发文日', '签发日期', '落款日期'],
  applicationNo: ['商标申请号', '注册申请号', '申请/注册号', '申请号'],
  applicant: ['商标注册申请人', '商标申请人', '申请人名称', '注册申请人', '申请人'],
  address: ['申请人地址', '通讯地址', '通信地址', '联系地址', '地址'],
  agency: ['商标代理机构名称', '商标代理机构', '代理机构名称', '代理机构', '代理组织', '商标代理人', '代理人'],
  classes: ['商品/服务类别', '国际分类号', '国际分类', '商标类别', '申请类别', '类别'],
  mark: ['申请商标名称', '商标名称', '商标图样', '申请商标', '商标'],
  applicationDate: ['商标申请日期', '申请日期', '申请日'],
  goods: [
    '指定使用商品/服务',
    '指定使用商品',
    '指定使用服务',
    '指定商品/服务',
    '指定商品或服务',
    '商品/服务项目',
    '商品/服务列表',
    '商品服务项目',
    '使用商品/服务',
    '指定商品',
    '指定服务',
    '使用商品',
    '使用服务',
    '商品/服务',
  ],
  other: [
    '引证商标',
    '优先权日期',
    '优先权日',
    '联系电话',
    '电话',
    '邮政编码',
    '邮编',
    '收件人',
    '审查员',
    '联系人',
    '日期',
    '条码号',
  ],
} as const

export type LabelName = keyof typeof LABELS

const NAMES = new Map<string, LabelName>(
  Object.entries(LABELS).flatMap(([name, words]) => words.map(word => [word, name as LabelName] as const)),
)
const words = [...NAMES.keys()].toSorted((a, b) => b.length - a.length).map(word => Array.from(word).join('\\s*'))
const LABEL = new RegExp(`(${words.join('|')})\\s*(?:[（(][^）)]{1,6}[）)])?\\s*[：:]`, 'gu')

interface Labelled {
  name: LabelName
  value: TracedText
}

const labelOf = (text: string): LabelName | null => NAMES.get(text.replace(/[\s：:]/gu, '')) ?? null

const isLabel = ({ text: { text } }: Paragraph): boolean =>
  labelOf(text) !== null || text.search(new RegExp(LABEL.source, 'u')) === 0

/** A label next to a label means that its own cell is empty. */
const valueIn = (cell: Paragraph | null): TracedText | null => (cell && !isLabel(cell) ? cell.text : null)

const labelsIn = (paragraph: Paragraph, all: readonly Paragraph[]): Labelled[] => {
  const { text } = paragraph
  const matches = [...text.text.matchAll(LABEL)]
  if (matches.length === 0) {
    const name = labelOf(text.text)
    const value = name && (valueIn(paragraphBeside(paragraph, all)) ?? valueIn(paragraphBelow(paragraph, all)))
    return name && value ? [{ name, value }] : []
  }
  return matches.flatMap((match, index) => {
    const name = labelOf((match[1] ?? '').replace(/\s/gu, ''))
    const value = trim(slice(text, match.index + match[0].length, matches[index + 1]?.index))
    const isLast = index === matches.length - 1
    if (!name) return []
    return [{ name, value: value.text === '' && isLast ? (valueIn(paragraphBeside(paragraph, all)) ?? EMPTY) : value }]
  })
}

/**
 * Values by label, first filled one first: after the colon, in the cell beside it when labels and values were drawn
 * apart, or below it. A label that stands there without a value gives an empty text; a label that does not stand there is absent.
 */
export const readLabels = (paragraphs: readonly Paragraph[]): Map<LabelName, TracedText[]> => {
  const values = new Map<LabelName, TracedText[]>()
  for (const { name, value } of paragraphs.flatMap(paragraph => labelsIn(paragraph, paragraphs)))
    values.set(name, [...(values.get(name) ?? []), value])
  return new Map([...values].map(([name, list]) => [name, list.toSorted(byEmptiness)]))
}

const byEmptiness = (a: TracedText, b: TracedText): number => Number(a.text === '') - Number(b.text === '')
