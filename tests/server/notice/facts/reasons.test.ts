import { describe, expect, it } from 'vitest'
import { readCitedMarks } from '../../../../server/notice/facts/cited-marks.ts'
import { goodsPhrasesIn } from '../../../../server/notice/facts/decision.ts'
import { readReasons } from '../../../../server/notice/facts/reasons.ts'
import { plainText } from '../plain-text.ts'

const read = (text: string, grounds: readonly string[]) => {
  const body = plainText(text)
  const { cited, places } = readCitedMarks(body, '71000000')
  return readReasons(body, {
    grounds,
    places,
    phrases: goodsPhrasesIn(body),
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
})
