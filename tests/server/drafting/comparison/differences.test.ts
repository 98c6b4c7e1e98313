import { describe, expect, it } from 'vitest'
import { comparedParts } from '../../../../server/drafting/mark-composition.ts'
import { buildCitedMark } from '../build-draft-input.ts'
import { drafted } from '../drafted.ts'

/** The rows of the table that compares a mark with one cited mark, and the sentence below it. */
const compared = (mark: string, cited: string, isEn: 0 | 1 = 0): string => {
  const { reason } = drafted({ mark, citedMarks: [buildCitedMark({ mark: cited })] }, { isEn })
  return reason.querySelector('[data-name="citedMark1Dissimilar"]')?.textContent ?? ''
}

describe('the wording of two marks', () => {
  it.each([
    ['Cyrillic letters', 'СЕВЕР', '西里尔字母', 'Cyrillic letters'],
    ['Greek letters', 'ΑΛΦΑ', '希腊字母', 'Greek letters'],
    ['kana', 'あけぼの', '日文假名', 'kana characters'],
    ['Hangul', '새벽북', '韩文', 'Hangul characters'],
    ['digits', '1988', '数字', 'digits'],
  ])('names its script: %s', (_, mark, zh, en) => {
    expect(compared(mark, '青砚')).toContain(`一为${zh}，一为汉字`)
    expect(compared(mark, '青砚', 1)).toContain(`one is in ${en}, the other in Chinese characters`)
  })

  it('calls letters Latin where other letters stand beside them', () => {
    expect(compared('NORTH СЕВЕР', 'ЗАРЯ', 1)).toContain('Composition (Latin letters)')
    expect(compared('NORTH 青砚', 'NORD', 1)).toContain('Composition (letters)')
  })

  it('is not said to lack digits that stand beside its Chinese characters', () => {
    const text = compared('青砚18', 'ORBEN-64')
    expect(text).toContain('两个数字“18”')
    expect(text).not.toContain('申请商标没有数字')
    expect(comparedParts('青砚18', '青山').ours.han).toEqual(['青砚18'])
  })

  it.each([
    ['NOVA HARBOR', 'NOVA HARBOUR', 'NOVA HARBO'],
    ['NORTHERN STAR COFFEE', 'SOUTHERN STAR COFFEE', 'THERN STAR'],
  ])('quotes no part of a word as what %s and %s have in common', (mark, cited, cut) => {
    expect(compared(mark, cited)).not.toContain(`${cut}”`)
    expect(compared(mark, cited, 1)).not.toContain(`${cut}”`)
  })

  it('quotes the whole words that two marks have in common', () => {
    expect(compared('NORTHERN STAR COFFEE', 'SOUTHERN STAR COFFEE')).toContain('“STAR COFFEE”')
  })

  it('quotes words without the sign that joins them to what follows', () => {
    expect(comparedParts('青砚', 'ORBEN-64').theirs.latin).toEqual(['ORBEN'])
  })

  it('concedes a part of the same characters in words that lead on to the part that differs', () => {
    const text = compared('青砚 QINGYAN', '青砚')
    expect(text).toContain('均含“青砚”，区别在于字母部分')
    expect(text).toContain('虽均含有“青砚”，但在文字构成（字母部分：')
    expect(text).toContain('应当就整体判断')
    expect(text).not.toContain('相同')
    expect(compared('青砚 QINGYAN', '青砚', 1)).toContain('both contain “青砚”; the difference lies in the letters')
    // Words that stand apart in one of the marks are quoted apart.
    expect(compared('北曙 NORTH', '北の曙', 1)).toContain('both contain “北” and “曙”')
  })

  it('prints no bare admission where all words are the same, and leaves the result to the attorney', () => {
    for (const isEn of [0, 1] as const) {
      expect(compared('青砚', '青砚', isEn)).not.toMatch(/相同(?!／|\/)|the same/)
    }
  })

  it('is set against the other where neither mark has what the other has', () => {
    const text = compared('北曙 СЕВЕР', '새벽북', 1)
    expect(text).toContain('one is in Chinese characters and Cyrillic letters, the other in Hangul characters')
    expect(text).not.toContain('has no')
    const partly = compared('北曙 СЕВЕР', '北斗 새벽')
    expect(partly).toContain('文字构成（西里尔字母、韩文部分）')
    expect(partly).toContain('一为西里尔字母，一为韩文')
    expect(partly).not.toMatch(/没有(?:西里尔字母|韩文)/)
  })

  it('tells traditional from simplified forms by nothing but the other characters', () => {
    expect(compared('雲岫坊', '云秀坊')).toContain('第二字“岫”与“秀”不同')
    expect(compared('雲岫坊', '云岫')).toContain('申请商标多出“坊”')
  })

  it.each([
    [
      '13145210',
      '521',
      '申请商标多出“1314”“0”，分列“521”前后，连写为一体',
      'the mark applied for also contains “1314” and “0”, before and after “521”, in one unbroken run',
    ],
    ['STARISLET', 'STARISLE', '申请商标多出“T”，位于末尾，连写为一体', '“T”, at the end, in one unbroken run'],
    ['NOVA', 'SUPER NOVA', '引证商标多出“SUPER”，位于开头', 'also contains “SUPER”, at the beginning'],
    ['青山房', '青砚山房', '引证商标多出“砚”，位于中间', 'also contains “砚”, in the middle'],
    ['CHENGYU', 'CHENGO', '“CHENG”之后“YU”与“O”不同', 'after “CHENG”, “YU” stands against “O”'],
    [
      '鲜羊好奶',
      '羊好好',
      '申请商标在“羊好”之前另有“鲜”，“羊好”之后“奶”与“好”不同',
      'the mark applied for also has “鲜” before “羊好”, and after “羊好”, “奶” stands against “好”',
    ],
    [
      '花信里',
      '信花',
      '“信”“花”在两商标中的排列顺序不同，申请商标另有“里”',
      '“信” and “花” stand in a different order, and the mark applied for also contains “里”',
    ],
    ['山房', '青砚', '“山房”与“青砚”不同', '“山房” differs from “青砚”'],
  ])('tells what the longer one adds, and where: %s, %s', (mark, cited, zh, en) => {
    expect(compared(mark, cited)).toContain(zh)
    expect(compared(mark, cited, 1)).toContain(en)
    expect(compared(mark, cited)).not.toMatch(/(?:字|位|字母)数不同/)
  })

  it('concedes Chinese words that stand whole in the other mark, and leads on to what is added', () => {
    expect(compared('花信里', '花信')).toContain('虽均含有“花信”，但在文字构成（申请商标多出“里”，位于末尾）')
    expect(compared('花信里', '花信风')).toContain('虽均含有“花信”，但在文字构成（第三字“里”与“风”不同）')
    expect(compared('CHENGYU', 'CHENGO')).toContain('虽均含有“CHENG”')
  })

  it('concedes no letters or digits in the midst of a longer run, and no single character', () => {
    expect(compared('13145210', '13145')).toContain('虽均含有“13145”')
    expect(compared('13145210', '521')).not.toContain('虽均含有')
    expect(compared('花信里', '花汛')).not.toContain('虽均含有')
  })

  it('tells how many letters, digits or characters there are in the row on the look alone', () => {
    expect(compared('13145210', '521')).toContain('八个数字与三个数字，长短不同')
    expect(compared('13145210', '521', 1)).toContain('eight digits against three')
    expect(compared('青砚 NOVA', '青砚山 NOVA')).toContain('长短不同')
  })

  it('takes letters with and without accents for one where it looks for what differs', () => {
    expect(compared('SÉRAFINE', 'SERAFORT')).toContain('“INE”与“ORT”不同')
  })

  it('is read across the points that part its characters', () => {
    expect(compared('暖岫 NUAN', '暖·秀山')).toContain('nuan xiu shan')
  })

  it('says what a mark means where the dictionary has it, and asks for the other', () => {
    expect(compared('苹果', '青砚')).toContain('既有词汇“苹果”')
    expect(compared('SILVER FOX', '青砚')).toMatch(/英文单词“SILVER”（[^）]+）“FOX”（[^）]+）/)
    expect(compared('SILVER FOX', '青砚', 1)).toContain('the English words “SILVER” and “FOX”')
    expect(compared('SILVER FOX', 'GOLDEN FOX')).not.toContain('含义不同')
    expect(compared('苹果', '狐狸')).toContain('均为有固有含义的词汇，含义不同')
  })

  it('names each aspect once, with all of its parts', () => {
    expect(compared('青砚 QINGYAN', '山房 NOVA')).toMatch(/在文字构成（汉字部分：[^）]+；字母部分：[^）]+）/)
  })
})

describe('the sound of two marks', () => {
  it.each([
    ['蜜谷蜂情', '蜜谷山房', '末两个音节不同'],
    ['蜂情蜜谷', '山房蜜谷', '前两个音节不同'],
    ['花信里', '花信风', '末音节不同'],
    ['里花信', '风花信', '首音节不同'],
    ['花里信', '花风信', '第二音节不同'],
    ['蜂蜜情谷', '山蜜房谷', '第一、第三音节不同'],
    ['山房', '蜜谷', '各音节均不同'],
    ['花信里', '花信', '申请商标在末尾多出一个音节 li'],
    ['花信', '里花信', '引证商标在开头多出一个音节 li'],
    ['花信里', '信花', '音节数不同'],
  ])('differs in the syllables that differ: %s, %s', (mark, cited, told) => {
    expect(compared(mark, cited)).toContain(told)
  })
})
