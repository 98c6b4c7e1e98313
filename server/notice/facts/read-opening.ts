import { quotationsIn } from '../layout/brackets.ts'
import type { Paragraph } from '../layout/paragraphs.ts'
import { type Found, found, groupOf, join, slice, type TracedText, trim } from '../layout/traced-text.ts'
import { isCompanyOrPerson } from '../words/party-names.ts'
import { isPlainName } from '../words/plain-names.ts'
import { findDates } from '../words/written-numbers.ts'

/** What the first sentences of a letter say in place of labels. */
export interface Opening {
  applicant: Found<string> | null
  agency: Found<string> | null
  /** Whom the letter is written to, with the colon. */
  salutation: Found<string> | null
  /** The address that stands in parentheses behind the name a letter begins with. */
  address: Found<string> | null
  /** The day of filing. */
  filed: Found<string> | null
}

const SALUTATION =
  /^(?<name>[^：:，。；\n]{2,60}?(?:；[^：:，。；\n]{4,60}?)*)(?:[（(](?:经营者|负责人|法定代表人|投资人|代理(?:人|机构|组织)?)[：:][^（）()\n]{2,40}(?:[（(][^（）()\n]{2,10}[）)])?[）)])?[：:]$/dmu
/** Words that are no name before a colon: labels, and what announces the decision. */
const NO_NAME =
  /(?:申请号|编号|日期|^商标|申请商标|引证商标|类别|申请人|地址|机构|商品|服务|项目|理由|如下|决定|认为|附页|附件|说明|注|告知|部分驳回|为|是)$|^(?:经|根据|依据|依照|第[\d一二三四五六七八九十〇零G]+(?:条|款|项|类|号)(?!院)|上述|(?:驳回|事实|权利|救济|法律)|一、|二、|[（(]|注)/u
const AGENCY =
  /[^，。“”]{2}(?:知识产权|商标|专利)$|(?:知识产权|商标|专利|律师|事务所|代理|法律|咨询|标通|科技服务|企业管理|知)[^，。]*(?:公司|事务所|中心|所|部|分所|企业)(?:[（(][^（）()]{2,10}[）)])?$/u
/** An agency that goes by its trade alone: 标途知识产权. */
const SHORT_AGENCY = /^\p{Script=Han}{2,10}(?:知识产权|商标|专利)$/u
const DAY = '(?:\\d{4}|[〇○零一二三四五六七八九]{4})\\s*[年./-]'
/** What follows the name of the applicant, and of the agency. */
const STOP = new RegExp(
  `于(?:${DAY}|第)|就|在第|提出|提交|申报|申请|向我局|通过|委托|代理|代为|作为|办理|的第|报送|关于|的[“"「]|[，。；：（()）\\n]|指定使用|所报|已(?=同时|收|另|于|一并)|$`,
  'gu',
)
const APPLICANTS: readonly RegExp[] = [
  /(?:你(?:单位|公司|司|所|方|（单位）)?|贵(?:单位|公司|司|所))(?:于[\d〇○零一二三四五六七八九十年月日./\s-]{6,18})?代理(?:的)?(?:申请人|商标注册申请人)?/gu,
  /(?:商标注册)?申请人(?:名称)?(?:为|是)?(?!不服|如|可|对|在先|称|主张|指定|的)/gu,
  /(?:收到|受理|关于|审查了|对|就|决定驳回)由?(?!委托|[你您贵](?:方|公司|单位|所|司|店|厂|[（(于在通委提的])|该|上述|申请|第\s*G?\d|本|其)/gu,
  /(?<=^|\n|日|，)由?(?!由|[你您贵](?:方|公司|单位|所|司|店|厂|[（(于在通委提的])|该|上述|申请|第\s*G?\d|本|我局|经)/gu,
]
const AGENCIES: readonly [lead: RegExp, next: RegExp][] = [
  [/(?:通过|委托|经由)/gu, /^/u],
  [/(?:[、，]?并?由|[、，]|及|和)/gu, /^代(?:理|为(?:提交|提出|申请|办理))/u],
  [/代理(?:机构|人|组织)(?:为|是|(?=\p{Script=Han}{4}))/gu, /^/u],
]
const ADDRESSES_AGENCY =
  /[你贵](?:单位|公司|司|所|方|（单位）|\(单位\))?(?:所)?代理|你(?:单位|公司|所)?受[^，。]{0,20}委托|由你(?:单位|所|公司)代理|委托你(?:单位|所|公司)/u
const ADDRESSES_APPLICANT =
  /[你您贵](?:公司|单位|方|司|店|厂|中心|行|部|社|院|校|会|户|企业|处|站|馆|局|坊|场|庄|（单位）|\(单位\)|）|所(?=自行|所?提))?(?:于|在|通过|委托|提出|提交|申请|所提|自行|的)|收到你|自行办理|未委托(?:商标)?代理|申请人(?:系|是|为)[^，。；]{0,14}商标代理机构/u
const FILED = /(?:收到|提出|提交|申请|申报|报送|受理)/u

/** A sentence on another mark. */
const OF_OTHERS = /注销|撤销|注册号|近似|无效|续展/u

const LONGEST = 70

/** What belongs to the name of a firm though it stands in parentheses. */
const LEGAL_FORM = /^[（(](?:特殊)?(?:普通合伙|有限合伙|个人独资|个体工商户|合伙|集团|个体)[）)]/u
const PLACE_WITHIN =
  /^[（(](?:\p{Script=Han}{2,8}[）)]\p{Script=Han}|[\p{Script=Latin} .]{2,20}[）)]\s?\p{Script=Latin})/u
const NO_PARTY =
  /^委托|^代理|^关于|^由(?=.{4})|^[你您贵](?:们|公司|单位|方|司|所|店|厂|中心|行|部|社|院|校|会|户|企业|处|站|馆|局|坊|场|庄)?(?:所?自行)?$|驳回|审定|核准|商标注册|申请|审查|上述|决定|你方|你单位|收到|我局|通知|指定|使用|商标局|知识产权局$|^(?:地址|名称|住所|主体|信息)$|[“”"]/u

/** The end of a list of names that the first of them begins: 某公司；某厂. */
const furtherParties = (rest: string, end: number): number => {
  const next = /^[；、](?<name>[^，。；、：“”"\n]{2,50}?)(?=提出|提交|于|就|申请|通过|委托|的第)/u.exec(rest.slice(end))
  const name = next?.groups?.['name']
  return next && name !== undefined && isCompanyOrPerson(name) && !NO_PARTY.test(name) ? end + next[0].length : end
}

/** The first name that follows one of these words and ends where a sentence can go on. */
const nameIn = (
  text: TracedText,
  leads: readonly RegExp[],
  isName: (name: string, next: string) => boolean,
): Found<string> | null => {
  const quotations = quotationsIn(text.text)
  for (const lead of leads) {
    for (const { index, 0: words } of text.text.matchAll(lead)) {
      const start = index + words.length
      if (quotations.some(quotation => quotation.start < start && start <= quotation.end)) continue
      const rest = text.text.slice(start, start + LONGEST)
      for (const stop of rest.matchAll(STOP)) {
        // 拾穗（武汉）茶业有限公司: a place within a name ends it nowhere.
        if (PLACE_WITHIN.test(rest.slice(stop.index))) continue
        // What closes a bracket of the name itself: 某（集团）有限公司.
        if (/[)）]/u.test(stop[0]) && /[（(][^（）()]*$/u.test(rest.slice(0, stop.index))) continue
        const form = LEGAL_FORM.exec(rest.slice(stop.index))?.[0].length ?? 0
        const end = stop.index + form
        const name = rest.slice(0, end)
        if (name.length >= 2 && isName(name, rest.slice(end)))
          return found(trim(slice(text, start, start + furtherParties(rest, end))))
        if (/[。\n“"「]/u.test(stop[0])) break
      }
    }
  }
  return null
}

const isApplicant = (name: string): boolean => isCompanyOrPerson(name) && !NO_PARTY.test(name) && isPlainName(name)

/** A name on a line of its own before a letter that speaks to it, or before its address. */
const NAME_LINE =
  /(?<=\n|^)(?<name>[^，。；：:“”"\n]{4,40}?(?:公司|厂|店|行|部|社|所|中心|商行|工作室|经营部|合作社|集团|院|馆)(?:[（(][^（）()\n]{2,10}[）)])?)\n(?=[（(]?(?:由|经)[^\n，。]{4,40}(?:转交|转递|代理)|(?:[^\n]{4,40}\n)?(?:(?:关于)?(?:你|贵)(?:公司|单位|方|司|所|店|厂|（单位）)|[（(]代理(?:人|机构|组织)[：:])|(?:地址|住所)[：:])/du

/** The name a letter begins with: 某公司：. */
const salutationIn = (text: TracedText): TracedText | null => {
  const addressed = /^(?:致|收件人)[：:]?\s*(?<name>[^：:，。；\n]{2,60})$/dmu.exec(text.text)
  const addressee = addressed && groupOf(text, addressed, 'name')
  if (addressee && isCompanyOrPerson(addressee.text.trim())) return trim(addressee)
  for (const match of text.text.matchAll(new RegExp(SALUTATION.source, 'dgmu'))) {
    const name = groupOf(text, match, 'name')
    const areNames = name && (!name.text.includes('；') || isCompanyOrPerson(name.text))
    if (name && areNames && !NO_NAME.test(name.text) && !/[“”"《]/u.test(name.text)) return trim(name)
  }
  const line = NAME_LINE.exec(text.text)
  const alone = line && groupOf(text, line, 'name')
  return alone && !NO_NAME.test(alone.text) && !/知识产权局|商标局|通知书/u.test(alone.text) ? trim(alone) : null
}

/** 某人先生/女士. */
const COURTESY = /(?:先生|女士)(?:[/／、](?:先生|女士))?$/u

const withoutCourtesy = (name: TracedText | null): TracedText | null => {
  const at = name ? name.text.search(COURTESY) : -1
  return name && at > 1 ? slice(name, 0, at) : name
}

/** 某公司（地址：某省某市）：, over the end of a line too. */
const WITH_ADDRESS =
  /^(?<name>[^：:，。；\n（(]{2,40}(?:[（(]\p{Script=Han}{2,6}[）)][^：:，。；\n（(]{0,20})?)[（(](?:(?:申请人|注册人)?(?:的)?(?:地址|住所|住址)[：:]|(?=\p{Script=Han}{2,9}(?:省|市|自治区|区|县)[^（）()：:]{2,80}[）)]\s*[：:]$))(?<address>(?:[^（）()：:]|[（(][^（）()\n]*[）)]){4,120})[）)]\s*[：:]?$/dmu
/** Where the applicant lives, in parentheses behind the name: 某公司（住某省某市某路1号）提出. */
const LIVES =
  /^[（(](?:申请人)?(?:的)?(?:住所?|地址|住址)?(?:在|为)?[：:]?(?<address>\p{Script=Han}{2,}(?:省|市|自治区|区|县)[^（）()，。；]{4,60})[）)]/du

const addressBehind = (name: Found<string> | null, prose: TracedText): TracedText | null => {
  const at = name ? prose.text.indexOf(name.value) : -1
  if (!name || at < 0) return null
  const rest = slice(prose, at + name.value.length)
  const match = LIVES.exec(rest.text)
  return match && groupOf(rest, match, 'address')
}

/** Whom else a letter goes to, or through whom it came: 抄送：某事务所（代理组织）. */
const SENT_TO =
  /^[（(]?(?:致|由|抄送|送达|收件人|转交?|经由?|通过|发往|代理)[：:]?\s*(?<name>[^：:，。；\n]{4,50}?)(?:[（(](?<role>[^（）()\n]{2,8})[）)])?(?:转交|转递|代理)?[）)]?$/dgmu

const withoutBreaks = (whole: TracedText): TracedText =>
  join([...whole.text.matchAll(/[^\n]+/gu)].map(({ index, 0: line }) => slice(whole, index, index + line.length)))

/** 某事务所并转某公司：, and （代理某公司，某省某市） under the agency's name. */
const FORWARDED = /^(?<agency>[^，。：:\n]{4,40}?)(?:并转|，转|转交|请转)(?<applicant>[^，。：:\n]{4,40})[：:]$/dmu
const REPRESENTED =
  /^[（(](?:代理|代)(?<applicant>[^，,。（）()\n]{4,40}(?:[（(][^（）()\n]{2,10}[）)])?)[，,](?<address>[^）)\n]{6,80})[）)]$/dmu
/** 某公司（由某事务所代理）：, over the end of a line too. */
const REPRESENTED_BY =
  /^(?<applicant>[^，。：:\n（(]{2,40}(?:[（(][^（）()\n]{2,8}[）)][^，。：:\n（(]{0,20})?)[（(](?:由|代理(?:人|机构|组织)?[：:])(?<agency>(?:[^，。：:（）()]|[（(][^（）()]{2,10}[）)]){4,50}?)(?:代理|转交|转递|转)?[）)][：:]$/dmu
/** 其地址在某省某市. */
const TOLD_ADDRESS =
  /(?:(?:申请人|其)的?(?:地址|住所)(?:在|为|是)|，住(?=\p{Script=Han}{2,9}(?:省|市|自治区|区|县)))(?<address>[^，。；\n]{6,60})/du

const partyIn = (letter: TracedText, match: RegExpExecArray): TracedText | null => {
  const name = groupOf(letter, match, 'agency')
  return name && withoutBreaks(name)
}

/** 申请人“某合作社”以“某”商标提出的. */
const QUOTED_APPLICANT = /申请人[“"](?<name>[^“”"\n]{2,60})[”"]/du

const quotedApplicantIn = (letter: TracedText): TracedText | null => {
  const match = QUOTED_APPLICANT.exec(letter.text)
  const name = match && groupOf(letter, match, 'name')
  return name && isCompanyOrPerson(name.text) ? name : null
}

/** The parties that lines of their own name with the word for what they are. */
const sentTo = (letter: TracedText): { applicant: TracedText | null; agency: TracedText | null } => {
  const named = [...letter.text.matchAll(SENT_TO)].flatMap(match => {
    const name = groupOf(letter, match, 'name')
    return name ? [{ name: trim(name), role: match.groups?.['role'] ?? '' }] : []
  })
  const agency = named.find(({ name, role }) => /代理/u.test(role) || (role === '' && AGENCY.test(name.text)))
  for (const expression of [FORWARDED, REPRESENTED, REPRESENTED_BY]) {
    const match = expression.exec(letter.text)
    const applicant = match && groupOf(letter, match, 'applicant')
    if (match && applicant && isCompanyOrPerson(applicant.text))
      return { applicant: trim(applicant), agency: partyIn(letter, match) ?? agency?.name ?? null }
  }
  return {
    applicant: named.find(({ role }) => role === '申请人')?.name ?? quotedApplicantIn(letter),
    agency: agency?.name ?? null,
  }
}

/**
 * Reads the opening of a letter, `prose` its running text before the reasons and `letter` all of it: the one it is written to is
 * the agency where it speaks of what that one represents, and else the applicant. `addressee` is the one a label names.
 */
export const readOpening = (prose: TracedText, letter: TracedText, addressee: TracedText | null = null): Opening => {
  const withAddress = WITH_ADDRESS.exec(letter.text)
  const addressed = withAddress && groupOf(letter, withAddress, 'name')
  const represented = REPRESENTED.exec(letter.text)
  const toldIn = TOLD_ADDRESS.exec(prose.text)
  const printed =
    (withAddress && groupOf(letter, withAddress, 'address')) ??
    (represented && groupOf(letter, represented, 'address')) ??
    (toldIn && groupOf(prose, toldIn, 'address'))
  const others = sentTo(letter)
  const salutation = withoutCourtesy(
    others.applicant ??
      addressed ??
      (addressee && isCompanyOrPerson(addressee.text) ? trim(addressee) : salutationIn(letter)),
  )
  const toAgency = ADDRESSES_AGENCY.test(letter.text)
  const isAgencyName = salutation !== null && AGENCY.test(salutation.text)
  const agency =
    AGENCIES.map(([lead, after], index) =>
      nameIn(
        index === AGENCIES.length - 1 ? letter : prose,
        [lead],
        (name, next) =>
          after.test(next) &&
          AGENCY.test(name) &&
          (isCompanyOrPerson(name) ||
            (SHORT_AGENCY.test(name) && (!next.startsWith('代理') || next.startsWith('代理的')))) &&
          !NO_PARTY.test(name),
      ),
    ).find(found => found !== null) ?? null
  const isOther = (name: string) =>
    isApplicant(name) && name !== agency?.value && !(toAgency && name === salutation?.text)
  // Four characters with nothing before them are a name only where they do something.
  const isOtherAtStart = (name: string, next: string) =>
    isOther(name) &&
    (!/^\p{Script=Han}{2,4}$/u.test(name) || /^(?:于|就|在第|提出|提交|申报|申请|向我局|通过|委托|的)/u.test(next))
  const named = nameIn(prose, APPLICANTS.slice(0, 2), isOther)
  const isNamedApplicant = others.applicant !== null || (withAddress !== null && /[（(]申请人/u.test(withAddress[0]))
  const told = printed ?? addressBehind(named, prose)
  const toApplicant =
    isNamedApplicant || (salutation !== null && !toAgency && (ADDRESSES_APPLICANT.test(letter.text) || !isAgencyName))
  const dated = [...prose.text.matchAll(/[^。；\n]+/gu)]
    .filter(
      ([sentence]) => FILED.test(sentence) && !OF_OTHERS.test(sentence.replace(/“[^“”]*”|「[^「」]*」|"[^"]*"/gu, '')),
    )
    .map(({ index, 0: sentence }) => slice(prose, index, index + sentence.length))
  return {
    applicant:
      isNamedApplicant && salutation
        ? found(salutation)
        : (named ??
          (toApplicant && salutation
            ? found(salutation)
            : (nameIn(prose, APPLICANTS.slice(2, 3), isOther) ?? nameIn(prose, APPLICANTS.slice(3), isOtherAtStart)))),
    address: told && found(trim(withoutBreaks(told))),
    agency:
      agency ??
      (others.agency && found(others.agency)) ??
      (salutation && (toAgency || (isAgencyName && !toApplicant)) ? found(salutation) : null),
    salutation: salutation && found(salutation),
    filed: dated.flatMap(sentence => findDates(sentence))[0] ?? null,
  }
}

/** The block a letter's window shows: postcode, address, and who gets it. */
export interface Recipient {
  address: Found<string> | null
  agency: Found<string> | null
}

const POSTCODE = /^(?:(?:邮编|邮政编码)?[：:]?|.{0,20}(?:知识产权局|商标局))\d{6}$/u
const HAS_LABEL = /[：:]/u
const TITLE = /(?:通知书|知识产权局|商标局)$|^[〔[]?(?:TMZC|ZC)/u
const AGENCY_LINE =
  /(?:知识产权|商标|专利|律师|事务所|代理|法律|咨询).*(?:公司|事务所|中心|所|部)(?:[（(][^）)]{2,8}[）)])?$|.{2}(?:知识产权|商标|专利)$/u
const MOST_LINES = 6

/**
 * Reads the block by its postcode line. Its last line names who gets the letter: an agency, by its name or since it is another
 * than the applicant.
 */
export const readRecipient = (paragraphs: readonly Paragraph[], applicant: string): Recipient => {
  const start = paragraphs.findIndex(paragraph => POSTCODE.test(paragraph.text.text))
  if (start < 0) return { address: null, agency: null }
  const lines: TracedText[] = []
  for (const { text } of paragraphs.slice(start + 1, start + 1 + MOST_LINES)) {
    if (HAS_LABEL.test(text.text) || TITLE.test(text.text)) break
    lines.push(text)
  }
  const [last] = lines.slice(1).slice(-1)
  const isOther = last !== undefined && applicant !== '' && last.text !== applicant && isCompanyOrPerson(last.text)
  const nameAt = isOther ? lines.length - 1 : lines.findIndex(line => AGENCY_LINE.test(line.text))
  const name = lines[nameAt]
  const address = join(nameAt < 0 ? lines.slice(0, -1) : lines.slice(0, nameAt))
  return { address: address.text === '' ? null : found(address), agency: name ? found(name) : null }
}
