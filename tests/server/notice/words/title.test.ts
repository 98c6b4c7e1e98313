import { describe, expect, it } from 'vitest'
import { PAPER_KINDS, type PaperKind } from '#contract/vocabulary.ts'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { errors as en } from '../../../../src/locales/en/errors.ts'
import { errors as zh } from '../../../../src/locales/zh/errors.ts'
import { type Line, pageOfLines } from '../page-of-lines.ts'

const titled = (title: string): Line[] => [
  ['国家知识产权局', 220, 90],
  [title, 150, 120, 16],
  ['发文编号：TMZC80117264SLTZ01　　申请号：80117264', 72, 150],
  ['申请人：南通禾苒家纺有限公司，因其商标注册申请一事，特此通知如下，请按期办理。', 72, 170],
]

const prose = (...texts: string[]): Line[] =>
  Array.from({ length: 8 }, (_, index): Line => [texts[index % texts.length] ?? '', 40, 100 + index * 20])

const paperOf = (lines: readonly Line[]): unknown => {
  try {
    readFacts([pageOfLines(lines)], 'text-layer')
  } catch (error) {
    return error
  }
  return null
}

const refused = (paper: PaperKind | null) => expect.objectContaining({ code: 'notRefusalNotice', paper })

describe('a paper that is no refusal notice', () => {
  it.each<[string, PaperKind | null]>([
    ['商标注册申请受理通知书', 'acceptance'],
    ['商标注册申请不予受理通知书', 'notAccepted'],
    ['商标注册申请补正通知书', 'correction'],
    ['商标注册申请缴费通知书', 'fee'],
    ['商标审查意见书', 'examinationOpinion'],
    ['商标初步审定公告通知书', 'preliminaryPublication'],
    ['商标驳回复审受理通知书', 'reviewAcceptance'],
    ['商标驳回复审决定书', 'reviewDecision'],
    ['关于第84549280号“NOVA ARTS”商标驳回复审决定书', 'reviewDecision'],
    ['商标异议答辩通知书', 'opposition'],
    ['商标不予注册的决定', 'opposition'],
    ['商标无效宣告裁定书', 'invalidation'],
    ['关于提供注册商标使用证据的通知书', 'cancellation'],
    ['提供证据通知书', 'cancellation'],
    ['关于提供证据的通知', 'cancellation'],
    ['商标注册证', 'registration'],
    ['核准商标转让证明', 'change'],
    ['技术服务合同', 'contract'],
    ['商标档案证明', null],
  ])('is named by its title: %s', (title, paper) => {
    expect(paperOf(titled(title))).toEqual(refused(paper))
  })

  it.each<[string, string[], PaperKind | null]>([
    [
      'a provisional refusal of WIPO',
      [
        'Madrid Agreement and Protocol: Notification of total provisional refusal under Rule 17.',
        'International Registration No. 1456789, holder NOVA HARBOR LIMITED, Office of China (CNIPA).',
      ],
      'madridRefusal',
    ],
    [
      'an office action of the USPTO',
      [
        'United States Patent and Trademark Office. NONFINAL OFFICE ACTION. U.S. Application Serial No. 97000001.',
        'Registration of the applied-for mark is refused because of a likelihood of confusion, Section 2(d).',
      ],
      'usptoAction',
    ],
    [
      'another English paper',
      ['The parties meet in Geneva and agree on the programme of the coming working year.'],
      null,
    ],
    [
      'a contract without a title',
      [
        '甲方：南通禾苒家纺有限公司。乙方：杭州云栖设计有限公司。',
        '双方就包装设计一事达成一致，约定交付日期与付款方式如下。',
      ],
      'contract',
    ],
  ])('is known by its text: %s', (_, texts, paper) => {
    expect(paperOf(prose(...texts))).toEqual(refused(paper))
  })

  it('has a sentence of its own for each kind, in both languages', () => {
    for (const sentences of [zh.paper, en.paper]) {
      expect(Object.keys(sentences).toSorted()).toEqual([...PAPER_KINDS].toSorted())
      expect(new Set(Object.values(sentences)).size).toBe(PAPER_KINDS.length)
    }
  })
})
