import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { buildCitedMark } from '../drafting/build-draft-input.ts'
import { openTypedCase, said, withAttribute } from './typed-case.ts'

const FACTS: Partial<Notice> = {
  classes: [30],
  mark: '禾芽 HOYA',
  applicant: '丽水禾芽食品有限公司',
  grounds: ['30', '31'],
  refusedGoods: ['糕点', '糖果', '面条'],
  citedMarks: [
    buildCitedMark({ regNo: '20311846', mark: '禾雅', owner: '衢州禾雅食品有限公司', classes: [30], goods: ['糕点'] }),
    buildCitedMark({ regNo: '31870023', mark: 'HOLA', owner: '金华合乐商贸有限公司', classes: [30], goods: ['糖果'] }),
    buildCitedMark({
      regNo: '79045512',
      mark: '小禾芽',
      owner: '台州小禾商贸有限公司',
      status: 'earlier-filed',
      classes: [30],
      goods: ['面条'],
    }),
  ],
  reasons: [
    { ground: '30', text: '与第20311846号、第31870023号商标近似。', goods: [], citedMarks: ['20311846', '31870023'] },
    { ground: '31', text: '与第79045512号商标近似。', goods: [], citedMarks: ['79045512'] },
  ],
}

const draft = openTypedCase(FACTS)
const english = openTypedCase(FACTS, { isEn: 1 })

describe('counts of what the case has', () => {
  it.each([
    ['通知书一共引证了四件商标。', 'number 四'],
    ['贵局一共援引了九件在先商标。', 'number 九'],
    ['申请商标为一标三类。', 'class 三'],
    ['申请商标共申请了两类。', 'class 两'],
    ['申请人现向国家版权局申请复审。', 'name 国家版权局'],
    ['引证商标一自始未获注册。', 'wording 未获注册'],
    ['上文已述，引证商标总计五件。', 'number 五'],
    ['两件引证商标均与申请商标不近似。', 'number 两'],
    ['引证商标中三件已获准注册。', 'number 三'],
    ['复审商品合计4项。', 'goods 4'],
    ['被驳回的五项商品均属食品。', 'goods 五'],
    ['申请商标指定使用在两个类别上。', 'class 两'],
    ['申请商标的汉字部分由三个汉字构成。', 'mark 三'],
    ['引证商标二由五个字母组成。', 'mark 五'],
    ['引证商标三为两字商标。', 'mark 两'],
  ])('are found where they are not the notice’s: %s', (sentence, finding) => {
    expect(said(draft.raised(sentence))).toContainEqual(finding)
  })

  it.each([
    ['The notice cites two earlier marks.', 'number two'],
    ['The four cited marks differ from the mark applied for.', 'number four cited marks'],
    ['The five goods under review are foods.', 'goods five'],
    ['Cited mark 2 consists of three letters.', 'mark three'],
  ])('are found in English: %s', (sentence, finding) => {
    expect(said(english.raised(sentence))).toContainEqual(finding)
  })

  it.each([
    '通知书共引证三件商标，依据第三十条引证的为其中两件。',
    '引证商标一、引证商标二两件商标已经注册。',
    '其中两件引证商标为汉字商标。',
    '引证商标中两件已获准注册，一件申请在先。',
    '复审商品共三项，其中两项为糖果和面条。',
    '申请商标由两个汉字和四个字母组成，引证商标二为四个字母。',
    '两商标有两个字母不同。',
    '某行政判决中，通知书引证的七件商标均被排除。',
  ])('are let be where they are right: %s', sentence => {
    expect(said(draft.raised(sentence))).toEqual([])
  })

  it('are no words that both marks have', () => {
    const [found] = openTypedCase({
      ...FACTS,
      mark: 'HOYAMILK',
      citedMarks: [
        buildCitedMark({ regNo: '31870023', mark: 'HOLAMILK', owner: '金华合乐商贸有限公司', classes: [30] }),
      ],
    }).raised('申请商标比引证商标多出“MILK”。')
    expect(found?.quote).toBe('MILK')
  })
})

describe('references to evidence', () => {
  it.each([
    ['创作经过详见证据九。', 'evidence 证据九'],
    ['使用情况见证据3至12。', 'evidence 证据3至12'],
    ['销售合同见附件十五。', 'evidence 附件十五'],
    ['见证据清单第20项。', 'evidence 证据清单第20'],
  ])('that the list does not have are found: %s', (sentence, finding) => {
    expect(said(draft.raised(sentence))).toContainEqual(finding)
  })

  it.each([
    ['The sales are shown by Exhibit 14.', 'evidence Exhibit 14'],
    ['See Annex K.', 'evidence Annex K'],
  ])('that the list does not have are found in English: %s', (sentence, finding) => {
    expect(said(english.raised(sentence))).toContainEqual(finding)
  })

  it.each([
    '驳回通知书见证据一。',
    '申请人提交证据12页、证据三份，证据一并提交。',
    '以上证据一致表明申请商标系独创。',
    '该判决附件九列有类似情形。',
    '委托书见附件二。',
  ])('that it has, and what is no reference, are let be: %s', sentence => {
    expect(said(draft.raised(sentence))).toEqual([])
  })

  it('follow the switches of the list', () => {
    const number = 2
    const name = 'evidence1'
    const on = withAttribute(draft.reason, name, { on: true })
    const off = withAttribute(draft.reason, 'evidence3', { on: false })
    const wholly = withAttribute(off, name, { on: false })
    expect(said(draft.raised(`详见证据${number}。`, on))).toEqual([])
    expect(said(draft.raised(`详见证据${number}。`, wholly))).toContainEqual(`evidence 证据${number}`)
  })
})

describe('counts in other English words', () => {
  it.each([
    ['Only one mark is cited in the notice.', 'number one'],
    ['The application covers three classes.', 'class three'],
  ])('are found: %s', (sentence, finding) => {
    expect(said(english.raised(sentence))).toContainEqual(finding)
  })

  it.each([
    'Three marks are cited in the notice.',
    'The application covers one class.',
  ])('are let be where they are right: %s', sentence => {
    expect(said(english.raised(sentence))).toEqual([])
  })
})

describe('a mark that is said to contain another', () => {
  it.each([
    '引证商标一完整包含申请商标。',
    '引证商标二完全包含申请商标。',
    '申请商标完全包含了引证商标三的全部文字。',
  ])('is found where the marks say otherwise: %s', sentence => {
    expect(said(draft.raised(sentence))).not.toEqual([])
    expect(said(english.raised('Cited mark 1 contains the whole of the mark applied for.'))).not.toEqual([])
  })

  it.each(['引证商标一并未完整包含申请商标。', '申请商标并未完整包含引证商标三。'])('is let be: %s', sentence => {
    expect(said(draft.raised(sentence))).toEqual([])
  })
})
