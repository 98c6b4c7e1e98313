import { blankedWithin, pairsIn } from '../layout/brackets.ts'
import { type Found, found, slice, type TracedText, trim } from '../layout/traced-text.ts'
import { isCompanyOrPerson } from '../words/party-names.ts'
import type { CitedMarkFacts } from './merge-cited-marks.ts'
import type { NamedMark } from './named-marks.ts'

/** What a sentence says before the number of a cited mark: whose it is, and the words on its standing (`tail`). */
export interface OwnerPhrase {
  owner: TracedText | null
  /** The same with the word that joins it. */
  withJoint: TracedText | null
  /** The word that joins the name to what stands before, 与 or 同, which may be its first character; '' for none. */
  joint: string
  /** Whether the name follows another mark of a list. */
  isListed: boolean
  /** What stands in parentheses behind the name and is none of it: 第10类，注册日2014年8月21日. */
  aside: TracedText | null
  tail: TracedText
  /** Whether words of standing follow the name up to the number: without any it may hold more than the name. */
  isWhole: boolean
}

const DIGIT = '[\\d〇○零一二三四五六七八九十]'
const DAY = `(?:${DIGIT}{4}\\s*[年./-]\\s*${DIGIT}{1,3}\\s*[月./-]\\s*${DIGIT}{1,3}\\s*日?)`
/** Goods of the same kind: 在同一种或类似商品上, 于“茶；糖”等商品上, 在第9类类似商品上, 在类似商品“服装；帽”上. */
const SCOPE =
  '(?:使用)?(?:在|于)(?:第[\\d、，一二三四五六七八九十 ]+类|同一种|同种|同类|相同|类似|近似|上述|指定|使用|部分|全部|“[^”]*”|"[^"]*"|「[^」]*」|[“”、，或者和及与等的]|商品|服务|项目)*上'
/** The words between the owner and the number; an owner ends where nothing but these follows. */
const TAIL_WORDS = [
  SCOPE,
  // Goods that stand there without quotation marks: 在啤酒等类似商品上.
  '(?:在|于)[^，。；：“”"「」第]{1,24}?等(?:类似|近似|相同|同一种|或|和)*(?:商品|服务|项目)上',
  // …在先注册于类似商品的, …注册使用于舞蹈培训等服务的.
  '(?:使用)?(?:在|于)[^，。；：“”"「」第]{1,24}?等(?:类似|近似|相同|同一种|或|和)*(?:商品|服务)(?:项目)?(?=的|$)',
  '于(?:同一种|同种|同类|相同|类似|近似|或|者)+(?:商品|服务)(?:项目)?',
  `(?:在|于|自)?${DAY}(?:起)?`,
  '提出申请的(?:时间|日期)(?:先|早)于(?:该|本|上述)(?:件|案)?(?:申请商标|商标|申请)?',
  '(?:先|早)于(?:该|本|上述|你|贵)?(?:件|案)?(?:申请商标|商标|申请人|申请|公司|单位|方|店|厂|(?=[在于就]))(?:的?(?:申请)?日期?)?',
  '就(?:同一种|同类|相同|类似|近似|或|者)+(?:商品|服务)(?:项目)?',
  '申请日(?:期)?(?:在(?:前|先)|早于(?:该|本)(?:件|案)?(?:商标|申请))',
  `(?:在|于)?同一?[日天](?:即?[（(]?${DAY}[）)]?)?`,
  '(?:类似|相同|近似|同种|同一种|或|和)+(?:商品|服务)(?:项目)?上',
  // …（申请日2023年2月6日）在类似商品上, 于2024年1月3日（与本申请为同一日）申请的.
  `[（(](?:国际)?(?:申请|注册|公告|初审)日(?:期)?(?:为|是|系|：)?\\s*${DAY}[）)]`,
  '[（(]与(?:本|该)(?:件|案)?(?:申请|商标)(?:为|系|是|在)?同一?[日天](?:申请)?[）)]',
  '(?:在|于)(?:我国|中国|先|前)',
  '(?:期满|有效期(?:届)?满|届满)(?:后)?(?:不再|未|没有)(?:办理|申请)?续展',
  '(?:至今|尚|仍)?(?:未|不)满一年',
  '(?:而|被|已被|依法)*(?:宣告(?:注册)?无效|撤销|注销)',
  '且|而|后|其后|自该商标',
  '(?:在|于)(?:你|贵|该|本)[^，。；]{0,6}之前',
  '[两二三四]人|共同|共有|(?:名下|所有|持有|拥有|享有|所属)',
  '(?:、)?尚在(?:初审|异议)?公告期(?:内)?|公告期内|[（(]第\\d{3,4}期[）)]|初步审定|初审|核准|获准|准予|注册|申请|提出|提交|公告|使用|审定|取得|获得',
  '(?<=（)已故(?=）)|核定|先行|率先|分别|均|也|亦|曾|业经|已经|已|获|经|业已|先前|此前|原先|原|现已|在先|先|并|予以|有效|目前|仍|现',
  '(?:先|早)于(?:本|该)(?:件|案)?(?:申请|商标)(?:而)?(?:提交|提出|申请)?',
  '(?:经)?国际注册|(?:并)?(?:已)?(?:获准|获得|取得|经)?领土延伸(?:保护)?(?:至|到)?(?:中国|我国)?(?:受到?保护)?|领土延伸',
  '(?:并)?(?:已)?(?:在)?(?:中国|我国|华)?(?:受到?|获得?|取得|得到|享有|予以)保护',
  '由(?:注册人|申请人|权利人|所有人)(?:主动|自行)?(?:申请)?',
  '主动|自行|依法|因',
  '(?:在|于|凭|以|就)(?=$)',
  '(?:并)?(?:刊登|刊载)(?:在|于)?第\\d{3,4}期(?:《商标公告》|商标公告)?(?:上)?|由我局|申报',
  '经我局|有|了|时|国际|商标|注册商标专用权|的|，|、',
]
const TAIL = new RegExp(`^(?<owner>.*?)(?<tail>(?:${TAIL_WORDS.join('|')})*)$`, 'su')

/** What is said of the mark before its owner: 与在类似商品上已注册的某公司第…号. */
const BEFORE_NAME = new RegExp(`^(?:${TAIL_WORDS.join('|')})*(?:${SCOPE}|注册|审定|公告|申请|保护)的(?=.{2})`, 'su')

const CLAUSE_END = /[。；;：:\n]|(?:近似|相同|相近)(?:的)?(?:商标)?(?=[，,、])/gu
/** What joins one cited mark to the next: 、 and the like, so that an owner called 和… keeps its name. */
const LIST_WORDS = /^(?:[、，,；;]\s*(?:以及|并|又|及)?|以及|及|和|又)/u
/** What stands before the owner of a cited mark. */
const WITH = /系?因(?:为)?(?:与|同(?![一日年类种意时样属]))?|与|涉及|同(?![一日年类种意时样属])/gu
/** What may stand before 与 without being an owner: the mark, its similar part, the goods it is refused for. */
const BEFORE_WITH =
  /^$|(?:商标|本申请|该申请|标志|标识|标样|文字|图形|部分|图案|主体|(?:[两二三]字|字样|一词)|英文|中文|外文|汉字|拼音|字母|数字|读音|整体|要素|商品|服务|”|」|"|[上中均亦也又还另，,）)])$|分别$|^(?:且|并|并且|而|还|另|同时|此外|又)$/u
/** The number of a point, before what it says: 2、与某公司…. */
const POINT_BEFORE = /^(?:[（(]?(?:[一二三四五六七八九十\d]{1,3}|[甲乙丙丁戊己庚辛壬癸])[）)、.．]|[①-⑳])$/u
const NOBODY =
  /^(?:(?:同一种|类似|相同|同类)(?:或(?:者)?类似)?(?:商品|服务)(?:项目)?|已(?:经)?(?:获准|核准)?注册|他人|案外人|他方|另一?申请人|其他(?:企业|公司|人)|.*引证商标.*|.*附[页件表录].*|.*所列.*)$|[“”"。：:]|^[）)”]|[（(]$/u
const LONGEST_OWNER = 100
/** What of the mark before still belongs to it: …号商标的图案、. */
const OF_MARK_BEFORE = /^的?(?:图案|图形|文字|主体|部分|读音)+(?=[、，,和与及])/u
/** What is said of an owner before the name. */
const KIND_OF_PERSON =
  /^(?:经(?:我局)?审查，)?(?:(?:[（(]?[一二三四五六七八九十\d]{1,3}[）)]?[、.．]?)?(?:在)?第[\d一二三四五六七八九十、]{1,8}类(?:商品|服务)(?:项目)?上，)?(?:(?:[（(]?[一二三四五六七八九十\d]{1,3}[）)]|[一二三四五六七八九十甲乙丙丁戊己庚辛壬癸\d]{1,2}[、.．]|[A-Za-e][．.、](?=\p{Script=Han})|[①-⑳]|(?:第[一二三四五六七八九十]|其[一二三四五]|另外?|此外|同时)[，：:])[与同]?)?(?:自然人|案外人|他人|另一(?:申请人)?(?=\p{Script=Han}{4})|(?:原?注册人|权利人|所有人|申请人)(?:为|系|是|：))?(?=.{2})/u
const OPENS_CLAUSE =
  /(?:公司|厂|店|社|中心|行|部|所|院|厂|工作室|企业|基金会|协会|商会|学校|大学|医院|酒庄|农场|庄园|Ltd\.?|Inc\.?|GmbH|S\.A\.|LLC\.?)(?:[（(][^（）()]{2,10}[）)])?$/u

const PERSON = /^\p{Script=Han}{2,4}$|^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u
const NO_OWNER = /申请|当事|案外|他人|商标|标志|引证|[上述该本其]/u
/** 某公司与申请人于同日…: who filed beside the applicant. */
const WITH_APPLICANT = new RegExp(
  `(?:与|和|同)(?:(?:本案|该)?(?:申请人|贵方|你方|你公司)|[本该](?:申请|案|件申请|件商标|商标)(?:申请)?)(?=[于在]?(?:${DAY})?(?:为|在|于)?(?:同|先|均))`,
  'u',
)

const lastClause = (lead: TracedText): TracedText => {
  // Marks of punctuation in quotation marks and in parentheses end no clause.
  const ends = [...blankedWithin(lead.text).matchAll(CLAUSE_END)].map(({ index, 0: sign }) => index + sign.length)
  const [before = 0, end = 0] = [0, 0, ...ends].slice(-2)
  // 与某商店；某人已注册的: owners of one mark.
  const isOfOwners = /[；;]$/u.test(lead.text.slice(0, end)) && endsWithOwner(lead.text.slice(before, end - 1))
  return trim(slice(lead, isOfOwners ? before : end))
}

/** What may stand before an owner in place of 与: 经检索，已有某公司…, 仅略改某公司…, 摹仿某公司…. */
const EXISTING =
  /(?:(?:经(?:查|检索|审查|查询|核查)[，,]|另查[，,]|已有|另有|现有|存在|(?:注意到|发现|查明|检索到|完整(?:地)?(?:见|存)于|包含于|见于)[，,]?|(?<=[”"](?:一词|商标)?)(?:系|是|为)|略改|摹仿|模仿|复制|完整包含|完整含有|含有)了?(?:或者?|、|和(?=摹仿|模仿|复制|含有))?(?:仅|只)?)+(?=[^，。]*$)/gu

/** Where the owner's name begins in a clause: after 与, or after the words of a list; null where neither stands there. */
const nameStart = (text: string): number | null => {
  const listed = LIST_WORDS.exec(text)?.[0].length ?? 0
  const visible = blankedWithin(text)
  let start: number | null = null
  for (const { index, 0: word } of visible.matchAll(WITH)) {
    if (index < listed) continue
    const before = text.slice(listed, index)
    // 仅为阿拉伯数字与汉字之别，与某公司…: the last clause names the owner.
    if (start !== null && !/[，,]$/u.test(before)) continue
    const isAfterPoint = word === '与' && POINT_BEFORE.test(before)
    if (isAfterPoint || (word.includes('因') ? /^$|[，,]$/u.test(before) : BEFORE_WITH.test(before)))
      start = index + word.length
  }
  if (start !== null) return start
  const existing = [...visible.matchAll(EXISTING)].at(-1)
  if (existing) return existing.index + existing[0].length
  return listed > 0 ? listed : null
}

/** Whether a clause stops behind the name of an owner, so that another owner follows. */
const endsWithOwner = (clause: string): boolean => {
  const start = nameStart(clause)
  const name = clause.slice(start ?? 0)
  return start !== null && !/[号”"]|商标|近似|相同/u.test(name) && isCompanyOrPerson(name)
}

const ASIDE = /[（(](?<words>[^（）()]*(?:类|日|状态|有效|注册|审定|名[：:])[^（）()]*)[）)]$/u

const splitAside = (owner: TracedText): { name: TracedText; aside: TracedText | null } => {
  const match = ASIDE.exec(owner.text)
  const words = match?.groups?.['words'] ?? ''
  if (!match || !/[\d：:，,；;]/u.test(words)) return { name: owner, aside: null }
  return {
    name: trim(slice(owner, 0, match.index)),
    aside: slice(owner, match.index + 1, match.index + 1 + words.length),
  }
}

/** Whether a name that no 与 stands before is that of an owner: 某公司已注册的第1号. */
const isSubjectOfClause = (name: string, tail: string): boolean =>
  name !== '' &&
  !/[与“”]|商标|图形|[，,](?!\s?\p{Script=Latin})/u.test(name) &&
  isCompanyOrPerson(name) &&
  (OPENS_CLAUSE.test(name) || (tail !== '' && !NO_OWNER.test(name) && name.split('、').every(one => PERSON.test(one))))

/** A name with nothing between it and the number: …商品上，某人第1号. */
const isNamedAlone = (name: string): boolean =>
  isCompanyOrPerson(name) && !/^(?:另外?|此外|同时|其中|而且|并且|以及|且|即|包括|例如|如|涉及|还有|另有)$/u.test(name)

/** Reads the words before a cited number (W1–W7); the owner is null where nobody is named. */
export const readOwnerPhrase = (lead: TracedText): OwnerPhrase => {
  const last = lastClause(lead)
  const clause = slice(last, OF_MARK_BEFORE.exec(last.text)?.[0].length ?? 0)
  const start = nameStart(clause.text)
  const behindJoint = slice(clause, start ?? 0)
  const beside = WITH_APPLICANT.exec(behindJoint.text)
  const counted = beside && trim(slice(behindJoint, 0, beside.index))
  const other = counted && slice(counted, KIND_OF_PERSON.exec(counted.text)?.[0].length ?? 0)
  if (beside && other && isCompanyOrPerson(other.text))
    return {
      withJoint: null,
      owner: other,
      joint: '',
      isListed: false,
      aside: null,
      tail: slice(behindJoint, beside.index + beside[0].length),
      isWhole: true,
    }
  const standing = BEFORE_NAME.exec(behindJoint.text)?.[0] ?? ''
  const rest = slice(behindJoint, standing.length)
  const { owner = '', tail = '' } = TAIL.exec(rest.text)?.groups ?? {}
  const whole = trim(slice(rest, 0, owner.length), '，,、')
  const { name: printed, aside } = splitAside(slice(whole, KIND_OF_PERSON.exec(whole.text)?.[0].length ?? 0))
  const isQuoted = pairsIn(printed.text).get(0) === printed.text.length - 1 && printed.text.startsWith('“')
  const name =
    isQuoted && isCompanyOrPerson(printed.text.slice(1, -1)) ? slice(printed, 1, printed.text.length - 1) : printed
  const at = start ?? 0
  const joint = /[与同]$/u.exec(clause.text.slice(0, at))?.[0] ?? ''
  const isNamed = name.text !== '' && name.text.length <= LONGEST_OWNER && !NOBODY.test(name.text)
  // A clause that begins with a firm is about its mark, though no 与 stands before it.
  const isSubject = start === null && isSubjectOfClause(name.text, tail)
  // …被驳回的服务上，某人申请在先的: the subject stands behind what the clause says of the goods.
  const behind = start === null && !isSubject ? /^.*[，,](?=\S{2,40}$)/su.exec(name.text)?.[0].length : undefined
  const joined =
    behind === undefined ? 0 : (/^(?:以及|及|和|与|同)(?=.{4})/u.exec(name.text.slice(behind))?.[0].length ?? 0)
  const subject = behind === undefined ? null : slice(name, behind + joined)
  if (subject && (tail === '' ? isNamedAlone(subject.text) : isSubjectOfClause(subject.text, tail)))
    return {
      withJoint: null,
      owner: subject,
      joint: '',
      isListed: false,
      aside,
      tail: slice(rest, rest.text.length - tail.length),
      isWhole: false,
    }
  return {
    owner: isNamed && (start !== null || isSubject) ? name : null,
    // Behind a comma 与 begins a clause.
    withJoint:
      joint !== '' && standing === '' && !/^[，,；;]/u.test(clause.text)
        ? trim(slice(clause, at - 1, at + owner.length), '，,、')
        : null,
    joint,
    isListed: LIST_WORDS.test(clause.text) && start !== null,
    aside,
    tail: tail === '' ? slice(behindJoint, 0, standing.length) : slice(rest, rest.text.length - tail.length),
    isWhole: tail !== '' || standing !== '',
  }
}

/** Whose mark it is where the number stands in parentheses behind the name: 扎西卓玛（申请号1，商标“某”）. */
export const ownerBeforeParenthesis = (lead: TracedText): Found<string> | null => {
  // 某公司与申请人于同日…申请注册近似商标（申请号：1）
  const both = /(?:^|[。；;：:，,、\n])(?<owner>[^。；;：:，,、\n]{2,40}?)(?:与|和|同)申请人/du.exec(lead.text)?.indices
    ?.groups?.['owner']
  if (both) {
    const name = slice(lead, both[0], both[1])
    if (isCompanyOrPerson(name.text)) return { ...found(name), isUnsure: true }
  }
  const at = lead.text.search(/[^。；;：:，,、）)\n]+$/u)
  const name =
    at < 0 ? null : trim(slice(lead, at + (/^(?:与|以及|及|和)/u.exec(lead.text.slice(at))?.[0].length ?? 0)))
  return name && isCompanyOrPerson(name.text) ? { ...found(name), isUnsure: true } : null
}

/** Whose mark it is in a record: ①某公司，第1号，“某”，已注册；. */
export const ownerOfRecord = (lead: TracedText): Found<string> | null => {
  const [own] = /[^。；;：:\n]*$/u.exec(lead.text) ?? ['']
  const words = own.replace(/^\s*(?:[①-⑳]|[（(]?[一二三四五六七八九十\d]{1,3}[）)、.．])\s*/u, '')
  if (!/[，,、]\s*$/u.test(words) || /[与和]|商标|近似/u.test(words)) return null
  const name = trim(slice(lead, lead.text.length - words.length), '，,、 ')
  return isCompanyOrPerson(name.text) ? found(name) : null
}

/**
 * Gives owners that a list names before as many numbers to these in their order: 与甲、乙分别注册的第1号、第2号商标. Without
 * 分别 both marks may be of both.
 */
export const withOwnersShared = (
  marks: readonly CitedMarkFacts[],
  named: readonly NamedMark[],
  text: string,
): CitedMarkFacts[] => {
  const cited = [...marks]
  const placeOf = (mark: CitedMarkFacts | undefined) => named.find(({ regNo }) => regNo.value === mark?.regNo.value)
  for (let from = 0; from < cited.length; ) {
    let to = from + 1
    const source = cited[from]?.owner?.source
    while (to < cited.length && source && cited[to]?.owner?.source.glyphs[0] === source.glyphs[0]) to += 1
    const first = placeOf(cited[from])
    const names = source ? ownersIn(source) : []
    const before = first ? text.slice(Math.max(0, first.start - 60), first.start) : ''
    if (source && first && to - from > 1 && names.length === to - from && !/共同|共有/u.test(before)) {
      const isEach = /分别|先后|各自/u.test(before)
      for (const [at, name] of names.entries()) {
        const mark = cited[from + at]
        if (mark) cited[from + at] = { ...mark, owner: { ...found(name), isUnsure: !isEach } }
      }
    }
    from = to
  }
  return cited
}

const DAY_BEHIND = new RegExp(`(?:于|在)?${DAY}$`, 'u')

const withoutDay = (name: TracedText): TracedText =>
  slice(name, 0, name.text.length - (DAY_BEHIND.exec(name.text)?.[0].length ?? 0))

/** The names that 、 and the like part, where each of them is one. */
const ownersIn = (source: TracedText): TracedText[] => {
  const parts: TracedText[] = []
  let start = 0
  for (const { index, 0: sign } of source.text.matchAll(/、|；|;|以及|及|和/gu)) {
    const part = withoutDay(trim(slice(source, start, index)))
    if (!isCompanyOrPerson(part.text)) continue
    parts.push(part)
    start = index + sign.length
  }
  const last = withoutDay(trim(slice(source, start)))
  return isCompanyOrPerson(last.text) ? [...parts, last] : []
}
