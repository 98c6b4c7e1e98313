import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { buildCitedMark } from '../drafting/build-draft-input.ts'
import { openTypedCase, said } from './typed-case.ts'

const FACTS: Partial<Notice> = {
  kind: 'partial',
  classes: [30],
  mark: '云上栗',
  applicationNo: '81234567',
  applicant: '宁德云上栗食品有限公司',
  address: '福建省宁德市蕉城区学院路12号',
  agency: '福州闽知商标代理有限公司',
  dispatchNo: 'TMZC81234567BFBH01',
  dispatchDate: '2026-03-05',
  grounds: ['10.1.7', '30', '31'],
  refusedGoods: ['茶', '糖', '蜂蜜'],
  acceptedGoods: ['食盐', '醋'],
  citedMarks: [
    buildCitedMark({
      regNo: '30211846',
      mark: '云栗',
      owner: '厦门云栗茶业有限公司',
      classes: [30],
      goods: ['茶'],
      status: 'registered',
    }),
    buildCitedMark({
      regNo: '41870023',
      mark: '上栗',
      owner: 'Upper Chestnut Foods, Inc.',
      classes: [30],
      goods: ['糖'],
      status: 'registered',
    }),
    buildCitedMark({
      regNo: '80000015',
      mark: '云上',
      owner: '陈栗生',
      classes: [30],
      goods: ['糖'],
      status: 'earlier-filed',
    }),
  ],
  reasons: [
    {
      ground: '10.1.7',
      text: '该商标用在“蜂蜜”商品上，易使公众对商品的主要原料产生误认，不得作为商标使用。',
      goods: ['蜂蜜'],
      citedMarks: [],
    },
    {
      ground: '30',
      text: '该商标与厦门云栗茶业有限公司在类似商品上已注册的第30211846号“云栗”商标、Upper Chestnut Foods, Inc.在类似商品上已注册的第41870023号“上栗”商标近似。',
      goods: ['茶', '糖'],
      citedMarks: ['30211846', '41870023'],
    },
    {
      ground: '31',
      text: '该商标与陈栗生在先申请的第80000015号“云上”商标近似。',
      goods: ['糖'],
      citedMarks: ['80000015'],
    },
  ],
}

const FAULTS = [
  '引证商标一的专用权早已终止。',
  '引证商标一已不复存在。',
  '引证商标一目前处于无效状态。',
  '引证商标一因无人续费已经失效。',
  '引证商标一尚在实质审查之中，未获核准注册。',
  '引证商标二至今仍是一件待审申请。',
  '引证商标三已经取得注册商标专用权。',
  '引证商标三早已核准注册。',
  '引证商标二已被国家知识产权局宣告无效。',
  '引证商标二的注册已被撤销公告。',
  '引证商标一的权利人为厦门云粟茶业有限公司。',
  '引证商标一由福州云栗茶业有限公司持有。',
  '引证商标二的注册人Upper Chestnut Foods, LLC对此未提出异议。',
  '引证商标二系Upper Chestnut Food, Inc.所有。',
  '引证商标三的申请人为陈粟生。',
  '引证商标三由陈生栗提出申请。',
  '引证商标三的申请人陈立生系自然人。',
  '引证商标一归陈栗生所有。',
  '引证商标二由厦门云栗茶业有限公司申请注册。',
  '申请人宁德云上粟食品有限公司成立于2015年。',
  '申请人宁德云上栗食品有限责任公司成立于2015年。',
  '申请人福州云上栗食品有限公司主营栗类食品。',
  '申请人住所地为福建省宁德市蕉城区学院路21号。',
  '申请人委托福州闽智商标代理有限公司提出复审。',
  '申请商标系第81234576号。',
  '申请商标“云上粟”由申请人独创。',
  '申请商标“云山栗”含义独特。',
  '引证商标一“云粟”由两字组成。',
  '第30211864号商标与申请商标差异明显。',
  '第41870032号“上栗”商标的含义为地名。',
  '引证商标一（第41870023号）与申请商标不近似。',
  '引证商标三（第80000051号）尚未注册。',
  '第30211847号商标与申请商标整体不同。',
  '驳回通知书的发文编号为TMZC81234576BFBH01。',
  '国家知识产权局于2026年3月15日作出驳回决定。',
  '驳回通知书于2025年3月5日发出。',
  '申请人应在收到通知书之日起三十日内申请复审。',
  '法定复审期限为收到通知之日起一个月。',
  '复审期限为十日。',
  '依据《商标法》第三十五条，申请人可以自收到通知之日起十五日内申请复审。',
  '依据《商标法》第三十三条，申请人提出复审申请。',
  '申请商标不属于《商标法》第十条第一款第（九）项所指情形。',
  '申请商标不违反《商标法》第十一条第一款第（四）项的规定。',
  '根据《商标法》第三十条第三款，两商标不构成近似商标。',
  '《商标法》第五十条规定，注册商标被撤销之日起两年内，商标局对与该商标相同或者近似的商标注册申请，不予核准。',
  '根据《商标法》第四十九条第二款，注册商标没有正当理由连续五年不使用的，任何单位或者个人可以申请撤销。',
  '注册商标有效期满，应当在期满前六个月内办理续展；未能办理的，可以给予十二个月的宽展期。',
  '《最高人民法院关于审理商标授权确权行政案件若干问题的规定》第三十八条规定，应当考虑市场实际使用情况。',
  '《最高人民法院关于审理商标民事纠纷案件适用法律若干问题的解释》第四十条规定了商标近似的判断。',
  '根据《中华人民共和国商标管理法》第三十条，申请商标应予核准。',
  '《商标法实施条例》第一百零二条规定了审查期限。',
  '通知书认为“该商标用在‘蜂蜜’商品上，易使公众对商品的产地产生误认”。',
  '通知书称“该商标与厦门云栗茶业有限公司在相同商品上已注册的第30211846号‘云栗’商标相同”。',
  '通知书载明，该商标用在“蜂蜜”商品上具有不良影响。',
  '通知书以《商标法》第十一条第一款第（二）项为由驳回申请商标。',
  '通知书依据《商标法》第十条第一款第（八）项驳回了“蜂蜜”上的申请。',
  '申请商标在“食盐”上的注册申请亦被驳回。',
  '通知书驳回了“茶、糖、蜂蜜、醋”上的注册申请。',
  '被驳回的商品为“茶、糖”。',
  '通知书初步审定的商品为“食盐、茶”。',
  '申请商标指定使用在“咖啡、茶、糖”商品上被驳回。',
  '申请商标指定使用在第29类商品上。',
  '引证商标一核定使用在第29类“茶”商品上。',
  '引证商标一核定使用的商品为“糖”。',
  '引证商标二核定使用的商品为“蜂蜜”。',
  '“茶”商品因第十条第一款第（七）项被驳回。',
  '通知书共引证四件在先商标。',
  '本案仅有两件引证商标。',
  '被驳回的商品共四项。',
  '申请商标由四个汉字组成。',
  '引证商标一由三个汉字构成。',
  '申请商标的首字为“上”。',
  '引证商标二的末字为“云”。',
  '申请商标的拼音为“YUN SHANG SU”。',
  '引证商标一的读音为“yún sù”。',
  '申请人请求国家知识产权局商标评审委员会依法复审。',
  '综上，申请人请求北京知识产权法院撤销驳回决定。',
  '综上，请求贵局驳回申请商标的注册申请。',
  '综上，恳请贵局维持驳回决定。',
  '申请人同意放弃“茶”商品的复审请求。',
  '申请人仅请求对“蜂蜜”予以复审。',
  '申请人对通知书的驳回理由无异议。',
  '申请商标与引证商标一构成近似商标。',
  '本案复审规费为每类1000元。',
  '申请人放弃在“食盐”商品上的注册申请。',
  '申请人的商标代理机构为厦门闽知商标代理有限公司。',
  '申请商标于2025年13月1日申请注册。',
  '见证据九十九。',
  '引证商标一的申请人与引证商标二的申请人为同一主体。',
]

const HONEST = [
  '引证商标一“云栗”系已注册商标，其权利人为厦门云栗茶业有限公司。',
  '引证商标三目前尚未获准注册，权利状态不确定。',
  '引证商标三的申请人为自然人陈栗生。',
  '申请人已对引证商标一提出撤销连续三年不使用申请，目前正在审理中。',
  '若引证商标一被撤销，则权利障碍不复存在。',
  '如引证商标三最终未获注册，本案驳回理由即不成立。',
  '申请商标“云上栗”取意于高山云雾中的栗树，系申请人独创。',
  '申请人宁德云上栗食品有限公司成立于2012年5月，注册资本五百万元。',
  '申请人在福建、浙江、江西等地设有三十二家门店。',
  '申请人2023年销售额达1,260万元，2024年增至2,013万元。',
  '申请人早在2016年即开始使用“云上栗”品牌，至今已近十年。',
  '自2016年起，申请人先后参加第十五届海峡茶业博览会等展会。',
  '“云上栗”于2022年被评为宁德市知名品牌。',
  '申请人名下另有第45678901号“云上栗 YUNSHANGLI”商标，核定使用在第29类“加工过的坚果”上。',
  '第19876543号“云上田”商标与第20987654号“云上田园”商标均获准共存。',
  '在先案例：第33445566号“山栗”商标驳回复审决定认为“山栗”与“山上栗”不近似。',
  '最高人民法院（2019）最高法行再24号判决亦持相同观点。',
  '北京市高级人民法院在（2020）京行终1234号案中认为，判断商标近似应以相关公众的一般注意力为标准。',
  '根据《商标法》第三十条，申请注册的商标，凡不符合本法有关规定或者同他人在同一种商品或者类似商品上已经注册的或者初步审定的商标相同或者近似的，由商标局驳回申请，不予公告。',
  '根据《商标法》第四十九条第二款，注册商标没有正当理由连续三年不使用的，任何单位或者个人可以向商标局申请撤销该注册商标。',
  '《商标法》第五十条规定，注册商标被撤销、被宣告无效或者期满不再续展的，自撤销、宣告无效或者注销之日起一年内，商标局对与该商标相同或者近似的商标注册申请，不予核准。',
  '《商标法》第三十四条规定，商标注册申请人不服的，可以自收到通知之日起十五日内向商标评审委员会申请复审。',
  '《商标法》第十条第一款第（七）项所指的欺骗性，是指对商品质量等特点或者产地作超过固有程度的表示，容易使公众产生误认。',
  '栗子并非蜂蜜的原料，相关公众不会误认“蜂蜜”含有栗子。',
  '板栗蜜系蜂蜜的一种，申请人的蜂蜜正是采自栗树花。',
  '申请商标使用在“蜂蜜”上不会使公众对商品的主要原料产生误认。',
  '“茶”与引证商标一核定使用的“茶”在消费群体上仍有区别。',
  '申请商标为三字，引证商标一、引证商标二均为二字，字数不同。',
  '申请商标的读音为yún shàng lì，三个音节；引证商标一为yún lì，两个音节。',
  '引证商标二“上栗”为江西省萍乡市下辖县的名称，显著性较弱。',
  '“云”“上”均为常用汉字，显著性较弱。',
  '申请商标首字为“云”，引证商标二首字为“上”。',
  '申请商标由“云上”与“栗”组合而成。',
  '申请人的关联公司福州云上栗贸易有限公司负责出口业务。',
  '申请人的法定代表人林云山先生从事栗业二十余年。',
  '申请人客户包括永辉超市股份有限公司、厦门夏商集团有限公司等。',
  '证据显示，申请人的产品销往日本、韩国及东南亚。',
  '申请人委托福州闽知商标代理有限公司办理本案复审事宜。',
  '国家知识产权局于2026年3月5日发出编号为TMZC81234567BFBH01的商标部分驳回通知书。',
  '通知书初步审定了申请商标在“食盐；醋”上的注册申请，驳回了在“茶；糖；蜂蜜”上的注册申请。',
  '申请商标在“食盐”等商品上已获初步审定，足见其具有显著特征。',
  '通知书认为，该商标用在“蜂蜜”商品上，易使公众对商品的主要原料产生误认。',
  '通知书引证的三件商标均不应成为申请商标注册的障碍。',
  '申请人保留在三个月内补充证据材料的权利。',
  '综上所述，恳请贵局撤销驳回决定，对申请商标予以初步审定并公告。',
  '商标驳回复审阶段，应以审理时的事实状态为准。',
  '引证商标一的注册人已于2025年注销主体资格，申请人将提交工商档案佐证。',
  '根据商标审查审理指南，判断商标近似应从形、音、义三方面综合判断。',
  '百度百科显示，“栗”为壳斗科植物。',
  '小红书、抖音平台上“云上栗”的笔记超过三千篇。',
  '申请人已就“云上栗”进行作品著作权登记，登记号为闽作登字-2019-F-00012345。',
  '产品执行标准为GB/T 18796-2012。',
  '联系电话：0593-2876543，邮编352100。',
]

const ENGLISH_FAULTS = [
  'Cited mark 1 has long since lapsed.',
  'Cited mark 1 is no longer in force.',
  'Cited mark 2 is still pending.',
  'Cited mark 3 has been registered since 2024.',
  'Cited mark 2 was declared invalid.',
  'Cited mark 2 is owned by Upper Chestnut Foods, LLC.',
  'Cited mark 1 belongs to Fuzhou Yunli Tea Co., Ltd.',
  'The mark applied for, application no. 81234576, is distinctive.',
  'Registration no. 30211864 covers tea only.',
  'The notice was issued on 15 March 2026.',
  'A review may be requested within thirty days of receipt.',
  'The period for review is one month.',
  'The refusal rests on Article 11(1)(2) of the Trademark Law.',
  'The application was also refused for “食盐”.',
  'The notice cites four earlier marks.',
  'The mark applied for consists of four Chinese characters.',
  'The applicant requests the Beijing Intellectual Property Court to set the refusal aside.',
  'The applicant agrees that the marks are similar.',
  'The goods in Class 29 were refused.',
]

const ENGLISH_HONEST = [
  'Cited mark 3 is not yet registered, and its status remains uncertain.',
  'Should cited mark 1 be cancelled, the obstacle would fall away.',
  'The applicant has filed for cancellation of cited mark 1 for three years of non-use.',
  'The applicant has used the mark since 2016 and sold goods worth RMB 12.6 million in 2023.',
  'Under Article 30 of the Trademark Law an application is refused where the mark is similar to a registered mark for similar goods.',
  'In registration no. 45678901 the applicant holds an earlier mark in Class 29.',
  'Article 49(2) of the Trademark Law allows anyone to apply for cancellation of a mark not used for three consecutive years.',
  'The notice of 5 March 2026 accepted the application for “食盐” and “醋”.',
  'The mark applied for has three characters, cited mark 1 has two.',
  'Cited mark 2 is held by Upper Chestnut Foods, Inc.',
]

const chinese = openTypedCase(FACTS)
const english = openTypedCase(FACTS, { isEn: 1 })

describe.each([
  ['Chinese', chinese, FAULTS, HONEST],
  ['English', english, ENGLISH_FAULTS, ENGLISH_HONEST],
] as const)('sentences that somebody typed without knowing the rules (%s)', (_, draft, faults, honest) => {
  it('raise a problem each where they are wrong', () => {
    expect(faults.filter(sentence => said(draft.raised(sentence)).length === 0)).toEqual([])
  })

  it('raise none where they are right', () => {
    expect(honest.flatMap(sentence => said(draft.raised(sentence)).map(found => `${sentence} – ${found}`))).toEqual([])
  })
})

describe('sentences that look wrong and are right', () => {
  it.each([
    '第6543218号“云上栗园”与第5432167号“云栗园”商标在第30类上并存。',
    '在第19765432号“栗山”商标驳回复审案中，贵局认为“栗山”与第9876543号“山栗”商标可以区分。',
    '申请人在美国亦就“云上栗”取得注册，美国注册号7012345。',
    '申请人已对引证商标一提出撤销申请，该申请尚在审查中。',
  ])('raise none: %s', sentence => {
    expect(said(chinese.raised(sentence))).toEqual([])
  })

  it.each([
    'Under Article 34 of the Trademark Law the decision on review is due within nine months.',
    'Cited marks 1 and 2 are registered; the applicant does not dispute it.',
    'Registrations no. 34561278 “栗园” and no. 28736451 “栗山” coexist in Class 30.',
  ])('raise none in English: %s', sentence => {
    expect(said(english.raised(sentence))).toEqual([])
  })
})

describe('more that somebody typed without knowing the rules', () => {
  it.each([
    '通知书依据《商标法》第三十一条引证了引证商标一。',
    '引证商标一仍在初步审定公告期内。',
    '引证商标一已被其权利人申请注销。',
    '申请商标与引证商标一的文字完全相同。',
    '本案复审申请的最后一日为2026年5月5日。',
  ])('raises a problem: %s', sentence => {
    expect(said(chinese.raised(sentence))).not.toEqual([])
  })

  it.each([
    'Cited mark 3 has already matured to registration.',
    'Cited mark 2 is still pending before the Office and has not been protected.',
    'The notice of 10 March 2026 does not explain why the marks are similar.',
    'The applicant may sue in the Beijing First Intermediate People’s Court against the decision on review.',
    'An action against the decision on review may be brought within fifteen days of receipt of the decision.',
  ])('raises a problem in English: %s', sentence => {
    expect(said(english.raised(sentence))).not.toEqual([])
  })
})

it('knows refused goods that are called approved', () => {
  expect(said(chinese.raised('“茶”商品已获初步审定，不在本案复审范围之内。'))).not.toEqual([])
  expect(said(english.raised('The mark was preliminarily approved for “茶”.'))).not.toEqual([])
})
