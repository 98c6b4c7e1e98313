export type LabelName =
  | 'dispatchNo'
  | 'dispatchDate'
  | 'applicationNo'
  | 'applicant'
  /** Of an international registration: the applicant, where no other is named. */
  | 'holder'
  | 'address'
  | 'agency'
  | 'classes'
  | 'mark'
  | 'applicationDate'
  | 'goods'
  /** 三维标志 and the like: the mark, where no other is named. */
  | 'markType'
  /** Whom the letter is sent to: the agency or the applicant. */
  | 'addressee'
  /** Two or more of these in one cell: 申请号/类别. */
  | 'combined'
  | 'other'

/** The words a notice labels its facts with, without spaces; the first that fits counts. */
const NAMES: readonly [LabelName, RegExp][] = [
  [
    'dispatchNo',
    /^本?(?:发文|收文|来文|文件|通知|通知书|公文|文书|函件|发函|决定书)?(?:编号|字号|文号)$|^本?(?:发文|文|文书|通知书|来文)号(?:码)?$/u,
  ],
  [
    'dispatchDate',
    /^(?:(?:发文|签发|落款|寄发|发出|制发|印发|发送|送出|出具|成文|开具|发函|本?通知书?(?:发出|制作|签发)?|文书(?:发出|制作|签发)?)(?:的)?)(?:日期|时间|日)$|^日期$/u,
  ],
  [
    'applicationNo',
    /^国际注册号(?:码)?$|^(?:本案|本件|该|涉案)?(?:商标)?(?:注册)?申请(?:商标)?(?:[/／]注册)?(?:号(?:码)?|编号|案号|流水号)(?:[/／]注册号)?$|^注册[/／]申请号$|^(?:本案|申请)?案号$/u,
  ],
  [
    'applicationDate',
    /^(?:商标)?(?:注册)?(?:申请|(?:申请)?(?:提交|递交|提出|报送|申报)|(?:收到|接收)申请|申请受理)(?:的)?(?:日期|时间|日)$/u,
  ],
  [
    'address',
    /^(?:商标)?(?:注册)?(?:申请人|注册人|当事人|代表人)?(?:的)?(?:通讯|通信|联系|邮寄|收件|注册|营业|送达|法定)?(?:地址|住所地?(?:址)?|住址|通讯处|所在地)$/u,
  ],
  [
    'applicant',
    /^(?:当事人|商标申请人)(?:名称)?$|^(?:本案|本件|该|共同)?(?:商标)?(?:注册)?申请(?:人|主体|单位|方|者|企业)(?:的)?(?:名称|名义|姓名|全称|(?:姓名|名称|名义)[/／或](?:名称|姓名|名义))?$/u,
  ],
  [
    'addressee',
    /^(?:被通知人|收文(?:方|人|单位|对象)|来文对象|受文(?:者|人|单位)|(?:受)?送达(?:人|方|对象)|主送|抬头)$/u,
  ],
  ['holder', /^(?:国际)?注册人$/u],
  [
    'agency',
    /^(?:商标|委托|国内|经办|受托|申请人|抄送)?代理(?:机构|组织|公司|单位|方|人|所)?(?:名称|名义|全称)?$|^(?:国内)?接收人[/／、或]?代理(?:机构|组织|人)$|^(?:受托|受委托|委托|经办|代办)(?:的)?(?:人|机构|方|单位|代理人|代理机构)$/u,
  ],
  [
    'classes',
    /^(?:商品[/／或、和及]?服务|商品(?:国际)?|服务|商标|申请|国际|尼斯|所属|指定(?:商品|服务)?|注册)?(?:类别|分类)(?:号(?:码)?|代码)?$|^类号$/u,
  ],
  [
    'mark',
    /^(?:(?:申请|所报|报送|本案|本件|涉案)(?:注册)?的?)?商标(?:名称|图样文字|图样|标识|标样|文字|标志|样式|内容|字样|图案|样本)?$|^申请(?:标识|标样|标志|图样)$|^(?:标样|标识)$/u,
  ],
  ['markType', /^商标(?:类型|种类|形式)$/u],
  [
    'goods',
    /^(?:指定|申请|核定)?使?用?的?(?:商品|服务)(?:[/／或和、及]?(?:商品|服务))(?:项目|列表|名称|清单|范围)?(?:如下)?$|^(?:(?:指定|申请)(?:使用)?|使用)的?(?:商品|服务)(?:项目|名称|清单|范围)?$|^(?:报送|申报|申请|指定|所报)(?:使用)?的?(?:商品|服务)(?:项目|名称|清单)?$|^(?:商品|服务)(?:项目|列表|名称|范围|清单)$|^(?:指定|申请|所报)(?:使用)?的?项目$/u,
  ],
  [
    'other',
    /^(?:引证商标(?:名称|图样|注册号)?[一二三四五六七八九十]?|(?:商标)?(?:注册人|权利人|所有人|权人|专用权人)(?:名称|名义)?|.*(?:专用权?期限|有效期限?)|(?:商标|法律|权利|当前)?状态|.*公告(?:期号[/／]?)?日期|(?:商标)?注册(?:日期|号)|申请号[/／]注册号|核定(?:使用)?商品|(?:涉及|所涉|对应|驳回|初步审定)的?(?:指定)?(?:商品|服务)(?:项目)?|(?:驳回)?理由(?:如下)?|优先权日期?|(?:联系)?电话|邮政?编码?|收件人|审查(?:员|结论|结果|决定|意见)|复审(?:途径|期限|方式)?|救济(?:途径|方式|方法|告知)?|(?:驳回|法律)?依据|(?:处理|审查)?(?:结论|结果|决定)|联系人|共有商标|是否共有|优先权|承办人|送达方式|发文方式|条码号?|初审公告期号)$/u,
  ],
]
const LONGEST = 12
const LONGEST_COMBINED = 20
const LONGEST_WITH_ENGLISH = 40

/** The same label in English behind the Chinese one: 申请号/Appl. No., 地址 Address. */
const IN_ENGLISH =
  /(?<=\p{Script=Han})(?:[/／][A-Za-z.&]+|[/／（(]?(?:Mark|Trademark|Class(?:es)?|Goods|Services|Applicant|Address|Agency|Agent|Application|App[l.]*|Ref|Reference|File|Serial|Filing|Issue|Issuing|Dispatch|Date|Number|No|Name|of|for|the|and|[.&/])+[）)]?)$/iu

const cache = new Map<string, LabelName | null>()

const nameOfWords = (words: string): LabelName | null =>
  words.length <= LONGEST ? (NAMES.find(([, expression]) => expression.test(words))?.[0] ?? null) : null

const BARE_DAY = /^(?:日期|时间|日)$/u
const BARE_NUMBER = /^(?:号|号码|编号)$/u

/** The facts that a label of several names, in their order; none where a part of it is no label: 申请号/类别, 发文编号及日期. */
export const combinedNamesOf = (label: string): LabelName[] => {
  const words = label.replace(/\s/gu, '')
  if (words.length > LONGEST_COMBINED) return []
  // 申请号（类别） names two facts.
  const parts = words.replace(/^([^（()）]+)[（(]([^（()）]+)[）)]$/u, '$1/$2').split(/[/／、及和与·｜|]/u)
  const stem = /^(?:发文|(?:商标)?(?:注册)?申请)/u.exec(words)?.[0] ?? ''
  const names = parts.map(part =>
    /^(?:商品|服务)$/u.test(part) && parts[0] !== part
      ? 'goods'
      : nameOfWords(BARE_DAY.test(part) || BARE_NUMBER.test(part) ? stem + part : part),
  )
  const known = names.flatMap(name => (name === null || name === 'other' ? [] : name))
  return parts.length > 1 && known.length === parts.length && new Set(known).size === known.length ? known : []
}

/** The fact a label names, its spaces and a remark in parentheses left out; null for any other text. */
export const labelNameOf = (label: string): LabelName | null => {
  const known = cache.get(label)
  if (known !== undefined) return known
  // 申请号/Appl. No.: the same in English says no more.
  const words = label
    .replace(/\s/gu, '')
    .replace(/[（(][^）)]{1,6}[）)]$/u, '')
    .replace(IN_ENGLISH, '')
  const isCombined = combinedNamesOf(label).length > 0 || combinedNamesOf(words).length > 0
  const name = isCombined ? 'combined' : nameOfWords(words)
  if (label.length <= LONGEST_WITH_ENGLISH) cache.set(label, name)
  return name
}

/** A colon, or what some forms draw in its place: a bar, the bracket behind a label. */
const COLON = /[：:|｜】]/gu
const NAME_END = /[司所厂店部社心行院馆会]/u
const LONG_LABEL = 4
const BARE_GOODS = /^(?:商\s*品|服\s*务)$/u
const HAN = /\p{Script=Han}/u
/** Units before a colon that a label, its spaces included, may take. */
const REACH = LONGEST_WITH_ENGLISH

/** A label with its colon: `start` is its first unit, `end` the unit after the colon. */
export interface LabelHit {
  name: LabelName
  start: number
  end: number
}

/** The labels with a colon in a text, in its order; a label is no part of a longer word. */
export const findLabels = (text: string): LabelHit[] => {
  const hits: LabelHit[] = []
  for (const { index } of text.matchAll(COLON)) {
    const from = Math.max(hits.at(-1)?.end ?? 0, index - REACH)
    for (let start = from; start < index; start += 1) {
      if (!HAN.test(text.charAt(start))) continue
      // Nothing but the end of a name may stand right before a label.
      const isBehindName = NAME_END.test(text.charAt(start - 1)) && index - start >= LONG_LABEL
      if (HAN.test(text.charAt(start - 1)) && !isBehindName) continue
      const words = text.slice(start, index)
      const isBareClass = words === '类' && (start === 0 || /\s/u.test(text.charAt(start - 1)))
      // Without a colon these may be the beginning of a name.
      const name = BARE_GOODS.test(words.replace(/\s+(?:Goods|Services)(?:[/ &]+(?:Goods|Services))?$/u, ''))
        ? 'goods'
        : isBareClass
          ? 'classes'
          : labelNameOf(words)
      if (!name) continue
      // A bracket before a label is part of it: 【申请号】.
      const isBracketed = /[【［[]/u.test(text.charAt(start - 1))
      hits.push({ name, start: isBracketed ? start - 1 : start, end: index + 1 })
      break
    }
  }
  return hits
}

/** The number of a label in a letter whose facts are counted: 三、代理机构：. */
const NUMBER = /^[（(]?[一二三四五六七八九十]{1,3}[）)、.．]\s*/u

/** The fact that a line names which holds nothing else: a label, or the counted heading over a list of goods (一、指定商品). */
export const headingNameOf = (line: string): LabelName | null =>
  labelNameOf(line) ?? (labelNameOf(line.replace(NUMBER, '')) === 'goods' ? 'goods' : null)

/** Whether a text is a label, or begins with one and its colon; it may be numbered. */
export const beginsWithLabel = (text: string): boolean => {
  const words = text.replace(NUMBER, '')
  return labelNameOf(words) !== null || findLabels(words.slice(0, REACH + 1))[0]?.start === 0
}
