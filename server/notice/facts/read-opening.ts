import { quotationsIn } from '../layout/brackets.ts'
import { type Found, found, groupOf, slice, type TracedText, trim } from '../layout/traced-text.ts'
import { isCompanyOrPerson } from './party-names.ts'
import { findDates } from './written-numbers.ts'

/** What the first sentences of a letter say in place of labels. */
export interface Opening {
  applicant: Found<string> | null
  agency: Found<string> | null
  /** Whom the letter is written to, with the colon. */
  salutation: Found<string> | null
  /** The day of filing. */
  filed: Found<string> | null
}

const SALUTATION = /^(?<name>[^：:，。；\n]{2,60})[：:]$/dmu
/** Words that are no name before a colon: labels, and what announces the decision. */
const NO_NAME =
  /(?:申请号|编号|日期|^商标|申请商标|引证商标|类别|申请人|地址|机构|商品|服务|项目|理由|如下|决定|认为|附页|附件|说明|注|告知|部分驳回|为|是)$|^(?:经|根据|依据|依照|第[\d一二三四五六七八九十〇零G]+(?:条|款|项|类|号)(?!院)|上述|一、|二、|[（(]|注)/u
const AGENCY =
  /[^，。“”]{2}(?:知识产权|商标|专利)$|(?:知识产权|商标|专利|律师|事务所|代理|法律|咨询|标通|科技服务|企业管理|知)[^，。]*(?:公司|事务所|中心|所|部|分所|企业)(?:[（(][^（）()]{2,10}[）)])?$/u
/** An agency that goes by its trade alone: 标途知识产权. */
const SHORT_AGENCY = /^\p{Script=Han}{2,10}(?:知识产权|商标|专利)$/u
const DAY = '(?:\\d{4}|[〇○零一二三四五六七八九]{4})\\s*[年./-]'
/** What follows the name of the applicant, and of the agency. */
const STOP = new RegExp(
  `于(?:${DAY}|第)|就|在第|提出|提交|申报|申请|向我局|通过|委托|代理|作为|办理|的第|报送|关于|的[“"「]|[，。；：（(\\n]|指定使用|所报|$`,
  'gu',
)
const APPLICANTS: readonly RegExp[] = [
  /(?:你(?:单位|公司|所|方|（单位）)?|贵(?:单位|公司|所))代理(?:的)?(?:申请人|商标注册申请人)?/gu,
  /(?:商标注册)?申请人(?:名称)?(?:为|是)?(?!不服|如|可|对|在先|称|主张|指定|的)/gu,
  /(?:收到|受理|关于|审查了|对|就)由?(?!委托|你|贵|该|上述|申请|第|本)/gu,
  /(?<=^|\n|日|，)由?(?!你|贵|该|上述|申请|第|本|我局|经)/gu,
]
const AGENCIES: readonly [lead: RegExp, next: RegExp][] = [
  [/(?:通过|委托|经由)/gu, /^/u],
  [/(?:由|[、，]|及|和)/gu, /^代理/u],
  [/代理(?:机构|人|组织)(?:为|是)/gu, /^/u],
]
const ADDRESSES_AGENCY =
  /你(?:单位|公司|所|方|（单位）|\(单位\))?(?:所)?代理|你(?:单位|公司|所)?受[^，。]{0,20}委托|由你(?:单位|所|公司)代理|委托你(?:单位|所|公司)/u
const ADDRESSES_APPLICANT = /你(?:方|公司|单位|（单位）|\(单位\)|）)?(?:于|通过|委托|提出|提交|申请|所提|的)|收到你/u
const FILED = /(?:收到|提出|提交|申请|申报|受理)/u

/** A sentence on another mark. */
const OF_OTHERS = /注销|撤销|注册号|近似|无效|续展/u

const LONGEST = 70

/** What belongs to the name of a firm though it stands in parentheses. */
const LEGAL_FORM = /^[（(](?:特殊)?(?:普通合伙|有限合伙|个人独资|个体工商户|合伙|集团|个体)[）)]/u
const PLACE_WITHIN = /^[（(]\p{Script=Han}{2,8}[）)]\p{Script=Han}/u
const NO_PARTY = /^委托|商标注册|申请|审查|上述|决定|你方|你单位|收到|我局|通知|指定|使用|商标局|知识产权局$|[“”"]/u

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

const isApplicant = (name: string): boolean => isCompanyOrPerson(name) && !NO_PARTY.test(name)

/** The name a letter begins with: 某公司：. */
const salutationIn = (text: TracedText): TracedText | null => {
  const addressed = /^致[：:]?\s*(?<name>[^：:，。；\n]{2,60})$/dmu.exec(text.text)
  const addressee = addressed && groupOf(text, addressed, 'name')
  if (addressee && isCompanyOrPerson(addressee.text.trim())) return trim(addressee)
  for (const match of text.text.matchAll(new RegExp(SALUTATION.source, 'dgmu'))) {
    const name = groupOf(text, match, 'name')
    if (name && !NO_NAME.test(name.text) && !/[“”"《]/u.test(name.text)) return trim(name)
  }
  return null
}

/**
 * Reads the opening of a letter, `prose` its running text before the reasons and `letter` all of it: the one it is written to is
 * the agency where it speaks of what that one represents, and else the applicant.
 */
export const readOpening = (prose: TracedText, letter: TracedText): Opening => {
  const salutation = salutationIn(letter)
  const toAgency = ADDRESSES_AGENCY.test(letter.text)
  const isAgencyName = salutation !== null && AGENCY.test(salutation.text)
  const agency =
    AGENCIES.map(([lead, after]) =>
      nameIn(
        prose,
        [lead],
        (name, next) =>
          after.test(next) &&
          AGENCY.test(name) &&
          (isCompanyOrPerson(name) || (SHORT_AGENCY.test(name) && !next.startsWith('代理'))) &&
          !NO_PARTY.test(name),
      ),
    ).find(found => found !== null) ?? null
  const isOther = (name: string) =>
    isApplicant(name) && name !== agency?.value && !(toAgency && name === salutation?.text)
  const named = nameIn(prose, APPLICANTS.slice(0, 2), isOther)
  const toApplicant = salutation !== null && !toAgency && (ADDRESSES_APPLICANT.test(letter.text) || !isAgencyName)
  const dated = [...prose.text.matchAll(/[^。；\n]+/gu)]
    .filter(([sentence]) => FILED.test(sentence) && !OF_OTHERS.test(sentence))
    .map(({ index, 0: sentence }) => slice(prose, index, index + sentence.length))
  return {
    applicant: named ?? (toApplicant && salutation ? found(salutation) : nameIn(prose, APPLICANTS.slice(2), isOther)),
    agency: agency ?? (salutation && (toAgency || (isAgencyName && !toApplicant)) ? found(salutation) : null),
    salutation: salutation && found(salutation),
    filed: dated.flatMap(sentence => findDates(sentence))[0] ?? null,
  }
}
