import { describe, expect, it } from 'vitest'
import { readReasons } from '../../../../server/notice/facts/reasons.ts'
import { goodsPhrasesIn } from '../../../../server/notice/goods/goods-phrases.ts'
import { readCitedMarks } from '../../../../server/notice/marks/cited-marks.ts'
import { plainText } from '../plain-text.ts'

const read = (text: string, grounds: readonly string[]) => {
  const body = plainText(text)
  const { cited, places } = readCitedMarks(body, '71000000')
  return readReasons(body, {
    grounds,
    places,
    phrases: goodsPhrasesIn(body),
    groundsIn: () => [],
    statusOf: regNo => cited.find(mark => mark.regNo.value === regNo)?.status?.value ?? 'unknown',
  }).map(({ ground, text: own, goods, citedMarks }) => ({
    ground: ground.value,
    text: own.value,
    goods: goods.map(({ value }) => value),
    citedMarks,
  }))
}

describe('the reasons of a letter', () => {
  it('are tied to their goods and marks', () => {
    const text = [
      '经审查，根据《商标法》第十条第一款第(七)项、第三十条的规定，我局决定驳回上述商标注册申请，理由如下：',
      '1.该商标用在“牛肉；火腿”商品上，易使公众对商品的主要原料等特点产生误认，不得作为商标使用；',
      '2.该商标与甲公司在类似商品上已注册的第10000001号“乙”商标近似。',
      '根据《商标法》第三十四条的规定，如对本决定不服，可以自收到本通知之日起十五日内申请复审。',
    ].join('\n')
    expect(read(text, ['10.1.7', '30'])).toEqual([
      {
        ground: '10.1.7',
        text: '该商标用在“牛肉；火腿”商品上，易使公众对商品的主要原料等特点产生误认，不得作为商标使用；',
        goods: ['牛肉', '火腿'],
        citedMarks: [],
      },
      {
        ground: '30',
        text: '该商标与甲公司在类似商品上已注册的第10000001号“乙”商标近似。',
        goods: [],
        citedMarks: ['10000001'],
      },
    ])
  })

  it('are parted where one sentence gives two grounds', () => {
    const text = '“甲”仅直接表示了商品的主要原料，不得作为商标注册；用在指定商品上，易使公众产生误认。'
    expect(read(text, ['11.1.2', '10.1.7']).map(({ ground }) => ground)).toEqual(['11.1.2', '10.1.7'])
  })

  it('keep together what is said of one mark that has ended', () => {
    const text =
      '该商标与甲公司在类似商品上曾注册的第10000001号“乙”商标近似。第10000001号商标已被撤销，自撤销之日起未满一年，不予核准。'
    expect(read(text, ['50'])).toMatchObject([{ ground: '50', text, citedMarks: ['10000001'] }])
  })

  it('rest on the right that their sentence tells of, though it names a number', () => {
    const agent = '申请人是甲公司的总代理人，未经授权申请注册被代理人在先申请的第10000001号“乙”商标。'
    expect(read(agent, ['15.1', '30'])).toMatchObject([{ ground: '15.1', citedMarks: ['10000001'] }])
    const place =
      '“丙”为第10000002号地理标志集体商标，申请人并非来源于该地区，用在“茶”商品上误导公众；用在“糖”商品上易使公众对产地产生误认。'
    expect(read(place, ['10.1.7', '16.1', '30']).map(({ ground }) => ground)).toEqual(['16.1', '10.1.7'])
  })

  it('of a shape are told from those of a sign without distinctive character', () => {
    const text = '申请商标的立体形状为获得通风的技术效果所需；且作为立体标志整体缺乏显著特征。'
    expect(read(text, ['11.1.3', '12']).map(({ ground }) => ground)).toEqual(['12', '11.1.3'])
  })

  it('are no labels, no cells of a table and no names', () => {
    const text = [
      '代理人 某某代理有限公司',
      '商标：三维标志',
      '指定商品:人脸识别设备;光学镜头',
      '红十字眼',
      '该商标含有“红十字”，不得作为商标使用。',
    ].join('\n')
    expect(read(text, ['10.1.5', '12', '15.1']).map(reason => reason.text)).toEqual([
      '该商标含有“红十字”，不得作为商标使用。',
    ])
  })
})

it('refuses the goods of an extension though those behind them are let through', () => {
  const text =
    '我局决定驳回国际注册第G1234567号“NORD”商标在“药膏；药皂”商品上的领土延伸申请，并对该商标在“肥皂”商品上的领土延伸申请予以核准。'
  const phrases = goodsPhrasesIn(plainText(text)).map(({ role, reading }) => [
    role,
    reading.items.map(({ value }) => value),
  ])
  expect(phrases).toEqual([
    ['refused', ['药膏', '药皂']],
    ['accepted', ['肥皂']],
  ])
})
