import type { Notice } from '#contract/notice.ts'
import { isEarlierMarkGround, mayCiteMarks } from '#domain/law/grounds.ts'
import { rightOf, sizeOf } from '../layout/glyph.ts'
import { labelNameOf } from '../layout/label-names.ts'
import { breaksBesideLetter, breaksWithinLetters, type Found, type TracedText } from '../layout/traced-text.ts'
import type { MergedMark } from '../marks/merge-cited-marks.ts'
import { isCutDispatchNo } from '../words/dispatch-number.ts'
import { isCompanyOrPerson } from '../words/party-names.ts'
import { isPlainName } from '../words/plain-names.ts'
import { isOneSlip } from '../words/written-numbers.ts'
import { contradictsGroups } from './cross-checks.ts'
import { entriesOf, type Fact, type FoundFacts } from './evidence.ts'
import type { HeaderFacts } from './read-header.ts'

/** Below this confidence a character may well be another one. */
const SURE = 0.8
/** Rare ideographs are misread with high confidence, and no rule tells what a name must be, nor where it ends in a cell. */
const NAME = /^(?:mark|applicant|address|agency|citedMarks\.\d+\.(?:mark|owner|goods\.\d+))$/

const isDoubtful = (path: string, { source }: NonNullable<Fact>): boolean => {
  const recognised = source.glyphs.filter(glyph => glyph?.confidence !== undefined)
  if (recognised.length > 0 && NAME.test(path)) return true
  return recognised.some(glyph => glyph?.isRepaired || (glyph?.confidence ?? 1) < SURE)
}

/** Paths of the facts that rest on recognised text and have to be confirmed: names, repaired numbers, unsure characters. */
export const recognitionDoubts = (facts: FoundFacts): string[] =>
  entriesOf(facts).flatMap(([path, fact]) => (fact && isDoubtful(path, fact) ? [path] : []))

type Facts = Omit<Notice, 'doubtful' | 'evidence'>

interface Readings {
  header: HeaderFacts
  citedMarks: readonly MergedMark[]
  isTitleInferred: boolean
  namesUnknownArticle: boolean
  /** Whether the paper may hold gaps that look like spaces, and whether the spaces within its runs are known to be none. */
  gaps: { mayBe: boolean; areSpacesKnown: boolean }
}

const SPACE_BESIDE_HAN = /(?<=\p{Script=Han}) (?=\p{Script=Latin})|(?<=\p{Script=Latin}) (?=\p{Script=Han})/gu
/** Letters that another font draws, whose widths no font of ideographs knows. */
const SPACE_BESIDE_OTHER =
  /(?<=\p{Script=Han}) (?=[\p{Script=Greek}\p{Script=Cyrillic}])|(?<=[\p{Script=Greek}\p{Script=Cyrillic}]) (?=\p{Script=Han})/u

/** From this gap on, in parts of the font size, a program may have set it by itself. */
const OWN_GAP = 0.1
const HAN = /\p{Script=Han}/u
const LETTER_OR_DIGIT = /[\p{Script=Latin}\d]/u

/** Whether the program that made a paper may set a gap of its own between ideographs and letters: it does so everywhere or nowhere. */
export const mayHoldGaps = ({ glyphs, text }: TracedText): boolean =>
  !glyphs.some((glyph, at) => {
    const next = glyphs[at + 1]
    if (!glyph || !next || glyph === next || glyph.page !== next.page) return false
    const [a, b] = [text.charAt(at), text.charAt(at + 1)]
    const isBoundary = (HAN.test(a) && LETTER_OR_DIGIT.test(b)) || (LETTER_OR_DIGIT.test(a) && HAN.test(b))
    const gap = next.box[0] - rightOf(glyph)
    return isBoundary && Math.abs(glyph.box[1] - next.box[1]) < 1 && gap > -1 && gap < OWN_GAP * sizeOf(next)
  })

/** Whether a space in a name may be a gap that the program set by itself. */
const isGap = (name: Found<string> | null, { mayBe, areSpacesKnown }: Readings['gaps']): boolean =>
  name !== null &&
  (SPACE_BESIDE_OTHER.test(name.source.text) ||
    (mayBe &&
      [...name.source.text.matchAll(SPACE_BESIDE_HAN)].some(
        ({ index }) => !areSpacesKnown || (name.source.glyphs[index] ?? null) === null,
      )))

/** Facts every notice has: one that was not found has to be keyed in. */
const EXPECTED = ['dispatchNo', 'dispatchDate', 'applicationNo', 'mark', 'classes', 'applicant', 'grounds'] as const

const isMissing = (value: unknown): boolean => value === null || value === '' || (Array.isArray(value) && !value.length)

/** An 8-digit number inside the dispatch number is the application's; the 14 digits in use since 2026 are not. */
const contradictsDispatchNo = ({ dispatchNo, applicationNo }: Facts): boolean => {
  const number = /^(?:TMZC|ZC)(\d{8})(?!\d)/.exec(dispatchNo)?.[1]
  return number !== undefined && applicationNo !== '' && number !== applicationNo.replace(/[A-Z]$/, '')
}

const doubtsOfMark = (mark: MergedMark, path: string): string[] => [
  // A right that ends on the day it begins was not read whole.
  ...(mark.dates['exclusiveTo'] && mark.dates['exclusiveTo'].value <= (mark.dates['exclusiveFrom']?.value ?? '')
    ? [`${path}.dates.exclusiveTo`, `${path}.dates.exclusiveFrom`]
    : []),
  ...(mark.mark === null || (breaksBesideLetter(mark.mark.source) && !mark.agreed?.includes('mark'))
    ? [`${path}.mark`]
    : []),
  ...(mark.owner === null || (breaksBesideLetter(mark.owner.source) && !mark.agreed?.includes('owner'))
    ? [`${path}.owner`]
    : []),
  // The end of a word in the cell beside it, cut where a column begins: No. 7 Day|s欧阳号.
  ...(/^\p{Ll}{1,3}\p{Script=Han}/u.test(mark.owner?.value ?? '') ? [`${path}.mark`, `${path}.owner`] : []),
  // The class in the cell beside it may have run into the mark.
  ...(mark.classes.length === 0 && /\p{Script=Han}\d{1,2}$/u.test(mark.mark?.value ?? '') ? [`${path}.mark`] : []),
  ...mark.disputed.map(field => `${path}.${field}`),
]

/** What the list of cited marks tells of some and not of others: a cell was not read, or left empty. */
const doubtsOfGaps = (marks: readonly MergedMark[]): string[] =>
  (['classes', 'goods', 'status', 'dates'] as const).flatMap(field => {
    const isTold = (mark: MergedMark) => {
      // The day on which a right ended is told of no mark that stands.
      const value = field === 'dates' ? Object.keys(mark.dates).filter(name => name !== 'endedOn') : mark[field]
      return Array.isArray(value) ? value.length > 0 : value !== null
    }
    return marks.some(isTold)
      ? marks.flatMap((mark, index) => (isTold(mark) ? [] : [`citedMarks.${index}.${field}`]))
      : []
  })

const UNPAIRED = /[（(“「《][^）)”」》]*$|^[^（(“「《]*[）)”」》]/u
/** What no name of a party holds or ends in. */
const NO_PARTY =
  /[：:；。，]|^(?:[的、）]|代理|委托|驳回|核准|不予|初步审定|予以|集团|股份|有限|责任|分?公司)|图案|该商标|申请商标|商标与|提出|提交|申请|委托|决定|不服|收到|注册申请|类似(?:商品|服务)上|第\d{5}/u

/** What of the name of a firm a line begins with. */
const TAIL_OF_FIRM = /^.{0,8}(?:有限公司|事务所|合伙）|合伙企业|合作社)$/u

/** A day, which may be that of another line. */
const A_DAY =
  /^(?:\d{4}|[〇○零一二三四五六七八九]{4})\s*年[\d〇○零一二三四五六七八九十\s]{1,4}月[\d一二三四五六七八九十\s]{1,4}日$|^\d{4}[./-]\d{1,2}[./-]\d{1,2}$/u

/** The cell of the classes ran into the one before it. */
const CLASS_BEHIND = /第\s*\d{1,2}\s*类$/u

/** The name of a firm that runs on into that of another one. */
const TWO_FIRMS =
  /(?:有限公司|责任公司|事务所|分所)(?:[（(][^（）()]{2,8}[）)])?(?!.{0,12}(?:分公司|分所|分店|分厂)$)\p{Script=Han}{5,}公司$/u

/** The name of a firm that an address stands behind. */
const NAME_AND_PLACE =
  /(?:公司|厂|店|行|社|中心)(?:[（(][^（）()]{2,8}[）)])?\p{Script=Han}{2,}(?:省|市|自治区).*(?:号|室|栋|楼|村|镇)/u

/** Whether a name may have been cut, or may hold more than the name. */
const isNoWholeName = (name: string): boolean =>
  name !== '' &&
  // A name that ends in one letter lost the sign behind it, or more: A.S.
  (/[,&-]$|\.[A-Z]$/u.test(name) ||
    TWO_FIRMS.test(name) ||
    NAME_AND_PLACE.test(name) ||
    UNPAIRED.test(name) ||
    (NO_PARTY.test(name) && !/[；;]/u.test(name)) ||
    !isCompanyOrPerson(name) ||
    !name.split(/[、；;]/u).every(isPlainName))

/** Capitals in a row that are more than a word: the spaces between them may not have been drawn. */
const RUN_TOGETHER = /\p{Lu}{14}/u

/** Whether an address of China ends in no number, house or place: a line may have been cut off. */
const isCutAddress = (address: string): boolean =>
  /[省市县]/u.test(address) &&
  // A street without a number is a line that was cut.
  ((/[街路道巷]$/u.test(address) && !/\d|[一二三四五六七八九十]号/u.test(address)) ||
    !/[\d\p{Script=Latin}号室楼栋幢座层村组院区厂铺元内侧旁口门店场城园厦苑库街路道巷弄里屯社队库州镇乡市县房会期寓湾岛港馆所心司部校站处台坊角）)#]$|号之[一二三四五六七八九十]$/u.test(
      address,
    ))

/** How an address begins: with a place of China, or another country. */
const BEGINS_WITH_PLACE =
  /^.{1,10}?(?:省|市|自治区|区|县|州|盟|旗|行政区)|^(?:中国|香港|澳门|台湾|日本|.{1,6}国(?!际))/u

/** Whether a line may have been cut off in front of an address. */
const lacksPlace = (address: string): boolean => /\p{Script=Han}/u.test(address) && !BEGINS_WITH_PLACE.test(address)

/** Whether an address abroad is a street alone: its town stands on a line that was cut off. */
const lacksTown = (address: string): boolean => !/[\p{Script=Han}\p{Script=Katakana},，]/u.test(address)

/** Words that stand between a number and its mark, and are nobody. */
const NO_OWNER =
  /^(?:LLC|Inc|Ltd|GmbH|S\.A)\.?\p{Script=Han}|^[A-Za-z][．.、]\p{Script=Han}|^[与及你您]|^即$|^(?:前者|后者)$|^同(?=.{4})|(?:汉字|文字|拼音|字母|[中英外]文|图形|部分|整体|商品|服务)与|所列|刊登|核定使用|注册在|^(?:证明|集体|国际|驰名|该公司|同一?注册人|上述|前述)|^下列|近似|初步审定|[〖〗]/u

/** The end of another cell before the place that a name begins with: 栖沃|福建省晋江市某公司, IS|大洋洲牧场. */
const BEHIND_OTHER_CELL =
  /^\p{Script=Latin}{1,2}\p{Script=Han}|.(?:河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾)省/u

/** A label with its number before it: 〖8〗代理机构. */
const BRACKETED_LABEL = /^[〖【［[（(]\d{1,2}[〗】］\]）)]/u

/** What is longer than a mark, or ends a sentence. */
const SENTENCE =
  /视为送达|之日起|申请复审|我局|该商标|作为商标|缺乏显著|不具有显著|指定(?:使用)?(?:商品|服务)|^[（(][一二三四五六七八九十]{1,3}[）)]|理由如下|^.{48}|[；。].*应当|。.{2}/u

/** Shorter values may stand within others by chance. */
const FEWEST_OF_ANOTHER = 4

/** No examination took as many years: the day may be that of a cited mark. */
const MOST_YEARS = 6

const isFarFromFiling = ({ applicationDate, dispatchDate }: Facts): boolean => {
  if (!applicationDate || !dispatchDate) return false
  return (
    applicationDate > dispatchDate ||
    Number(dispatchDate.slice(0, 4)) - Number(applicationDate.slice(0, 4)) > MOST_YEARS
  )
}

/** Facts of the head that hold another one: a line of its value was taken for the rest of this one's. */
const doubtsOfNeighbours = (facts: Facts): string[] =>
  (['applicant', 'agency', 'address'] as const).filter(path =>
    (['applicant', 'agency', 'address', 'dispatchNo'] as const).some(
      other =>
        facts[other].length >= FEWEST_OF_ANOTHER && facts[other] !== facts[path] && facts[path].includes(facts[other]),
    ),
  )

const doubtsOfNames = ({ applicant, agency, address, mark, citedMarks }: Facts): string[] => [
  ...(isNoWholeName(applicant) ? ['applicant'] : []),
  ...(agency !== '' &&
  ((isNoWholeName(agency) && !/(?:知识产权|商标|专利|律师|代理)$/u.test(agency)) ||
    UNPAIRED.test(agency) ||
    /[（(](?:代理|受托)[^（）()]*[）)]$/u.test(agency))
    ? ['agency']
    : []),
  ...(address !== '' &&
  (/^.{0,6}$|^[\d\s]+$/u.test(address) || isCutAddress(address) || lacksPlace(address) || lacksTown(address))
    ? ['address']
    : []),
  ...(UNPAIRED.test(mark) ||
  TAIL_OF_FIRM.test(mark) ||
  A_DAY.test(mark) ||
  /^[（(]图形[）)].|知识产权局|产权局|商标局|复审申请/u.test(mark) ||
  CLASS_BEHIND.test(mark) ||
  SENTENCE.test(mark)
    ? ['mark']
    : []),
  // The label of another cell is the value of none.
  ...Object.entries({ applicant, agency, mark }).flatMap(([path, name]) => (labelNameOf(name) !== null ? [path] : [])),
  ...(RUN_TOGETHER.test(applicant) || NO_OWNER.test(applicant) || BRACKETED_LABEL.test(applicant) ? ['applicant'] : []),
  ...citedMarks.flatMap(({ mark: name }, index) => (UNPAIRED.test(name) ? [`citedMarks.${index}.mark`] : [])),
  ...citedMarks.flatMap(({ owner }, index) =>
    isNoWholeName(owner) || RUN_TOGETHER.test(owner) || NO_OWNER.test(owner) || BEHIND_OTHER_CELL.test(owner)
      ? [`citedMarks.${index}.owner`]
      : [],
  ),
]

/** In a recognised notice, numbers so alike may be one, read twice. */
const doubtsOfNumbers = ({ textSource, citedMarks }: Facts): string[] =>
  textSource === 'text-layer'
    ? []
    : citedMarks.flatMap(({ regNo }, index) =>
        citedMarks.some(other => isOneSlip(regNo, other.regNo)) ? [`citedMarks.${index}.regNo`] : [],
      )

/** Paths of the facts that may be read otherwise, or were taken from others. */
export const unsureOnes = (facts: FoundFacts): string[] =>
  entriesOf(facts).flatMap(([path, fact]) => (fact?.isUnsure ? [path] : []))

/** Paths of the facts a person has to confirm: missing, contradicted within the notice, or read from an unsure place. */
export const doubtsOf = (facts: Facts, { header, citedMarks, ...readings }: Readings): string[] => {
  const isRelative = facts.grounds.some(isEarlierMarkGround)
  const citesOthers = facts.grounds.some(mayCiteMarks)
  const hasCited = facts.citedMarks.length > 0
  const doubts = [
    ...EXPECTED.filter(name => isMissing(facts[name])),
    ...header.emptyLabels,
    ...(readings.isTitleInferred ? ['kind'] : []),
    ...(header.signatureDate ? ['dispatchDate'] : []),
    ...(contradictsDispatchNo(facts) ? ['applicationNo', 'dispatchNo'] : []),
    // A sentence names the mark beside its number, and another one beside another.
    ...((contradictsDispatchNo(facts) || header.applicationNo?.isUnsure) && header.isMarkInSentence ? ['mark'] : []),
    // Nobody's own mark is cited against the application.
    ...facts.citedMarks.flatMap(({ owner }, index) =>
      owner !== '' && owner === facts.applicant ? ['applicant', `citedMarks.${index}.owner`] : [],
    ),
    ...(contradictsGroups(header) ? ['classes'] : []),
    ...(isCutDispatchNo(facts.dispatchNo) ? ['dispatchNo'] : []),
    // A window envelope shows where the letter goes, which may be the agency's address.
    ...(header.hasWindowAddress ? ['address'] : []),
    ...(header.mark && breaksBesideLetter(header.mark.source) ? ['mark'] : []),
    ...(['applicant', 'address', 'agency'] as const).filter(
      name => header[name] !== null && breaksWithinLetters(header[name].source),
    ),
    ...(isGap(header.mark, readings.gaps) ? ['mark'] : []),
    ...citedMarks.flatMap(({ mark }, index) => (isGap(mark, readings.gaps) ? [`citedMarks.${index}.mark`] : [])),
    // A cell without text is taken for a picture.
    ...(facts.markIsDevice && facts.mark === '' ? ['markIsDevice'] : []),
    ...(facts.kind === 'partial' && facts.refusedGoods.length === 0 ? ['refusedGoods'] : []),
    ...(isRelative && !hasCited ? ['citedMarks'] : []),
    // Without its day nobody knows which law's numbers a notice uses.
    ...(facts.dispatchDate === null || (hasCited && !citesOthers) || readings.namesUnknownArticle ? ['grounds'] : []),
    ...(readings.namesUnknownArticle ? ['reasons'] : []),
    ...doubtsOfNumbers(facts),
    ...doubtsOfNames(facts),
    ...doubtsOfNeighbours(facts),
    ...(isFarFromFiling(facts) ? ['applicationDate'] : []),
    ...doubtsOfGaps(citedMarks),
    ...citedMarks.flatMap((mark, index) => doubtsOfMark(mark, `citedMarks.${index}`)),
  ]
  return [...new Set(doubts)]
}
