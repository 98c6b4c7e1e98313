import { describe, expect, it } from 'vitest'
import { readOpenTable } from '../../../../server/register/open-data/read-open-table.ts'

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Writes text in GBK, by trying all pairs of bytes. */
const inGbk = (text: string): number[] => {
  const decoder = new TextDecoder('gbk')
  return [...text].flatMap(character => {
    if (character < '\u0080') return [character.charCodeAt(0)]
    for (let lead = 0xb0; lead < 0xf8; lead += 1)
      for (let trail = 0xa1; trail < 0xff; trail += 1)
        if (decoder.decode(Uint8Array.of(lead, trail)) === character) return [lead, trail]
    throw new Error(character)
  })
}

const read = async (bytes: Uint8Array, name: string, step = 65_536) => {
  const chunks = async function* (): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step)
  }
  const parts = []
  for await (const part of readOpenTable(chunks(), name)) parts.push(part)
  return {
    table: parts[0]?.table,
    rows: parts.flatMap(({ rows }) => rows),
    rejected: parts.flatMap(({ rejected }) => rejected),
    headers: parts.reduce((sum, { headers }) => sum + headers, 0),
  }
}

const OWNERS = '注册号/申请号,国际分类,注册人中文名称,注册人外文名称,注册人中文地址,注册人英文地址\n'
const GOODS = '注册号/申请号,国际分类,类似群,商品序号,商品中文名称,商品状态\n'
const BASICS =
  '注册号/申请号,国际分类,申请日期,商标名称,商标类型,初审公告日期,注册公告日期,专用期结束日期,商标设计说明,是否共有申请\n'

describe('a table of the open data', () => {
  it('is recognised by its header, whatever it is called, and in another order of columns', async () => {
    const { table, rows } = await read(
      encode('国际分类,商品中文名称,类似群,注册号,商品序号\n9,计算机,0901,18000001,1\n'),
      'a.csv',
    )
    expect(table).toBe('goods')
    expect(rows).toEqual([
      {
        line: 2,
        key: '18000001',
        class: 9,
        cells: { class: '9', goodsName: '计算机', group: '0901', regNo: '18000001', serial: '1' },
        repairs: [],
      },
    ])
  })

  it('is nothing where no line of its beginning is such a header', async () => {
    const { table, rows } = await read(encode('reg_no,class,name\n1,9,甲\n2,9,乙\n3,9,乙\n4,9,乙\n5,9,乙\n'), 'a.csv')
    expect({ table, rows }).toEqual({ table: undefined, rows: [] })
  })

  it('takes flattened headings, tabs, and labels in quotes with a byte order mark', async () => {
    const header = '\ufeff"注册号/申请号"\t"国际分类"\t"申请日期"\t"初审公告日期>日期"\t"商标设计说明"\n'
    const { table, rows } = await read(encode(`${header}"18000001"\t"09"\t"2015/7/3"\t""\t"无"\n`), 'x.xls')
    expect(table).toBe('basics')
    expect(rows[0]?.cells).toEqual({ regNo: '18000001', class: '9', applicationDate: '2015-07-03', design: '无' })
  })

  it('goes on in the row before where a line begins with no number, class and day', async () => {
    const text = `${BASICS}18000001,9,2015-07-03,青砚,普通,,,,设计由山\n和水组成,0\n18000002,9,2015-07-03,墨池,普通,,,,,0\n`
    const { rows, rejected } = await read(encode(text), '注册商标基本信息.csv')
    expect(rejected).toEqual([])
    expect(rows.map(({ line, key, cells, repairs }) => ({ line, key, design: cells['design'], repairs }))).toEqual([
      { line: 2, key: '18000001', design: '设计由山和水组成', repairs: ['runOver'] },
      { line: 4, key: '18000002', design: undefined, repairs: [] },
    ])
  })

  it('never lets a broken quote swallow the rows behind it', async () => {
    const text = `${OWNERS}18000001,9,"某甲公司,,"北京市海淀区,\n18000002,9,"某乙公司","","上海市",""\n18000003,9,某丙公司,,广州市,\n`
    const { rows, rejected } = await read(encode(text), '商标注册人信息.csv')
    expect(rejected).toEqual([])
    expect(rows.map(({ cells, repairs }) => [cells['owner'], cells['address'], repairs])).toEqual([
      ['某甲公司', '北京市海淀区', ['brokenQuote']],
      ['某乙公司', '上海市', []],
      ['某丙公司', '广州市', []],
    ])
  })

  it('gives separators inside of a text to the text that they suit', async () => {
    const text = [
      OWNERS,
      '18000001,9,某甲公司,,北京市海淀区,中关村,大街1号,\n',
      '18000002,9,,ACME CO., LTD.,北京市,\n',
      '18000003,9,,ACME,,12 MAIN STREET, SUITE 4, AUSTIN\n',
    ].join('')
    const { rows } = await read(encode(text), '商标注册人信息.csv')
    expect(rows.map(({ cells }) => [cells['ownerEn'], cells['address'], cells['addressEn']])).toEqual([
      [undefined, '北京市海淀区,中关村,大街1号', undefined],
      ['ACME CO., LTD.', '北京市', undefined],
      ['ACME', undefined, '12 MAIN STREET, SUITE 4, AUSTIN'],
    ])
    expect(rows.every(({ repairs }) => repairs.includes('extraSeparator'))).toBe(true)
  })

  it('undoes a wrong decoding, and leaves rare names alone', async () => {
    const wrong = new TextDecoder('gbk').decode(encode('南京青砚'))
    const { rows } = await read(encode(`${GOODS}18000001,9,0901,1,${wrong},\n18000002,9,0901,1,喆焱垚淼,\n`), 'g.csv')
    expect(rows.map(({ cells, repairs }) => [cells['goodsName'], repairs])).toEqual([
      ['南京青砚', ['wrongDecoding']],
      ['喆焱垚淼', []],
    ])
  })

  it('keeps aside what is no row, with its number and reason, and reads on', async () => {
    const text = `${GOODS}18000001,99,0901,1,计算机,\n18000002,9,0901,1,手机,\n`
    const { rows, rejected } = await read(encode(text), 'g.csv')
    expect(rows.map(({ key }) => key)).toEqual(['18000002'])
    expect(rejected).toEqual([
      { line: 2, problem: 'noClass', detail: '国际分类 99', content: '18000001,99,0901,1,计算机,' },
    ])
  })

  it('takes a row whose number, class or day is spoilt for a row, and not for more of the one before', async () => {
    const whole = (number: number): string => `${number},9,2015-07-03,青砚,一般,,,,图形为一叶小舟,否`
    const spoilt = [
      whole(18000011).replace('2015-07-03', '不详'),
      whole(18000012).replace(',9,', ',,'),
      whole(18000013).replace('18000013', ''),
      whole(18000014).replace('2015-07-03', '不详').replace(',否', ''),
    ]
    const { rows, rejected } = await read(
      encode(BASICS + spoilt.map((line, place) => `${whole(18000001 + place)}\n${line}\n`).join('')),
      '注册商标基本信息.csv',
    )
    expect(rows.map(({ key, cells, repairs }) => [key, cells['design'], repairs])).toEqual(
      spoilt.map((_, place) => [`${18000001 + place}`, '图形为一叶小舟', []]),
    )
    expect(rejected.map(({ line, problem, content }) => [line, problem, content])).toEqual([
      [3, 'noDate', spoilt[0]],
      [5, 'noClass', spoilt[1]],
      [7, 'noNumber', spoilt[2]],
      [9, 'columnCount', spoilt[3]],
    ])
  })

  it('leaves a name with a comma whole where its quotes are broken, whatever else the row says', async () => {
    const text = [
      BASICS,
      '18000001,9,2015-07-03,"青砚,墨池,一般,2016-05-06,2016-08-07,2026-08-06,图形为一叶小舟,否\n',
      '18000002,9,2015-07-03,青砚,墨池",一般,,,,图形为一叶小舟,否\n',
      '18000003,9,2015-07-03,青砚,墨池",一般,,,,,否\n',
    ].join('')
    const { rows } = await read(encode(text), '注册商标基本信息.csv')
    expect(rows.map(({ cells }) => [cells['name'], cells['kind'], cells['design']])).toEqual([
      ['青砚,墨池', '一般', '图形为一叶小舟'],
      ['青砚,墨池', '一般', '图形为一叶小舟'],
      ['青砚,墨池', '一般', undefined],
    ])
  })

  it('tells the line of what it keeps aside behind a blank one', async () => {
    const { rows, rejected } = await read(
      encode(`${BASICS}18000001,9,2015-07-03,青砚,一般,,,,,否\n\n(2 rows affected)\n`),
      '注册商标基本信息.csv',
    )
    expect(rows.map(({ key }) => key)).toEqual(['18000001'])
    expect(rejected.map(({ line }) => line)).toEqual([4])
  })

  it('reads GB18030, bytes that are no text, and headers that come again', async () => {
    const header = GOODS.trim()
    const { rows: own, headers } = await read(encode(`${header}\n18000002,9,0901,1,x,\n${header}\n`), 'g.csv', 7)
    expect([own.length, headers]).toEqual([1, 1])
    const row = inGbk('18000001,9,0901,1,手机,\n')
    row[row.indexOf(0xca)] = 0xff
    const rows = Array.from({ length: 400 }, () => inGbk('18000002,9,0901,1,计算机,\n'))
    const mixed = await read(Uint8Array.from([...inGbk(GOODS), ...row, ...rows.flat()]), 'g.csv')
    expect(mixed.rows).toHaveLength(401)
    expect(mixed.rows[0]?.repairs).toEqual(['unreadableBytes'])
    expect(mixed.rows[1]?.cells['goodsName']).toBe('计算机')
  })
})
