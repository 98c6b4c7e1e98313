import { beginsWithLabel } from '../layout/label-names.ts'
import { join, slice, type TracedText, trim } from '../layout/traced-text.ts'

/** A list on the lines under a heading that says what was decided on it. */
export interface ListedSection {
  start: number
  end: number
  list: TracedText
  label: string
  isRefused: boolean
  /** What its heading counts it by: 甲, 第一部分. */
  name?: string
}

const NUMBER =
  '(?:第[一二三四五六]部分|[甲乙丙丁]部分?|[（(]?(?:[一二三四五六七八九十]{1,3}|\\d{1,2}|[甲乙丙丁])[）)、.．]|[①-⑳])?\\s*'
const DECIDED = '(?:驳回|不予(?:初步审定|初审|核准|注册|公告)|初步审定|初审|准予|核准|审定|通过)'
/** A heading says what was decided in the words of headings alone: 驳回商品：, 二、初步审定部分, 审查决定（驳回）. */
const HEADING = new RegExp(
  `^${NUMBER}[【［[]?(?:(?:审查|处理)?(?:决定|结论|结果|意见)|(?:商标)?(?:审查)?)?[（(：:]?(?:拟|应|可予|可以|得予|予以|准予|被|经|应予|依法)?${DECIDED}(?:部分|并?予?以?公告|注册|申请|通过|范围|清单|列表|项目|商品|服务|者|指定|使用|下列|以下|如下|该商标|在|于|对|的|上|了|及|和|或|[/／】］\\]])*[）)】］\\]]?\\s*[：:]?(?:如下[：:]?)?\\s*$`,
  'u',
)
/** The same with its list behind the colon. */
const HEADED_LINE = new RegExp(
  `^(?<heading>${HEADING.source.slice(1, -1).replace('[：:]?(?:如下[：:]?)?', '(?:如下)?(?:[（(]第?[\\d一二三四五六七八九十]{1,3}类[）)])?[：:】］\\]]')})(?<listed>.+)$`,
  'u',
)
/** The same as a sentence without a sign: 一、下列商品、服务上的注册申请予以驳回. */
const SENTENCE_HEADING = new RegExp(
  `^${NUMBER}(?:下列|以下)(?:商品|服务|项目|[、和或/])+(?:上的?)?(?:注册)?申请(?:予以|准予|不予)?${DECIDED}(?:并?予?以?公告)?[：:]?$`,
  'u',
)
/** A heading that a full line before it ran into. */
const RUN_INTO = new RegExp(
  `(?<=[）)；;、]|\\p{Script=Han})(?=${DECIDED}(?:在|对|于)?(?:下列|以下|下述)[^。；;，,]{0,30}[：:]$)`,
  'u',
)
const REFUSES = /驳回|不予/u
const PART_NAME = /^[（(]?([甲乙丙丁戊己]|第[一二三四五六]部分)/u
/** No line of a list: a sentence, a reason, a heading of something else. */
const NO_LIST =
  /该商标|申请商标|上述|驳回|初步审定|复审|不服|本通知|第\s*G?\d{5}|近似|商标法|我局|本局|审查员|申请人|混淆|显著|误认|。.|^[（(]?[一二三四五六七八九十]{1,3}[）)、.．]|^(?:理由|依据|根据|依照|救济|法律|引证|说明|备注|不服|综上|特此|国家知识产权局|商标局|\d{4}年)|[：:]$/u
const CLASS_ALONE = /^[【（(［[]?第?\s*[\d一二三四五六七八九十]{1,3}\s*类(?:商品|服务)?[】）)］\]]?[：:]?$/u

/** A sentence that ends before its list, whose items are numbered: 我局对指定的下列商品予以驳回：|（1）茶；. */
const ENDS_BEFORE_LIST =
  /(?:下列|以下|如下)[^。：]{0,16}(?:商品|服务)[^。：]{0,24}(?:驳回|不予初步审定|初步审定|准予注册|予以核准)[^。：；]{0,8}[：:]$|(?:驳回|不予初步审定|初步审定|准予注册|予以核准)[^。：；]{0,24}(?:下列|以下|如下)[^。：；]{0,12}(?:商品|服务)[^。：；]{0,12}[：:]$/u
const NUMBERED_ITEM = /^\s*(?:[（(]\d{1,3}[）)]|\d{1,3}[.．、](?!\d)|[①-⑳])\s*\S/u

/** The same where the letter only says what the list is: 指定使用的商品共计40项，为：|（1）茶；. */
const STATES_LIST = /(?:^|[。；，,）)])(?<label>[^。；：:]{0,24}(?:商品|服务|项目)[^。；：:]{0,16})[：:]$/u
/** One of several lists of what was decided on above: 甲组：|1.茶. */
const GROUP = /^[（(]?(?:[甲乙丙丁戊己]|第[一二三四五六])(?:组|部分)(?:商品|服务)?[）)]?[：:]?$/u
const DECIDES_ON_GROUPS = new RegExp(`${DECIDED}[^。；]{0,24}(?:商品|服务)|(?:商品|服务)[^。；]{0,24}${DECIDED}`, 'u')
const FIRST_ITEM = /^\s*(?:[（(]1[）)]|1[.．、](?!\d)|①)\s*\S/u

interface Line {
  start: number
  text: string
}

const linesOf = (text: string): Line[] => {
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const at = RUN_INTO.exec(line)?.index
    if (at === undefined || at === 0) lines.push({ start, text: line })
    else lines.push({ start, text: line.slice(0, at) }, { start: start + at, text: line.slice(at) })
    start += line.length + 1
  }
  return lines
}

const isListed = ({ text }: Line): boolean =>
  text.trim() !== '' && (CLASS_ALONE.test(text) || (!NO_LIST.test(text) && !beginsWithLabel(text)))

/** A line that begins with the parenthesis of a name goes on with the line before: 椰壳制容器|（家用）. */
const GOES_ON = /^[（(](?!\d{1,4}[）)]|第)/u

const joinLines = (body: TracedText, lines: readonly Line[]): TracedText => {
  const parts = lines.map(({ start, text }) => slice(body, start, start + text.length))
  // Where signs part the goods, the end of a line parts none.
  const areParted = lines.some(({ text }) => /[；;].*[；;]/u.test(text))
  return parts.reduce((list, part) => join([list, part], areParted || GOES_ON.test(part.text) ? '' : '\n'))
}

/** The lists of a letter that stand line by line under headings of their own, which the running text does not show as such. */
export const listedSectionsIn = (body: TracedText): ListedSection[] => {
  const lines = linesOf(body.text)
  return lines.flatMap((line, index) => {
    const isHeading = HEADING.test(line.text) || SENTENCE_HEADING.test(line.text)
    const isSentence = ENDS_BEFORE_LIST.test(line.text)
    const headed = isHeading || isSentence ? undefined : HEADED_LINE.exec(line.text)?.groups
    const next = lines[index + 1]?.text ?? ''
    const isAlone = isHeading || (isSentence && NUMBERED_ITEM.test(next))
    const stated = FIRST_ITEM.test(next) ? STATES_LIST.exec(line.text)?.groups?.['label'] : undefined
    const isGroup = GROUP.test(line.text) && FIRST_ITEM.test(next)
    const above = isGroup ? lines.slice(0, index).findLast(({ text }) => DECIDES_ON_GROUPS.test(text)) : undefined
    const heading = headed?.['heading'] ?? (isAlone || above ? line.text : (stated ?? null))
    if (heading === null) return []
    const own = headed ? [{ start: line.start + heading.length, text: headed['listed'] ?? '' }] : []
    const rest = lines.slice(index + 1)
    const stop = rest.findIndex(
      next =>
        HEADING.test(next.text) ||
        SENTENCE_HEADING.test(next.text) ||
        HEADED_LINE.test(next.text) ||
        GROUP.test(next.text) ||
        !isListed(next),
    )
    const listed = [...own, ...rest.slice(0, stop < 0 ? undefined : stop)]
    const last = listed.at(-1)
    const first = listed[0]
    if (!first || !last || own.some(part => !isListed(part))) return []
    const [start, end] = [first.start, last.start + last.text.length]
    const name = PART_NAME.exec(heading)?.[1]
    const label = above?.text ?? heading
    const isRefused = REFUSES.test(label)
    return [{ start, end, list: joinLines(body, listed), label, isRefused, ...(name && { name }) }]
  })
}

/** Lists that a letter parts what is refused into: 驳回的商品分为两部分。第一部分：茶；糖。第二部分：醋。 */
const PARTS =
  /(?<=^|[\n。；])\s*(?<label>第[一二三四五六]部分)(?:商品|服务)?[：:](?<listed>[^。“”\n]*(?:“[^”\n]{1,12}”[^。“”\n]*)*)(?=[。\n]|$)/dgu

/** The parts that a letter names of what it decides on, each with its list. */
export const namedPartsIn = (body: TracedText): (ListedSection & { name: string })[] =>
  [...body.text.matchAll(PARTS)].flatMap(match => {
    const [start, end] = match.indices?.groups?.['listed'] ?? [0, 0]
    const list = slice(body, start, end)
    const before = body.text.slice(body.text.lastIndexOf('\n', start) + 1, start)
    const parted = /[^。；]*分[为成][^。；]{1,4}部分/u.exec(before)?.[0] ?? ''
    const isNone = NO_LIST.test(list.text) || !/驳回|不予|审定|准予|核准/u.test(parted)
    const name = match.groups?.['label'] ?? ''
    return isNone ? [] : [{ start, end, list, label: parted, isRefused: REFUSES.test(parted), name }]
  })

/** One of the groups that goods are parted into, with its list: 甲组：糕点；甜食。 */
const NAMED_GROUP =
  /^\s*(?<name>第[一二三四五六]部分|[甲乙丙丁戊己](?=组|部分))(?:组|部分)?(?:商品|服务)?[：:]\s*(?=\S)/u
/** What a sentence decides on some groups by their names: 甲、乙、丙三组商品的注册申请予以驳回. */
const GROUPS_DECIDED =
  /(?<names>(?:(?:第[一二三四五六]部分|[甲乙丙丁戊己](?:组|部分)?)(?:、|和|及|以及|与)?)+)(?:[两二三四五六]?(?:组|部分))?的?(?:商品|服务)[^。；，]{0,24}?(?<verdict>驳回|不予|初步审定|准予|核准)/gu
const GROUP_NAME = /第[一二三四五六]部分|[甲乙丙丁戊己]/gu

/** The groups that an annex of goods consists of, each as the letter decides on it by its name; none where it leaves one out or decides twice. */
export const decidedGroupsIn = (
  lines: readonly TracedText[],
  letter: string,
): Pick<ListedSection, 'list' | 'isRefused' | 'name'>[] => {
  const groups: { name: string; list: TracedText }[] = []
  for (const line of lines) {
    const head = NAMED_GROUP.exec(line.text)
    const last = groups.at(-1)
    if (head) groups.push({ name: head.groups?.['name'] ?? '', list: slice(line, head[0].length) })
    else if (last) groups[groups.length - 1] = { ...last, list: join([last.list, line]) }
  }
  const verdicts = [...letter.matchAll(GROUPS_DECIDED)].flatMap(({ groups: { names = '', verdict = '' } = {} }) =>
    [...names.matchAll(GROUP_NAME)].map(([name]) => ({ name, isRefused: REFUSES.test(verdict) })),
  )
  const decided = groups.flatMap(({ name, list }) => {
    const own = new Set(verdicts.filter(verdict => verdict.name === name).map(({ isRefused }) => isRefused))
    const [isRefused] = own
    return own.size === 1 && isRefused !== undefined ? [{ name, isRefused, list: trim(list, '。；; ') }] : []
  })
  return groups.length > 1 && decided.length === groups.length ? decided : []
}
