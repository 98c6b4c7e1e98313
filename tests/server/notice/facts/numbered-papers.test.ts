import { expect, it } from 'vitest'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { type Line, pageOfLines } from '../page-of-lines.ts'

const column = (texts: readonly string[]): Line[] => texts.map((text, index): Line => [text, 60, 60 + 24 * index])
const read = (texts: readonly string[]) => readFacts([pageOfLines(column(texts))], 'text-layer')

it('refuses goods by their numbers in a list, lets the rest through, and asks for both', () => {
  const { refusedGoods, acceptedGoods, doubtful } = read([
    '国家知识产权局',
    '商标部分驳回通知书',
    '申请号：81234567',
    '商标：云上栗',
    '指定商品：1.咖啡；2.可可；3.茶；4.糖；5.蜂蜜',
    '经审查，驳回第1、2项及第4至5项商品上的注册申请，其余商品予以初步审定。',
    '理由：与第61230001号“云栗”商标近似，依据《商标法》第三十条。',
    '2024年8月8日',
  ])
  expect(refusedGoods).toEqual(['咖啡', '可可', '糖', '蜂蜜'])
  expect(acceptedGoods).toEqual(['茶'])
  expect(doubtful).toEqual(expect.arrayContaining(['refusedGoods', 'acceptedGoods']))
})

it('reads a form whose labels are numbered', () => {
  const { applicationNo, applicant, mark, agency } = read([
    '商标驳回通知书',
    '〖1〗发文编号 TMZC55512399BHTZ01',
    '〖2〗申请号 55512399',
    '〖3〗申请人 甲乙茶业有限公司',
    '〖4〗代理机构 某某商标代理有限公司',
    '〖5〗商标 云上栗',
    '根据《商标法》第三十条，该商标与第61230001号“云栗”商标近似，决定驳回。',
    '2024年8月8日',
  ])
  expect([applicationNo, applicant, mark, agency]).toEqual([
    '55512399',
    '甲乙茶业有限公司',
    '云上栗',
    '某某商标代理有限公司',
  ])
})

it('cites no mark of which the letter says that it is not cited', () => {
  const { citedMarks, mentionedMarks } = read([
    '商标驳回通知书',
    '申请号：81234567',
    '商标：云上栗',
    '经审查，该商标与甲丙有限公司已注册的第61230001号“云栗”商标近似，依据《商标法》第三十条，予以驳回。',
    '另查，第55500012号“云上栗”商标核定商品为第29类，不构成引证。',
    '2024年8月8日',
  ])
  expect(citedMarks.map(({ regNo }) => regNo)).toEqual(['61230001'])
  expect(mentionedMarks?.map(({ regNo }) => regNo)).toEqual(['55500012'])
})

it('asks for a name that holds the names of two firms, or an address', () => {
  const of = (applicant: string) =>
    read([
      '商标驳回通知书',
      '申请号：81234567',
      '商标：云上栗',
      `申请人：${applicant}`,
      '经审查，该商标缺乏显著特征，依据《商标法》第十一条第一款第（三）项，予以驳回。',
      '2024年8月8日',
    ]).doubtful
  expect(of('甲乙茶业有限公司')).not.toContain('applicant')
  expect(of('甲乙茶业有限公司上海分公司')).not.toContain('applicant')
  expect(of('某某律师事务所甲乙茶业有限公司')).toContain('applicant')
  expect(of('甲乙茶业有限公司广东省潮州市潮安区文里村工业区4号')).toContain('applicant')
})

it('reads goods behind a label of two languages', () => {
  const { refusedGoods } = read([
    '商标驳回通知书',
    '申请号 / Application No.：66917420',
    '商标 / Mark：NORDLIS SKIN',
    '申请人 / Applicant：HAVBRIS BEAUTY APS',
    '商品 / Goods：润肤霜；防晒剂；唇膏',
    '经审查，该商标缺乏显著特征，依据《商标法》第十一条第一款第（三）项，予以驳回。',
    '2023年3月7日',
  ])
  expect(refusedGoods).toEqual(['润肤霜', '防晒剂', '唇膏'])
})
