import { describe, expect, it } from 'vitest'
import { namesUnknownArticle, readGrounds } from '../../../../server/notice/facts/cited-grounds.ts'
import { plainText } from '../plain-text.ts'

const read = (
  text: string,
  {
    day = '2024-06-05',
    hasCitedMarks = true,
    areAllFiledEarlier = false,
  }: Partial<{ day: string | null; hasCitedMarks: boolean; areAllFiledEarlier: boolean }> = {},
): string[] => readGrounds(plainText(text), { day, hasCitedMarks, areAllFiledEarlier }).map(ground => ground.value)

describe('readGrounds', () => {
  it.each([
    ['第十条第一款第（七）项', ['10.1.7']],
    ['第十条第一款第（7）项', ['10.1.7']],
    ['第十条第一款第(七)项', ['10.1.7']],
    ['第十条第一款第七项', ['10.1.7']],
    ['第10条第1款第7项', ['10.1.7']],
    ['第十条一款七项', ['10.1.7']],
    ['10.1.7', ['10.1.7']],
    ['第十条第一款第（七）项、第（八）项', ['10.1.7', '10.1.8']],
    ['第十一条第一款第（一）、（二）项', ['11.1.1', '11.1.2']],
    ['第十条第二款', ['10.2']],
    ['第十三条第二款、第三款', ['13.2', '13.3']],
    ['第十五条第一款和第二款', ['15.1', '15.2']],
    ['第十条第二款、第十六条第一款', ['10.2', '16.1']],
    ['第十一条第一款第（一）项以及第（三）项', ['11.1.1', '11.1.3']],
    ['第十二条', ['12']],
    ['第十六条第一款', ['16.1']],
    ['第十六条', ['16.1']],
    ['第十三条第三款', ['13.3']],
    ['第十五条第二款', ['15.2']],
    ['第十九条第四款', ['19.4']],
    ['第三十二条', ['32']],
    ['第四十四条第一款', ['44.1']],
    ['第四条', ['4']],
    ['第七条', ['7.1']],
    ['第三十条、第三十一条', ['30', '31']],
    ['第3 0条', ['30']],
    ['第1 0（1)(7）条、第10（1）（8）条', ['10.1.7', '10.1.8']],
    ['第1 6 条第 1 款', ['16.1']],
    ['第五十条', ['50']],
    ['第三十条、第三十四条', ['30']],
    ['第十条第一款第（一）项和第十一条第一款第（三）项', ['10.1.1', '11.1.3']],
  ])('reads %s', (article, grounds) => {
    expect(read(`根据《中华人民共和国商标法》${article}的规定，我局决定驳回`)).toEqual(grounds)
  })

  it.each([
    '根据《商标法》第三十二条的规定，商标注册申请人如果对本驳回决定不服，可以申请复审。',
    '申请人对本决定不服的，可依照《商标法》第三十二条的规定，申请复审。',
    '如不服本驳回决定，根据《商标法》第三十二条的规定，申请人可以申请复审。',
  ])('takes no article of the review for a ground where the day is unknown: %s', review => {
    const letter = `根据《商标法》第三十条的规定，我局决定驳回上述商标注册申请。\n${review}`
    expect(read(letter, { day: null })).toEqual(['30'])
  })

  it('reads a number that the end of a line cuts', () => {
    expect(read('依据《商标法》第三十\n一条驳回。')).toEqual(['31'])
    expect(read('依据《商标法》第十条第一款第\n（七）项驳回。')).toEqual(
      read('依据《商标法》第十条第一款第（七）项驳回。'),
    )
  })

  it('takes what a mark is called for no article', () => {
    expect(read('违反《商标法》第三十一条：该商标与第10000001号“第三十条”商标近似。')).toEqual(['31'])
  })

  it('finds an item that is written without its paragraph', () => {
    expect(read('根据《商标法》第15.8条、第20条的规定', { day: '2028-02-11' })).toEqual(['10.1.7', '30'])
    expect(read('根据《商标法》第十条第一款的规定')).toEqual([])
  })

  it('takes article 30 beside 31 as the power where all marks were filed earlier', () => {
    const body = '认为其违反《商标法》第三十一条及第三十条的规定，该商标与第10000001号“云栗”商标近似。'
    const grounds = readGrounds(plainText(body), {
      day: '2024-06-05',
      hasCitedMarks: true,
      areAllFiledEarlier: true,
      areNoneRegistered: true,
    })
    expect(grounds.map(({ value }) => value)).toEqual(['31'])
  })

  it('takes no class beside a numbered list of goods for an article', () => {
    expect(read('国际分类号：\n44\n（1）医疗诊所服务\n根据《商标法》第三十条的规定')).toEqual(['30'])
  })

  it('leaves out articles of the implementing regulations', () => {
    expect(read('根据《商标法》第三十条及《中华人民共和国商标法实施条例》第二十一条、第十二条的规定')).toEqual(['30'])
  })

  it('takes article 30 beside an absolute ground without a cited mark as the power to refuse', () => {
    const text = '根据《商标法》第十条第一款第（八）项、第三十条的规定'
    expect(read(text, { hasCitedMarks: false })).toEqual(['10.1.8'])
    expect(read(text, { hasCitedMarks: true })).toEqual(['10.1.8', '30'])
  })

  it('keeps article 30 where it stands alone', () => {
    expect(read('根据《商标法》第三十条的规定', { hasCitedMarks: false })).toEqual(['30'])
  })

  it('reads the numbers of the law of 2001 before May 2014', () => {
    const text = '根据《商标法》第二十八条、第二十九条的规定……根据第三十二条申请复审'
    expect(read(text, { day: '2012-08-20' })).toEqual(['30', '31'])
    expect(read(text, { day: '2024-06-05' })).toEqual(['32'])
  })

  it('reads the numbers of the revision of 2026 from 2027 on', () => {
    const day = '2027-03-01'
    expect(read('根据《商标法》第二十条、第三十四条、第三十七条的规定', { day })).toEqual(['30'])
    expect(read('根据《商标法》第二十条的规定', { day, areAllFiledEarlier: true })).toEqual(['31'])
    expect(
      read('根据《商标法》第十五条第一款第（八）项、第十七条第一款第（二）项', { day, hasCitedMarks: false }),
    ).toEqual(['10.1.7', '11.1.2'])
  })

  it('marks a renumbered ground as inferred', () => {
    const [ground] = readGrounds(plainText('根据《商标法》第二十八条'), {
      day: '2012-08-20',
      hasCitedMarks: true,
      areAllFiledEarlier: false,
    })
    expect(ground).toMatchObject({ value: '30', isInferred: true })
  })

  it('finds the item by the wording where only the article is named', () => {
    expect(read('根据《商标法》第十条的规定……易产生不良社会影响', { hasCitedMarks: false })).toEqual(['10.1.8'])
    expect(read('根据《商标法》第十一条的规定……仅直接表示了指定商品的功能', { hasCitedMarks: false })).toEqual([
      '11.1.2',
    ])
  })

  it('does not guess an article it cannot read', () => {
    expect(read('根据《商标法》第O十条的规定')).toEqual([])
  })
})

describe('namesUnknownArticle', () => {
  const isUnknown = (text: string, day: string): boolean =>
    namesUnknownArticle(plainText(text), day, read(text, { day }))

  it.each([
    ['第三十条、第三十四条', '2024-06-05'],
    ['第十条第一款第（七）项、第三十条', '2024-06-05'],
    ['第三十条、第三十四条的规定及《中华人民共和国商标法实施条例》第二十一条', '2024-06-05'],
    ['第二十条、第三十四条、第三十七条', '2027-03-01'],
    ['第二十八条、第三十二条', '2012-08-20'],
  ])('is content with %s', (articles, day) => {
    expect(isUnknown(`根据《中华人民共和国商标法》${articles}的规定`, day)).toBe(false)
  })

  it.each([
    ['第十四条、第三十条', '2024-06-05'],
    ['第十三条、第三十条', '2024-06-05'],
    ['第三十条、第五十七条', '2024-06-05'],
  ])('notices %s', (articles, day) => {
    expect(isUnknown(`根据《中华人民共和国商标法》${articles}的规定`, day)).toBe(true)
  })
})
