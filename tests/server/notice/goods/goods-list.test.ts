import { describe, expect, it } from 'vitest'
import { readGoodsList } from '../../../../server/notice/goods/goods-list.ts'
import { plainText } from '../plain-text.ts'

const read = (text: string) => readGoodsList(plainText(text))
const names = (text: string) => read(text).items.map(({ value }) => value)

describe('a list of goods', () => {
  it.each([
    ['headings of classes', '第9类：计算机软件（已录制）、数据处理设备；第35类：商业管理辅助、替他人推销', [9, 35]],
    [
      'headings in parentheses',
      '（第9类）计算机软件（已录制）、数据处理设备；（第35类）商业管理辅助、替他人推销',
      [9, 35],
    ],
    [
      'quoted lists under headings',
      '第9类“计算机软件（已录制）、数据处理设备”、第35类“商业管理辅助、替他人推销”',
      [9, 35],
    ],
  ])('goes on over %s', (_, text, classes) => {
    const { items, classes: found } = read(text)
    expect(items.map(({ value }) => value)).toEqual([
      '计算机软件（已录制）',
      '数据处理设备',
      '商业管理辅助',
      '替他人推销',
    ])
    expect(found.map(({ value }) => value)).toEqual(classes)
  })

  it.each([
    ['①动物寄养；②茶馆；③咖啡馆[截止]', ['动物寄养', '茶馆', '咖啡馆']],
    ['（1）公文箱（1802）（2）手提包（1802）', ['公文箱', '手提包']],
    ['住所代理（旅馆、供膳寄宿处）、饭店、动物寄养。', ['住所代理（旅馆、供膳寄宿处）', '饭店', '动物寄养']],
    ['计算机编程；商品“碳足迹”认证；技术研究', ['计算机编程', '商品“碳足迹”认证', '技术研究']],
    ['玩具；便携式转换器、适配器用外壳；棋', ['玩具', '便携式转换器、适配器用外壳', '棋']],
    ['“服装”、“帽”等商品', ['服装', '帽']],
    ['{书籍出版}{教育}{摄影}', ['书籍出版', '教育', '摄影']],
  ])('parts %s', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })

  it('keeps a name of the classification whole, though it looks like several', () => {
    expect(names('化学试剂、非医用、非兽医用化学试剂、石、混凝土或大理石制半身像')).toEqual([
      '化学试剂',
      '非医用、非兽医用化学试剂',
      '石、混凝土或大理石制半身像',
    ])
  })

  it('asks about a name with a comma that the classification does not have', () => {
    const { items } = read('玩具；转换器、适配器用外壳；棋')
    expect(items.map(({ isUnsure }) => isUnsure)).toEqual([false, true, false])
  })

  it('tells how many items the list says it has', () => {
    expect(read('茶；糖（共2项）').count).toBe(2)
    expect(read('婚纱，婴儿全套衣等12项商品').count).toBe(12)
    expect(read('茶；糖').count).toBeNull()
  })
})
