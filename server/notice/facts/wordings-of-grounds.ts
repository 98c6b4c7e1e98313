const OF_INDICATION = /地理标志/u
const OF_AGENT = /代理人|代表人/u
/** What a reason says, by its ground, the most telling first (docs/law.md §1.4). */
export const WORDING: readonly [ground: string, expression: RegExp][] = [
  ['19.4', /代理机构[^。]{0,30}(?:代理服务|不得)/u],
  ['16.1', OF_INDICATION],
  ['12', /技术效果|(?:自身|商品|服务)的?性质(?:产生|决定)|实质性价值|(?:三维标志|立体)(?![^。；]*显著)/u],
  ['4', /不以使用为目的|恶意(?:商标)?注册|明显超出|囤积/u],
  ['10.1.5', /红十字|红新月/u],
  ['10.1.3', /国际组织/u],
  ['10.1.4', /官方标志|检验印记|表明实施控制/u],
  [
    '10.1.1',
    /我国(?:的)?国(?:家)?名|我国国(?:旗|徽|歌)|(?:“|")?(?:中国|中华)[^。]{0,20}国家名称|军(?:旗|徽|歌)|勋章|中央国家机关/u,
  ],
  ['10.1.2', /外国(?:的)?国(?:家名称|旗|徽|名)|国家名称|国名|(?:的)?国旗/u],
  ['10.1.6', /民族歧视/u],
  ['10.2', /行政区划|外国地名|地名/u],
  ['11.1.1', /通用(?:的)?[^，。；]{0,6}(?:名称|图形|型号)|约定俗成|行业内?通用/u],
  ['11.1.2', /直接表示|描述性|直接描述|直接说明|仅仅?表示/u],
  ['10.1.8', /不良(?:社会)?影响/u],
  ['10.1.7', /误认|欺骗性|错误认识|误导/u],
  ['10.1.8', /不良(?:社会)?影响|公序良俗|道德风尚|格调|社会主义/u],
  ['11.1.3', /显著(?:特征|性)|区分来源|区别(?:商品|服务)?来源|来源的标志|识别/u],
  ['32', /在先权利|著作权|姓名权|字号/u],
  ['15.1', OF_AGENT],
  ['44.1', /不正当手段/u],
]
/** Grounds that rest on a number and are told by their words, the most telling first; none of them compares two marks. */
export const OTHER_RIGHTS: readonly [ground: string, expression: RegExp][] = [
  ['16.1', OF_INDICATION],
  ['15.1', OF_AGENT],
  ['15.2', /(?:合同|业务往来|其他)关系[^。]{0,20}(?:明知|知道)|明知[^。]{0,20}存在/u],
  ['13', /驰名/u],
  ['32', /抢先注册|在先权利|著作权|姓名权|字号/u],
]

/** Whether a sentence tells of a ground in words; of grounds that compare marks none does, for they differ by the standing of these. */
export const tellsOf = (ground: string, text: string): boolean =>
  [...WORDING, ...OTHER_RIGHTS].some(
    ([own, expression]) => (own === ground || ground.startsWith(`${own}.`)) && expression.test(text),
  )
