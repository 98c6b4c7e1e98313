import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { buildCitedMark } from '../drafting/build-draft-input.ts'
import { openTypedCase, said, withAttribute } from './typed-case.ts'

const FACTS: Partial<Notice> = {
  classes: [29],
  mark: '山野蜂王',
  applicant: '恩施山野蜂业有限公司',
  grounds: ['10.1.7', '30'],
  refusedGoods: ['蜂王浆', '牛奶', '果冻'],
  citedMarks: [
    buildCitedMark({ regNo: '20311846', mark: '山野', owner: '恩施山野农业有限公司', classes: [29], goods: ['果冻'] }),
  ],
  reasons: [
    { ground: '10.1.7', text: '该商标用在“牛奶”商品上，易使公众对原料产生误认。', goods: ['牛奶'], citedMarks: [] },
    { ground: '30', text: '该商标与第20311846号“山野”商标近似。', goods: [], citedMarks: ['20311846'] },
  ],
}

const draft = openTypedCase(FACTS)
const english = openTypedCase(FACTS, { isEn: 1 })
const chosen = (name: string, checked: number) => withAttribute(draft.reason, name, { checked })

describe('sentences against what the draft chose', () => {
  it.each([
    ['申请人恳请贵局暂缓审理本案。', 'suspension 恳请贵局暂缓审理'],
    ['申请人仅就“蜂王浆”提出复审。', 'scope 仅就“蜂王浆”提出复审'],
    ['申请人撤回在“果冻”上的复审请求。', 'scope 全部复审商品'],
    ['申请人认可通知书关于误认的认定。', 'opposite 认可通知书关于误认的认定'],
    ['申请商标与引证商标呼叫基本一致。', 'opposite 申请商标与引证商标呼叫基本一致'],
  ])('are found: %s', (sentence, finding) => {
    const reason = withAttribute(draft.reason, 'requestSuspension', { on: false })
    const off = withAttribute(reason, 'argueSuspension', { on: false })
    expect(said(draft.raised(sentence, off))).toContainEqual(finding)
  })

  it('are found about evidence to follow, either way', () => {
    expect(said(draft.raised('申请人无需补充证据。', chosen('supplement', 0)))).toContainEqual('opposite 无需补充证据')
    expect(said(draft.raised('申请人后续补充使用证据。', chosen('supplement', 1)))).toContainEqual(
      'opposite 后续补充使用证据',
    )
  })

  it('are found about suspension that is requested', () => {
    const on = withAttribute(draft.reason, 'requestSuspension', { on: true })
    expect(said(draft.raised('申请人不请求中止审理。', on))).toContainEqual('suspension 不请求中止审理')
  })

  it.each([
    ['The applicant accepts the finding of the notice.', 'opposite accepts the finding'],
    [
      'The mark applied for is phonetically identical to the cited mark.',
      'opposite The mark applied for is phonetically identical',
    ],
  ])('are found in English: %s', (sentence, finding) => {
    expect(said(english.raised(sentence))).toContainEqual(finding)
  })

  it.each([
    '申请人不能认可通知书关于误认的认定。',
    '申请人对“蜂王”为商品名称不持异议，但申请商标整体具有显著性。',
    '即使两商标呼叫相同，含义仍然不同。',
    '引证商标的权利人曾认可该商标与其不构成近似的结论。',
    '仅就“蜂王浆”而言，申请商标亦不会使公众误认。',
    '贵局理应认可申请商标的显著性。',
  ])('are let be where they say nothing against it: %s', sentence => {
    expect(said(draft.raised(sentence))).toEqual([])
  })
})
