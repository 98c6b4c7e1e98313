import { describe, expect, it } from 'vitest'
import { buildCitedMark } from './build-draft-input.ts'
import { drafted, isOn, textOf } from './drafted.ts'

const MARKS = ['花信风', 'FLEURSIN', '花信', '花信子', '花信堂']
const cited = (marks: readonly string[]) =>
  marks.map((mark, index) => buildCitedMark({ regNo: `4100000${index}`, mark }))

const reasonOf = (marks: readonly string[], isEn: 0 | 1 = 0): Document =>
  drafted({ mark: '花信里', citedMarks: cited(marks) }, { isEn }).reason

const comparisonsIn = (document: Document): Element[] =>
  [...document.querySelectorAll('table')].filter(table => table.textContent?.includes('整体外观'))

describe('several cited marks', () => {
  it('stand in one table, a row each under the mark applied for', () => {
    const [table, ...others] = comparisonsIn(reasonOf(MARKS))
    expect(others).toEqual([])
    const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map(row => row.firstElementChild?.textContent)
    expect(rows).toEqual([
      '申请商标“花信里”',
      ...MARKS.map((mark, index) => `引证商标${'一二三四五'[index]}（第4100000${index}号“${mark}”商标）`),
    ])
    expect(table?.querySelectorAll('[data-name="markMeaning"]')).toHaveLength(1)
  })

  it('are said once to differ where the same is to be said, each with what is its own', () => {
    const document = reasonOf(MARKS)
    expect(document.body?.textContent).toContain(
      '申请商标与引证商标一、引证商标四、引证商标五虽均含有“花信”，但在文字构成、呼叫（末音节不同）上均有区别，应当就整体判断，分述如下：',
    )
    expect(textOf(document, 'citedMark4Dissimilar')).toBe('引证商标四：第三字“里”与“子”不同。')
    expect(textOf(document, 'citedMark3Dissimilar')).toContain('申请商标多出“里”')
    expect(textOf(document, 'citedMark2Dissimilar')).toContain('一为汉字，一为字母')
    expect(reasonOf(MARKS, 1).body?.textContent).toContain(
      'Although all of them contain “花信”, the mark applied for differs from each of cited marks 1, 4 and 5 in composition and sound (the last syllable differs); the marks are to be compared as wholes, as follows.',
    )
  })

  it('are said to sound otherwise where letters do not spell the sound of the characters', () => {
    const document = reasonOf(['FLEURSIN', 'HUAXIN'])
    expect(textOf(document, 'citedMark1Dissimilar')).toContain('一按汉字读音呼叫，一按字母拼读，读音不同')
    expect(textOf(document, 'citedMark2Dissimilar')).not.toContain('读音不同')
  })

  it('are said to mean different things where both are words of the dictionary', () => {
    const meant = (mark: string, other: string): string =>
      textOf(drafted({ mark, citedMarks: cited([other]) }).reason, 'citedMark1Dissimilar')
    expect(meant('雪豹', '黑豹')).toContain('均为有固有含义的词汇，含义不同')
    expect(meant('狮子', '雄狮')).not.toContain('含义不同')
    expect(meant('花信', '黑豹')).not.toContain('含义不同')
  })

  it('are told by their own words where they differ alike in all', () => {
    const document = reasonOf(['ORBEN', 'FLEURSIN', 'NOVA'])
    expect(textOf(document, 'citedMark1Dissimilar')).toBe('引证商标一：五个字母“ORBEN”。')
  })

  it('are told of behind their names', () => {
    const document = reasonOf(['花信时光', '花信风华', '花信子'].map(mark => `里${mark}`))
    expect(textOf(document, 'citedMark1Dissimilar')).not.toContain('引证商标一：引证商标一')
    const added = drafted({ mark: '花信', citedMarks: cited(['花信子', '花信堂', '花信风']) }).reason
    expect(textOf(added, 'citedMark1Dissimilar')).toBe('引证商标一：多出“子”，位于末尾；在末尾多出一个音节 zi。')
  })

  it('stand in one table beside a composite mark, and are said once to be in one script', () => {
    const { reason } = drafted({ mark: '花信 ORBEN', citedMarks: cited(['花信时光', 'ORBENS', '信花']) })
    expect(comparisonsIn(reason)).toHaveLength(1)
    const text = reason.body?.textContent ?? ''
    expect(text).toContain('申请商标为汉字与字母组合商标，引证商标一至引证商标三均只含其中一种文字，整体外观均有区别。')
    expect(text).toContain('四个汉字“花信时光”；多出“时光”，位于末尾；没有字母部分')
    expect(textOf(reason, 'citedMark1Dissimilar')).not.toContain('整体外观')
    expect(textOf(reason, 'citedMark3Dissimilar')).toContain('所含字相同而排列顺序不同')
  })

  it('have tables of their own where they are compared in more aspects than a page has room for', () => {
    const { reason } = drafted({ mark: '花信 ORBEN及图', citedMarks: cited(['花信时光', '花信风华', '花信子']) })
    expect(comparisonsIn(reason)).toHaveLength(3)
  })

  it('are conceded once to mean the same where the notice holds so, whatever is asked of words in another script', () => {
    const citedMarks = cited(['花信风', 'FLEURSIN', '花信子'])
    const reasons = [
      {
        ground: '30',
        text: citedMarks.map(({ regNo, mark }) => `该商标与第${regNo}号“${mark}”商标含义相近`).join('；'),
        goods: [],
        citedMarks: citedMarks.map(({ regNo }) => regNo),
      },
    ]
    const { reason } = drafted({ mark: '花信里', citedMarks, reasons })
    expect(reason.body?.textContent).toContain('即使认为引证商标一、引证商标三与申请商标含义相同或者相近')
    expect(textOf(reason, 'citedMark2Dissimilar')).toContain('有关该外文的语种和我国相关公众对其认知的事实如下')
    expect(reason.querySelectorAll('[data-name="citedMark2Language"]')).toHaveLength(1)
  })

  it('are each told in full where no difference is the same', () => {
    const document = reasonOf(['花信', '花信草本', 'ORBEN'])
    expect(textOf(document, 'citedMark1Dissimilar')).toContain('申请商标与引证商标一虽均含有“花信”，但在文字构成（')
    expect(document.body?.textContent).not.toContain('分述如下')
  })

  it('have tables of their own where they are two, are composed in other ways or are not argued against', () => {
    expect(comparisonsIn(reasonOf(['花信风', '花信子']))).toHaveLength(2)
    expect(comparisonsIn(reasonOf(['花信风', '花信子', '花信及图']))).toHaveLength(3)
    const same = reasonOf(['花信里', '花信风', '花信子', '花信堂'])
    expect(isOn(same, 'citedMark1Dissimilar')).toBe(false)
    expect(comparisonsIn(same).map(table => table.querySelectorAll('tbody tr').length)).toEqual([4, 4])
  })
})
