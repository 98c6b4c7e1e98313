const COMPANY =
  /(?:公司|集团|厂|店|行|社|所|院|馆|坊|室|部|会|校|中心|工作室|个体户|企业|合伙|商行|超市|农场|基地|庄|堂|楼|站|园|场|庙|寺|局|Ltd\.?|LTD\.?|Inc\.?|INC\.?|GmbH|GMBH|AG|S\.?A\.?|SAS|B\.?V\.?|LLC|L\.L\.C\.|Corp\.?|Co\.)(?:[（(][^（）()]{2,10}[）)])?$/u
const JUNK = /[“”"「」：:；;。]|第\d|类似商品|类似服务|同一种|已注册|在先申请|近似/u

/** Words of a notice that are as short as a name and are none. */
const NO_PERSON =
  /^(?:同一种|同种|同类|类似|相同|近似|指定|核定|已|未|尚|经|曾(?=被|经|于|在|用|获|取|注|申)|先|在先|本局|我局|以下|下列|上述|该|其)/u
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
