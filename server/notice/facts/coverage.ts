import type { Unread } from '#contract/notice.ts'
import type { GoodsPhrase } from '../goods/goods-phrases.ts'
import { annexFieldOf } from '../layout/annex-headings.ts'
import { blankedWithin, QUOTES, quotationsIn } from '../layout/brackets.ts'
import type { Glyph } from '../layout/glyph.ts'
import { findLabels, type LabelName, labelNameOf } from '../layout/label-names.ts'
import type { Paragraph } from '../layout/paragraphs.ts'
import { slice, type TracedText, traceSegment } from '../layout/traced-text.ts'
import type { NoticeText } from '../notice-text.ts'
import { stockWordsIn } from '../words/stock-wording.ts'
import { boxOf, edgesOfNames, endsOfValues, type Fact, nameBeside, valueAbove } from './evidence.ts'

/** What was read of a notice, as far as it shows which characters belong to it. */
export interface Coverage {
  text: NoticeText
  /** Every fact by its path. */
  entries: readonly (readonly [path: string, fact: Fact])[]
  phrases: readonly GoodsPhrase[]
  /** The paths of the reasons that cite marks. */
  citing: ReadonlySet<string>
  /** Where the annex names each cited mark by its number. */
  rows: readonly { path: string; glyph: Glyph }[]
}

/** Lines of every notice that say nothing of the case: the office, the title, the signature, days, telephones. */
const FURNITURE =
  /^(?:[（(]?[一二三四五六七八九十]{1,3}[）)]?[、.．](?:指定(?:使用)?(?:商品|服务)|案件(?:基本)?信息|审查(?:决定|结论|结果|意见)|法律依据|事实与理由|驳回理由|救济途径|告知事项|注意事项)|(?:(?:中华人民共和国)?国家(?:知识产权局|工商行政管理总?局)?(?:商标局)?|商标局)?(?:（章）|\(章\))?\s*(?:(?:\d{4}|[〇○零一二三四五六七八九]{4})年.{2,8}日|\d{4}[./-]\d{1,2}[./-]\d{1,2})|(?:中华人民共和国)?国家(?:知识产权局|工商行政管理总?局)?(?:商标局)?(?:（章）|\(章\))?|商标局(?:（章）)?|.{0,60}通知书|NOTIFICATION OF [A-Z ]+|特此通知。?|[（(]?[章印][）)]?|[*\dA-Z〔〕[\]]{8,}|\d{6}|第?\s*\d+\s*页.*|[—–-]+.*[—–-]+|附[页件表录][一二三\d]?[：:]?.{0,20}|.{0,6}引证商标.{0,12}|.{0,20}(?:专用|业务|审查)章|(?:商标类型|商标种类|商标形式|发文方式|送达方式|审查员|联系人|承办人|优先权日期?|邮件号|寄件人)[：:].{0,24})$/u
/** Sentences of the review, of service and of costs, and what decides: what they quote is read as goods. */
const KNOWN =
  /不服|复审|特此|送达|分割|逾期|证据材料|相反证据|编排目录|附页|附件|附表|等效|同等效力|缴纳|规费|委托书|审查员|一标多类|电话|邮编|邮政编码|商标局地址|外文证据|译文|收到日期|商标网上|办理|未见其他|条例|本案有别|各案|个案|判决书|裁定书|采信/u
const DECIDES =
  /决定|公告|驳回|初步审定|不予核准|审查|理由|认为|法律依据|具体如下|不符合|违反|收悉|收到|提出|提交|代理|申请注册|指定使用|其余|告知/u
/** A sentence on marks, and no list. */
const SPEAKS = /[，。].*(?:商标|近似|注册|引证|标志)|(?:商标|近似|注册|引证|标志).*[，。]/u
const WORDS = /[\p{L}\p{N}]/u
/** Fewest letters or digits of a stretch that is worth a look. */
const SHORTEST = 2

/** Whether a stretch says something: a lone ideograph does where it is all that a line holds, the rest of a name or good. */
const isWorth = (text: string, line: string): boolean =>
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= SHORTEST ||
  (/^\p{Script=Han}$/u.test(text) && /^\P{L}*\p{L}\P{L}*$/u.test(line))

/** A digit that is all a line holds, and the facts that end in one: 申请日期：2007/4/1|9. */
const LONE_DIGIT = /^\d$/u
const IS_NUMBER = /^(?:dispatchNo|dispatchDate|applicationNo|applicationDate)/u

/** The units of a text that no glyph of a fact drew. */
const openIn = (text: TracedText, read: ReadonlySet<Glyph>): boolean[] =>
  text.glyphs.map((glyph, at) => glyph !== null && !read.has(glyph) && WORDS.test(text.text.charAt(at)))

const close = (open: boolean[], from: number, to: number): void => {
  for (let at = Math.max(0, from); at < Math.min(to, open.length); at += 1) open[at] = false
}

/** A label of no fact that we know. */
const OTHER_LABEL = /^\s*\p{Script=Han}{2,8}[：:]/u

const closeLabels = (open: boolean[], { text }: TracedText): void => {
  const label = OTHER_LABEL.exec(text)?.[0].length ?? 0
  if (label > 0 && label < text.length && !open.includes(true, label)) close(open, 0, label)
  if (labelNameOf(text) !== null || annexFieldOf(text) !== null) close(open, 0, text.length)
  for (const { start, end } of findLabels(text)) close(open, start, end)
}

/** Words that name no fact of their own wherever they stand: the law and its articles, classes and codes, points of a list. */
const PLAIN_WORDS =
  /《[^》]{1,30}》|(?:中华人民共和国)?商标法(?:实施条例)?|第?[\d〇零一二三四五六七八九十（）()第条款项.]{1,16}(?:条|款|项)|(?:国际分类)?(?:第\s*[\d一二三四五六七八九十]{1,3}[、，和及\s]*)*(?:类(?=[、，和及第])|第?\s*[\d一二三四五六七八九十]{1,3}\s*类)(?:商品|服务)?(?:上)?|类[、，]第|(?<!\d)(?:0[1-9]|[1-3]\d|4[0-5])\d{2}(?:群组)?(?!\d|年)|类似群组?|群组|(?:商评字|京行终|京知行初)(?:[〔[（(]\d{4}[〕\]）)])?第?\d*号?|(?:^|(?<=[。；：]))\s*(?:第[一二三四五六七八九十]|其[一二三四五]|[一二三四五六七八九十]{1,3}|\d{1,2})[，、．.]|[（(](?:共|第)[^）)]{1,6}[）)]|共\d{1,4}项(?:商品|服务)?|以上商品|(?:与|和)?(?:下列|前述|上述|引证)商标(?:构成)?近似|(?:商品|服务)类似|的?注册申请(?=[：:])|(?:适用法律|适用|法律依据|依据|救济途径|救济|提示|说明|复审期间|商品\/服务)(?=[：:])|自?收到[^。]{0,8}之日起|十五日内|[［[（(]截止[］\]）)]|[①-⑳]/gu
const NUMBER = /第\s*G?[\d ]{5,12}[A-Z]?\s*号/gu

/** Closes the sentences that every notice has; in those that decide, or name a number that was read, their stock words. */
const closeKnown = (open: boolean[], text: string): void => {
  if (FURNITURE.test(text.trim())) close(open, 0, text.length)
  for (const { index, 0: words } of text.matchAll(PLAIN_WORDS)) close(open, index, index + words.length)
  const visible = blankedWithin(text, QUOTES)
  let from = 0
  for (const sentence of visible.split(/(?<=[。；：:])/u)) {
    const to = from + sentence.length
    const numbers = [...sentence.matchAll(NUMBER)]
    const areRead =
      numbers.length > 0 &&
      numbers.every(
        ({ index, 0: words }) => !open.slice(from + index + 1, from + index + words.length - 1).includes(true),
      )
    if (KNOWN.test(sentence) && !/＿/u.test(sentence) && numbers.length === 0) close(open, from, to)
    else if (DECIDES.test(sentence) || KNOWN.test(sentence) || areRead || SPEAKS.test(sentence))
      closeStock(open, sentence, from)
    from = to
  }
}

/** Fewest ideographs in a row that say something of their own, between stock words. */
const FEWEST_HAN = 3

/** Numbers and letters that name nothing by themselves, and whole days, which do. */
const SHORT_OR_DAY =
  /\d{4}\s*[年./-]\s*\d{1,2}\s*[月./-]\s*\d{1,2}\s*日?|(?<!\d)\d{1,4}(?!\d)|(?<!\p{Script=Latin})[A-Za-z]{1,2}(?!\p{Script=Latin})/gu
const SHORT = 4

/** Closes the stock words of a sentence and what is too short to say anything between them. */
const closeStock = (open: boolean[], sentence: string, from: number): void => {
  for (const { start, end } of stockWordsIn(sentence)) close(open, from + start, from + end)
  for (const { index, 0: words } of sentence.matchAll(SHORT_OR_DAY))
    if (words.length <= SHORT) close(open, from + index, from + index + words.length)
  for (let at = 0; at < sentence.length; at += 1) {
    let end = at
    while (end < sentence.length && open[from + end] && sentence.charAt(end) !== '＿') end += 1
    if (end - at < FEWEST_HAN && /^\p{Script=Han}*$/u.test(sentence.slice(at, end))) close(open, from + at, from + end)
    at = Math.max(at, end)
  }
}

interface Stretch {
  source: TracedText
  near: string | null
}

/** The stretches of open units of a text, small gaps within them left in. */
const stretchesOf = (
  text: TracedText,
  open: readonly boolean[],
  near: (from: number, to: number) => string | null,
): Stretch[] => {
  const stretches: Stretch[] = []
  let from = -1
  let last = -1
  const end = (): void => {
    const source = from < 0 ? null : slice(text, from, last + 1)
    const isRest = source !== null && LONE_DIGIT.test(text.text.trim())
    if (source && (isRest || isWorth(source.text, text.text))) {
      const path = near(from, last + 1)
      // The rest of a number or day; by itself it is the number of a page.
      if (!isRest || (path !== null && IS_NUMBER.test(path))) stretches.push({ source, near: path })
    }
    from = -1
  }
  for (const [at, isOpen] of open.entries()) {
    if (!isOpen) {
      if (from >= 0 && WORDS.test(text.text.charAt(at))) end()
      continue
    }
    if (from < 0) from = at
    last = at
  }
  end()
  return stretches
}

/** The list of a goods fact on whose path the list's own doubt goes. */
const listOf = ({ role, isRefused }: GoodsPhrase): string =>
  role === 'accepted' && !isRefused ? 'acceptedGoods' : 'refusedGoods'

/** Words within a list of goods that name none. */
const LIST_WORDS =
  /(?:国际分类)?第?\s*[\d一二三四五六七八九十]{1,3}\s*类|等|商品|服务|项目|共计?|[（(]?以上[^）)]{0,16}[）)]?|[\d一二三四五六七八九十]{1,4}[项个种]|类似群组?|群组|\d{4}|[①-⑳]|[（(]?\d{1,3}[）)、.．]|截止|全部|部分|上|和|及|以及|即/gu

const unitsOf = (text: TracedText): TracedText[] => {
  const lines: TracedText[] = []
  let from = 0
  for (const line of text.text.split('\n')) {
    lines.push(slice(text, from, from + line.length))
    from += line.length + 1
  }
  return lines
}

const firstGlyph = (text: TracedText): Glyph | undefined => text.glyphs.find(glyph => glyph !== null) ?? undefined

const readGlyphs = ({ entries, citing }: Coverage): Set<Glyph> => {
  const read = new Set<Glyph>()
  // A sentence that cites marks was understood as far as the facts within it were.
  for (const [path, fact] of entries)
    if (!citing.has(path)) for (const glyph of fact?.source.glyphs ?? []) if (glyph) read.add(glyph)
  return read
}

const bare = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/** Names that a letter says again and again, marks and parties, wherever they stand, and the parts of marks that it quotes. */
const closeNames = (open: boolean[], text: string, names: readonly string[]): void => {
  for (const { start, end } of quotationsIn(text)) {
    const quoted = bare(text.slice(start + 1, end))
    if (quoted !== '' && names.some(name => bare(name).includes(quoted))) close(open, start, end + 1)
  }
  // A line may break within a name.
  const places = [...text.matchAll(/\S/g)].map(({ index }) => index)
  const joined = text.replace(/\s/gu, '')
  for (const name of names.map(own => own.replace(/\s/gu, '')))
    for (let at = joined.indexOf(name); at >= 0; at = joined.indexOf(name, at + name.length))
      close(open, places[at] ?? 0, (places[at + name.length - 1] ?? 0) + 1)
}

/** The cited mark that a stretch of a sentence stands before, which may be its owner, or behind. */
const citedBeside = (
  { text, glyphs }: TracedText,
  from: number,
  numbers: ReadonlyMap<Glyph, string>,
  byNumber: readonly { regNo: string; path: string }[],
): string | null => {
  const start = text.slice(0, from).search(/[^。；;\n]*$/u)
  const stop = text.slice(from).search(/[。；;\n]/u)
  const pathIn = (part: readonly (Glyph | null)[]) => part.flatMap(glyph => (glyph && numbers.get(glyph)) ?? [])
  const [ahead] = pathIn(glyphs.slice(from, stop < 0 ? undefined : from + stop))
  if (ahead !== undefined) return `${ahead}.owner`
  // A number that was read elsewhere stands for its mark here, too.
  const before = text.slice(start, from)
  const again = byNumber.toSorted((a, b) => before.lastIndexOf(b.regNo) - before.lastIndexOf(a.regNo))[0]
  return pathIn(glyphs.slice(start, from)).at(-1) ?? (again && before.includes(again.regNo) ? again.path : null)
}

const numberGlyphs = (entries: Coverage['entries']): Map<Glyph, string> =>
  new Map(
    entries.flatMap(([path, fact]) => {
      const cited = /^(?<mark>citedMarks\.\d+)\.regNo$/u.exec(path)?.groups?.['mark']
      const glyph = fact?.source.glyphs.find(own => own !== null)
      return cited !== undefined && glyph ? [[glyph, cited] as const] : []
    }),
  )

const PATH_OF: Partial<Record<LabelName, string | null>> = {
  goods: 'refusedGoods',
  other: null,
  combined: null,
  addressee: null,
  holder: 'applicant',
}

/** The fact whose label begins a stretch without a colon: 申请人地址71 KESTREL CRESCENT. */
const labelledBy = (words: string): string | null => {
  for (let end = 8; end > 1; end -= 1) {
    const name = words.length > end ? labelNameOf(words.slice(0, end)) : null
    if (name) return name in PATH_OF ? (PATH_OF[name] ?? null) : name
  }
  return null
}

const LIST_ITEM = /^[（(]?\d{1,3}[）)、.．]\s*\p{Script=Han}/u
/** What stands before the name of a listed item, or nothing. */
const NUMBER_OF_ITEM = /^(?:[（(]?\d{1,3}[）)、.．]\s*)?$/u

const letterStretches = (coverage: Coverage, read: ReadonlySet<Glyph>): Stretch[] => {
  const names = coverage.entries.flatMap(([path, fact]) =>
    /^(?:mark|applicant|agency|applicationNo|citedMarks\.\d+\.(?:mark|owner|regNo)|mentionedMarks\.\d+\.regNo)$/u.test(
      path,
    ) &&
    fact &&
    fact.source.text.length > 1
      ? fact.source.text
      : [],
  )
  const ends = endsOfValues(coverage.entries, coverage.text.letter)
  const edges = edgesOfNames(coverage.entries)
  const isRead = new Set(coverage.entries.flatMap(([path, fact]) => (fact ? path : [])))
  const numbers = numberGlyphs(coverage.entries)
  const byNumber = coverage.entries.flatMap(([path, fact]) => {
    const mark = /^(?<mark>citedMarks\.\d+)\.regNo$/u.exec(path)?.groups?.['mark']
    return mark !== undefined && fact ? [{ regNo: fact.source.text.replace(/\s/gu, ''), path: mark }] : []
  })
  const { letter } = coverage.text
  const review = letter.findIndex(({ text }) => /不服|复审/u.test(text.text))
  // The office's own address stands below what it says of the review.
  const isOfOffice = ({ text }: Paragraph, index: number) =>
    review >= 0 && index > review && /^(?:商标局)?(?:地址|邮编|邮政编码|电话|咨询电话)[：:]|^\d{6}$/u.test(text.text)
  return letter
    .filter((paragraph, index) => !isOfOffice(paragraph, index))
    .flatMap(({ text }: Paragraph) =>
      unitsOf(text).flatMap(line => {
        const open = openIn(line, read)
        if (!open.includes(true)) return []
        closeLabels(open, line)
        closeKnown(open, line.text)
        closeNames(open, line.text, names)
        return stretchesOf(line, open, (from, to) => {
          const words = line.text.slice(from)
          const cut = nameBeside(slice(line, from, to), edges)
          if (cut !== null) return cut
          // What stands before 商品上 is goods, whatever mark the sentence cites behind them.
          if (
            /^[^，,。；;]{1,60}(?:商品|服务)(?:项目)?上[，,]/u.test(words) &&
            !/^[^，,。；;]*(?:类似|同一种)/u.test(words)
          )
            return 'refusedGoods'
          const cited = citedBeside(line, from, numbers, byNumber)
          if (cited !== null) return cited
          if (/^.{0,12}第\s*G?\d{5}[\d ]*[A-Z]?\s*号/u.test(words)) return 'citedMarks'
          if (/^.{0,40}(?:商品|服务)上|驳回|初步审定/u.test(words) && /[“；、]/u.test(words)) return 'refusedGoods'
          if (/^第?[\d一二三四五六七八九十]{1,3}类|[；;、].*[；;、]/u.test(words) && !/[。]/u.test(words))
            return 'refusedGoods'
          if (/^[^。]*[（(](?:0[1-9]|[1-3]\d|4[0-5])\d{2}[）)]|[；;]$/u.test(words) && !/。/u.test(words))
            return 'refusedGoods'
          // The next item of a list that was read no further.
          if (LIST_ITEM.test(line.text) && NUMBER_OF_ITEM.test(line.text.slice(0, from)) && !/[。]/u.test(words))
            return 'refusedGoods'
          const labelled = labelledBy(words)
          if (labelled !== null && !isRead.has(labelled)) return labelled
          return valueAbove(slice(line, from), ends)
        })
      }),
    )
}

const goodsStretches = ({ phrases, text: { body } }: Coverage): Stretch[] =>
  phrases
    .filter(({ role }) => role !== 'cited')
    .flatMap(phrase => {
      const own = slice(body, phrase.start, phrase.end)
      const read = new Set<Glyph>()
      for (const { source } of [...phrase.reading.items, ...phrase.reading.groups, ...phrase.reading.around])
        for (const glyph of source.glyphs) if (glyph) read.add(glyph)
      const open = openIn(own, read)
      for (const { index, 0: words } of own.text.matchAll(LIST_WORDS)) close(open, index, index + words.length)
      const path = listOf(phrase)
      return stretchesOf(own, open, () => path)
    })

/** A heading of the annex, or what of it stands on one line. */
const HEADING_WORDS =
  /^(?:序|号|项|目|申|请|注|册|国|际|分|类|别|商|标|引|证|核|定|使|用|品|服|务|专|权|期|限|起|止|日|人|名|义|称|状|态|初|审|公|告|似|群|组|所|有|[/／、()（）])+$/u

/** The cited mark whose row or list in the annex a line stands in: its goods, or all of the marks for a number. */
const rowOf = (line: TracedText, rows: Coverage['rows']): string | null => {
  if (/^G?\d{6,9}[A-Z]?$/u.test(line.text)) return 'citedMarks'
  const first = firstGlyph(line)
  if (!first) return null
  const size = first.box[3]
  const before = rows.filter(
    ({ glyph }) => glyph.page < first.page || (glyph.page === first.page && glyph.box[1] <= first.box[1] + size),
  )
  const last = before.toSorted((a, b) => a.glyph.page - b.glyph.page || a.glyph.box[1] - b.glyph.box[1]).at(-1)
  // Where the marks stand beside one another, the one of the column.
  const level = rows.filter(
    ({ glyph }) => last && glyph.page === last.glyph.page && Math.abs(glyph.box[1] - last.glyph.box[1]) < 1,
  )
  const awayFrom = ({ glyph }: Coverage['rows'][number]) => Math.abs(glyph.box[0] - first.box[0])
  const own = level.toSorted((a, b) => awayFrom(a) - awayFrom(b))[0] ?? rows[0]
  // An annex of which no row was read may say anything of the marks.
  if (!own) return 'citedMarks'
  return /[；;、，,]/u.test(line.text) ? `${own.path}.goods` : own.path
}

const annexStretches = ({ text: { annex, headings }, rows }: Coverage, read: ReadonlySet<Glyph>): Stretch[] =>
  annex.flatMap(segment => {
    if (headings.has(segment)) return []
    const text = traceSegment(segment)
    const open = openIn(text, read)
    closeLabels(open, text)
    closeKnown(open, text.text)
    if (HEADING_WORDS.test(text.text)) close(open, 0, text.text.length)
    for (const { index, 0: words } of text.text.matchAll(/[\p{Script=Han}/／（）]{2,14}[：:]/gu))
      if (annexFieldOf(words.slice(0, -1)) !== null) close(open, index, index + words.length)
    for (const { index, 0: words } of text.text.matchAll(
      /引证商标[一二三四五六七八九十\d]{0,3}|^\d{1,2}$|至|起|止|自|第|号|类|共\d+项|已?注册|有效|同上|—+/gu,
    ))
      close(open, index, index + words.length)
    return stretchesOf(text, open, from => rowOf(slice(text, from), rows))
  })

/** The stretches of a notice that belong to no fact, no known phrase and no furniture, each with its place and the fact it lies in. */
export const unreadIn = (coverage: Coverage): Unread[] => {
  const read = readGlyphs(coverage)
  return [...letterStretches(coverage, read), ...goodsStretches(coverage), ...annexStretches(coverage, read)].map(
    ({ source, near }) => {
      const glyphs = source.glyphs.filter(glyph => glyph !== null)
      const page = glyphs[0]?.page ?? 1
      return { text: source.text.trim(), page, box: boxOf(glyphs.filter(glyph => glyph.page === page)), near }
    },
  )
}
