import { sentenceStart } from '../words/sentences.ts'
import type { NamedMark } from './named-marks.ts'

/** Why a number of a mark stands in the letter, where it is not cited. */
export type MentionRole = 'own' | 'earlier' | 'other'

/** The clause a number stands in, on both sides: to the ends of its sentence. */
const sentenceAround = (text: string, start: number, end: number): { before: string; after: string } => {
  const from = sentenceStart(text, start)
  const stop = text.slice(end).search(/[。\n]/u)
  const after = text.slice(end, stop < 0 ? undefined : end + stop)
  return { before: introOf(text, from) + text.slice(from, start), after }
}

const POINT =
  /^\s*(?:第[\d一二三四五六七八九十]{1,3}类[：:]|[（(]?(?:\d{1,2}|[一二三四五六七八九十甲乙丙丁]{1,3})[）)、.．，]|[①-⑳])/u

/** The line that announces the list whose point begins here: 存在下列在先商标：; '' where none does. */
const introOf = (text: string, from: number): string => {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1
  if (lineStart < from && POINT.test(text.slice(from, from + 8))) return text.slice(lineStart, from)
  let start = from
  while (start > 0 && POINT.test(text.slice(start, start + 8))) {
    const end = start - 1
    start = text.lastIndexOf('\n', end - 1) + 1
    if (!POINT.test(text.slice(start, start + 8)))
      return /[：:]$/u.test(text.slice(start, end)) ? text.slice(start, end) : ''
  }
  return ''
}

const OWN = /(?:申请号|关于|[你您贵][^，。“]{0,40}提出的|上述|本申请|该申请(?:即|为)?)[：:\s]*$/u
const OTHER_NUMBER = /(?:发文|编号|公告|期|卷|案|字|文件)[：:\s]*$/u
/** An earlier mark of the applicant's own, a parent application, a mark that is no longer cited. */
const OF_APPLICANT =
  /(?<!先于|早于|晚于|与)(?:申请人|当事人|你方|你公司|[你贵]单位|你（单位）|其|申请方)[^，。；]{0,14}(?:在先|名下|已|曾|另|拥有|持有|所有|自有|此前|先前|主张|称|享有|现有|关于其|注册有|注册的|提出|提及|援引|列举|举出)[^。；]{0,30}$|申请人[^，。；]{0,40}(?:拥有|持有|享有|名下有)的?(?:国际注册)?$|(?:申请人|[你贵](?:方|公司|单位|司|厂|店|社|所))(?:自己|本人|自身|自家|自有)的?$|(?:称|主张|提出)其[^。；]{0,30}$/u
const OF_OTHERS =
  /(?:该商标|申请商标|上述商标|该标志|本商标)[^。；]{0,30}与[^。；]*$|近似|[，,](?:与|同)(?!时|样|年|日)[^，。；]{0,30}$/u
const PARENT = /(?:原|由|系|自|从|属于)[^，。；]{0,20}$/u
const AFTER_PARENT = /^[^。；]{0,24}(?:分割|分案|母案|原申请)/u
const NO_LONGER =
  /^[^。；]{0,60}(?:不再(?!续展|办理|申请|提出|使用)(?:作为|列为|构成|予以|成为)?(?:引证|障碍|冲突|阻碍)?|不再?构成[^。；]{0,10}(?:障碍|冲突)|不构成引证|[未不](?:作|作为|列为|加以|予)引[证用]|不[作予](?:引用|参照)|(?:不在|未列入|不属)[^。；]{0,4}引证|已被?宣告无效)/u
/** Behind an earlier mark of the applicant's own: 早已归你公司所有. */
const OWNED_BY_APPLICANT =
  /^[^。；，]{0,16}[归属为系]于?(?:申请人|[你贵您](?:方|公司|单位|司|厂|店|社|所|行)?)(?:所有|自有|名下|持有|在先)/u
/** A case that the letter refers to, and whose number is no cited mark's. */
const AFTER_CASE = /^[^。；，]{0,16}(?:复审案|评审案|一案|案件|案情|个案|先例)/u
const CITES =
  /近似|相同|类似|相近|混淆|差异|难以区[分别]|雷同|仅[^，。；]{1,10}不同|引证|在先|未满一年|不满一年|一年内|抽签|同日|同一天|误认|冲突|不予核准|驳回|(?:已注册|审定|申请注册)的?$/u

const withoutQuoted = (text: string): string =>
  text.replace(/“[^“”]*”|「[^「」]*」|"[^"\n]*"/gu, hit => `“${'＿'.repeat(hit.length - 2)}”`)

/** Marks that a sentence each tells the end of, and a last one compares with: 该三件商标自撤销之日起均未满一年，该商标与之近似. */
const COMPARED_LATER =
  /[该述上](?:[两二三四五六七八九十]件)?(?:引证|在先)?商标[^\n]{0,80}?(?:该|申请|本件)商标[^\n。]{0,10}与[之其][^\n。]{0,10}(?:近似|相同)/u

/** The same where it counts them: 该商标与上述三件商标近似. */
const COMPARED_WITH_ALL =
  /(?:该|申请|本件)商标[^\n。]{0,10}与(?:上述|前述|该|这|此)[两二三四五六七八九十]?[件枚]?(?:引证|在先)?商标[^\n。]{0,14}(?:近似|相同)|(?:该|申请|本件|[你贵](?:厂|公司|方|单位|司|店|社|所|中心))商标(?:较|与|和|同)[之其该][^\n]{0,40}(?:近似|相同|相近)|(?:上述|前述|以上)[各两二三四五六七八九十]?[件枚]?(?:引证|在先)?商标均?与(?:该|申请|本件)商标[^\n。]{0,20}(?:近似|相同|相近)/u

/** What the number of a mark stands in the letter for; `unclear` where its sentence does not say. */
export const roleOf = (
  text: string,
  { start, end, regNo }: NamedMark,
  applicationNo: string,
): MentionRole | 'cited' | 'unclear' | 'none' => {
  if (regNo.value === applicationNo) return 'own'
  const { before, after } = sentenceAround(text, start, end)
  // What a mark is called says nothing of whose it is: “申请人”.
  const near = withoutQuoted(before).slice(-50)
  if (OTHER_NUMBER.test(near)) return 'none'
  if (OWN.test(near)) return 'own'
  const [rest = ''] = text.slice(end).split('\n', 1)
  if (COMPARED_LATER.test(rest)) return 'cited'
  if (OWNED_BY_APPLICANT.test(after)) return 'earlier'
  if (NO_LONGER.test(after) || AFTER_CASE.test(after)) return 'other'
  // What stands for a place is named for it, unless it is compared with.
  if (/^[^，。；]{0,4}地理标志/u.test(after) && !/近似/u.test(before + after)) return 'other'
  if (AFTER_PARENT.test(after) && PARENT.test(near)) return 'other'
  if (/分割(?:而来|自|出)[^。；]{0,20}$/u.test(near)) return 'other'
  if (OF_APPLICANT.test(near) && !OF_OTHERS.test(near)) return 'earlier'
  return CITES.test(before + after) || COMPARED_WITH_ALL.test(rest) ? 'cited' : 'unclear'
}
