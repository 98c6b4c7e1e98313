import { type Found, found, groupOf, slice, type TracedText, trim } from '../layout/traced-text.ts'

const COMPANY =
  /(?:公司|集团|厂|店|行|社|所|院|馆|坊|室|部|会|校|中心|工作室|个体户|企业|合伙|商行|超市|农场|基地|庄|堂|楼|站|园|场|庙|寺|局|Ltd\.?|LTD\.?|Inc\.?|INC\.?|GmbH|GMBH|AG|S\.?A\.?|SAS|B\.?V\.?|LLC|L\.L\.C\.|Corp\.?|Co\.)(?:[（(][^（）()]{2,10}[）)])?$/u
const JUNK = /[“”"「」：:；;。]|第\d|类似商品|类似服务|同一种|已注册|在先申请|近似/u

/** Words of a notice that are as short as a name and are none. */
const NO_PERSON =
  /^(?:请求|要求|委托|提交|他人|案外人|第三人|他方|同一种|同种|同类|类似|相同|近似|指定|核定|已|未|尚|经|曾(?=被|经|于|在|用|获|取|注|申)|先|在先|本局|我局|以下|下列|上述|该|其)|注册|申请|商标|驳回|类似|近似|(?:商品|服务)/u
const HAN_PERSON = /^\p{Script=Han}{2,4}$|^\p{Script=Han}{1,10}(?:[·•]\p{Script=Han}{1,12})+$/u
const FOREIGN = /^[\p{Script=Latin}\p{Nd}][\p{Script=Latin}\p{Nd}\s.,&'’()（）+/-]*$/u
const PARTY = /[、；;]/u
const END_OF_COMPANY =
  /(?:公司|集团|厂|店|行|社|所|院|馆|坊|室|部|会|校|中心|个体户|企业|超市|农场|牧场|基地|庄|堂|联合社|站|园|场|局|铺|号|房|体|坊|馆|学校|医院|协会|银行|庙|寺)(?:[（(][^（）()]{2,10}[）)])?$|会社|[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Whether a text is the whole name of a company or person, or of several. */
export const isCompanyOrPerson = (name: string): boolean => {
  const isOne = (one: string) =>
    (HAN_PERSON.test(one) && !NO_PERSON.test(one) && !/.{2}[省市区县]$/u.test(one)) ||
    FOREIGN.test(one) ||
    END_OF_COMPANY.test(one)
  return isOne(name) || (PARTY.test(name) && name.split(PARTY).every(isOne))
}

/** Whether a text can be the whole name of a person or company. */
export const isWholeName = (name: string): boolean =>
  !JUNK.test(name) &&
  (COMPANY.test(name) ||
    !/\p{Script=Han}/u.test(name) ||
    name.length <= 4 ||
    /·/u.test(name) ||
    !/[在于上的]/u.test(name))

/** An address in parentheses behind a name: 某面馆（江苏省昆山市玉山镇亭林路）. */
const ADDRESS_BEHIND =
  /^(?<name>[^（(]{2,60})[（(](?<address>[^（()）]{0,20}(?:省|市|自治区|区|县)[^）)]{0,80}(?:[路街道巷村镇号室楼栋座]|\d[A-Z]?)[^）)]{0,20})[）)]$/du

/** Parts the address from the name of a party, where it stands behind it in parentheses. */
export const withAddressApart = (
  party: Found<string> | null,
): { applicant: Found<string> | null; address: Found<string> | null } => {
  const groups = party && ADDRESS_BEHIND.exec(party.source.text)?.indices?.groups
  if (!party || !groups?.['name'] || !groups['address']) return { applicant: party, address: null }
  const part = ([start, end]: [number, number]): Found<string> => found(slice(party.source, start, end))
  return { applicant: part(groups['name']), address: part(groups['address']) }
}

/** What stands behind the name of a party and is none of it: （原名：某公司）, （通过某事务所代理）. */
const BEHIND_PARTY =
  /[（(](?:(?:原|曾用|变更前)[^（）()：:]{0,6}[：:]|通过|委托|[由经](?=.{4,40}(?:代理|转[交递]?)[）)]))(?:[^（）()]|[（(][^（）()]*[）)])+[）)]$|[（(](?:均为|均系|系)?共同(?:申请|所有|商标)[^（）()]{0,6}[）)]$/u

/** A party without what stands in parentheses behind its name. */
export const withoutAside = (party: Found<string> | null): Found<string> | null => {
  const aside = party && BEHIND_PARTY.exec(party.source.text)
  return party && aside && aside.index > 1 ? found(trim(slice(party.source, 0, aside.index))) : party
}

/** The agency in parentheses behind a party: 某公司（通过某事务所代理）; null where none stands there. */
export const agentBehind = (party: Found<string> | null): Found<string> | null => {
  const aside =
    party &&
    /[（(](?:通过|委托|由|经)(?<name>(?:[^（）()]|[（(][^（）()]*[）)])+?)(?:代理|办理|转[交递]?)[）)]$/du.exec(
      party.source.text,
    )
  const name = party && aside && groupOf(party.source, aside, 'name')
  return name ? found(name) : null
}

/** Where the office and the review board have their seats: no address of an applicant. */
const OF_OFFICE = /茶马南街|蓟门桥|西土城路|三里河东路|车公庄|太阳宫/u

/** What the office notes behind an address: （本件直接送达申请人，未委托代理机构）. */
const NOTE_BEHIND_ADDRESS = /[（(][^（）()]*(?:送达|委托|代理|本件|邮寄|同上)[^（）()]*[）)][。\s]*$/u

/** The address among some values that is none of the office’s, without what is noted behind it. */
export const ownAddress = (values: readonly TracedText[]): TracedText | null => {
  const address = values.find(({ text }) => !OF_OFFICE.test(text)) ?? null
  const note = address && NOTE_BEHIND_ADDRESS.exec(address.text)
  return address && note && note.index > 0 ? slice(address, 0, note.index) : address
}
