import { describe, expect, it } from 'vitest'
import { readGoodsList } from '../../../../server/notice/goods/goods-list.ts'
import type { Glyph } from '../../../../server/notice/layout/glyph.ts'
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

  it('takes no code of a similar group for the number of an item', () => {
    expect(names('1、咖啡(3001)2、茶(3002)3、糖(3005)4、人食用的去壳谷物(3005)5、调味品(3012)')).toEqual([
      '咖啡',
      '茶',
      '糖',
      '人食用的去壳谷物',
      '调味品',
    ])
  })

  it('leaves 商品 to the name behind a heading where the other headings have none', () => {
    expect(names('第30类茶、糖。第39类商品包装、运输。第44类园艺')).toContain('商品包装')
    expect(names('第30类商品茶、糖。第39类商品运输')).toEqual(['茶', '糖', '运输'])
    // A class of services has no goods.
    expect(names('第39类商品包装、运输')).toEqual(['商品包装', '运输'])
    expect(names('第30类商品茶、糖')).toEqual(['茶', '糖'])
  })

  it('begins a class before brackets and book titles', () => {
    expect(names('第16类《百家姓》字帖；印有“福”字的红包第29类【2907】酸奶、豆奶')).toEqual([
      '《百家姓》字帖',
      '印有“福”字的红包',
      '酸奶',
      '豆奶',
    ])
  })

  it.each([
    ['木、蜡、石膏或塑料艺术品', ['木、蜡、石膏或塑料艺术品']],
    ['插座、插头和其他接触器（电接头）', ['插座、插头和其他接触器（电接头）']],
    ['贵金属制纪念章、纪念币', ['贵金属制纪念章、纪念币']],
  ])('asks about a list that is one name by its grammar: %s', (text, whole) => {
    expect(names(text)).toEqual(whole)
    expect(read(text).items.map(({ isUnsure }) => isUnsure)).toEqual([true])
  })

  it('asks about names beside the end of a line that has no sign, where signs part the others', () => {
    const text = '茶；糖；果\n酱；蛋；奶茶'
    const glyphs = Array.from(text, (raw, at): Glyph => ({ raw, text: raw, page: 1, box: [12 * at, 100, 12, 12] }))
    const { items } = readGoodsList({ text, glyphs: glyphs.map(own => (own.raw === '\n' ? null : own)) })
    expect(items.filter(({ isUnsure }) => isUnsure).map(({ value }) => value)).toEqual(['果', '酱'])
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
