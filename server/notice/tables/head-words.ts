import type { AnnexField } from '../layout/annex-headings.ts'

/** What a column holds. */
export type Field = AnnexField | 'law' | 'reason' | 'numbers' | 'refused' | 'accepted' | 'verdict'

/** What a heading may say of its column before the word that names it. */
const QUALIFIERS =
  /^(?:该|其|各|被|原|现|所|拟|具体|主要|全部|部分|相关|有关|对应|涉及|引证|引用|在先|先|冲突|抵触|对比|比对|障碍|他人|近似|商标|标志|国际|国内|尼斯|注册|申请|初审|初步审定|审定|核定|核准|指定|使用|专用|专用权|公告|提出|提交|当前|目前|现行|法律|权利|有效|审查|申报|报送|所报|审理|处理|认定|驳回|核驳|复审|适用|依据|保护|商品|服务|及|与|和|或|、|[/／·的之])+/u

/** The last word of a heading by what the column under it holds; the longer ones first. */
const NOUNS: readonly [Field, RegExp][] = [
  ['serial', /^(?:序号|序次|项次|编次|顺序|次序|项|№|no\.?|#)$/iu],
  ['groups', /^(?:类似)?群组?(?:号|代码)?$/u],
  ['exclusiveTerm', /^(?:期限|有效期限?|专用期限?|起止(?:日期)?|届满日期?|有效期至)$/u],
  ['regNo', /^(?:号码?|编号|证号|号数)$/u],
  ['owner', /^(?:者|权人|所有人|权利人|持有人|人名称|人名义|者名称)$|^(?:人|主体|企业|单位)$/u],
  ['classes', /^(?:类别号?|分类号?|类)$/u],
  ['status', /^(?:状态|状况|情况|现状|现况|情形|阶段)$/u],
  ['goods', /^(?:商品|服务|项目|范围)(?:名称|项目|范围|列表|清单)?$|^(?:使用|用)[于在]$/u],
  ['mark', /^(?:商标|标识|标志|图样|标样|字样|文字|名称|样式|图形)$/u],
  ['law', /^(?:法条|条款|条文|法律|法律条款|法律依据|依据)$/u],
  ['reason', /^(?:理由|原因|意见|事由)(?:[与及和、](?:引证商标|说明|依据))?$/u],
  ['verdict', /^(?:结论|结果|决定|处理)$/u],
  ['other', /^(?:备注|说明)$/u],
]

/** The same in English, as it stands in notices of both languages. */
const ENGLISH: readonly [Field, RegExp][] = [
  ['serial', /^(?:no\.?|item|s\/n)$/iu],
  [
    'regNo',
    /^(?:(?:cited|prior|earlier)\s*)?(?:mark\s*)?(?:(?:int(?:ernational|l?\.)?\s*)?(?:reg(?:istration|\.)?|appl(?:ication|\.)?)(?:\s*[/&]\s*(?:reg(?:istration|\.)?|appl(?:ication|\.)?))?)\s*(?:no\.?|number)$/iu,
  ],
  ['mark', /^(?:(?:cited|prior|earlier)\s*)?(?:trade\s*)?mark$/iu],
  ['classes', /^(?:(?:int(?:ernational|l?\.)?|nice)\s*)?class(?:es)?$/iu],
  ['owner', /^(?:owner|registrant|applicant|proprietor|holder)(?:\s*[/&]\s*(?:owner|registrant|applicant))?$/iu],
  ['status', /^(?:legal\s*)?status$/iu],
  ['goods', /^(?:designated\s*)?(?:goods|services)(?:\s*(?:[/&]|and|or)\s*(?:goods|services))?$/iu],
  ['law', /^(?:article|legal\s*basis)$/iu],
  ['reason', /^(?:ground|reason)s?(?:\s*(?:of|for)\s*refusal)?$/iu],
  ['verdict', /^(?:decision|result)$/iu],
]

/** Words that end other things as well: the second line of a name, of a number. */
const NEEDS_QUALIFIER = /^(?:人|者|主体|企业|单位|号|名称|文字|图形|处理|依据|法律|范围)$/u

const LONGEST = 16

/** What a heading names by its last word, whatever qualifies it: 在先商标权利人, 冲突商标现状; null for any other words. */
export const fieldByLastWord = (head: string): Field | null => {
  const english = ENGLISH.find(([, expression]) => expression.test(head))
  if (english) return english[0]
  if (head.length > LONGEST) return null
  const qualifiers = QUALIFIERS.exec(head)?.[0] ?? ''
  // The longest noun that is left once as few qualifiers as need be are taken away.
  for (let at = 0; at <= qualifiers.length; at += 1) {
    if (at > 0 && (QUALIFIERS.exec(head.slice(0, at))?.[0].length ?? 0) !== at) continue
    const noun = NOUNS.find(([, expression]) => expression.test(head.slice(at)))
    if (noun && (at > 0 || !NEEDS_QUALIFIER.test(head))) return noun[0]
  }
  return null
}

type ReasonField = 'serial' | 'reason' | 'goods' | 'law' | 'numbers'

/** What the headings of a table of reasons name. */
const OF_REASONS: readonly [ReasonField, RegExp][] = [
  ['serial', /^(?:序号|项|编号|№|序)$/u],
  [
    'reason',
    /^(?:审查员?|具体|驳回|核驳)?(?:的)?(?:理由|意见|事由|原因)(?:说明|内容|及说明)?$|^(?:说明|情形说明|认定理由)$/u,
  ],
  [
    'goods',
    /^(?:涉及|所涉|对应|驳回|被驳回|适用|指定)?的?(?:使用)?(?:商品|服务)(?:[/／或和、及](?:商品|服务))?(?:项目|范围)?$|^(?:涉及|所涉|对应|驳回|被驳回|适用)的?项目$/u,
  ],
  [
    'law',
    /^(?:所?依据的?|所?适用的?|不予核准的?|不予注册的?|驳回的?|核驳的?)?(?:法律)?(?:的)?(?:依据|条款|条文|法条|法律|法律条款|法律条文)$|^《?商标法》?条(?:款|文)$/u,
  ],
  ['numbers', /^(?:涉及|所涉)?(?:引证|抵触|冲突)(?:商标|标记)?(?:号|注册号|编号|号码|（号）|\(号\))?$/u],
]

/** The field that a heading of a table of reasons names; null for any other words. */
export const reasonFieldOf = (words: string): ReasonField | null =>
  OF_REASONS.find(([, expression]) => expression.test(words.replace(/\s/gu, '')))?.[0] ?? null

/** A question whose answers are 是 and 否, and whether 是 lets the goods through: 是否核准, 是否驳回. */
export const isQuestionOfAcceptance = (head: string): boolean | null => {
  const asked =
    /^是否(?:予以|准予)?(?<of>驳回|核驳|不予(?:核准|初步审定|注册)|初步审定|初审|核准(?:注册)?|准予(?:初步审定|注册)?|通过|公告)$/u.exec(
      head,
    )?.groups?.['of']
  return asked === undefined ? null : !/驳|不予/u.test(asked)
}
