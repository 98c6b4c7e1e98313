import { describe, expect, it } from 'vitest'
import { readCitedMarks } from '../../../../server/notice/marks/cited-marks.ts'
import { plainText } from '../plain-text.ts'

type Row = [regNo: string, mark: string | null, owner: string | null, status: string | null]

const read = (text: string, applicationNo = '71000000'): Row[] =>
  readCitedMarks(plainText(text), applicationNo).cited.map(({ regNo, mark, owner, status }) => [
    regNo.value,
    mark?.value ?? null,
    owner?.value ?? null,
    status?.value ?? null,
  ])

describe('readCitedMarks', () => {
  it.each<[string, string, Row[]]>([
    [
      'W1, one registered mark',
      '该商标与福建省安溪县澜雀茶叶专业合作社在类似商品上已注册的第38215507号“岚雀”商标近似。',
      [['38215507', '岚雀', '福建省安溪县澜雀茶叶专业合作社', 'registered']],
    ],
    [
      'a number with the gaps of letter-spacing',
      '该商标与张沐禾在类似商品上已注册的第5 0 7 3 6 2 73号“澜枫禾”商标近似。',
      [['50736273', '澜枫禾', '张沐禾', 'registered']],
    ],
    [
      'W2, several owners',
      '该商标与甲乙有限公司在类似商品上已注册的第10000001号“甲乙”商标、张与航在类似服务上已注册的第10000002A号“乙丙”商标近似。',
      [
        ['10000001', '甲乙', '甲乙有限公司', 'registered'],
        ['10000002A', '乙丙', '张与航', 'registered'],
      ],
    ],
    [
      'owners in common, and goods without quotation marks before the number',
      '该商标与张伟、李秀兰在类似商品上共同注册的第38215507号“岚雀”商标近似，与甲乙有限公司在啤酒等类似商品上已注册的第10000001号“甲乙”商标近似。',
      [
        ['38215507', '岚雀', '张伟、李秀兰', 'registered'],
        ['10000001', '甲乙', '甲乙有限公司', 'registered'],
      ],
    ],
    [
      'a number without 第',
      '该商标与甲乙有限公司已在类似商品上注册的63029140号“甲乙”商标近似。',
      [['63029140', '甲乙', '甲乙有限公司', 'registered']],
    ],
    [
      'W2, 与 repeated',
      '该商标与上海墨豚广告有限公司在类似服务上已注册的第47709815号“墨豚”商标近似，与张沐禾在类似服务上已注册的第60127338A号“豚星球”商标近似。',
      [
        ['47709815', '墨豚', '上海墨豚广告有限公司', 'registered'],
        ['60127338A', '豚星球', '张沐禾', 'registered'],
      ],
    ],
    [
      'W2, two marks of one owner',
      '该商标与赵一帆在同一种商品上已注册的第12345678号“苓草”商标、第12345679号“LINGCAO”商标近似。',
      [
        ['12345678', '苓草', '赵一帆', 'registered'],
        ['12345679', 'LINGCAO', '赵一帆', 'registered'],
      ],
    ],
    [
      'W3, by goods',
      '该商标在“茶；糖”商品上与第10000001号“甲”商标近似；在“咖啡”商品上与第10000002号“乙”商标近似。',
      [
        ['10000001', '甲', null, null],
        ['10000002', '乙', null, null],
      ],
    ],
    [
      'W4, part of the mark against a device',
      '该商标图形与山丘公司在类似商品上已注册的第30123456号图形商标近似。',
      [['30123456', '图形', '山丘公司', 'registered']],
    ],
    [
      'W4, a device in quotation marks',
      '该商标英文与ACME, INC.在类似商品上已注册的第G1234567号“图形”商标近似。',
      [['G1234567', '图形', 'ACME, INC.', 'registered']],
    ],
    [
      'W5, preliminarily approved',
      '该商标与丙公司在类似商品上已初步审定并公告的第50000001号“丙”商标近似。',
      [['50000001', '丙', '丙公司', 'preliminary']],
    ],
    [
      'W6, filed earlier',
      '该商标与丁公司在类似商品上申请在先的第60000001号“丁”商标近似，根据《商标法》第三十一条的规定',
      [['60000001', '丁', '丁公司', 'earlier-filed']],
    ],
    [
      'W7, filed on the same day',
      '该商标与戊公司于同日申请注册的第60000002号“戊”商标近似，该申请人使用在先。',
      [['60000002', '戊', '戊公司', 'same-day']],
    ],
    [
      'W23, lost less than a year ago',
      '第20000001号商标于2025年3月1日被撤销，自撤销之日起未满一年。',
      [['20000001', null, null, 'cancelled']],
    ],
    [
      'a mark of nobody named',
      '该商标与他人在类似商品上已注册的第30000001号“己”商标近似。',
      [['30000001', '己', null, 'registered']],
    ],
    ['the application itself', '关于第71000000号“庚”商标驳回通知书', []],
    [
      'spaces around the number',
      '该商标与辛公司在类似商品上已注册的第 38215507 号 “辛” 商标近似。',
      [['38215507', '辛', '辛公司', 'registered']],
    ],
  ])('reads %s', (_, text, rows) => {
    expect(read(text)).toEqual(rows)
  })

  it('leaves 与 to a name in a list whose other names stand without it, and to none of another list', () => {
    const cited =
      '该商标与甲乙厂在类似商品上已注册的第10000001号“甲”商标、与你同行服饰有限公司在类似商品上已注册的第10000002号“乙”商标、张沐禾在类似商品上已注册的第10000003号“丙”商标近似。'
    const other =
      '该商标与李秀店在类似商品上已注册的第10000004号“丁”商标近似，与王远行在类似商品上已注册的第10000005号“戊”商标近似。'
    expect(read(cited + other).map(([, , owner]) => owner)).toEqual([
      '甲乙厂',
      '与你同行服饰有限公司',
      '张沐禾',
      '李秀店',
      '王远行',
    ])
  })

  it('tells nothing of a mark by the reason behind a semicolon', () => {
    const statuses = read(
      '（一）该商标与甲乙厂在类似商品上已初步审定的第10000001号“甲”商标在文字构成方面相近，若共存于市场，相关公众难以区分；（二）该商标与张沐禾在类似商品上曾注册、因期满未续展被注销且未满一年的第10000002号“乙”商标近似。',
    ).map(([, , , status]) => status)
    expect(statuses).toEqual(['preliminary', 'not-renewed'])
  })

  it('cites a number behind a mark that is called as a party is', () => {
    const marks = read(
      '该商标与甲乙厂在类似服务上初步审定的第10000001号“申请人”商标、张沐禾在类似服务上在先注册的第10000002号商标近似。',
    )
    expect(marks.map(([regNo]) => regNo)).toEqual(['10000001', '10000002'])
  })

  it('names a mark cited twice once', () => {
    const text = '该商标与甲公司在类似商品上已注册的第10000001号“甲”商标近似。鉴于第10000001号商标仍有效。'
    expect(read(text)).toEqual([['10000001', '甲', '甲公司', 'registered']])
  })

  it('is unsure whether 与 begins a name where other names of the list have none before them', () => {
    const text =
      '该商标与甲公司在类似商品上已注册的第10000001号“甲”商标、与鸢公司在类似商品上已注册的第10000002号“乙”商标、丙公司在类似商品上已注册的第10000003号“丙”商标近似。'
    const marks = readCitedMarks(plainText(text), '').cited
    expect(marks.map(({ owner }) => owner?.isUnsure)).toEqual([false, true, false])
  })
})
