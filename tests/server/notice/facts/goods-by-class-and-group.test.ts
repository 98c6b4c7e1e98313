import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { linesBelow, pageOfLines } from '../page-of-lines.ts'

const TITLE = '国家知识产权局商标驳回通知书'
const PARTIAL = '国家知识产权局商标部分驳回通知书'
const HEAD = ['申请号：81234567', '商标：云上栗']
const END = ['收到本通知之日起十五日内，可以申请复审。', '国家知识产权局', '2026年3月5日']

const read = (lines: readonly string[], annex: readonly string[] = []): Notice =>
  readFacts(
    [pageOfLines(linesBelow([...lines, ...END])), ...(annex.length > 0 ? [pageOfLines(linesBelow(annex), 2)] : [])],
    'text-layer',
  )

const ON_PUBLIC = '“云上”有害于社会主义道德风尚，属于《商标法》第十条第一款第（八）项规定的标志。'

describe('goods', () => {
  it('are read under their class within a sentence', () => {
    const { refusedGoods } = read([
      TITLE,
      '王小明：',
      '你申请的“云上栗”商标，申请号81234567，指定使用于第14类：钟，表，闹钟。经审查，予以驳回。',
      ON_PUBLIC,
    ])
    expect(refusedGoods).toEqual(['钟', '表', '闹钟'])
  })

  it('are decided on behind a colon, class by class', () => {
    const { refusedGoods, acceptedGoods } = read([
      PARTIAL,
      ...HEAD,
      '类别：9，35，45',
      '审查结论',
      '第45类“法律咨询，商标代理服务”：初步审定。',
      '第9类“电子出版物，可下载的计算机程序”、第35类“替他人推销，商业管理咨询”：驳回。',
      ON_PUBLIC,
    ])
    expect(refusedGoods).toEqual(['电子出版物', '可下载的计算机程序', '替他人推销', '商业管理咨询'])
    expect(acceptedGoods).toEqual(['法律咨询', '商标代理服务'])
  })

  it('are parted by classes in brackets alone, and by numbers of items that count from one', () => {
    const listed = (goods: string) =>
      read([TITLE, ...HEAD, '类别：29，32', `商品：${goods}`, `经审查，${ON_PUBLIC}`]).refusedGoods
    expect(listed('[29]木瓜片，花生[32]矿泉水，啤酒')).toEqual(['木瓜片', '花生', '矿泉水', '啤酒'])
    expect(listed('（1）木瓜片；（2）花生；（3）啤酒')).toEqual(['木瓜片', '花生', '啤酒'])
  })

  it('of several classes are decided on by one word', () => {
    const { refusedGoods, acceptedGoods } = read([
      PARTIAL,
      ...HEAD,
      '类别：9、42',
      '我局决定：',
      '准予初步审定并公告的：第9类“电线；灭火设备”商品，第42类“测量”服务。',
      '驳回的：第9类“智能眼镜；电子字典”商品，第42类“云计算”服务。',
      ON_PUBLIC,
    ])
    expect(refusedGoods).toEqual(['智能眼镜', '电子字典', '云计算'])
    expect(acceptedGoods).toEqual(['电线', '灭火设备', '测量'])
  })

  it('end before the heading of the next list, which no sign parts from them', () => {
    const { refusedGoods, acceptedGoods } = read([
      PARTIAL,
      ...HEAD,
      '类别：35、41',
      '你方申请注册的上述商标已经审查，现将结果通知如下。',
      '予以驳回的服务',
      '第35类：广告；替他人推销',
      '第41类：书籍出版；组织文化展览',
      '予以初步审定的服务',
      '第35类：会计；自动售货机出租',
      '第41类：健身俱乐部；动物园服务',
      '驳回的理由',
      ON_PUBLIC,
    ])
    expect(refusedGoods).toEqual(['广告', '替他人推销', '书籍出版', '组织文化展览'])
    expect(acceptedGoods).toEqual(['会计', '自动售货机出租', '健身俱乐部', '动物园服务'])
  })

  it('stand in parentheses with semicolons behind the mark applied for', () => {
    const { refusedGoods } = read([
      TITLE,
      '王小明：',
      '你提交的第81234567号“云上栗”商标注册申请（第25类：服装；鞋（脚上的穿着物）；帽），我局已经审查，决定予以驳回。',
      ON_PUBLIC,
    ])
    expect(refusedGoods).toEqual(['服装', '鞋（脚上的穿着物）', '帽'])
  })

  it('of classes on lines of their own end before the next heading', () => {
    const { refusedGoods, acceptedGoods, reasons } = read([
      PARTIAL,
      ...HEAD,
      '类别：9、42',
      '我局对上述商标注册申请作出如下决定：',
      '一、下列商品、服务上的注册申请予以驳回',
      '第9类',
      '1.耳机',
      '2.路由器',
      '第42类',
      '1.云计算',
      '2.测量',
      '二、下列商品、服务上的注册申请予以初步审定',
      '第9类',
      '1.电线',
      '第42类',
      '1.气象预报',
      '三、驳回理由',
      '（一）关于第9类',
      ON_PUBLIC,
    ])
    expect(refusedGoods).toEqual(['耳机', '路由器', '云计算', '测量'])
    expect(acceptedGoods).toEqual(['电线', '气象预报'])
    expect(reasons?.map(({ goods }) => goods)).toEqual([['耳机', '路由器']])
  })

  it('are decided on by their count behind quotation marks', () => {
    const { refusedGoods, acceptedGoods } = read([
      PARTIAL,
      ...HEAD,
      '类别：28',
      '申请注册的商品共四项。其中“毛绒玩具”“玩具汽车”两项，我局予以初步审定；“积木”“骨牌”两项，我局予以驳回。驳回原因如下：',
      ON_PUBLIC,
    ])
    expect(refusedGoods).toEqual(['积木', '骨牌'])
    expect(acceptedGoods).toEqual(['毛绒玩具', '玩具汽车'])
  })

  const GROUPS = ['附件：商品分组', '甲组：糕点；糖果。', '乙组：蜂蜜；茶。', '丙组：食盐；酵母。']
  const BY_GROUP = [
    '甲组',
    ON_PUBLIC,
    '乙组',
    '“云上栗”用在该组商品上，易使公众对原料产生误认，属于《商标法》第十条第一款第（七）项规定的标志。',
  ]

  it('are decided on by the groups of an annex, which head the reasons too', () => {
    const decision = '指定商品分为甲、乙、丙三组，载于附件。丙组商品准予初步审定，甲、乙两组商品的注册申请予以驳回。'
    const { refusedGoods, acceptedGoods, reasons } = read([PARTIAL, ...HEAD, '类别：30', decision, ...BY_GROUP], GROUPS)
    expect(refusedGoods).toEqual(['糕点', '糖果', '蜂蜜', '茶'])
    expect(acceptedGoods).toEqual(['食盐', '酵母'])
    expect(reasons?.map(({ ground, goods }) => [ground, goods])).toEqual([
      ['10.1.8', ['糕点', '糖果']],
      ['10.1.7', ['蜂蜜', '茶']],
    ])
  })

  it('are asked for where the letter leaves a group out', () => {
    const decision = '指定商品分为甲、乙、丙三组，载于附件。丙组商品准予初步审定，甲组商品的注册申请予以驳回。'
    const { doubtful } = read([PARTIAL, ...HEAD, '类别：30', decision, ...BY_GROUP], GROUPS)
    expect(doubtful).toEqual(expect.arrayContaining(['refusedGoods', 'acceptedGoods']))
  })

  it('of a mark that is registered are none of a reason', () => {
    const { reasons, refusedGoods } = read([
      TITLE,
      ...HEAD,
      '类别：28',
      '商品：钓鱼竿；渔线轮',
      '经审查，该商标与甲乙渔具厂的第10000001号“云栗”商标近似，后者已在浮标、抄网等类似商品上取得注册，不符合《商标法》第三十条。',
      '两件商标均核定使用在渔具类商品上，商品类似。',
    ])
    expect(refusedGoods).toEqual(['钓鱼竿', '渔线轮'])
    expect(reasons?.map(({ goods }) => goods)).toEqual([[]])
  })

  it('of a reason are those of all the classes that it names', () => {
    const { reasons } = read([
      TITLE,
      ...HEAD,
      '类别：9、35、42',
      '商品：第9类：耳机；路由器；第35类：广告；第42类：云计算',
      `（一）${ON_PUBLIC}`,
      '（二）“云上栗”易使公众产生误认，属于《商标法》第十条第一款第（七）项规定的标志，在第9类、第35类驳回商品上亦不予核准。',
    ])
    expect(reasons?.[1]?.goods).toEqual(['耳机', '路由器', '广告'])
  })

  it('of a reason are those of the class that it names', () => {
    const { reasons } = read([
      TITLE,
      ...HEAD,
      '类别：9、42',
      '商品：第9类：耳机；路由器；第42类：云计算；建筑学服务',
      `（一）就第9类而言，${ON_PUBLIC}`,
      '（二）在第42类全部服务上，“云上栗”易使公众对服务的内容产生误认，属于《商标法》第十条第一款第（七）项规定的标志。',
    ])
    expect(reasons?.map(({ goods }) => goods)).toEqual([
      ['耳机', '路由器'],
      ['云计算', '建筑学服务'],
    ])
  })
})

describe('cited marks', () => {
  const reasonOf = (said: string): Notice =>
    read([TITLE, ...HEAD, '类别：30', '商品：茶；糖果', `经审查，${said}，不符合《商标法》第三十条。`])

  it('take the class that a label of their goods names', () => {
    const { citedMarks } = read(
      [TITLE, ...HEAD, '类别：9', '商品：耳机', '经审查，该商标与引证商标1近似，不符合《商标法》第三十条。'],
      [
        '引证商标信息',
        '引证商标1 第10000001号 “云栗”',
        '权利人：甲乙软件有限公司',
        '法律状态：已注册',
        '使用商品（第9类）：扬声器音箱；头戴式耳机',
      ],
    )
    expect(citedMarks).toMatchObject([{ classes: [9], goods: ['扬声器音箱', '头戴式耳机'] }])
  })

  it('are counted together in the sentence that compares them', () => {
    const { citedMarks } = read([
      TITLE,
      ...HEAD,
      '类别：33',
      '商品：白酒；米酒',
      '经审查，甲乙商行的第10000001号“云栗”商标于2021年9月6日因连续三年不使用被撤销，丙丁酒坊的第10000002号“上栗”商标于2021年11月20日由注册人申请注销。该商标与上述两件商标近似，自其撤销、注销之日起均未满一年，不符合《商标法》第五十条。',
    ])
    expect(citedMarks.map(({ regNo, status }) => [regNo, status])).toEqual([
      ['10000001', 'cancelled'],
      ['10000002', 'surrendered'],
    ])
  })

  it('are compared by a later sentence that begins with them', () => {
    const { citedMarks } = read([
      TITLE,
      ...HEAD,
      '类别：21',
      '商品：茶壶，花瓶',
      '经审查，甲乙陶瓷有限公司早已在“瓷器；茶具”商品上注册了第10000001号“云栗”商标，丙丁商行的第10000002号“上栗”商标则已通过初步审定。前述各商标与该商标读音、字形相近，商品类似，不符合《商标法》第三十条。',
    ])
    expect(citedMarks.map(({ regNo }) => regNo)).toEqual(['10000001', '10000002'])
  })

  it('have the standing that a record dates', () => {
    const { citedMarks } = read([
      TITLE,
      ...HEAD,
      '类别：30',
      '商品：茶；糖果',
      '经审查，该商标与引证商标一、引证商标二近似，不符合《商标法》第三十条。',
      '引证商标一：第10000001号“云栗”，甲乙火锅店，2021年10月7日核准注册。',
      '引证商标二：第10000002号“上栗”，丙丁茶业有限公司，刊登于第1895期初步审定公告。',
    ])
    expect(citedMarks.map(({ status }) => status)).toEqual(['registered', 'preliminary'])
  })

  it('stay in one reason with what is said of both', () => {
    const { reasons } = reasonOf(
      '该商标与下列两件商标近似：王小明的第10000001号“云栗”商标，2025年9月27日被宣告无效；李小红的第10000002号“上栗”商标，于2026年1月13日注销。二者均未满一年',
    )
    expect(reasons).toHaveLength(1)
  })

  it('have owners without the word that begins their clause', () => {
    const { citedMarks } = reasonOf(
      '该商标完整包含甲乙日化有限公司已注册的第10000001号“云栗”商标，与王小明已注册的第10000002号“上栗”商标、丙丁商行已注册的第10000003号“云上”商标近似',
    )
    expect(citedMarks.map(({ owner }) => owner)).toEqual(['甲乙日化有限公司', '王小明', '丙丁商行'])
  })

  it('keep the goods on which they were exclusive, which are none of a reason', () => {
    const { citedMarks, reasons, refusedGoods } = read([
      TITLE,
      ...HEAD,
      '类别：16',
      '商品：钢笔；墨水',
      '经审查，甲乙文具厂原在“笔记本；绘画材料”商品上享有专用权的第10000001号“云栗”商标，已于2013年3月6日被撤销，自撤销之日起未满一年，该商标含义与之相近，商品类似，依据《商标法》第五十条不予核准。',
    ])
    expect(citedMarks).toMatchObject([{ goods: ['笔记本', '绘画材料'] }])
    expect(refusedGoods).toEqual(['钢笔', '墨水'])
    expect(reasons?.map(({ goods }) => goods)).toEqual([[]])
  })

  it('are named by what a sentence says to be theirs', () => {
    const { citedMarks } = reasonOf(
      '“云栗”系甲乙食品有限公司在茶等类似商品上获准注册的第10000001号商标，该商标与之近似',
    )
    expect(citedMarks).toMatchObject([{ mark: '云栗', owner: '甲乙食品有限公司', status: 'registered' }])
  })

  it('take the goods that a sentence says they are registered for, or ask for them', () => {
    const told = reasonOf('该商标与甲乙茶厂的第10000001号“云栗”商标近似，后者核定使用商品为“茶；醋”')
    expect(told.citedMarks).toMatchObject([{ goods: ['茶', '醋'] }])
    expect(told.reasons?.map(({ goods }) => goods)).toEqual([[]])
    const asked = (scope: string) =>
      reasonOf(`该商标与甲乙茶厂${scope}先行取得的第10000001号“云栗”商标近似`).doubtful.some(path =>
        path.startsWith('citedMarks.0.goods'),
      )
    expect([asked('在“茶；醋”等商品上'), asked('')]).toEqual([true, false])
    const both = '与王小明已注册的第10000001号“云栗”商标、李小红已注册的第10000002号“上栗”商标近似'
    const ofBoth = reasonOf(`该商标${both}，两者之“茶；醋”与该商标的商品类似`).doubtful
    expect(ofBoth.join(' ')).toMatch(/citedMarks\.0\.goods.*citedMarks\.1\.goods/u)
    const some = '该商标与王小明的第10000001号“云栗”注册商标近似，核定使用于醋等类似商品'
    expect(reasonOf(some).doubtful).toContain('citedMarks.0.goods')
  })

  it('have owners without the letter of the point that names them', () => {
    const { citedMarks } = read([
      TITLE,
      ...HEAD,
      '类别：30',
      '商品：茶；糖果',
      '根据《商标法》第三十条驳回，具体情况是：',
      'A．甲乙食品有限公司的第10000001号“云栗”商标已在类似商品上注册，该商标与之近似。',
    ])
    expect(citedMarks.map(({ owner }) => owner)).toEqual(['甲乙食品有限公司'])
  })
})

it('reads the number of a letter that only the heads of its pages print', () => {
  const number = 'TMZC81234567BHTZ01'
  const pages = [
    [TITLE, ...HEAD, '类别：30', '商品：茶', ON_PUBLIC, ...END],
    ['附页', '无'],
  ].map((lines, index) => {
    const page = pageOfLines(linesBelow([number, ...lines]), index + 1)
    return page
  })
  expect(readFacts(pages, 'text-layer').dispatchNo).toBe(number)
})

it('takes the number of a page between dashes for no part of a list', () => {
  const { refusedGoods } = read(
    [TITLE, ...HEAD, '类别：30', '商品见附件。', `经审查，${ON_PUBLIC}`],
    ['附件一：驳回商品', '1.茶', '2.糖', '3.食用油脂', '- 2 -'],
  )
  expect(refusedGoods).toEqual(['茶', '糖', '食用油脂'])
})

it('reads labels whose English stands before them', () => {
  const { mark, classes, agency } = read([
    TITLE,
    'Application No. 申请号：81234567',
    'Mark 商标：Brück, Sohn & Wald',
    'Class 类别：8',
    'Agent 代理机构：北京甲乙商标代理有限公司',
    'Goods 商品：剪刀；磨刀石',
    `经审查，${ON_PUBLIC}`,
  ])
  expect({ mark, classes, agency }).toEqual({
    mark: 'Brück, Sohn & Wald',
    classes: [8],
    agency: '北京甲乙商标代理有限公司',
  })
})
