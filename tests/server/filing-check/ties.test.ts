import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { buildCitedMark } from '../drafting/build-draft-input.ts'
import { openTypedCase, said } from './typed-case.ts'

const FACTS: Partial<Notice> = {
  kind: 'partial',
  classes: [25, 35],
  mark: '海榕树',
  applicant: '厦门海榕树服饰有限公司',
  grounds: ['30'],
  refusedGoods: ['服装', '鞋', '替他人推销', '广告设计'],
  acceptedGoods: ['帽子'],
  citedMarks: [
    buildCitedMark({ regNo: '30518842', mark: '榕树', owner: '泉州榕树鞋业有限公司', classes: [], goods: [] }),
    buildCitedMark({ regNo: '42260719', mark: '海榕', owner: '福州海榕传媒有限公司', classes: [], goods: [] }),
    buildCitedMark({
      regNo: '43877105',
      mark: '榕树下',
      owner: '莆田榕下商贸有限公司',
      classes: [35],
      goods: ['广告设计'],
    }),
  ],
  reasons: [
    {
      ground: '30',
      text: '在第25类“服装；鞋”商品上，该商标与泉州榕树鞋业有限公司已注册的第30518842号“榕树”商标近似；',
      goods: ['服装', '鞋'],
      citedMarks: ['30518842'],
    },
    {
      ground: '30',
      text: '在第35类“替他人推销；广告设计”服务上，该商标与福州海榕传媒有限公司已注册的第42260719号“海榕”商标、莆田榕下商贸有限公司已注册的第43877105号“榕树下”商标近似。',
      goods: ['替他人推销', '广告设计'],
      citedMarks: ['42260719', '43877105'],
    },
  ],
}

const draft = openTypedCase(FACTS)
const english = openTypedCase(FACTS, { isEn: 1 })

describe('goods, classes and cited marks that a sentence ties together', () => {
  it.each([
    ['“服装”归入第35类。', 'class 第35类'],
    ['第25类的“替他人推销”与引证商标一没有关系。', 'class 第25类'],
    ['鞋、服装均属第35类项目。', 'class 第35类'],
    ['引证商标一系在第35类服务上被引用。', 'class 第35类'],
    ['就第25类商品，审查员援引的是引证商标二。', 'class 第25类'],
    ['引证商标三（第25类）权利仍然有效。', 'class 第25类'],
    ['在第25类和第35类上，通知书分别引证了引证商标三和引证商标一。', 'class 第25类'],
    ['“广告设计”因与引证商标一近似而被驳回。', 'goods 广告设计'],
    ['引证商标二构成“鞋”商品上的注册障碍。', 'goods 鞋'],
    ['对于“服装；鞋”，通知书引证的是第42260719号商标。', 'goods 服装'],
    ['通知书以引证商标三为由，驳回了“替他人推销；鞋”。', 'goods 鞋'],
    ['引证商标三核定使用的服务为“广告设计；替他人推销”。', 'goods 替他人推销'],
    ['“帽子”商品与引证商标一相冲突。', 'goods 帽子'],
  ])('is found: %s', (sentence, finding) => {
    expect(said(draft.raised(sentence))).toContainEqual(finding)
  })

  it.each([
    ['“服装” falls in Class 35.', 'class Class 35'],
    ['“替他人推销” and “广告设计” are services in Class 25.', 'class Class 25'],
    ['Cited mark 2 was relied on against the goods in Class 25.', 'class Class 25'],
    ['For Class 35, the Office cited no. 30518842.', 'class Class 35'],
    ['“鞋” was refused over cited mark 3.', 'goods 鞋'],
    ['Cited mark 1 blocks “广告设计”.', 'goods 广告设计'],
  ])('is found in English: %s', (sentence, finding) => {
    expect(said(english.raised(sentence))).toContainEqual(finding)
  })

  it.each([
    '“服装；鞋”属于第25类，“替他人推销；广告设计”属于第35类。',
    '在第25类上，通知书引证的是引证商标一；在第35类上，引证的是引证商标二、引证商标三。',
    '引证商标一针对“服装；鞋”，引证商标二、引证商标三针对“替他人推销；广告设计”。',
    '第25类商品和第35类服务上，通知书分别引证了引证商标一和引证商标二。',
    '“替他人推销”服务与引证商标一核定的商品并不类似。',
    '引证商标二不涉及第25类，不应成为“服装”上的障碍。',
    '即便引证商标一在第25类上构成障碍，“广告设计”也应予以初步审定。',
    '引证商标三核定使用的服务为“广告设计”。',
    '除引证商标三以外，第25类“服装”上另有引证商标一。',
    '帽子已获初步审定，未受引证商标一影响。',
    '申请商标指定使用在第25类“服装；鞋”和第35类“替他人推销；广告设计”上。',
  ])('is let be where the notice ties them so: %s', sentence => {
    expect(said(draft.raised(sentence))).toEqual([])
  })

  it.each([
    'The goods “服装” and “鞋” are in Class 25; “广告设计” is in Class 35.',
    'Cited mark 1 was cited for Class 25, and cited marks 2 and 3 for Class 35.',
    'Cited mark 2 was not cited against any goods in Class 25.',
  ])('is let be in English: %s', sentence => {
    expect(said(english.raised(sentence))).toEqual([])
  })
})
