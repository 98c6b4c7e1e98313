import type { CitedMark, Notice } from '#contract/notice.ts'
import type { DraftInput } from '../../../server/drafting/draft.ts'
import { buildCitedMark, buildDraftInput } from '../drafting/build-draft-input.ts'
import { SAMPLE_CLASSIFICATION } from '../drafting/sample-classification.ts'

/** How far the attorney has got with a draft. */
type Progress = 'complete' | 'part'

/** What the attorney argues beside what the draft argues by itself. */
export type Plan = 'as-drafted' | 'use' | 'non-use'

export interface NoticeCase {
  id: string
  progress: Progress
  plan: Plan
  input: DraftInput
}

const cited = (regNo: string, mark: string, owner: string, facts: Partial<CitedMark> = {}): CitedMark =>
  buildCitedMark({ regNo, mark, owner, dates: {}, ...facts })

const registered = (from: string, to: string): Partial<CitedMark> => ({
  dates: { registrationDate: from, exclusiveTo: to },
})

const DRINKS = ['茶饮料', '咖啡', '糕点', '蜂蜜', '面包', '燕窝梨膏']
const CLOTHES = ['服装', '鞋', '帽', '袜', '手套（服装）', '围巾', '婴儿全套衣']
const SHOPS = ['广告', '替他人推销', '市场营销', '为零售目的在通信媒体上展示商品', '人事管理咨询']

const MATERIALS =
  '纯棉 针织 羊毛 真丝 亚麻 羽绒 皮制 仿皮 防水 防风 加绒 牛仔 灯芯绒 雪纺 竹纤维 莫代尔 羊绒 尼龙 涤纶 混纺 法兰绒 珊瑚绒 抓绒 帆布'
const GARMENTS =
  '衬衫 外套 长裤 短裤 连衣裙 半身裙 背心 马甲 毛衣 大衣 风衣 睡衣 泳衣 浴袍 围裙 披肩 领带 腰带 长袜 手套 短靴 拖鞋 凉鞋 运动鞋 童帽'
/** 600 invented names, none of which is part of another. */
const SIX_HUNDRED_GOODS = MATERIALS.split(' ').flatMap(stuff => GARMENTS.split(' ').map(garment => stuff + garment))

const EIGHT_MARKS: CitedMark[] = [
  cited('11482093', '云栖', '苏州云栖服饰有限公司', { ...registered('2014-02-21', '2034-02-20') }),
  cited('15930742', '栖岚', '泉州栖岚体育用品有限公司', { ...registered('2016-04-14', '2026-04-13') }),
  cited('20471836', '云岚', '王思齐', { ...registered('2017-08-21', '2027-08-20') }),
  cited('27364915', '云栖岚烟', '温州市瓯海岚烟鞋业有限公司', { ...registered('2018-11-07', '2028-11-06') }),
  cited('33058627', '栖岚山', '广州栖山服装有限公司', { ...registered('2019-05-14', '2029-05-13') }),
  cited('46719350', 'QILAN', 'QILAN APPAREL GMBH', { ...registered('2021-01-28', '2031-01-27') }),
  cited('58240391', '岚栖谷', '陈雨桐', { status: 'preliminary' }),
  cited('G1427385', 'CLOUDLAN', 'CLOUDLAN HOLDINGS LIMITED', { ...registered('2018-06-12', '2028-06-12') }),
].map(mark => ({ ...mark, classes: [25], goods: ['服装', '鞋', '帽'] }))

const foodNotice: Partial<Notice> = {
  kind: 'partial',
  dispatchNo: 'TMZC20260002047136BFBH01',
  dispatchDate: '2026-07-08',
  applicationNo: '82604931',
  mark: '岭上梨园',
  classes: [30],
  applicant: '林晓彤',
  address: '福建省漳州市平和县霞寨镇团结路26号',
  agency: '厦门鹭思知识产权代理事务所（普通合伙）',
  applicationDate: '2025-10-13',
  grounds: ['10.1.7', '30'],
  citedMarks: [
    cited('19573648', '岭上', '陈国栋', {
      classes: [30],
      goods: ['茶', '茶饮料'],
      ...registered('2017-05-28', '2027-05-27'),
    }),
    cited('40286175', '梨园春', '开封梨园春食品有限公司', {
      classes: [30],
      goods: ['糕点', '面包'],
      ...registered('2020-04-07', '2030-04-06'),
    }),
  ],
  refusedGoods: DRINKS,
  acceptedGoods: ['食盐', '酵母', '冰淇淋'],
}

const latinNotice: Partial<Notice> = {
  kind: 'partial',
  dispatchNo: 'TMZC20260001793052BFBH01',
  dispatchDate: '2026-06-18',
  applicationNo: '82157093',
  mark: 'NOVARA TIDE',
  classes: [35],
  applicant: 'NOVARA TIDE TRADING LIMITED',
  address: '香港九龙观塘道388号',
  agency: '深圳市鹏湾知识产权代理有限公司',
  applicationDate: '2025-09-22',
  grounds: ['10.1.7', '30'],
  citedMarks: [
    cited('23140587', 'NOVARA', 'NOVARA COMMERCE INC.', { classes: [35], goods: ['广告', '市场营销'] }),
    cited('36920418', 'TIDE NOVA', '杭州潮诺电子商务有限公司', { classes: [35], goods: ['替他人推销'] }),
  ].map(mark => ({ ...mark, ...registered('2019-03-07', '2029-03-06') })),
  refusedGoods: SHOPS.slice(0, 4),
  acceptedGoods: ['人事管理咨询', '复印服务'],
}

const deviceNotice: Partial<Notice> = {
  dispatchNo: 'TMZC20260002210984BHTZ01',
  dispatchDate: '2026-07-20',
  applicationNo: '82730416',
  mark: '图形',
  markIsDevice: true,
  classes: [9, 35, 42],
  applicant: '成都锦里智联科技股份有限公司',
  agency: '成都天府商标代理有限公司',
  applicationDate: '2025-11-03',
  citedMarks: [
    cited('24685017', '图形', '重庆山城数码有限公司', registered('2018-06-14', '2028-06-13')),
    cited('31506248', '图形', '北京燕山软件开发有限公司', { classes: [42], goods: ['计算机软件设计'] }),
  ],
  refusedGoods: ['可下载的手机应用软件', '智能手表', '广告', '替他人推销', '计算机软件设计', '云计算'],
}

const CASES: readonly (readonly [string, Progress, Plan, Partial<Notice>, Parameters<typeof buildDraftInput>[1]?])[] = [
  ['one-mark', 'complete', 'as-drafted', { citedMarks: [buildCitedMark(registered('2018-10-21', '2028-10-20'))] }],
  ['two-grounds-partial', 'complete', 'use', foodNotice, { receiveDay: '2026-07-13' }],
  [
    'eight-marks',
    'complete',
    'non-use',
    {
      dispatchNo: 'TMZC20260001902475BHTZ01',
      dispatchDate: '2026-06-24',
      applicationNo: '82390157',
      mark: '云栖岚',
      classes: [25],
      applicant: '杭州云栖岚服饰有限公司',
      address: '浙江省杭州市余杭区良渚街道博园路9号',
      agency: '杭州钱塘知识产权代理有限公司',
      applicationDate: '2025-09-30',
      citedMarks: EIGHT_MARKS,
      refusedGoods: CLOTHES,
    },
    { type: 1, receiveDay: '2026-06-24' },
  ],
  [
    'six-hundred-goods',
    'part',
    'as-drafted',
    {
      kind: 'partial',
      dispatchNo: 'TMZC20260002384710BFBH01',
      dispatchDate: '2026-08-03',
      applicationNo: '82951764',
      mark: '栖岚记',
      classes: [25],
      applicant: '湖州栖岚记服装有限公司',
      agency: '湖州苕溪商标事务所（普通合伙）',
      applicationDate: '2025-12-08',
      citedMarks: EIGHT_MARKS,
      refusedGoods: SIX_HUNDRED_GOODS.slice(0, 597),
      acceptedGoods: SIX_HUNDRED_GOODS.slice(597),
    },
    { receiveDay: '2026-08-10' },
  ],
  [
    'descriptive-sign',
    'complete',
    'use',
    {
      dispatchNo: 'TMZC20260001640938BHTZ01',
      dispatchDate: '2026-06-11',
      applicationNo: '81946205',
      mark: '轻醒',
      classes: [30],
      applicant: '长沙轻醒食品有限公司',
      agency: '长沙湘江商标代理有限公司',
      applicationDate: '2025-09-09',
      grounds: ['10.1.7', '11.1.2'],
      citedMarks: [],
      refusedGoods: DRINKS,
    },
    { receiveDay: '2026-06-17' },
  ],
  [
    'earlier-filing',
    'complete',
    'as-drafted',
    {
      dispatchNo: 'TMZC76820413BHTZ01',
      dispatchDate: '2024-09-03',
      applicationNo: '76820413',
      applicationDate: '2024-02-26',
      mark: '鹿鸣谷',
      applicant: '西安鹿鸣谷文化传播有限公司',
      agency: '西安曲江知识产权代理有限公司',
      grounds: ['31'],
      citedMarks: [cited('76418295', '鹿鸣', '咸阳鹿鸣影视制作有限公司', { status: 'earlier-filed' })],
    },
    { receiveDay: '2024-09-09', classification: SAMPLE_CLASSIFICATION },
  ],
  ['one-mark-english', 'complete', 'use', { mark: '青砚山房' }, { isEn: 1, classification: SAMPLE_CLASSIFICATION }],
  ['latin-partial-english', 'complete', 'as-drafted', latinNotice, { isEn: 1, receiveDay: '2026-06-23' }],
  [
    'law-of-2013',
    'complete',
    'as-drafted',
    {
      dispatchNo: 'TMZC28461537BHTZ01',
      dispatchDate: '2018-05-10',
      applicationNo: '28461537',
      applicationDate: '2017-12-26',
      mark: '雁回塔',
      applicant: '洛阳雁回文化旅游有限公司',
      agency: '洛阳市龙门商标事务所',
      citedMarks: [cited('10735284', '雁塔', '西安雁塔软件有限公司', registered('2013-06-14', '2023-06-13'))],
    },
    { receiveDay: '2018-05-18' },
  ],
  [
    'law-of-2026',
    'complete',
    'as-drafted',
    {
      dispatchNo: 'TMZC20270000187435BHTZ01',
      dispatchDate: '2027-03-09',
      applicationNo: '85174026',
      applicationDate: '2026-08-17',
      grounds: ['10.1.7', '30'],
      mark: '北辰果酿',
      classes: [30],
      applicant: '烟台北辰果酿食品有限公司',
      agency: '烟台芝罘知识产权代理有限公司',
      citedMarks: [
        cited('29471056', '北辰', '青岛北辰酒业有限公司', {
          classes: [30],
          goods: ['咖啡', '糕点'],
          ...registered('2019-01-07', '2029-01-06'),
        }),
      ],
      refusedGoods: DRINKS.slice(0, 4),
    },
    { receiveDay: '2027-03-15' },
  ],
  [
    'law-of-2001',
    'part',
    'as-drafted',
    {
      layout: 'saic',
      dispatchNo: 'ZC9381726BH1',
      dispatchDate: '2012-04-16',
      applicationNo: '9381726',
      applicationDate: '2011-04-25',
      mark: '桐花渡',
      applicant: '芜湖桐花渡电子商务有限公司',
      agency: '安徽江淮商标事务所有限公司',
      citedMarks: [cited('5106837', '桐花', '合肥桐花电子有限公司', registered('2009-03-21', '2019-03-20'))],
    },
    { receiveDay: '2012-04-25' },
  ],
  ['device-three-classes', 'part', 'as-drafted', deviceNotice, { receiveDay: '2026-07-27' }],
  [
    'law-of-2026-english',
    'part',
    'as-drafted',
    {
      ...latinNotice,
      kind: 'full',
      acceptedGoods: [],
      dispatchNo: 'TMZC20270000342819BHTZ01',
      dispatchDate: '2027-04-12',
      applicationNo: '85530917',
      applicationDate: '2026-09-14',
      classes: [9, 35],
      refusedGoods: ['智能手表', '太阳镜', ...SHOPS.slice(0, 2)],
    },
    { isEn: 1, type: 1, receiveDay: '2027-04-12' },
  ],
]

/** The invented notices that the corpus is made from, each with what its attorney does about it. */
export const NOTICE_CASES: readonly NoticeCase[] = CASES.map(([id, progress, plan, facts, options]) => ({
  id,
  progress,
  plan,
  input: buildDraftInput(facts, options),
}))
