import { NUMBER_UNITS } from '#domain/chinese-numeral.ts'
import { sentenceStart } from '../words/sentences.ts'

/**
 * What a sentence does with the goods it names: the decision lets them through or refuses them, the letter says that they
 * were applied for, a reason holds for them, or a cited mark is registered for them.
 */
export type GoodsRole = 'accepted' | 'refused' | 'applied' | 'reason' | 'cited'

export const CLASS = `(?:国际分类)?第?\\s*[${NUMBER_UNITS}]{1,4}\\s*类(?:类似|相同)?(?:商品|服务|项目)*[：:]?`
export const KIND = '(?:商品|服务|项目)(?:[/或和、及](?:商品|服务))?(?:项目)?'
/** 服务项目为“餐厅，茶馆”, 商品包括“积木；棋”. */
export const STATES_KIND = new RegExp(`(?:${KIND})(?:名称)?(?:为|是|系|包括|有|即)[：:]?\\s*$`, 'u')
export const REFUSE =
  /驳回(?!之列|范围)|不予(?:初步审定|核准|注册|公告)|不(?:能|应|得)?予以?(?:初步审定|核准)|未(?:获|予)(?:初步审定|核准)/u
export const ACCEPT =
  /(?<!不予|不予以|未获|未予|非|已|曾|业经)(?:初步审定(?!(?:并(?:予以)?|且)?(?:公告)?的(?:国际注册)?\s*第\s*G?\d)|准予|予以核准|核准注册|予以公告|(?<!初步)审定公告|通过审查|可以注册|(?:给予|予以)保护)/u
const REASON =
  /误认|误导|混淆|缺乏|不得|直接表示|近似|相同|易使|容易使|容易导致|含有|显著|不良影响|通用名称|欺骗|产生错误|描述|区分来源|不具有|不具备/u

/** What may stand between a decision and its goods: 驳回国际注册第G1720458号“NEUROVITA”商标在. */
const TO_GOODS = '(?:[^，。；;：:“”"]{0,24}?["“][^”"]{1,60}["”]商标)?[^，。；;：:“”"]{0,24}?'
const GOVERNS_REFUSE = new RegExp(
  `(?:驳回|不予(?:初步审定|核准|注册))(?:了)?${TO_GOODS}(?:使用)?(?:在|于|对)?\\s*[：:]?\\s*(?:${CLASS}|${KIND}[：:]?)?$`,
  'u',
)
const GOVERNS_ACCEPT = new RegExp(
  `(?:初步审定|准予|核准|通过)(?:了)?${TO_GOODS}(?:使用)?(?:在|于|对)?[：:]?\\s*(?:${CLASS}|${KIND}[：:]?)?$`,
  'u',
)
const APPLIED =
  /(?:指定使用|申请注册|申请使用|提出|提交|报送|指定|所报)[^。；;\n]{0,60}$|(?:申请)[^。；;，,\n“”]{0,20}(?:在|于)[^。；;，,\n“”]{0,12}$/u
/** 核准在“刀；剪刀”等类似商品上的第1号, 注册在腌制水果等商品上的第1号. */
const HAD_FOR = new RegExp(`(?<!申请|该商标)(?:注册|核准|核定|审定)(?:使用)?(?:在|于)\\s*(?:${CLASS})?$`, 'u')
const CITED = /^(?:等)?[^，。；;“”"「]{0,16}上?[^，。；;“”"「]{0,40}?第\s*G?\d[\d ]{4,9}[A-Z]?\s*号/u

/** 该商标在“A”商品上与某公司…, 使用在“A”商品上，与第1号…: what follows is compared with the mark on these goods. */
const COMPARED =
  /^[：:]?(?:等)?(?:全部|部分|其他)?(?:商品|服务|项目|[/和或、])*(?:上|而言)?[，,]?\s*(?:该商标|申请商标|上述商标|该标志|其)?(?:的)?(?:文字|图形|英文|中文|部分|整体)*(?:均|亦|也|分别|已)?与/u
const NAMED_NUMBER = /第\s*(G?\d[\d ]{4,9}[A-Z]?)\s*号/u

/** What stands before the goods of a mark that is registered: 核定使用商品为, 核定使用在. */
export const DETERMINED_FOR = new RegExp(`核定(?:使用)?(?:[在于]|的|的?(?:${KIND})(?:为|是|包括|系)?[：:]?)\\s*$`, 'u')
const REGISTERED_FOR = new RegExp(
  `^等?(?:类似|同一种|相同|或|和)*${KIND}上(?:已经?|业经)?(?:取得|获得|获准|核准)(?:了)?注册(?!的)`,
  'u',
)

/** A clause that turns to other goods. */
const TURNS = /[，,；;](?:并|而|同时|但)?(?:对|就|在|于)?/u

export interface Role {
  role: GoodsRole
  isRefused: boolean
}

export const roleOf = (text: string, start: number, end: number, next: number, applicationNo: string): Role => {
  const lineStart = sentenceStart(text, start - 1)
  const left = text.slice(lineStart, start)
  const stop = text.slice(end).search(/[。\n]/u)
  const right = text.slice(end, stop < 0 ? undefined : end + stop)
  const governing = left.slice(Math.max(left.lastIndexOf('；'), left.lastIndexOf(';'), left.lastIndexOf('，')) + 1)
  const clause = left.slice(Math.max(left.lastIndexOf('；'), left.lastIndexOf(';')) + 1)
  if (GOVERNS_REFUSE.test(governing) && !/不予驳回/u.test(governing)) return { role: 'refused', isRefused: true }
  if (GOVERNS_ACCEPT.test(governing) && ACCEPT.test(governing)) return { role: 'accepted', isRefused: false }
  const within = right.slice(0, Math.max(0, next - end))
  // 第1号“某”商标原由某人注册于“茶”商品: the number stands before the goods.
  const before = NAMED_NUMBER.exec(governing)?.[1]?.replaceAll(' ', '')
  if (before !== undefined && before !== applicationNo && HAD_FOR.test(left)) return { role: 'cited', isRefused: false }
  // 两件商标均核定使用在渔具类商品上, 后者已在茶、糖等类似商品上取得注册: what is said of a mark that is registered.
  if (DETERMINED_FOR.test(left) || REGISTERED_FOR.test(right)) return { role: 'cited', isRefused: false }
  if (COMPARED.test(right)) return { role: 'reason', isRefused: REFUSE.test(within) }
  const cited = CITED.exec(right)
  const isOwn = applicationNo !== '' && NAMED_NUMBER.exec(cited?.[0] ?? '')?.[1]?.replaceAll(' ', '') === applicationNo
  if (isOwn && APPLIED.test(left)) return { role: 'applied', isRefused: false }
  const isTold =
    cited !== null &&
    (/注册|审定|申请|提交|提出|专用权|[享持拥]有|类似(?:商品|服务)|^等?(?:商品|服务)?(?:项目)?上的?第/u.test(
      cited[0],
    ) ||
      HAD_FOR.test(left))
  if (cited && !isOwn && isTold && !/商标法/u.test(cited[0])) {
    // 与某公司在“A”等类似商品上已注册的第1号: a reason too, where its sentence refuses and names no other goods.
    const refused = REFUSE.exec(right.slice(0, next - end))
    return { role: 'cited', isRefused: refused !== null }
  }
  const verbs = [
    ['refused', REFUSE.exec(right)?.index ?? Number.POSITIVE_INFINITY],
    ['accepted', ACCEPT.exec(right)?.index ?? Number.POSITIVE_INFINITY],
    ['reason', REASON.exec(right)?.index ?? Number.POSITIVE_INFINITY],
  ] as const
  const [first] = verbs.toSorted((a, b) => a[1] - b[1])
  if (!first || first[1] === Number.POSITIVE_INFINITY) {
    const isApplied =
      APPLIED.test(left) ||
      ((STATES_KIND.test(left) || /(?:商品|服务)(?:项目)?$/u.test(left)) &&
        !/第\s*G?\d{5,9}[A-Z]?\s*号[^。]*近似/u.test(left))
    return { role: isApplied && !REASON.test(clause) ? 'applied' : 'reason', isRefused: false }
  }
  if (first[0] === 'reason') return { role: 'reason', isRefused: REFUSE.test(within) }
  if (APPLIED.test(left) && /^[^，。；]{0,8}(?:的|商品|服务|上)*[^。；]{0,60}(?:我局|经审查|收悉|提出)/u.test(right))
    return { role: 'applied', isRefused: false }
  // 直接表示了指定服务“A”的内容，…决定驳回: a reason, though its sentence refuses.
  if (first[0] === 'refused' && REASON.test(governing)) return { role: 'reason', isRefused: REFUSE.test(within) }
  // What lets the goods of the next list through may decide on those alone: 驳回…在“A”上的申请，并对…“B”…予以核准.
  const isOfNext = first[0] === 'accepted' && first[1] > within.length && /驳回/u.test(clause) && TURNS.test(within)
  return first[0] === 'refused' || isOfNext
    ? { role: 'refused', isRefused: true }
    : { role: 'accepted', isRefused: false }
}

/** What a sentence does with a list of goods that no other is known behind. */
export const roleOfList = (text: string, start: number, end: number, applicationNo: string): Role =>
  roleOf(text, start, end, Number.POSITIVE_INFINITY, applicationNo)
