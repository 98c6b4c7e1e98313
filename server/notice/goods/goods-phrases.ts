import { NUMBER_UNITS, numberOf } from '#domain/chinese-numeral.ts'
import { blankedWithin, pairsIn, quotationsIn } from '../layout/brackets.ts'
import { beginsWithLabel } from '../layout/label-names.ts'
import { slice, type TracedText } from '../layout/traced-text.ts'
import { type GoodsReading, readGoodsList } from './goods-list.ts'
import { listedSectionsIn, namedPartsIn } from './listed-sections.ts'
import { ACCEPT, CLASS, type GoodsRole, KIND, REFUSE, type Role, roleOf, STATES_KIND } from './role-of-list.ts'

/** A list of goods within the letter. */
export interface GoodsPhrase {
  /** Where it stands in the letter, its quotation marks included. */
  start: number
  end: number
  role: GoodsRole
  /** A reason that its own sentence ends by refusing them. */
  isRefused: boolean
  reading: GoodsReading
  /** What reasons call it: 第一部分. */
  name?: string
}

/** Between the quotations of one list: “A”、“B”, and the classes they stand under. */
const JOINT = new RegExp(`^[、，,；;\\s]*(?:和|及|以及|与)?\\s*(?:${CLASS})?$`, 'u')
const AFTER_QUOTED = new RegExp(
  `^(?:等)?(?:[${NUMBER_UNITS}]{1,4}[项个种])?(?:全部|部分|其他)?(?:类似|近似|相同|同一种|指定)?(?:使用)?的?(?:等)?${KIND}`,
  'u',
)
const BEFORE_BARE = new RegExp(`(?:在|于|对)\\s*(?:其|所)?(?:(?:指定|申请|所报)(?:使用)?的?)?\\s*(?:${CLASS})?$`, 'u')
const AFTER_KIND = new RegExp(`(?:${KIND})[：:]?\\s*$`, 'u')
/** Whatever follows: 直接表示了指定服务“保健”的内容. */
const DESIGNATED = new RegExp(`指定(?:使用)?的?${KIND}[：:]?\\s*$`, 'u')
const CLASS_BEFORE = new RegExp(`${CLASS}\\s*$`, 'u')

/** Goods without quotation marks: 申请注册在第25类服装、童装商品上. */
const PLAIN_LEAD =
  /(?:未列入[^，。；“”]{0,8}的(?:商品|服务)[，,]?(?:即|为|包括)|(?:在|于)?(?:其余|其他|剩余)(?:指定)?(?:使用)?的?(?:商品|服务)(?:项目)?[，,]?(?:即|为|包括)|使用在|使用于|用在|用于|注册在|注册于|驳回在|审定在|指定(?=第)|(?<![所不存现内])在(?!线)|于)/gu
const PLAIN = new RegExp(
  `^(?<plain>(?:${CLASS})?(?!被?驳回的?(?:商品|服务|部分|项目)|同一种|同种|同类|类似|相同|近似|其余|其他|指定|上[述列]|前[述列]|全部|本|该|部分|所有|市场|以下|下列|先|我国|中国|后|\\d)(?:[^“”"「」。：:\\n]|(?<=、)\\n|(?<=\\p{Script=Han})“[^“”\\n]{1,6}”(?=\\p{Script=Han})){1,1500}?)(?:等)?(?:[${NUMBER_UNITS}]{1,4}[项个种])?(?:全部|部分)?(?:(?:${KIND})(?:上|(?=[）)]))|(?=上的(?:注册)?申请)|(?=[，,](?:我局)?(?:予以|准予|不予|依法|决定|容?易(?:使|导致|产生)|会使|缺乏|仅?直接)))`,
  'u',
)
/** Words that no name of goods has: the stretch runs on into another clause. */
const NO_GOODS =
  /^被?驳回的?$|理由(?:分述)?如下|所列|之列|该商标|申请商标|第\s*G?\d{5}|近似|审查|决定|规定|引证|商标法|类似商品|同一种|使用|[难易]以|属于|公众|共存|作用|不得|(?<!域名)注册|申请|混淆|类别|所报|委托|提出|\d年|道德|公序良俗|[一二三四五六七八九十]日|同一天|同日|获得|构成|(?:类似|相同|同一种|在同)$|^除.*(?:以外|之外)/u
/** Classes alone name no goods: 在第43、44、45类服务上. */
const ONLY_CLASSES =
  /^(?:国际分类)?(?:第?[\d一二三四五六七八九十]{1,3}(?:类|(?![\d一二三四五六七八九十]))(?:[、，,和及与]|以及)?)+$/u
/** Items by their numbers in a list above: 在第1、2项商品上. */
const OF_NUMBERED =
  /^(?:上?表)?(?:中|内)?序号|^(?:被?驳回的?|上述|上列)?第(?:[\d①-⑳一二三四五六七八九十、，,和及至—-]+项?)?$|^(?:被?驳回的?|上述|上列)?第[\d①-⑳一二三四五六七八九十、，,和及至—-]+项/u
/** A class that heads its own list: 第9类：, （第9类）. */
const HEADED = `[（(]?第\\s*[${NUMBER_UNITS}]{1,4}\\s*类(?:[：:）)]|(?:商品|服务)[：:])`
const LABELLED = new RegExp(
  `(?<label>[^。；;：:\\n“”"「」]{0,30}?(?:${KIND})(?:如下|为|是|有|上)?(?:的?(?:使用该商标的)?(?:注册)?申请)?(?:如下)?(?:共?计?[${NUMBER_UNITS}]{1,4}[项个种])?)[：:]\\s*(?<listed>[^\\n](?:[^\\n]|\\n(?=\\s*${HEADED}))*?)(?=。(?!\\p{Nd}|\\s*${HEADED})|\\n(?!\\s*${HEADED})|$)`,
  'dgu',
)

/** A list behind what is decided on it: 对下列商品上的申请予以驳回：1.茶；2.糖。, 初步审定部分：轮椅；飞机。 */
const LISTED_BELOW = new RegExp(
  `(?<label>(?<=^|[\\n。；，：])[^。；;：:\\n“”"「」]{0,60}?(?:驳回|不予(?:初步审定|核准)|初步审定|准予|核准|(?:给予|予以)保护)[^。；;：:\\n“”"「」]{0,30})[：:]\\s*(?<listed>[^\\n](?:[^\\n]|\\n(?=\\s*(?:${HEADED}|[·•●○■▪]|[（(]?\\d{1,3}[）)、.．](?!\\d))))*?)(?=[；;]\\s*(?:予以|准予|不予)?(?:驳回|初步审定|核准注册|初审)[：:]|。(?!\\p{Nd}|\\s*${HEADED})|\\n(?!\\s*(?:${HEADED}|[·•●○■▪]|[（(]?\\d{1,3}[）)、.．](?!\\d)))|$)`,
  'dgu',
)
/** A decision alone, or with its class: 第25类 初步审定：鞋,袜；驳回：服装,帽。 */
const BARE_DECISION =
  /^\s*(?:[（(]?[一二三四五六七八九十\d]{1,3}[）)、.．])?\s*(?:第?[\d一二三四五六七八九十]{1,3}类)?\s*(?:全部)?(?:予以|准予|不予)?(?:驳回|初步审定|核准注册|初审)(?:并?(?:予以)?公告)?\s*$/u
const NAMES_LIST =
  /(?:以下|下列|如下|下述)[^：:]{0,20}$|(?:其余|其他|剩余)(?:指定|使用|的)*(?:商品|服务)[^：:，]{0,24}$|(?:商品|服务|项目|部分)(?:如下)?$|(?:以下|下列|下述)[^：:]*(?:商品|服务)/u

/** What follows goods in quotation marks without the word for them: “茶”上的注册申请, “茶”一项予以初步审定, “茶”上的部分. */
const AFTER_DECIDED = new RegExp(
  `^(?:等)?(?:[${NUMBER_UNITS}]{1,3}[项个种])?(?:上)?的?(?:(?:注册)?申请|部分(?:予以|准予|不予)?|(?:[，,]\\s*[我本]局)?予以|不予|均予|不属于|属于|准予)`,
  'u',
)
const DECIDES_BEFORE = new RegExp(`(?:驳回|初步审定|核准注册|准予注册)了?[：:]?\\s*(?:${CLASS})?$`, 'u')
/** A point of a list: （1）“茶”“糖”：申请商标…. */
const POINT_BEFORE = /(?:^|[\n。；])\s*(?:[（(]?[一二三四五六七八九十甲乙丙丁戊\d]{1,3}[）)、.．]|[①-⑳])?\s*$/u
/** What the mark holds: 该商标的“某”部分与…. */
const PART_OF_MARK = /(?:该|申请|本件|上述)(?:商标|标志)(?:的|中|含有|包含|文字|图形|[中英]文|主要|显著|识别|部分)*$/u

interface Span {
  start: number
  end: number
  list: TracedText
}

const quotedSpans = (body: TracedText): Span[] => {
  const { text } = body
  const quotations = quotationsIn(text)
  const spans: Span[] = []
  for (let index = 0; index < quotations.length; ) {
    const first = quotations[index]
    if (!first) break
    let last = index
    while (
      quotations[last + 1] &&
      JOINT.test(text.slice((quotations[last]?.end ?? 0) + 1, quotations[last + 1]?.start ?? 0))
    )
      last += 1
    const end = (quotations[last]?.end ?? first.end) + 1
    const before = text.slice(Math.max(0, first.start - 24), first.start)
    const after = text.slice(end, end + 24)
    const kind = AFTER_QUOTED.exec(after)
    const isDecided =
      (AFTER_DECIDED.test(after) && !/(?:商标|标志|标识|文字|名称|字样)\s*$/u.test(before)) ||
      (DECIDES_BEFORE.test(before) && /^[，；;。]/u.test(after))
    const isOfMark = PART_OF_MARK.test(before) && /^(?:一词|字样|文字|部分|与)/u.test(after)
    const isGoods =
      !isOfMark &&
      ((kind !== null && !/号\s*$/u.test(before)) ||
        // Signs that part items: no mark and no word has them.
        (/[；;]/u.test(text.slice(first.start, end)) && !/^(?:商标|标志|标识|一词|文字)/u.test(after)) ||
        DESIGNATED.test(before) ||
        STATES_KIND.test(before) ||
        (AFTER_KIND.test(before) && /^[。，；;）)]/u.test(after) && /[、；;，,]/u.test(text.slice(first.start, end))) ||
        (/(?:用于|用在|使用在)\s*$/u.test(before) && /^(?:等)?(?:之?上|时|的)?[，,]/u.test(after)) ||
        (isDecided && !/号\s*$/u.test(before)) ||
        (POINT_BEFORE.test(body.text.slice(Math.max(0, first.start - 8), first.start)) &&
          /^(?:[：:]|[，,](?:予以|准予|不予)(?:驳回|初步审定|核准))/u.test(after)) ||
        (/标示的\s*$/u.test(before) && /^并?非/u.test(after)) ||
        (/(?:就|对|对于)\s*$/u.test(before) && /^(?:等)?(?:而言|来说)/u.test(after)) ||
        (/^(?:等)?上/u.test(after) && (BEFORE_BARE.test(before) || AFTER_KIND.test(before))) ||
        (/^(?:等)?(?:在(?:中国|我国)|的(?:注册)?申请)/u.test(after) && AFTER_KIND.test(before)) ||
        (/^(?:等)?(?:提出|申请)/u.test(after) && CLASS_BEFORE.test(before)) ||
        // 第9类“软件”、第35类“替他人推销”：驳回。
        (CLASS_BEFORE.test(before) && /^(?:等)?[：:]\s*(?:予以|准予|不予)?(?:驳回|初步审定|核准)/u.test(after)) ||
        (/^[。，；;）)]/u.test(after) && AFTER_KIND.test(before) && /[：:]\s*$/u.test(before)))
    if (isGoods) {
      const heading = CLASS_BEFORE.exec(before)?.[0].length ?? 0
      const start = first.start - heading
      spans.push({ start, end, list: slice(body, start, end + (kind?.[0].length ?? 0)) })
    }
    index = last + 1
  }
  return spans
}

/** What is left, or some of it, named in parentheses: 其余商品（茶；糖）予以初步审定, 对于商品A（茶；糖），. */
const REST_NAMED =
  /(?:(?:其余|其他|剩余)(?:被驳回|指定|各项|使用|的)*(?:商品|服务)(?:项目)?|(?:对于|对|在|就)(?:商品|服务)[A-D甲乙丙丁一二三四]?)(?=[（(])/gu

const restSpans = (body: TracedText): Span[] => {
  const pairs = pairsIn(body.text)
  return [...body.text.matchAll(REST_NAMED)].flatMap(({ index, 0: words }) => {
    const open = index + words.length
    const close = pairs.get(open)
    return close === undefined ? [] : [{ start: open + 1, end: close, list: slice(body, open + 1, close) }]
  })
}

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && a.end > b.start

const plainSpans = (body: TracedText, quotations: readonly { start: number; end: number }[]): Span[] => {
  const spans: Span[] = []
  for (const { index, 0: lead } of body.text.matchAll(PLAIN_LEAD)) {
    const start = index + lead.length
    if (quotations.some(quotation => quotation.start < start && start < quotation.end)) continue
    if ((spans.at(-1)?.end ?? 0) > start) continue
    // 替他人采购（替其他企业购买商品或服务）: what stands in parentheses ends no list.
    const visible = blankedWithin(body.text.slice(start, start + 1600), '（(')
    const length = PLAIN.exec(visible)?.groups?.['plain']?.length
    const list = length === undefined ? undefined : body.text.slice(start, start + length)
    // Only the words of a decision open a list with semicolons; 在 alone may stand in another clause.
    const isOfOneClause = lead.length > 1 || !/[；;]/u.test(list ?? '')
    if (
      list === undefined ||
      ONLY_CLASSES.test(list) ||
      OF_NUMBERED.test(list) ||
      (/^[甲乙丙丁戊己]$/u.test(list) && /^(?:部分|组)/u.test(body.text.slice(start + list.length))) ||
      !isOfOneClause ||
      NO_GOODS.test(list.replace(new RegExp(`^${CLASS}`, 'u'), ''))
    )
      continue
    const end = start + list.length + (body.text.charAt(start + list.length) === '等' ? 1 : 0)
    spans.push({ start, end, list: slice(body, start, end) })
  }
  return spans
}

const labelledSpans = (body: TracedText): (Span & { label: string })[] =>
  [...body.text.matchAll(LABELLED)].flatMap(match => {
    const [start, end] = match.indices?.groups?.['listed'] ?? [0, 0]
    const label = match.groups?.['label'] ?? ''
    if (NO_GOODS.test(body.text.slice(start, end).slice(0, 40)) || /理由|引证|核定/u.test(label)) return []
    return [{ start, end, list: slice(body, start, end), label }]
  })

/** A list that the letter states without a colon: 使用商品为第5类人参、补药，经审查. */
const STATED =
  /(?:(?:指定(?:使用)?|使用|申请|申报|所报|报送)的?|(?<=[，,；;（(]))(?:商品|服务)(?:项目)?(?:为|是|包括|系)\s*(?<listed>[^。：:“”"\n]{2,600}?)(?=[，,]\s*(?:经|现|我局|提出|特)|[。\n])/dgu

/** A list of goods under the heading of its class, on a line of its own: 第20类：家具；枕头；第27类：地毯. */
const UNDER_CLASS = new RegExp(
  `(?<=^|\\n)\\s*(?<listed>第\\s*[${NUMBER_UNITS}]{1,4}\\s*类(?:商品|服务)?(?:[：:\\s]\\s*|(?=\\p{Script=Han}{1,20}、))[^。：:“”"\\n]{2,600}(?:[。；;]?\\s*第\\s*[${NUMBER_UNITS}]{1,4}\\s*类(?:商品|服务)?[：:][^。：:“”"\\n]{2,600})*)[。；;]?(?=\\n|$)`,
  'dgu',
)

/** The same within a sentence: 指定使用于第14类：钟，表，闹钟。 */
const CLASS_STATED = new RegExp(
  `(?:指定|申请|所报)(?:使用)?[于在]\\s*(?<listed>${CLASS}(?<=[：:])[^。：:“”"\\n]{2,600}[、，,；;][^。：:“”"\\n]{1,600})(?=。)`,
  'dgu',
)

/** 指定使用于第16类钢笔、墨水等商品。, 使用在牙刷、清洁用布上。: with signs between them, so that no clause is meant. */
const FILED_FOR = new RegExp(
  `(?:指定使用于|指定使用在|申请使用在|使用在|用于)(?<listed>(?:${CLASS})?[^，。；;：:“”"「」\\n]{1,60}[、，][^。；;：:“”"「」\\n]{1,600}?)(?:(?:等)?${KIND}(?:上)?|上)(?=[。，；;)）])`,
  'dgu',
)

/** The goods in parentheses behind the mark applied for: 申请注册的第1号“某”商标（第26类：发夹，纽扣）一案, （申请人某，商标“某”，第33类黄酒）. */
const BEHIND_OWN_MARK = new RegExp(
  `(?:申请注册|提出|提交|报送|申请)的?第\\s*G?\\d{5,9}[A-Z]?\\s*号[“"「][^”"」\\n]{1,60}[”"」](?:商标)?(?:注册申请)?[（(](?<listed>${CLASS}(?:[^。“”"（）()\\n]|[（(][^（）()\\n]{1,60}[）)]){1,600})[）)](?=[，,]|一案|的?(?:商标)?注册申请|\\s*(?:[，,。\\n]|$)|已经)`,
  'dgu',
)

/** The same where what is applied for stands in parentheses as a whole: （申请人某公司，商标“某”，第33类黄酒、米酒）. */
const BESIDE_OWN_MARK = new RegExp(
  `(?:[，,；;]商标[“"「][^”"」\\n]{1,60}[”"」]|[（(]申请号(?:为|：|:)?\\d{7,9}[A-Z]?)[，,；;](?:${CLASS}[，,；;](?!指定|使用|申请|核定|商品|服务)|(?=${CLASS}[^，,；;]))(?<listed>(?:${CLASS})?(?:[^。；;“”"（）()\\n]|[（(][^（）()\\n]{1,60}[）)]){1,600})[）)]`,
  'dgu',
)

const statedSpans = (body: TracedText): Span[] =>
  [STATED, FILED_FOR, UNDER_CLASS, CLASS_STATED, BEHIND_OWN_MARK, BESIDE_OWN_MARK]
    .flatMap(expression => [...body.text.matchAll(expression)])
    .flatMap(({ indices }) => {
      const [start, whole] = indices?.groups?.['listed'] ?? [0, 0]
      // Semicolons part goods, or end the clause.
      const clause = body.text.slice(start, whole).search(/[；;]/u)
      const end = clause >= 0 && NO_GOODS.test(body.text.slice(start, whole)) ? start + clause : whole
      const list = body.text.slice(start, end)
      // Below the heading of a class stands a list, or the next label of the head.
      const isOneLine = /^第[^类\n]{1,4}类(?:商品|服务)?[：:]?\s*\n[^、；;，,]*$/u.test(list)
      return NO_GOODS.test(list) || ONLY_CLASSES.test(list) || OF_NUMBERED.test(list) || isOneLine
        ? []
        : [{ start, end, list: slice(body, start, end) }]
    })

/** A clause that opens with its goods and decides on them: ：饮料制剂商品上准予初步审定；啤酒、水（饮料）商品上驳回。 */
const DECIDED_ON = new RegExp(
  `(?<=[：:；;，])(?<listed>(?!该|申请|上述|在|于|对|与|其|本)[^，。；;：:“”"「」\\n]{1,300}?)${KIND}上(?:的?(?:注册)?申请)?(?<verdict>(?:予以|准予|不予)*(?:初步审定|驳回|核准)(?:并?(?:予以)?公告)?)(?=[。；;，])`,
  'dgu',
)

/** All but some are refused: 决定除相机、救生衣两项商品予以初步审定外，对其他商品…予以驳回. */
const ALL_BUT = new RegExp(
  `除(?:在|对)?(?<listed>[^。；;：:“”"\\n]{1,300}?)(?:[${NUMBER_UNITS}]{1,3}项)?${KIND}(?:上)?(?:的?(?:注册)?申请)?(?<verdict>(?:予以|准予)*(?:初步审定|核准)(?:并?(?:予以)?公告)?)(?:以|之)?外`,
  'dgu',
)

/** What is decided on goods that a clause states: 驳回的商品为金属锁（非电），金属挂锁。 */
const STATED_AS_DECIDED =
  /(?<=^|[。；;，,：:\n])(?<verdict>[^。；;：:，,“”"\n]{0,16}(?:驳回|不予(?:初步审定|核准)|初步审定|核准)[^。；;：:，,“”"\n]{0,14}(?:商品|服务|项目|部分)(?:项目)?(?:为|是|系|有|包括))\s*(?<listed>[^。；;：:“”"\n]{2,1200})(?=[。；;\n]|$)/dgu

const decidedSpans = (body: TracedText): (Span & { label: string })[] =>
  [DECIDED_ON, ALL_BUT, STATED_AS_DECIDED]
    .flatMap(expression => [...body.text.matchAll(expression)])
    .flatMap(match => {
      const [start, end] = match.indices?.groups?.['listed'] ?? [0, 0]
      const list = slice(body, start, end)
      const isNone = NO_GOODS.test(list.text) || ONLY_CLASSES.test(list.text) || OF_NUMBERED.test(list.text)
      return isNone ? [] : [{ start, end, list, label: match.groups?.['verdict'] ?? '' }]
    })

/** A label that says how many items its list has: 驳回下列150项商品. */
const COUNTED = new RegExp(`(?:以下|下列|如下|下述)\\s*(?<count>[${NUMBER_UNITS}]{1,4})\\s*项`, 'u')

/** Lists with semicolons or commas behind words that decide on them, which are no reasons. */
const listsBelow = (body: TracedText): (Span & { label: string })[] =>
  [...body.text.matchAll(LISTED_BELOW)].flatMap(match => {
    const [start, end] = match.indices?.groups?.['listed'] ?? [0, 0]
    const label = match.groups?.['label'] ?? ''
    const list = slice(body, start, end)
    const isReason =
      /理由|引证|依据|原因|法律/u.test(label) ||
      beginsWithLabel(list.text) ||
      // The decision itself, whose list in quotation marks goes on behind a full stop.
      /^(?:驳回|初步审定|不予|准予)(?:在|对)|“[^”]*$/u.test(list.text) ||
      /上的(?:注册)?申请|我局|予以|(?:该|申请|上述)商标|近似|第\s*G?\d{5}|不得|缺乏|误认/u.test(list.text)
    const isBare = BARE_DECISION.test(label) && /[，,、；;]/u.test(list.text)
    return isReason || !(NAMES_LIST.test(label) || isBare) ? [] : [{ start, end, list, label }]
  })

/** Between two lists, classes of their own before each, on which one word decides. */
const SAME_DECISION = new RegExp(`^(?:${KIND})?(?:上)?[，,、；;]\\s*(?:和|及|以及)?(?:${CLASS})?$`, 'u')

const roleOfLabel = (label: string): GoodsRole => {
  if (/^[^一-龥]*初审/u.test(label)) return 'accepted'
  // The goods of one reason, in a table or after it.
  if (/涉及|所涉|对应|适用/u.test(label)) return 'reason'
  if (REFUSE.test(label)) return 'refused'
  return ACCEPT.test(label) || /通过/u.test(label) ? 'accepted' : 'applied'
}

/** The lists of goods that the running text of a letter names, in its order, with what it does with them. */
export const goodsPhrasesIn = (body: TracedText, applicationNo = ''): GoodsPhrase[] => {
  const sections = listedSectionsIn(body)
  const isIn = (spans: readonly Span[]) => (span: Span) => !spans.some(other => overlaps(span, other))
  const parts = [...sections, ...namedPartsIn(body).filter(isIn(sections))]
  const listed = [...parts, ...listsBelow(body).filter(isIn(parts))]
  const below = [...listed, ...decidedSpans(body).filter(isIn(listed))]
  const labelled = [...below, ...labelledSpans(body).filter(isIn(below))].filter(
    ({ list }) => readGoodsList(list).items.length > 0,
  )
  const isLabelled = (span: Span) => labelled.some(other => overlaps(span, other))
  const quoted = quotedSpans(body).filter(span => !isLabelled(span))
  const rest = restSpans(body).filter(isIn([...quoted, ...labelled]))
  const plain = [...rest, ...plainSpans(body, quotationsIn(body.text)).filter(isIn([...rest, ...quoted, ...labelled]))]
  const stated = statedSpans(body).filter(
    span => ![...quoted, ...plain].some(other => overlaps(span, other)) && !isLabelled(span),
  )
  const spans = [...quoted, ...plain].toSorted((a, b) => a.start - b.start)
  const roles: Role[] = []
  for (const [index, span] of spans.entries()) {
    const [before, next] = [spans[index - 1], spans[index + 1]?.start ?? Number.POSITIVE_INFINITY]
    const own = roleOf(body.text, span.start, span.end, next, applicationNo)
    const last = before && SAME_DECISION.test(body.text.slice(before.end, span.start)) ? roles.at(-1) : undefined
    // 驳回的：第9类“A”商品，第42类“B”服务。
    roles.push(
      last && /^(?:refused|accepted)$/u.test(last.role) && !/^(?:refused|accepted)$/u.test(own.role) ? last : own,
    )
  }
  const phrases = spans.map(
    (span, index): GoodsPhrase => ({
      ...span,
      ...(roles[index] ?? { role: 'reason', isRefused: false }),
      reading: readGoodsList(span.list),
    }),
  )
  const fromLabels = labelled.map(({ label, ...span }): GoodsPhrase => {
    const role = roleOfLabel(label)
    const reading = readGoodsList(span.list)
    const count = numberOf(COUNTED.exec(label)?.groups?.['count'] ?? '')
    return { ...span, role, isRefused: role === 'refused', reading: { ...reading, count: reading.count ?? count } }
  })
  // A list that a cited mark is registered for is refused only where its paragraph names no other.
  const isOther = (phrase: GoodsPhrase) => phrase.role !== 'cited' && phrase.role !== 'accepted'
  const lineOf = ({ start }: GoodsPhrase) => body.text.lastIndexOf('\n', start)
  const fromStated = stated.map(
    (span): GoodsPhrase => ({ ...span, role: 'applied', isRefused: false, reading: readGoodsList(span.list) }),
  )
  return [...phrases, ...fromLabels, ...fromStated]
    .map(phrase =>
      phrase.role === 'cited' && phrases.some(other => isOther(other) && lineOf(other) === lineOf(phrase))
        ? { ...phrase, isRefused: false }
        : phrase,
    )
    .filter(({ reading }) => reading.items.length > 0)
    .toSorted((a, b) => a.start - b.start)
}
