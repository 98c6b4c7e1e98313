import type { Notice, Unread } from '#contract/notice.ts'
import { isEarlierMarkGround } from '#domain/law/grounds.ts'
import { type Found, join, type TracedText } from '../layout/traced-text.ts'
import { isOneSlip } from '../words/written-numbers.ts'
import type { HeaderFacts } from './read-header.ts'
import { tellsOf } from './wordings-of-grounds.ts'

/**
 * The office's old dispatch numbers: the application's number between the letters of the office and of the kind
 * (docs/law.md §1.1).
 */
const DISPATCH_NO = /^(?<office>TMZC|ZC)(?<number>.{6,10}?)(?<kind>(?:BHTZ|BFBH|BH)\d{1,3})$/u
const APPLICATION_NO = /^\d{7,8}(?=[A-Z]?$)/

/** A dispatch number whose middle is one slip away from the application's number, put right by it. */
const repairedDispatchNo = ({ dispatchNo, applicationNo }: HeaderFacts): Found<string> | null => {
  const own = APPLICATION_NO.exec(applicationNo?.value ?? '')?.[0]
  const { office, number, kind } = DISPATCH_NO.exec(dispatchNo?.value ?? '')?.groups ?? {}
  if (
    !dispatchNo ||
    !applicationNo ||
    !own ||
    !number ||
    /^(?:\d{8}[A-Z]?|\d{14})$/.test(number) ||
    !isOneSlip(own, number)
  )
    return dispatchNo
  const source = join([dispatchNo.source, applicationNo.source], '\n')
  return { value: `${office}${own}${kind}`, source, isInferred: true, isUnsure: true }
}

const classOf = ({ value }: Found<string>): number => Number(value.slice(0, 2))

/** The class of the similar groups printed with the goods, where none was read and all are of one. */
const classesByGroups = ({ classes, groups }: HeaderFacts): Found<number>[] => {
  const [first] = groups
  if (classes.length > 0 || !first || groups.some(group => classOf(group) !== classOf(first))) return classes
  return [{ value: classOf(first), source: first.source, isInferred: true, isUnsure: true }]
}

/** Whether similar groups are printed with the goods that belong to no class of the application. */
export const contradictsGroups = ({ classes, groups }: HeaderFacts): boolean =>
  classes.length > 0 && groups.some(group => !classes.some(({ value }) => value === classOf(group)))

/** The facts of a head, what one of them lacks taken from another; whatever was, a person has to confirm. */
export const crossChecked = (header: HeaderFacts): HeaderFacts => ({
  ...header,
  dispatchNo: repairedDispatchNo(header),
  classes: classesByGroups(header),
})

interface Omissions {
  facts: Omit<Notice, 'doubtful' | 'evidence' | 'unread'>
  unread: readonly Unread[]
  /** The rows of a table of reasons, with the numbers printed beside each. */
  rows: readonly { reason: TracedText; numbers: string }[]
  /** The reasons hold a number of which nothing says what it is there for. */
  hasOpenNumbers: boolean
  /** The numbers that the annex lists. */
  inAnnex: readonly string[]
  /** Whether words of the letter name a firm as the applicant's agent. */
  isAgentNamed: boolean
  /** The classes that head paragraphs of the letter. */
  headingClasses: readonly number[]
  /** Whether the reasons name classes. */
  isByClass: boolean
  body: string
}

/** Shorter numbers may stand in an address by chance. */
const FEWEST_DIGITS = 6

const NO_NUMBERS = /^(?:无|—+|-+|\/|／)?$/u

/** Reasons whose numbers are others than those the table prints beside them. */
const doubtsOfRows = ({ facts, rows }: Omissions): string[] =>
  rows.flatMap(({ reason, numbers }) => {
    const printed = numbers.replace(/[^\dA-Z]/gu, '')
    const own = (facts.reasons ?? []).flatMap((read, index) =>
      reason.text.includes(read.text) ? [{ read, index }] : [],
    )
    const cited = own.flatMap(({ read }) => read.citedMarks)
    const isSame =
      NO_NUMBERS.test(numbers) || (cited.join('').length === printed.length && cited.every(no => printed.includes(no)))
    return isSame ? [] : ['citedMarks', ...own.map(({ index }) => `reasons.${index}.citedMarks`)]
  })

/** Grounds that no sentence was read for, where no sentence is left that may be theirs. */
const doubtsOfGrounds = ({ grounds, reasons = [] }: Omissions['facts']): string[] =>
  grounds.flatMap((ground, index) =>
    reasons.some(
      reason =>
        reason.ground === ground ||
        reason.ground === '' ||
        // One sentence may rest on several of these, by the standing of each mark.
        (isEarlierMarkGround(ground) && isEarlierMarkGround(reason.ground)) ||
        tellsOf(ground, reason.text),
    )
      ? []
      : [`grounds.${index}`, 'reasons'],
  )

/** Whether a sentence of two halves cites marks that were only filed earlier, which the article on these may be named for. */
const mayBeTwo = ({ grounds, reasons = [], citedMarks }: Omissions['facts'], index: number): boolean =>
  grounds.includes('31') &&
  !reasons.some(({ ground }) => ground === '31') &&
  reasons[index]?.ground === '30' &&
  /；/u.test(reasons[index].text) &&
  citedMarks.some(({ regNo, status }) => status === 'earlier-filed' && reasons[index]?.citedMarks.includes(regNo))

/** What says of a number that it is the application's own. */
const OF_OWN_NUMBER = /(?:[你您贵我本该]|申请人|上述|关于|申请号|提出|提交|注册申请)[^。“”]{0,40}$/u
const COMPARES = /近似|相同|相近|类似|混淆|区[分别]|个别字母/u

/** An application's number in the place of a mark that it is compared with: 与某公司的第1号“某”商标近似. */
const doubtsOfOwnNumber = ({ facts: { applicationNo, reasons = [] }, body }: Omissions): string[] =>
  applicationNo.length > FEWEST_DIGITS &&
  body.split(/[。\n]/u).some(sentence => {
    const at = sentence.indexOf(applicationNo)
    const before = sentence.slice(0, Math.max(0, at))
    const isBehindWith = /与[^“”]*$/u.test(before) && !/[本该]申请|申请号/u.test(before)
    return at >= 0 && COMPARES.test(sentence.slice(at)) && (isBehindWith || !OF_OWN_NUMBER.test(before))
  })
    ? ['applicationNo', 'citedMarks', ...reasons.map((_, index) => `reasons.${index}.citedMarks`)]
    : []

/** A list in quotation marks that a reason is of: “挂面；面条”商品. */
const LIST_OF_REASON = /“(?<items>[^“”]{2,400})”(?:等)?(?:商品|服务)(?:项目)?/gu

/** Whether a reason names goods that are in no list: the one that they are of was not found, or not whole. */
const namesUnknownGoods = ({ refusedGoods, acceptedGoods, citedMarks, reasons = [] }: Omissions['facts']): boolean => {
  const told = [...refusedGoods, ...acceptedGoods, ...citedMarks.flatMap(({ goods }) => goods)].join('\n')
  return reasons.some(({ text }) =>
    [...text.matchAll(LIST_OF_REASON)].some(({ groups }) =>
      (groups?.['items'] ?? '').split(/[；;、，,]/u).every(item => !told.includes(item.trim())),
    ),
  )
}

/** Shortest name of a good that another one holds but for its first character, which a line may have lost. */
const SHORTEST_CUT = 5

/** Goods that lack the first character which the paper prints with them elsewhere: 线社交网络服务. */
const doubtsOfLostBeginnings = ({ refusedGoods, acceptedGoods, citedMarks }: Omissions['facts']): string[] => {
  const lists: [string, readonly string[]][] = [
    ['refusedGoods', refusedGoods],
    ['acceptedGoods', acceptedGoods],
    ...citedMarks.map(({ goods }, index): [string, readonly string[]] => [`citedMarks.${index}.goods`, goods]),
  ]
  const all = new Set(lists.flatMap(([, goods]) => goods))
  const withoutFirst = new Set([...all].map(good => good.slice(1)).filter(rest => rest.length >= SHORTEST_CUT))
  return lists.flatMap(([path, goods]) =>
    goods.flatMap((good, index) => (withoutFirst.has(good) ? [`${path}.${index}`] : [])),
  )
}

/** A row of a table or a label in the place of a reason: what is read beside it may be out of order, too. */
const isNoReason = (text: string): boolean =>
  /^\s*(?:状态|序号|注册号|商标名称|权利人|类别)|^[^，。；]{1,10}$/u.test(text)

/** Goods that both lists have. */
const doubtsOfBothLists = ({ refusedGoods, acceptedGoods }: Omissions['facts']): string[] => [
  ...acceptedGoods.flatMap((good, index) => (refusedGoods.includes(good) ? [`acceptedGoods.${index}`] : [])),
  ...refusedGoods.flatMap((good, index) => (acceptedGoods.includes(good) ? [`refusedGoods.${index}`] : [])),
]

/** The name of a firm that files for others. */
const IS_AGENT = /(?:商标|专利|知识产权|知产)[^（）()]{0,10}(?:事务所|代理|服务|公司|中心)|律师事务所/u

/** Where a mark is cited in no reason, each that compares marks may cite it. */
const doubtsOfUncited = ({ citedMarks, reasons = [] }: Omissions['facts']): string[] =>
  citedMarks.every(({ regNo }) => reasons.some(reason => reason.citedMarks.includes(regNo)))
    ? []
    : reasons.flatMap(({ ground }, index) => (isEarlierMarkGround(ground) ? [`reasons.${index}.citedMarks`] : []))

/** Items that signs part, and no sentence. */
const REST_OF_LIST = /^[^。]*\p{Script=Han}[,，、；;]\p{Script=Han}[^。]*$/u
/** Paths of facts of which something may have been left out, or that a paper of this kind always has. */
export const doubtsOfOmissions = (omissions: Omissions): string[] => {
  const { facts, unread, hasOpenNumbers, inAnnex, headingClasses, isByClass, isAgentNamed } = omissions
  const { kind, acceptedGoods, refusedGoods, citedMarks, mark, classes, agency, applicationNo } = facts
  const isUnread = unread.some(({ text }) => /\p{Script=Han}{2}/u.test(text))
  // A value that holds a label took in other lines: the list may be among them.
  const names = [mark, facts.applicant, ...citedMarks.flatMap(own => [own.mark, own.owner])]
  const isAnyLabelWithin = names.some(name => /\p{Script=Han}{2}[：:]/u.test(name))
  return [
    // A partial refusal lets some goods through.
    ...(kind === 'partial' && acceptedGoods.length === 0 ? ['acceptedGoods'] : []),
    ...(headingClasses.some(niceClass => !classes.includes(niceClass)) ? ['classes'] : []),
    // A number that belongs to another line.
    ...(['applicant', 'address', 'agency'] as const).filter(
      name => applicationNo.length > FEWEST_DIGITS && facts[name].includes(applicationNo),
    ),
    // The firm that files for others stands where the applicant should, and no other agent was read.
    ...(agency === '' && IS_AGENT.test(facts.applicant) && !facts.grounds.includes('19.4')
      ? ['applicant', 'agency']
      : []),
    // An agent is named, and none was read.
    ...(agency === '' && isAgentNamed ? ['agency'] : []),
    // What no fact was read from may be the goods, and items that signs part may go on with those that were read.
    ...((refusedGoods.length === 0 && (isUnread || isAnyLabelWithin)) ||
    refusedGoods.some(good => good === mark || citedMarks.some(own => own.mark === good)) ||
    namesUnknownGoods(facts) ||
    unread.some(({ text, near }) => REST_OF_LIST.test(text) && !near?.startsWith('citedMarks'))
      ? ['refusedGoods']
      : []),
    // A number that may be cited may bring its article with it.
    ...(hasOpenNumbers ? ['citedMarks', 'grounds'] : []),
    ...citedMarks.flatMap(({ regNo, mark: name, status, owner, classes: own }, index) => [
      // Reasons that go class by class say of which one each mark is.
      ...(classes.length > 1 && own.length === 0 && isByClass ? [`citedMarks.${index}.classes`] : []),
      ...(status === 'unknown' ? [`citedMarks.${index}.status`] : []),
      // Nothing but its number was read of it, or the annex that lists the others lacks it.
      ...((status === 'unknown' && owner === '' && name === '') ||
      (inAnnex.length > 0 && !inAnnex.some(no => no.includes(regNo)))
        ? [`citedMarks.${index}.regNo`]
        : []),
    ]),
    ...(facts.reasons ?? []).flatMap(({ ground, goods, citedMarks: cites }, index) => [
      ...(ground === '' || mayBeTwo(facts, index) ? [`reasons.${index}.ground`] : []),
      // It compares marks and names none.
      ...(isEarlierMarkGround(ground) && cites.length === 0 ? [`reasons.${index}.citedMarks`] : []),
      // It names goods that are none of those refused.
      ...goods.flatMap((good, at) =>
        refusedGoods.length === 0 || refusedGoods.includes(good) ? [] : [`reasons.${index}.goods.${at}`],
      ),
    ]),
    ...doubtsOfUncited(facts),
    ...(['refusedGoods', 'acceptedGoods'] as const).filter(path =>
      facts[path].some(good => RUN_TOGETHER.test(good.replace(/\s/gu, ''))),
    ),
    ...doubtsOfMarkLists(citedMarks, unread),
    ...doubtsOfOwnNumber(omissions),
    ...doubtsOfBothLists(facts),
    ...doubtsOfLostBeginnings(facts),
    ...(facts.reasons?.some(({ text }) => isNoReason(text)) ? ['reasons', 'refusedGoods', 'citedMarks'] : []),
    ...doubtsOfRows(omissions),
    ...doubtsOfGrounds(facts),
    ...(/^(?:同上|〃|见附图|附图)$/u.test(mark) ? ['mark'] : []),
    // The rest of a heading: 商标|名称.
    ...citedMarks.flatMap(({ mark: name }, index) =>
      /^(?:名称|图样|注册号)(?=.)/u.test(name) ? [`citedMarks.${index}.mark`] : [],
    ),
  ]
}

/** What no name of a good holds: another number of the list, the count at its end, signs that part items. */
const SEVERAL_GOODS = /[；;]|[（(]共\d+项|\d[.．].*\d[.．]|、.*、.*、/u

/** Goods in a foreign tongue, whose words the end of a line may part. */
const IN_LATIN = /^[\p{Script=Latin}\s'’()-]+$/u

/** Items that ran into the next one, or into the number of a page: 自行车2.摩托车, 食用果胶-3-. */
const RUN_TOGETHER = /\p{Script=Han}[）)]?\d{1,3}[.．、]\p{Script=Han}|[-－—–]\d{1,2}[-－—–]$/u

/** The lists of goods of cited marks, where one of these ran into another or a part of one is left: that may be any mark's. */
const doubtsOfMarkLists = (citedMarks: Notice['citedMarks'], unread: readonly Unread[]): string[] =>
  unread.some(({ text }) => REST_OF_LIST.test(text)) ||
  citedMarks.some(({ goods }) => goods.some(good => SEVERAL_GOODS.test(good.replace(/（[^（）]*）/gu, ''))))
    ? citedMarks.flatMap(({ goods }, index) => (goods.length > 0 ? [`citedMarks.${index}.goods`] : []))
    : citedMarks.flatMap(({ goods }, index) =>
        goods.filter(good => IN_LATIN.test(good)).length > 1 ? [`citedMarks.${index}.goods`] : [],
      )

/** The facts of a notice that hold one value each. */
export const SINGLE_FACTS = [
  'kind',
  'layout',
  'dispatchNo',
  'dispatchDate',
  'applicationNo',
  'mark',
  'markIsDevice',
  'applicant',
  'address',
  'agency',
  'applicationDate',
] as const
/** Those that hold a list of values. */
export const LISTED_FACTS = ['classes', 'grounds', 'refusedGoods', 'acceptedGoods'] as const

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The places of values that the other list lacks, and the list itself where the other holds more. */
const differencesOfLists = <Value>(path: string, one: readonly Value[], other: readonly Value[]): string[] => {
  const left = [...other]
  const lacking = one.flatMap((value, index) => {
    const at = left.indexOf(value)
    if (at >= 0) left.splice(at, 1)
    return at < 0 ? [`${path}.${index}`] : []
  })
  return left.length > 0 ? [...lacking, path] : lacking
}

/** The places in lists of which one reading lacks an item by its name, or tells something else of it. */
const differencesOfItems = <Item>(
  path: string,
  [one, other]: readonly [readonly Item[], readonly Item[]],
  name: keyof Item & string,
  told: readonly (keyof Item & string)[],
): string[] => [
  ...one.flatMap((item, index) => {
    const twin = other.find(own => own[name] === item[name])
    if (!twin) return [`${path}.${index}.${name}`]
    return told.filter(field => !isSame(item[field], twin[field])).map(field => `${path}.${index}.${field}`)
  }),
  ...(other.every(item => one.some(own => own[name] === item[name])) ? [] : [path]),
]

/** Paths of the facts that two readings of one paper tell otherwise, as paths of the first. */
export const differencesBetween = (one: Notice, other: Notice): string[] => [
  // A single value that the other reading doubts itself was torn apart in that one.
  ...SINGLE_FACTS.filter(name => one[name] !== other[name] && !other.doubtful.includes(name)),
  ...LISTED_FACTS.flatMap(name => differencesOfLists<number | string>(name, one[name], other[name])),
  ...differencesOfItems('citedMarks', [one.citedMarks, other.citedMarks], 'regNo', [
    'mark',
    'owner',
    'status',
    'dates',
    'classes',
    'goods',
  ]),
  ...differencesOfItems('reasons', [one.reasons ?? [], other.reasons ?? []], 'text', ['ground', 'goods', 'citedMarks']),
]

/** How much a doubt weighs against letters that nothing was made of. */
const DOUBT_WEIGHT = 4
/** Letters beside which no fact stands count half. */
const ASIDE_WEIGHT = 0.5

/** What a reading leaves open: the letters and digits it made nothing of, and its doubts. */
const openIn = ({ unread = [], doubtful }: Notice): number =>
  unread.reduce(
    (sum, { text, near }) => sum + (near === null ? ASIDE_WEIGHT : 1) * (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0),
    DOUBT_WEIGHT * doubtful.length,
  )

/** How much more the order drawn has to leave open than that of the places for the latter to count. */
const BETTER_BY = 2 * DOUBT_WEIGHT
/** How much more one reading leaves open than the other, to show that its lines are out of order. */
const TORN_BY = 12
const TORN_SHARE = 0.5
/** The same where the other leaves nothing open. */
const TORN_BY_WHOLE = 2 * DOUBT_WEIGHT

/** Whether a reading leaves so much more of the paper open than that of the same lines in another order that its own tears them apart. */
const isTornApart = (own: Notice, other: Notice): boolean =>
  openIn(other) === 0
    ? openIn(own) >= TORN_BY_WHOLE
    : openIn(own) - openIn(other) >= TORN_BY && openIn(other) < TORN_SHARE * openIn(own)

/** The lists of goods of a reading that lack whole items which another one has, however its lines are torn apart. */
const goodsLackingIn = (notice: Notice, other: Notice): string[] => {
  const told = [
    ...notice.refusedGoods,
    ...notice.acceptedGoods,
    ...notice.citedMarks.flatMap(({ goods }) => goods),
    ...(notice.reasons ?? []).flatMap(({ goods }) => goods),
  ].join('')
  return (['refusedGoods', 'acceptedGoods'] as const).filter(name =>
    other[name].some((good, index) => !told.includes(good) && !other.doubtful.includes(`${name}.${index}`)),
  )
}

/**
 * Two readings of one paper as one: the first, or the other where it leaves less open, by `betterBy`; what the reading that does
 * not count tells otherwise is doubted.
 */
export const agreedReading = (first: Notice, second: Notice | null, betterBy = BETTER_BY): Notice => {
  if (!second) return first
  const [notice, other] = openIn(first) - openIn(second) >= betterBy ? [second, first] : [first, second]
  // What the lines say in an order that tears them apart tells nothing of a reading that leaves nothing open.
  const isOnlyTorn = isTornApart(other, notice) && !(notice.unread ?? []).some(({ near }) => near !== null)
  const disputed = isOnlyTorn ? goodsLackingIn(notice, other) : differencesBetween(notice, other)
  return { ...notice, doubtful: [...new Set([...notice.doubtful, ...disputed])] }
}
