import { expect, it } from 'vitest'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { pageOfLines } from '../page-of-lines.ts'

const NINE = '在第9类商品上，该商标与甲公司在类似商品上已注册的第10000001号“乙”商标近似；'
const OTHER = '在第35类服务上，该商标与丙公司在类似服务上已注册的第10000002号“丁”商标近似。'

const reasonsWith = (goods: string) => {
  const lines = [
    '国家知识产权局',
    '商标驳回通知书',
    '发文编号：TMZC79000321BHTZ01',
    '申请号：79000321',
    '商标：乙丁',
    '类别：第9、35类',
    '申请人：上海某某信息技术有限公司',
    goods,
    '经审查，根据《商标法》第三十条的规定，我局决定驳回上述商标注册申请，理由如下：',
    `　　${NINE}`,
    OTHER,
    '　　根据《商标法》第三十四条的规定，如对本决定不服，可以自收到本通知之日起十五日内申请复审。',
    '国家知识产权局',
    '2026年4月30日',
  ]
  const page = pageOfLines(lines.map((text, index) => [text, 60, 60 + 24 * index, 10]))
  return readFacts([page], 'text-layer').reasons?.map(reason => [reason.text, reason.goods, reason.citedMarks])
}

it('parts a sentence by the classes that it speaks of, each with the goods listed under that class', () => {
  expect(reasonsWith('商品/服务：第9类：计算机软件、数据处理设备；第35类：商业管理辅助、替他人推销')).toEqual([
    [NINE, ['计算机软件', '数据处理设备'], ['10000001']],
    [OTHER, ['商业管理辅助', '替他人推销'], ['10000002']],
  ])
})

it('leaves the goods open where the list is not parted by class', () => {
  expect(reasonsWith('商品/服务：计算机软件、数据处理设备、商业管理辅助')).toEqual([
    [NINE, [], ['10000001']],
    [OTHER, [], ['10000002']],
  ])
})

const partialOf = (lines: readonly string[]) => {
  const page = pageOfLines(
    [
      '国家知识产权局',
      '商标部分驳回通知书',
      '发文编号：TMZC79000321BFBH01',
      '申请号：79000321',
      '商标：乙丁',
      '申请人：上海某某信息技术有限公司',
      ...lines,
      '申请人可自收到本通知之日起十五日内申请复审。',
      '国家知识产权局',
      '2026年4月30日',
    ].map((text, index) => [text, 60, 60 + 24 * index, 10]),
  )
  const { refusedGoods, acceptedGoods, reasons, doubtful } = readFacts([page], 'text-layer')
  return {
    refusedGoods,
    acceptedGoods,
    reasons: reasons?.map(reason => [reason.goods, reason.citedMarks]),
    doubts: doubtful.filter(path => /^(?:reasons|refusedGoods|acceptedGoods)/u.test(path)),
  }
}

it('gives each part of one sentence the goods of the class that it begins with', () => {
  expect(
    partialOf([
      '类别：14；16；25',
      '根据《商标法》第三十条、第三十一条，分类别通知审查结果：',
      '【第14类】驳回商品：首饰盒。初步审定商品：钟。',
      '【第16类】驳回商品：明信片；印刷品。初步审定商品：书写工具。',
      '【第25类】驳回商品：裤子；鞋。初步审定商品：手套（服装）。',
      '理由：第14类上与甲公司已注册的第40118293号“乙”商标近似；第16类上与丙公司已注册的第52100736号“乙丁”商标近似；第25类上与戊公司申请在先的第67500921号“乙丁里”商标近似。',
    ]),
  ).toEqual({
    refusedGoods: ['首饰盒', '明信片', '印刷品', '裤子', '鞋'],
    acceptedGoods: ['钟', '书写工具', '手套（服装）'],
    reasons: [
      [['首饰盒'], ['40118293']],
      [['明信片', '印刷品'], ['52100736']],
      [['裤子', '鞋'], ['67500921']],
    ],
    doubts: [],
  })
})

it('gives the reason on the rest of the goods what the other reasons leave', () => {
  expect(
    partialOf([
      '类别：35',
      '经审查，根据《商标法》第三十条，我局决定：',
      '一、初步审定在“会计；寻找赞助”服务上使用该商标的注册申请；',
      '二、驳回在“进出口代理；替他人推销；商业企业迁移；人事管理咨询”服务上使用该商标的注册申请，理由如下：',
      '该商标在“进出口代理；替他人推销”服务上与甲公司已注册的第48817260号“乙”商标近似，在其余被驳回服务上与丙公司已注册的第57002913号“乙丁”商标近似。',
    ]).reasons,
  ).toEqual([
    [['进出口代理', '替他人推销'], ['48817260']],
    [['商业企业迁移', '人事管理咨询'], ['57002913']],
  ])
})

it('finds the goods of a reason by their numbers in the list above', () => {
  expect(
    partialOf([
      '类别：9',
      '根据《商标法》第三十条、第三十一条，我局作出如下决定：',
      '一、对在下列商品上的注册申请予以驳回：',
      '1.照相机（摄影）；2.测距仪；3.眼镜；4.人脸识别设备。',
      '二、对在“电线；动画片”商品上的注册申请予以初步审定并公告。',
      '驳回理由：该商标在第1、2项商品上，与甲公司已注册的第21308876号“乙”商标近似；在第3至4项商品上，与丙申请在先的第72803319号“乙丁里”商标近似。',
    ]).reasons,
  ).toEqual([
    [['照相机（摄影）', '测距仪'], ['21308876']],
    [['眼镜', '人脸识别设备'], ['72803319']],
  ])
})

it('reads lists that stand line by line under headings of what was decided', () => {
  expect(
    partialOf([
      '类别：35;39',
      '审查决定（驳回）',
      '第35类',
      '为他人采购（替其他企业购买商品或服务）',
      '第39类',
      '运输；货物贮存；包裹投递',
      '审查决定（初步审定）',
      '第35类',
      '广告；会计',
      '第39类',
      '旅行陪伴',
      '理由与依据',
      '在“货物贮存”服务上，该商标直接表示了服务的内容，适用《商标法》第十一条第一款第（二）项；',
      '在其余驳回服务上，与甲公司在类似服务上已注册的第29117604号“乙”商标近似，适用《商标法》第三十条。',
    ]),
  ).toEqual({
    refusedGoods: ['为他人采购（替其他企业购买商品或服务）', '运输', '货物贮存', '包裹投递'],
    acceptedGoods: ['广告', '会计', '旅行陪伴'],
    reasons: [
      [['货物贮存'], []],
      [['为他人采购（替其他企业购买商品或服务）', '运输', '包裹投递'], ['29117604']],
    ],
    doubts: [],
  })
})

it('gives reasons the marks in the rows of the annex that they point to, and the article of their standing', () => {
  const head = [
    '国家知识产权局',
    '商标驳回通知书',
    '申请号：79000321',
    '商标：乙丁',
    '类别：9',
    '申请人：上海某某信息技术有限公司',
  ]
  const letter = [
    ...head,
    '经审查，根据《商标法》第三十条、第三十一条的规定，我局决定驳回上述商标注册申请，理由如下：',
    '1.该商标与附页所列序号1至2的在先商标构成使用在同一种或类似商品上的近似商标。',
    '2.该商标与附页所列序号3的商标近似，该商标申请日期早于本申请。',
    '根据《商标法》第三十四条的规定，如对本决定不服，可以自收到本通知之日起十五日内申请复审。',
    '国家知识产权局',
    '2026年4月30日',
    '附页 引证商标一览',
  ]
  const rows = [
    ['序号', '注册号', '商标', '注册人', '状态'],
    ['1', '10000001', '乙', '甲某茶业有限公司', '已注册'],
    ['2', '10000002', '丁', '丙某茶业有限公司', '初步审定'],
    ['3', '10000003', '乙丁子', '戊某茶业有限公司', '在先申请'],
  ]
  const lefts = [60, 90, 170, 250, 420]
  const page = pageOfLines([
    ...letter.map((text, index) => [text, 60, 60 + 24 * index, 10] as const),
    ...rows.flatMap((row, at) => row.map((text, column) => [text, lefts[column] ?? 0, 400 + 24 * at, 10] as const)),
  ])
  expect(readFacts([page], 'text-layer').reasons?.map(({ ground, citedMarks }) => [ground, citedMarks])).toEqual([
    ['30', ['10000001', '10000002']],
    ['31', ['10000003']],
  ])
})

it('asks for the goods of a reason that is said of one class of several, where none were found', () => {
  expect(
    partialOf([
      '类别：第9、35类',
      '经审查，根据《商标法》第三十条的规定，决定驳回在部分商品上的注册申请，理由如下：',
      NINE,
      OTHER,
    ]).doubts,
  ).toEqual(expect.arrayContaining(['reasons.0.goods', 'reasons.1.goods']))
})

it('finds marks by the names that the annex gives them, and asks which article holds where their standing is not told', () => {
  const lines = [
    '国家知识产权局',
    '商标驳回通知书',
    '申请号：79000321',
    '商标：乙丁',
    '类别：9',
    '申请人：上海某某信息技术有限公司',
    '经审查，我局决定驳回上述商标注册申请，理由如下：',
    '该商标外文部分与引证商标（一）仅一个字母不同，整体外观近似。',
    '该商标中文部分为引证商标（二）的组成文字，引证商标（二）由丙某贸易有限公司先行提出注册申请，两商标近似。',
    '上述驳回依据《商标法》第三十条、第三十一条作出。',
    '申请人可自收到本通知之日起十五日内申请复审。',
    '国家知识产权局',
    '2026年4月30日',
    '附页 引证商标',
    '（一）国际注册号：G1377452；商标：YIDING；注册人：YIDING COSMETICI S.R.L.；类别：9',
    '（二）申请号：57930664；商标：乙丁子；申请人：丙某贸易有限公司；类别：9',
  ]
  const { reasons, doubtful } = readFacts(
    [pageOfLines(lines.map((text, index) => [text, 60, 60 + 24 * index, 10]))],
    'text-layer',
  )
  expect(reasons?.map(({ ground, citedMarks }) => [ground, citedMarks])).toEqual([
    ['30', ['G1377452']],
    ['31', ['57930664']],
  ])
  expect(doubtful).toEqual(expect.arrayContaining(['reasons.0.ground', 'reasons.1.ground']))
})
