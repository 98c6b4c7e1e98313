import { blankedWithin } from '../layout/brackets.ts'
import { type Found, found, slice, type TracedText, trim } from '../layout/traced-text.ts'
import { isCompanyOrPerson } from '../words/party-names.ts'
import { isPlainName } from '../words/plain-names.ts'

/** Where a name may begin: at a sign, behind a word that leads up to it, behind a point. */
const BEGINS =
  /^|[，,、；;：:。）)\s]|[一二三四五]是|其[一二三四五]|与|和|及|同|由|对|向|就|引证|援引|注册人|申请人|权利人|所有人|持有人|(?:核准|审定|准予|公告)(?:了)?|[①-⑳]|的/gu
/** Where it may end: before what it did or holds. */
const ENDS =
  /$|(?:名下|所有|共有|共同|持有|拥有|享有|取得|获|经|已|业|曾|在|于|的|之|先|抢先|提出|提交|申请|注册|初步审定|[（(](?:原|已|申请|注册))/gu
/** A foreign name: letters from a capital or a digit on, with the signs of one. */
const FOREIGN =
  /[\p{Lu}\p{Nd}][\p{Script=Latin}\p{M}\p{Nd}\s.,&'’+/-]*(?:[（(][\p{Script=Latin}\s.é]+[）)])?[\p{Script=Latin}\p{M}\s.,]*/gu
const LONGEST_LEAD = 120

const candidates = (lead: TracedText): TracedText[] => {
  const { text } = lead
  const visible = blankedWithin(text)
  const starts = [...visible.matchAll(BEGINS)].map(({ index, 0: { length } }) => index + length)
  const ends = [...visible.matchAll(ENDS)].map(({ index }) => index)
  const names = starts.flatMap(from =>
    ends.flatMap(to => (to - from >= 2 && to - from <= 60 ? [trim(slice(lead, from, to), '，,、 ')] : [])),
  )
  const foreign = [...text.matchAll(FOREIGN)].map(({ index, 0: { length } }) =>
    trim(slice(lead, index, index + length), '，,、 '),
  )
  return [...names, ...foreign]
}

/** What may stand in a name, and is here rather a word of the sentence or a sign between two names. */
const NOT_IN_NAME =
  /商标|商品|服务|图形|文字|[“”：:；;]|^[（()）\d]|[与和及的之同则](?!济)|名下|[已曾]|于(?=\p{Script=Han})|我局|申请|注册|\p{Script=Han}[，,]|[，,]\p{Script=Han}/u
const FIRM =
  /(?:公司|厂|店|行|社|中心|工作室|企业|协会|商会|学校|医院|合作社|合伙|研究院|加工坊|工坊|馆|部|铺|庄园|农场)(?:[（(][^（）()]{2,10}[）)])?$/u

/**
 * The name of a firm or person nearest before a number, where the grammar of the sentence gave none: one that has the plain form of a name and
 * as much of it as there is. Always to be confirmed; null where nothing has that form.
 */
export const nameBeforeNumber = (sentence: TracedText): Found<string> | null => {
  const lead = slice(sentence, Math.max(0, sentence.text.length - LONGEST_LEAD))
  const names = candidates(lead).filter(
    ({ text }) => isCompanyOrPerson(text) && isPlainName(text) && /\p{L}{2}/u.test(text) && !NOT_IN_NAME.test(text),
  )
  const firms = names.filter(
    ({ text }) => FIRM.test(text) || (/^[\p{Lu}\p{Nd}]/u.test(text) && /\p{Ll}|\s/u.test(text) && text.length > 5),
  )
  const placeOf = ({ glyphs }: TracedText) => lead.glyphs.indexOf(glyphs.find(glyph => glyph !== null) ?? null)
  const endOf = (name: TracedText) => placeOf(name) + name.text.length
  // The one that ends last, and begins first.
  const [best] = (firms.length > 0 ? firms : names).toSorted((a, b) => endOf(b) - endOf(a) || placeOf(a) - placeOf(b))
  return best ? { ...found(best), isUnsure: true } : null
}
