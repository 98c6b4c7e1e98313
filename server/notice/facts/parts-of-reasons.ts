import { pairsIn } from '../layout/brackets.ts'

/** A stretch of the letter, by its places in the text. */
export interface Stretch {
  start: number
  end: number
}

/** What begins a point of its own: 一、 （二） 3. ④. */
const POINT =
  /(?:[一二三四五六七八九十]{1,3}、|[甲乙丙丁戊己庚]、|[（(](?:[一二三四五六七八九十]{1,3}|[甲乙丙丁戊]|\d{1,2})[）)]|\d{1,2}[.．、）)](?!\d)|[①-⑳⑴-⒇㈠-㈩]|其[一二三四五六七八九十]{1,3}[，：:]|[一二三四五]是(?:[，：:]|(?=该|申请|上述|与|“))|[Ⅰ-Ⅻ][．.、：:]|[（(][a-h][）)]|[（(]?[A-Ea-e][）)、.．]\s*(?=\p{Script=Han}|[“"])|[●○■▪•]|第[一二三四五六七八九十]{1,3}点?[，：:])/u
const POINT_AT_START = new RegExp(`^${POINT.source}\\s*`, 'u')
const POINTS = new RegExp(`(?<=^|[。；;：:]|\\p{Script=Han}[.．]|因为|系因|在于)\\s*${POINT.source}`, 'gu')
/** What may head a reason and is none of it: 第9类：, 驳回理由：, 第三十条。 */
const HEAD_OF_CLASS =
  /^(?:[【［](?:驳回)?(?:理由|原因)[】］]|(?:(?:其|驳回|具体)?(?:理由|原因|事由|情形)|审查意见)(?:[一二三四五六七八九十\d]{1,2}|为|是|如下)?[：:]|(?:驳回|具体)?(?:理由|原因)(?=[（(][一二三四五\d][）)])|(?:关于|就|对于?)“[^”]{1,300}”(?:等?(?:商品|服务)(?:项目)?)?[：:]|(?:《商标法》)?第[一二三四五六七八九十]{1,4}条(?:第[一二三四五六七八九十]款)?(?:第[（(][一二三四五六七八九十][）)]项)?[。：:]|(?:首先|其次|再次|最后|具体(?:而言|来说|地说))，|(?:[（(【]第[\d一二三四五六七八九十]{1,3}类(?:商品|服务)?[）)】][：:]?|第[\d一二三四五六七八九十]{1,3}类(?:商品|服务)?[：:]))+/u

/** A stretch without the spaces, points and headings around it. */
export const trimmed = (text: string, { start, end }: Stretch): Stretch => {
  let [from, to] = [start, end]
  while (from < to && /[\s　]/u.test(text.charAt(from))) from += 1
  while (to > from && /[\s　]/u.test(text.charAt(to - 1))) to -= 1
  for (;;) {
    const words = text.slice(from, to)
    const head = POINT_AT_START.exec(words)?.[0].length || HEAD_OF_CLASS.exec(words)?.[0].length || 0
    if (head === 0) return { start: from, end: to }
    from += head
  }
}

/** Cuts a paragraph before each of its points, outside quotation marks and parentheses. */
export const pointsOf = (text: string, { start, end }: Stretch): Stretch[] => {
  const paragraph = text.slice(start, end)
  const pairs = [...pairsIn(paragraph)]
  const isOutside = (at: number) => pairs.every(([open, close]) => at <= open || at >= close)
  const cuts = [...paragraph.matchAll(POINTS)].map(({ index }) => index).filter(isOutside)
  const starts = [0, ...cuts.filter(at => at > 0)]
  return starts.map((from, index) => ({ start: start + from, end: start + (starts[index + 1] ?? paragraph.length) }))
}

/** A full stop, and a semicolon behind which the mark is spoken of anew. */
const OPENS_SENTENCE =
  /。|(?<=（第[一二三四五六七八九十]{1,4}条[^（）]{0,8}）)[，,；;](?=\s*(?:又|并|且|还|同时)?与)|[；;](?=\s*(?:另外?，?|此外，?|同时，?)?\s*(?:在第[\d一二三四五六七八九十]{1,3}类(?:商品|服务)(?:项目)?上[，,])?(?:该|申请|上述)(?:图形|文字|申请)?(?:商标|标志)(?:图形|文字)?(?:部分)?(?:(?:还|亦|也|又)?与|含|为|系|中|使用|用|构成|缺乏|属|易|是|仅|不)|\s*在(?!类似|同一|相同|近似|先)(?:[“"][^”"。]{1,300}[”"]|[^；;。“”"]){1,60}?[”"]?(?:商品|服务|项目)上[，,]?(?:该|申请)?(?:商标|标志)?(?:与|中|含|为|系|的))|[，,；;](?=\s*(?:而|且|并|同时)?(?:在|于|就|对)?(?:(?:被?驳回的?)?第\s*[\d①-⑳一二三四五六七八九十、，和及至]{1,12}\s*[类项](?:指定|被?驳回的?)?(?:商品|服务)?(?:项目)?|(?:其余|其他|剩余)(?:被驳回|驳回|指定|各项|使用|的)*(?:商品|服务)|[“"][^”"。]{1,200}[”"](?:等)?(?:商品|服务)|\d{1,2}(?:[、，和及至]\d{1,2})*[两二三四五六七八九十]?项)上?[，,]?(?:该|申请|上述)?(?:商标|标志)?(?:亦|则|又|还)?(?:分别)?与)/gu
/** The sentences of a stretch; with `isFine` at semicolons too. */
export const sentencesOf = (text: string, { start, end }: Stretch, isFine: boolean): Stretch[] => {
  const own = text.slice(start, end)
  const pairs = [...pairsIn(own)]
  const ends = [...own.matchAll(isFine ? /[。；;]/gu : OPENS_SENTENCE)]
    .map(({ index }) => index + 1)
    .filter(at => pairs.every(([open, close]) => at - 1 < open || at - 1 > close))
  const stops = [...new Set([...ends, own.length])]
  return stops
    .map((stop, index) => ({ start: start + (stops[index - 1] ?? 0), end: start + stop }))
    .filter(part => /[\p{L}\p{N}]/u.test(text.slice(part.start, part.end)))
}
