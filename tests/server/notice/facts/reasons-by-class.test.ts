import { expect, it } from 'vitest'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { pageOfLines } from '../page-of-lines.ts'

const NINE = '在第9类商品上，该商标与甲公司在类似商品上已注册的第10000001号“乙”商标近似；'
const OTHER = '在第35类服务上，该商标与丙公司在类似服务上已注册的第10000002号“丁”商标近似。'

const reasonsWith = (goods: string) => {
  const lines = [
    '国家知识产权局',
    '商标驳回通知书',
    '发文编号：TMZC79000321BHTZ01',
    '申请号：79000321',
    '商标：乙丁',
    '类别：第9、35类',
    '申请人：上海某某信息技术有限公司',
    goods,
    '经审查，根据《商标法》第三十条的规定，我局决定驳回上述商标注册申请，理由如下：',
    `　　${NINE}`,
    OTHER,
    '　　根据《商标法》第三十四条的规定，如对本决定不服，可以自收到本通知之日起十五日内申请复审。',
    '国家知识产权局',
    '2026年4月30日',
  ]
  const page = pageOfLines(lines.map((text, index) => [text, 60, 60 + 24 * index, 10]))
  return readFacts([page], 'text-layer').reasons?.map(reason => [reason.text, reason.goods, reason.citedMarks])
}

it('parts a sentence by the classes that it speaks of, each with the goods listed under that class', () => {
  expect(reasonsWith('商品/服务：第9类：计算机软件、数据处理设备；第35类：商业管理辅助、替他人推销')).toEqual([
    [NINE, ['计算机软件', '数据处理设备'], ['10000001']],
    [OTHER, ['商业管理辅助', '替他人推销'], ['10000002']],
  ])
})

it('leaves the goods open where the list is not parted by class', () => {
  expect(reasonsWith('商品/服务：计算机软件、数据处理设备、商业管理辅助')).toEqual([
    [NINE, [], ['10000001']],
    [OTHER, [], ['10000002']],
  ])
})
