import { describe, expect, it } from 'vitest'
import { readGrounds } from '../../../../server/notice/facts/cited-grounds.ts'
import { readCitedMarks } from '../../../../server/notice/marks/cited-marks.ts'
import { plainText } from '../plain-text.ts'

const marks = (text: string) =>
  readCitedMarks(plainText(text), '71000000').cited.map(({ regNo, mark, owner, status }) => [
    regNo.value,
    mark?.value ?? '',
    owner?.value ?? '',
    status?.value ?? 'unknown',
  ])

const NO = '10000001'

describe('the words around one cited mark', () => {
  it.each([
    ['该商标与甲公司在同一种或类似商品上已经核准注册的第10000001号“乙”商标构成近似。', 'registered'],
    ['申请商标与甲公司在先注册在类似服务上的第10000001号“乙”商标整体近似。', 'registered'],
    ['该标志与甲公司已在类似商品上获准注册的第10000001号“乙”商标相近。', 'registered'],
    ['该商标主要识别部分与甲公司于第9类类似商品上在先注册的第10000001号“乙”商标近似。', 'registered'],
    ['该商标与甲公司名下第10000001号“乙”商标（已注册）近似。', 'registered'],
    ['该商标与甲公司经初步审定使用在类似商品上的第10000001号“乙”商标近似。', 'preliminary'],
    ['该商标与甲公司在类似商品上已初步审定并公告的第10000001号“乙”商标近似。', 'preliminary'],
    ['该商标与甲公司先于申请人在类似商品上申请注册的第10000001号“乙”商标近似。', 'earlier-filed'],
    ['该商标与甲公司在类似商品上在先申请注册的第10000001号“乙”商标近似。', 'earlier-filed'],
    ['该商标与甲公司同一天在类似商品上申请注册的第10000001号“乙”商标近似。', 'same-day'],
    ['该商标与甲公司在类似商品上同日申请的第10000001号“乙”商标近似，该申请人使用在先。', 'same-day'],
    ['该商标与第10000001号“乙”商标（权利人：甲公司）近似。', 'unknown'],
  ])('%s', (text, status) => {
    expect(marks(text)).toEqual([[NO, '乙', '甲公司', status]])
  })

  it.each([
    [
      '与海而居（北京）文化有限公司',
      '该商标与与海而居（北京）文化有限公司在类似商品上已注册的第10000001号“乙”商标近似。',
    ],
    ['在野科技厂', '该商标与在野科技厂在类似商品上已注册的第10000001号“乙”商标近似。'],
    ['李和', '该商标与李和在类似商品上已注册的第10000001号“乙”商标近似。'],
    ['Lumen & Tide, Inc.', '该商标与Lumen & Tide, Inc.在类似商品上已注册的第10000001号“乙”商标近似。'],
  ])('leave an owner called %s whole', (owner, text) => {
    expect(marks(text)).toEqual([[NO, '乙', owner, 'registered']])
  })

  it('do not carry over to a mark lost less than a year ago', () => {
    const text =
      '该商标与甲公司在类似商品上已注册的第10000001号“乙”商标近似。\n第10000002号商标因期满未续展已注销，自注销之日起未满一年。'
    expect(marks(text)[1]).toEqual(['10000002', '', '', 'not-renewed'])
  })
})

describe('the words between several cited marks', () => {
  const first = '该商标与甲公司在类似商品上已注册的第10000001号“乙”商标'
  const second = '和丙公司在类似商品上申请在先的第G1000002号“丁 D”商标'
  it.each(['近似，与', '近似；与', '、', '以及', '及', '均近似。\n该商标与'])('%s', link => {
    expect(marks(`${first}${link}${second}近似。`)).toEqual([
      [NO, '乙', '甲公司', 'registered'],
      ['G1000002', '丁 D', '和丙公司', 'earlier-filed'],
    ])
  })
})

/** Grounds the reasons name by their article, W8–W24, with the wording beside it. */
describe('the reasons for each ground', () => {
  it.each([
    ['10.1.7', '10(1)(7)', '易使消费者对商品的质量等特点产生误认'],
    ['10.1.8', '第10(1)(8)条', '用作商标易产生不良影响'],
    ['11.1.1', '第11.1.1条', '为本商品的通用名称'],
    ['11.1.2', '第十一条第一款（二）项', '仅直接表示了指定商品的质量'],
    ['11.1.3', '第11条第1款第(3)项', '缺乏显著特征'],
    ['10.2', '第十条二款', '为我国县级以上行政区划地名'],
    ['10.1.1', '第十条一款一项', '同我国国名近似'],
    ['10.1.2', '10.1.2', '与外国国旗图案近似'],
    ['12', '第12条', '为获得技术效果而需有的形状'],
    ['16.1', '第16条第1款', '含有地理标志'],
    ['4', '第4条', '不以使用为目的的恶意商标注册申请'],
    ['19.4', '第19条第4款', '申请人为商标代理机构'],
    ['7.1', '第七条第一款', '违反诚实信用原则'],
  ])('%s named as %s', (ground, article, words) => {
    const text = plainText(`申请日期：2019.12.25\n根据《商标法》${article}的规定，予以驳回：该标志${words}。`)
    const grounds = readGrounds(text, { day: '2024-06-05', hasCitedMarks: false, areAllFiledEarlier: false })
    expect(grounds.map(({ value }) => value)).toEqual([ground])
  })
})
