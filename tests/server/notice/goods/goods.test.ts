import { describe, expect, it } from 'vitest'
import { decideGoods, decidesInParts } from '../../../../server/notice/goods/decide-goods.ts'
import { readGoodsList } from '../../../../server/notice/goods/goods-list.ts'
import { goodsPhrasesIn } from '../../../../server/notice/goods/goods-phrases.ts'
import { plainText } from '../plain-text.ts'

const split = (text: string) => readGoodsList(plainText(text)).items.map(item => item.value)
const decided = (text: string) => {
  const phrases = goodsPhrasesIn(plainText(text))
  const kind = decidesInParts(text, phrases) || !text.includes('决定驳回上述') ? 'partial' : 'full'
  const { accepted, refused } = decideGoods(kind, readGoodsList(plainText('')), phrases, text)
  return { accepted: accepted.map(item => item.value), refused: refused.map(item => item.value) }
}

describe('readGoodsList', () => {
  it.each([
    ['茶；茶饮料；糖', ['茶', '茶饮料', '糖']],
    ['茶;茶饮料;糖', ['茶', '茶饮料', '糖']],
    ['茶，茶饮料,糖', ['茶', '茶饮料', '糖']],
    ['茶、茶饮料、糖', ['茶', '茶饮料', '糖']],
    ['人形机器人，具有人工智能；电池', ['人形机器人，具有人工智能', '电池']],
    ['培训，娱乐服务，即现场演出', ['培训', '娱乐服务，即现场演出']],
    ['娱乐服务，即现场演出', ['娱乐服务，即现场演出']],
    ['零食小吃（非油炸、非膨化）、茶', ['零食小吃（非油炸、非膨化）', '茶']],
    ['茶（3002）；糖（3004，3005）', ['茶', '糖']],
    ['茶；糖；等商品', ['茶', '糖']],
    ['全部商品', []],
    ['', []],
  ])('parts %s', (list, names) => {
    expect(split(list)).toEqual(names)
  })
})

describe('the codes of similar groups in a list', () => {
  it.each([
    ['3002：茶；茶饮料；3004：糖果', ['3002', '3004']],
    ['茶（3002）；花茶（3002）；糖果（类似群3004、3005）', ['3002', '3004', '3005']],
    ['1.茶；2.纪念2008年奥运的糖果；3.咖啡', []],
    ['（1）茶；（2）糖果', []],
  ])('reads the codes in %s', (list, groups) => {
    expect(readGoodsList(plainText(list)).groups.map(({ value }) => value)).toEqual(groups)
  })
})

describe('the goods of a decision', () => {
  it.each([
    [
      '一、初步审定在“甲；乙”商品上使用该商标的注册申请，予以公告；二、驳回在“丙”商品上使用该商标的注册申请',
      ['甲', '乙'],
      ['丙'],
    ],
    [
      '一、初步审定在“甲；乙”上使用该商标的注册申请。二、驳回在“丙；丁”上使用该商标的注册申请',
      ['甲', '乙'],
      ['丙', '丁'],
    ],
    ['在“丙、丁”服务上的注册申请予以驳回，其余服务予以初步审定', [], ['丙', '丁']],
    ['驳回在“丙”、“丁”商品上使用该商标的注册申请', [], ['丙', '丁']],
    ['初步审定在甲、乙商品上使用该商标的注册申请', ['甲', '乙'], []],
    ['我局决定驳回上述商标注册申请，理由如下：该商标在“甲”商品上与第10000001号“乙”商标近似', [], ['甲']],
  ])('reads %s', (text, accepted, refused) => {
    expect(decided(text)).toEqual({ accepted, refused })
  })
})
