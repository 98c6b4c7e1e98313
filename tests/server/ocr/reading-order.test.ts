import { describe, expect, it } from 'vitest'
import { inReadingOrder, type OrderedLine } from '../../../server/ocr/reading-order.ts'

const SIZE = 12

const line = (text: string, left: number, middle: number, cell: OrderedLine['cell'] = null): OrderedLine => ({
  text,
  left,
  right: left + SIZE * text.length,
  top: middle - 0.75 * SIZE,
  bottom: middle + 0.75 * SIZE,
  cell,
})

const order = (lines: readonly OrderedLine[]): string[] => inReadingOrder(lines.toReversed()).map(({ text }) => text)

describe('lines seen in a picture', () => {
  it('are read from the top, and along a level from the left', () => {
    expect(order([line('发文编号：甲', 70, 100), line('发文日期：乙', 300, 101), line('申请号：丙', 70, 124)])).toEqual(
      ['发文编号：甲', '发文日期：乙', '申请号：丙'],
    )
  })

  it('are read column by column between lines that reach across both', () => {
    const texts = ['左一左一左一左一左一', '左二左二左二左二左二', '左三左三左三左三左三']
    const others = texts.map(text => text.replaceAll('左', '右'))
    const lines = [
      line('商标驳回通知书商标驳回通知书商标驳回通知书', 70, 60),
      ...texts.map((text, index) => line(text, 70, 100 + 20 * index)),
      ...others.map((text, index) => line(text, 300, 100 + 20 * index)),
    ]
    expect(order(lines)).toEqual(['商标驳回通知书商标驳回通知书商标驳回通知书', ...texts, ...others])
  })

  it('keep the wrapped lines of a ruled cell together, row by row', () => {
    const cell = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 40 })
    const lines = [
      line('权利人', 100, 110, cell(100, 100)),
      line('甲公', 100, 150, cell(100, 140)),
      line('司', 100, 168, cell(100, 140)),
      line('商品', 200, 120, cell(200, 100)),
      line('眼镜；', 200, 150, cell(200, 140)),
      line('手表', 200, 168, cell(200, 140)),
    ]
    expect(order(lines)).toEqual(['权利人', '商品', '甲公', '司', '眼镜；', '手表'])
  })

  it('keep a value that wraps beside the middle of its label together', () => {
    const lines = [
      line('商标：', 70, 109),
      line('星港', 160, 109),
      line('申请人：', 300, 109),
      line('苏州星港智能装备科技', 390, 100),
      line('股份有限公司', 390, 118),
      line('类别：', 70, 150),
      line('九', 160, 150),
    ]
    expect(order(lines)).toEqual(['商标：', '星港', '申请人：', '苏州星港智能装备科技', '股份有限公司', '类别：', '九'])
  })

  it('do not run rows of labels together, however close they stand', () => {
    const lines = ['申请号：', '类别：', '商标：'].flatMap((label, index) => [
      line(label, 70, 100 + 18 * index),
      line(`值${index}`, 160, 100 + 18 * index),
    ])
    expect(order(lines)).toEqual(['申请号：', '值0', '类别：', '值1', '商标：', '值2'])
  })
  it('are read from the left where their edges meet and one lies a little higher', () => {
    const [label, value] = [line('商品：', 70, 101), line('咖啡；茶', 103, 100)]
    expect(label.right).toBeGreaterThan(value.left)
    expect(order([label, value])).toEqual(['商品：', '咖啡；茶'])
  })
  it('keep a wrapped label and the value wrapped beside it apart', () => {
    const lines = [
      line('申请人通信地', 70, 100),
      line('址：', 70, 116),
      line('浙江省杭州市余杭区云栖', 170, 100),
      line('路210号20栋', 170, 116),
    ]
    expect(order(lines)).toEqual(['申请人通信地', '址：', '浙江省杭州市余杭区云栖', '路210号20栋'])
  })
})
