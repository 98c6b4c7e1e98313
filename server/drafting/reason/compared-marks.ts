import type { MarkContext } from '../../similarity/mark-context.ts'
import { isGoodsWord, isOnlyQuality, isPremises } from '../../similarity/weak-words.ts'
import { goodsWord } from '../case-words.ts'
import { type ArguedMark, citedMarkAt, isArguedToDiffer, namesOfMarks } from '../cited-marks.ts'
import type { Aspect } from '../comparison/aspect.ts'
import { aspectsOf } from '../comparison/aspects.ts'
import type { Draft } from '../draft.ts'
import { listText } from '../language.ts'
import { groundNamed } from '../law-citation.ts'
import { hasWording, wordingOf } from '../mark-composition.ts'
import { columnTable } from '../markup/blocks.ts'
import { switchField } from '../markup/fields.ts'
import { type Html, type HtmlValue, html, join, sourced } from '../markup/html.ts'
import { type Compared, onForeignMeaning, onMeaning } from './meaning-of-marks.ts'

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

/** Says of a part that both marks share, and that tells no source, what follows for the comparison. */
const followsFromWeakness = ({ say }: Draft, words: string, cited: string): string =>
  wordingOf(cited).toLowerCase() === words.toLowerCase()
    ? say(
        '引证商标仅由该部分构成，显著性较弱，判断是否近似时应当予以考虑，比对应当就两商标整体进行。',
        ' The cited mark consists of that part alone and is weak in distinctiveness, which is to be taken into account in judging likeness; the marks are to be compared as wholes.',
      )
    : say('比对应当着重两商标的其余部分。', ' The comparison rests on the rest of the marks.')

/** Says of a part that both marks share and that the notice itself objects to, alone or in a longer part, what follows from its own view; "" for any other. */
const onOwnView = (draft: Draft, words: string, cited: string): string => {
  const { say, reasons } = draft
  const goods = goodsWord(draft)
  const objectsTo = ({ ground, text }: { ground: string; text: string }): string | undefined =>
    WEAKENS.has(ground)
      ? (text.match(/[“"][^“”"]+[”"]/g) ?? []).map(quote => quote.slice(1, -1)).find(part => part.includes(words))
      : undefined
  const told = reasons.find(reason => objectsTo(reason) !== undefined)
  if (told === undefined) return ''
  const part = objectsTo(told)
  const article = groundNamed(draft, told.ground)
  const isPart =
    part === words
      ? say(`正是通知书依${article}所指的部分`, `is the very part that the notice objects to under ${article}`)
      : say(
          `是通知书依${article}所指“${part}”的组成部分`,
          `is a part of “${part}”, to which the notice objects under ${article}`,
        )
  return (
    say(
      `双方共有的“${words}”${isPart}；按通知书自身的认定，该部分不起区分${goods}来源的主要作用。`,
      ` The “${words}” that both contain ${isPart}; on the notice’s own view it does little to tell the ${goods} of one trader from those of another.`,
    ) + followsFromWeakness(draft, words, cited)
  )
}

/** What a word that tells no source does, the first that holds. */
const WEAK_WORDS: readonly { isSo: (word: string, context: MarkContext) => boolean; zh: string; en: string }[] = [
  { isSo: isGoodsWord, zh: '是指称所涉$商品或者其种类的用语', en: 'names the $goods concerned or their kind' },
  { isSo: word => isPremises(word), zh: '是经营场所、地点的通用称谓', en: 'is a common word for premises or a place' },
  {
    isSo: isOnlyQuality,
    zh: '是表示$商品品质等特点的常用词',
    en: 'is a common word for a quality of the $goods',
  },
]

/** Says of a word that both marks share, and that only names or describes, what follows; "" for any other, and where the notice objects that the mark itself describes. */
const onWeakWord = (draft: Draft, words: string, cited: string): string => {
  const { say, notice, read } = draft
  if (notice.grounds.some(ground => WEAKENS.has(ground))) return ''
  const [niceClass, ...others] = notice.classes
  const context: MarkContext = {
    goods: notice.refusedGoods,
    ...(niceClass !== undefined && others.length === 0 && { niceClass }),
  }
  const weak = [...words].length < 2 ? undefined : WEAK_WORDS.find(({ isSo }) => isSo(words.toLowerCase(), context))
  if (!weak) return ''
  const what = read(weak).replace(say('$商品', '$goods'), goodsWord(draft))
  return (
    say(
      `双方共有的“${words}”${what}，显著性较弱。`,
      ` The “${words}” that both contain ${what} and is weak in distinctiveness.`,
    ) + followsFromWeakness(draft, words, cited)
  )
}

/** Turns a part that both marks share against the refusal where it is weak: by the notice's own view, else by what it is. */
const onSharedPart = (draft: Draft, { mark, aspects }: Compared): string => {
  const cited = mark.citedMark.mark
  const parts = aspects.flatMap(({ shared }) => (shared ? [shared.replace(/^“|”$/gu, '')] : []))
  const [words, ...others] = parts
  // To look at the rest of the marks helps where nothing of it is shared.
  if (words === undefined || others.length > 0) return ''
  return onOwnView(draft, words, cited) || onWeakWord(draft, words, cited)
}

/** Says in a sentence how the mark differs from one cited mark. */
const sentence = (draft: Draft, compared: Compared): string => {
  const {
    mark: { name },
    aspects,
  } = compared
  const told = differencesNamed(draft, aspects)
  if (told.length === 0)
    return draft.say(`申请商标与${name}可以区分。`, `The mark applied for and ${name} are readily distinguishable.`)
  const differs = differsFrom(draft, [name, name], sharedWith(draft, aspects), listText(draft, told), told.length > 1)
  return differs + draft.say('。', '.') + onSharedPart(draft, compared)
}

/** Writes what is said against one cited mark as a switch. */
const against = (draft: Draft, compared: Compared, content: HtmlValue): Html => {
  const { index, name } = compared.mark
  return switchField({
    name: `citedMark${index + 1}Dissimilar`,
    label: draft.say(`与${name}不近似`, `Not similar to ${name}`),
    on: isArguedToDiffer(draft, index),
    content: html`${content}${onForeignMeaning(draft, compared)}`,
  })
}

/** Compares the mark with one cited mark in a table of its own, aspect by aspect, and says in a sentence what differs. */
const alone = (draft: Draft, compared: Compared): Html => {
  const { say } = draft
  const { mark, aspects } = compared
  return against(
    draft,
    compared,
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
    return html`${members.map(member => against(draft, member, html`<p>${sentence(draft, member)}</p>`))}`
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
    return against(draft, member, html`<p>${capital}${say('：', ': ')}${own(member)}${say('。', '.')}</p>`)
  })}`
}

/** What is said of a cited mark, but for what is its own: what is common, and in what it differs. */
const groupOf = (draft: Draft, { aspects }: Compared): string =>
  JSON.stringify([sharedWith(draft, aspects), aspects.map(({ told }) => told !== null)])

/** Writes the rows on the parts of composite marks in one: what a mark has in each script, and all that differs. */
const inOneRow = (draft: Draft, { mark, aspects }: Compared): Aspect[] => {
  const { say } = draft
  const none = say('无', 'none')
  const wholeOf = ({ label }: Aspect): string => PART.exec(label)?.[1] ?? label
  return [...Map.groupBy(aspects, wholeOf)].flatMap(([label, parts]) => {
    const [first, ...others] = parts
    if (!first || others.length === 0) return first ? [first] : []
    const cells = (values: readonly HtmlValue[]): HtmlValue => {
      const written = values.filter(value => html`${value}`.html !== none)
      return written.length === 0 ? none : join(written, say('、', '; '))
    }
    const verdicts = parts.map(({ told, verdict }) => (told === null ? verdict : withoutSubject(told, mark.name)))
    return [
      {
        ...first,
        label,
        ours: cells(parts.map(({ ours }) => ours)),
        theirs: cells(parts.map(({ theirs }) => theirs)),
        verdict: join(verdicts, say('；', '; ')),
      },
    ]
  })
}

/** What holds of a composite mark and of several cited marks, each in one of its scripts alone: said once for all of them. */
const onScripts = (draft: Draft, members: readonly Compared[]): { said: Html; look: string } | null => {
  const looks = members.map(({ aspects }) => aspects.at(-1))
  const [look] = looks
  const isOfAll =
    members.every(({ aspects }) => aspects.filter(({ isLacking }) => isLacking).length === 1) &&
    looks.every(one => look && one?.label === look.label && one.told !== null && one.told === look.told)
  if (!look || !isOfAll) return null
  const names = namesOfMarks(
    draft,
    members.map(({ mark }) => mark.index),
  )
  const said = draft.say(
    html`<p>申请商标为${look.ours}，${names}均只含其中一种文字，整体外观均有区别。</p>`,
    html`<p>The mark applied for combines ${look.ours}, while each of ${names} is written in one of them alone; they differ in overall look.</p>`,
  )
  return { said, look: look.label }
}

/** What is left to say of a cited mark beside what was said of all; all of it where nothing else differs. */
const besides = (compared: Compared, look: string): Compared => {
  const rest = compared.aspects.map(aspect =>
    aspect.isLacking || aspect.label === look ? { ...aspect, told: null } : aspect,
  )
  return rest.some(({ told }) => told !== null) ? { ...compared, aspects: rest } : compared
}

/** Compares the mark with several cited marks in one table, a row each, and says once what holds for several of them. */
const together = (draft: Draft, members: readonly Compared[]): Html => {
  const { say } = draft
  const rowsOf = members.map(member => ({ mark: member.mark, aspects: inOneRow(draft, member) }))
  const aspects = rowsOf[0]?.aspects ?? []
  const rows = rowsOf.map(({ mark, aspects: own }) => [
    named(draft, mark),
    ...own.map(({ theirs, verdict }) => html`${theirs}${say('；', '; ')}${verdict}`),
  ])
  const common = onScripts(draft, members)
  const told = common === null ? members : members.map(member => besides(member, common.look))
  const groups = [...Map.groupBy(told, member => groupOf(draft, member)).values()]
  return html`${columnTable(
    [say('商标', 'Mark'), ...aspects.map(({ label }) => label)],
    [[ownNamed(draft), ...aspects.map(({ ours }) => ours)], ...rows],
  )}${common?.said ?? null}${groups.map(group => ofSeveral(draft, group))}`
}

/** What cited marks have in common that stand in one table: the aspects, and what they say of the mark applied for. */
const tableOf = (draft: Draft, compared: Compared): string | null => {
  const rows = inOneRow(draft, compared)
  return isArguedToDiffer(draft, compared.mark.index) &&
    rows.length <= MOST_ASPECTS &&
    rows.every(({ places }) => places === undefined)
    ? JSON.stringify(rows.map(({ label, ours }) => [label, html`${ours}`.html]))
    : null
}

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
  const written = compared.flatMap(one => {
    const table = tableOf(draft, one)
    const members = table === null ? [] : (tables.get(table) ?? [])
    if (members.length < FEWEST_IN_TABLE) return [alone(draft, one)]
    return members[0] === one ? [together(draft, members)] : []
  })
  const meaning = onMeaning(draft, compared)
  return meaning === null ? written : [...written, meaning]
}
