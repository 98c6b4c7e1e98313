import { goodsWord } from '../case-words.ts'
import { type ArguedMark, citedMarkAt, isArguedToDiffer, namesOfMarks } from '../cited-marks.ts'
import type { Aspect } from '../comparison/aspect.ts'
import { aspectsOf } from '../comparison/aspects.ts'
import type { Draft } from '../draft.ts'
import { listText } from '../language.ts'
import { groundNamed } from '../law-citation.ts'
import { hasWording } from '../mark-composition.ts'
import { columnTable } from '../markup/blocks.ts'
import { switchField } from '../markup/fields.ts'
import { type Html, type HtmlValue, html, sourced } from '../markup/html.ts'

/** A cited mark with the aspects in which it is compared. */
interface Compared {
  mark: ArguedMark
  aspects: readonly Aspect[]
}

/** The fewest cited marks that share one table. */
const FEWEST_IN_TABLE = 3
/** The most aspects that stand side by side on a page without breaking words. */
const MOST_ASPECTS = 4

/** Names a cited mark with its number and its words: 引证商标一（第28613907号“青砚”商标）. */
const named = ({ say }: Draft, { citedMark: { regNo, mark }, index, name }: ArguedMark): Html => {
  const number = regNo === '' ? null : sourced(`notice.citedMarks.${index}.regNo`, regNo)
  const words = hasWording(mark) ? sourced(`notice.citedMarks.${index}.mark`, `“${mark}”`) : null
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  if (number === null) return html`${capital}`
  return say(
    html`${name}（第${number}号${words}商标）`,
    html`${capital} (no. ${number}${words === null ? null : html`, ${words}`})`,
  )
}

/** Names the mark applied for with its words, as the head of a column. */
const ownNamed = ({ say, notice }: Draft): Html => {
  const words = hasWording(notice.mark) ? sourced('notice.mark', `“${notice.mark}”`) : null
  return say(html`申请商标${words}`, html`Mark applied for${words === null ? null : html`, ${words}`}`)
}

const PART = /^(.+?) ?[（(](.+)[）)]$/u

/** Names what differs, each aspect once: composition (letters: ...; digits: ...); without words where they are told elsewhere. */
const differencesNamed = ({ say }: Draft, aspects: readonly Pick<Aspect, 'label' | 'told'>[]): string[] => {
  const told = aspects.flatMap(({ label, told: difference }) => {
    if (difference === null) return []
    const [, whole = label, part] = PART.exec(label) ?? []
    const named = say(whole, whole.charAt(0).toLowerCase() + whole.slice(1))
    const isBare = part === undefined || difference === ''
    return [{ named, words: isBare ? difference : say(`${part}：${difference}`, `${part}: ${difference}`) }]
  })
  return [...Map.groupBy(told, ({ named }) => named)].map(([named, own]) => {
    const words = own.flatMap(one => (one.words === '' ? [] : [one.words])).join(say('；', '; '))
    return words === '' ? named : say(`${named}（${words}）`, `${named} (${words})`)
  })
}

/** What a mark has in common with a cited one, quoted; "" where nothing. */
const sharedWith = (draft: Draft, aspects: readonly Aspect[]): string =>
  listText(
    draft,
    aspects.flatMap(aspect => aspect.shared ?? []),
  )

/** Says in what the mark differs from cited ones, conceding first what they have in common. */
const differsFrom = (
  { say }: Draft,
  [zh, en]: readonly [string, string],
  shared: string,
  told: string,
  isSeveral: boolean,
): string => {
  const all = zh === en ? 'both' : 'all of them'
  const [inCommonZh, inCommonEn] =
    shared === '' ? ['', 'T'] : [`虽均含有${shared}，但`, `Although ${all} contain ${shared}, t`]
  const asWholes = shared === '' ? '' : say('，应当就整体判断', '; the marks are to be compared as wholes')
  return say(
    `申请商标与${zh}${inCommonZh}在${told}上${isSeveral ? '均' : ''}有区别${asWholes}`,
    `${inCommonEn}he mark applied for differs from ${en} in ${told}${asWholes}`,
  )
}

/** Grounds that deny a part of the mark the power to distinguish. */
const WEAKENS = new Set(['10.2', '11.1.1', '11.1.2'])

/** Says of a part that both marks share and that the notice itself objects to what follows from its own view; "" for any other. */
const onOwnView = (draft: Draft, aspects: readonly Aspect[]): string => {
  const { say, reasons } = draft
  const goods = goodsWord(draft)
  for (const { shared } of aspects) {
    const words = shared?.replace(/^“|”$/gu, '') ?? ''
    const quoted = [`“${words}”`, `"${words}"`]
    const told = reasons.find(({ ground, text }) => WEAKENS.has(ground) && quoted.some(quote => text.includes(quote)))
    if (words === '' || told === undefined) continue
    const article = groundNamed(draft, told.ground)
    return say(
      `双方共有的“${words}”正是通知书依${article}所指的部分；按通知书自身的认定，该部分不起区分${goods}来源的主要作用，比对应当着重两商标的其余部分。`,
      ` The “${words}” that both contain is the very part that the notice objects to under ${article}; on the notice’s own view it does little to tell the ${goods} of one trader from those of another, and the comparison rests on the rest of the marks.`,
    )
  }
  return ''
}

/** Says in a sentence how the mark differs from one cited mark. */
const sentence = (draft: Draft, { mark: { name }, aspects }: Compared): string => {
  const told = differencesNamed(draft, aspects)
  if (told.length === 0)
    return draft.say(`申请商标与${name}可以区分。`, `The mark applied for and ${name} are readily distinguishable.`)
  const differs = differsFrom(draft, [name, name], sharedWith(draft, aspects), listText(draft, told), told.length > 1)
  return differs + draft.say('。', '.') + onOwnView(draft, aspects)
}

/** Writes what is said against one cited mark as a switch. */
const against = (draft: Draft, { index, name }: ArguedMark, content: HtmlValue): Html =>
  switchField({
    name: `citedMark${index + 1}Dissimilar`,
    label: draft.say(`与${name}不近似`, `Not similar to ${name}`),
    on: isArguedToDiffer(draft, index),
    content,
  })

/** Compares the mark with one cited mark in a table of its own, aspect by aspect, and says in a sentence what differs. */
const alone = (draft: Draft, compared: Compared): Html => {
  const { say } = draft
  const { mark, aspects } = compared
  return against(
    draft,
    mark,
    html`${columnTable(
      [say('比对项', 'Aspect'), ownNamed(draft), named(draft, mark), say('比对结果', 'Result')],
      aspects.map(({ label, ours, theirs, verdict, places }) =>
        places
          ? [label, html`<p>${ours}</p>${places.ours}`, html`<p>${theirs}</p>${places.theirs}`, verdict]
          : [label, ours, theirs, verdict],
      ),
    )}<p>${sentence(draft, compared)}</p>`,
  )
}

/** What a difference says of each cited mark of several, without its name. */
const inGeneral = ({ say }: Draft, { name }: ArguedMark, told: string): string =>
  told.replaceAll(name, say('引证商标', 'the cited mark'))

/** What is told of a cited mark behind its name. */
const withoutSubject = (told: string, name: string): string =>
  told.startsWith(name) ? told.slice(name.length).trimStart() : told

/** What the aspects tell of all of several cited marks: null where they tell no difference, "" where each has its own. */
const commonTo = (draft: Draft, members: readonly Compared[]): Pick<Aspect, 'label' | 'told'>[] =>
  (members[0]?.aspects ?? []).map(({ label, told }, at) => {
    const general = members.map(({ mark, aspects }) => inGeneral(draft, mark, aspects[at]?.told ?? ''))
    const isCommon = general.every(words => words === general[0])
    return { label, told: told === null ? null : isCommon ? (general[0] ?? '') : '' }
  })

/**
 * Says once how the mark differs from several cited ones of which the same is to be said, then of each what is its own;
 * of each by itself where no difference is the same.
 */
const ofSeveral = (draft: Draft, members: readonly Compared[]): Html => {
  const { say } = draft
  const common = commonTo(draft, members)
  if (members.length < 2 || common.every(({ told }) => !told))
    return html`${members.map(member => against(draft, member.mark, html`<p>${sentence(draft, member)}</p>`))}`
  const names = namesOfMarks(
    draft,
    members.map(({ mark }) => mark.index),
  )
  const told = differencesNamed(draft, common)
  const shared = sharedWith(draft, members[0]?.aspects ?? [])
  const lead = differsFrom(draft, [names, `each of ${names}`], shared, listText(draft, told), true)
  const own = ({ mark, aspects }: Compared): HtmlValue => {
    const ofItsOwn = aspects.flatMap((aspect, at) =>
      common[at]?.told === '' && aspect.told !== null ? [withoutSubject(aspect.told, mark.name)] : [],
    )
    return ofItsOwn.length > 0 ? ofItsOwn.join(say('；', '; ')) : (aspects[0]?.theirs ?? mark.name)
  }
  return html`<p>${lead}${say('，分述如下：', ', as follows.')}</p>${members.map(member => {
    const { name } = member.mark
    const capital = name.charAt(0).toUpperCase() + name.slice(1)
    return against(draft, member.mark, html`<p>${capital}${say('：', ': ')}${own(member)}${say('。', '.')}</p>`)
  })}`
}

/** What is said of a cited mark, but for what is its own: what is common, and in what it differs. */
const groupOf = (draft: Draft, { aspects }: Compared): string =>
  JSON.stringify([sharedWith(draft, aspects), aspects.map(({ told }) => told !== null)])

/** Compares the mark with several cited marks in one table, a row each, and says once what holds for several of them. */
const together = (draft: Draft, members: readonly Compared[]): Html => {
  const { say } = draft
  const [first] = members
  const aspects = first?.aspects ?? []
  const rows = members.map(({ mark, aspects: own }) => [
    named(draft, mark),
    ...own.map(({ theirs, verdict }) => html`${theirs}${say('；', '; ')}${verdict}`),
  ])
  const groups = [...Map.groupBy(members, member => groupOf(draft, member)).values()]
  return html`${columnTable(
    [say('商标', 'Mark'), ...aspects.map(({ label }) => label)],
    [[ownNamed(draft), ...aspects.map(({ ours }) => ours)], ...rows],
  )}${groups.map(group => ofSeveral(draft, group))}`
}

/** What cited marks have in common that stand in one table: the aspects, and what they say of the mark applied for. */
const tableOf = (draft: Draft, { mark, aspects }: Compared): string | null =>
  isArguedToDiffer(draft, mark.index) &&
  aspects.length <= MOST_ASPECTS &&
  aspects.every(({ places }) => places === undefined)
    ? JSON.stringify(aspects.map(({ label, ours }) => [label, html`${ours}`.html]))
    : null

/**
 * Compares the mark with cited marks, each part on one of them a switch that is off where its wording is the same or it is
 * out of the way. Several that are compared in the same aspects stand in one table; any other has its own.
 */
export const comparisons = (draft: Draft, cited: readonly number[]): Html[] => {
  const compared = cited.flatMap(index => {
    const mark = citedMarkAt(draft, index)
    return mark ? [{ mark, aspects: aspectsOf(draft, mark) }] : []
  })
  const tables = Map.groupBy(compared, one => tableOf(draft, one))
  return compared.flatMap(one => {
    const table = tableOf(draft, one)
    const members = table === null ? [] : (tables.get(table) ?? [])
    if (members.length < FEWEST_IN_TABLE) return [alone(draft, one)]
    return members[0] === one ? [together(draft, members)] : []
  })
}
