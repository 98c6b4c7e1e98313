import { describe, expect, it } from 'vitest'
import { screenName } from '../../../server/absolute-grounds/screen-name.ts'

const screened = (name: string, classes = [9], isGoodsName = (_class: number, _text: string) => false) =>
  screenName(name, classes, isGoodsName).map(({ ground, verdict }) => `${ground} ${verdict}`)

describe('a wanted name is screened', () => {
  it.each([
    ['中国', '10.1.1 blocked'],
    ['中国云杉', '10.1.1 caution'],
    ['CHINA SPRUCE', '10.1.1 caution'],
    ['中共云杉', '10.1.0 blocked'],
    ['法国', '10.1.2 blocked'],
    ['Switzerland', '10.1.2 blocked'],
    ['联合国云', '10.1.3 blocked'],
    ['Red Cross Care', '10.1.5 blocked'],
    ['奥林匹克云', '10.1.8 blocked'],
    ['冰毒', '10.1.8 blocked'],
    ['国家级云杉', '10.1.7 caution'],
    ['杭州', '10.2 caution'],
    ['杭州云杉', '10.2 caution'],
    ['余杭', '10.2 caution'],
    ['慶元縣', '10.2 caution'],
    ['巴黎夜语', '10.2 caution'],
    ['New York Spruce', '10.2 caution'],
    ['12345', '11.1.3 caution'],
    ['AB', '11.1.3 caution'],
    ['手机', '11.1.1 blocked'],
    ['人民币', '10.1.8 caution'],
  ])('%s: %s', (name, finding) => {
    expect(screened(name)).toContain(finding)
  })

  it.each(['888', 'A'])('%s: for its form alone, as it describes nothing', name => {
    expect(screened(name, [9, 30])).toEqual(['11.1.3 caution'])
  })

  it('and a finding names the words as they are printed', () => {
    const [finding] = screenName('SMART TEA', [30], () => false)
    expect(finding).toMatchObject({ ground: '11.1.2', word: 'SMART TEA' })
  })

  it('by class: organic misleads for food, not for telephones', () => {
    expect(screened('有机云杉', [30])).toContain('10.1.7 caution')
    expect(screened('有机云杉', [9])).toEqual([])
  })

  it('by the names of goods of the classification', () => {
    expect(screened('星盘', [9], (niceClass, text) => niceClass === 9 && text === '星盘')).toEqual(['11.1.1 blocked'])
  })

  it.each([
    '云杉听',
    'QIVORA',
    '帕尔斯',
    'MARIO',
    '福马里奥',
    'CHINATSU',
    'NICE SPRUCE',
    'PARISIAN',
    '!!',
  ])('%s: nothing', name => {
    expect(screened(name)).toEqual([])
  })
})
