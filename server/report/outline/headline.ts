import type { Verdict } from '#contract/vocabulary.ts'
import { ofMarksAlone } from '#domain/verdict/judge-report.ts'
import {
  countRows,
  type NameInClass,
  type NameVerdict,
  nameVerdicts,
  rankNames,
  searchedVerdict,
} from '#domain/verdict/name-verdicts.ts'
import type { ReportInput } from '../report-input.ts'
import type { Finding } from '../wording/ground-words.ts'
import { className, classText, hasLongNames, letterOf, rowCodes } from '../wording/labels.ts'

const CLASSES_NAMED = 6
const GROUPS_NAMED = 5

/** Returns the names as a list; `last` is the English word before the last of them. */
const quoted = (
  input: ReportInput,
  names: readonly Pick<NameVerdict, 'name'>[],
  last: 'and' | 'or' = 'and',
): string => {
  const { report, say } = input
  const all = names.map(({ name }) =>
    hasLongNames(input)
      ? letterOf(name)
      : say(`“${report.names[name]?.text ?? ''}”`, `“${report.names[name]?.text ?? ''}”`),
  )
  const [first, end] = [all.slice(0, -1).join(', '), all.at(-1) ?? '']
  return say(all.join('、'), first === '' ? end : `${first} ${last} ${end}`)
}

/** Returns classes by their numbers: 第09、35类; of many the first, and how many there are. */
const classesText = ({ say }: ReportInput, classes: readonly NameInClass[]): string => {
  const numbers = classes.slice(0, CLASSES_NAMED).map(found => classText(found.class))
  const isCut = classes.length > CLASSES_NAMED
  return say(
    `第${numbers.join('、')}类${isCut ? `等 ${classes.length} 个类别` : ''}`,
    `${classes.length === 1 ? 'class' : 'classes'} ${numbers.join(', ')}${isCut ? ` and ${classes.length - CLASSES_NAMED} more` : ''}`,
  )
}

/** Returns the blocked groups class by class: 第09类 0901 群; a class without known groups by its number. */
const placesText = (input: ReportInput, { classes }: NameVerdict): string => {
  const { report, say } = input
  const blocked = classes.filter(({ verdict }) => verdict === 'blocked')
  const rows = blocked.flatMap(found => found.rows.get('blocked') ?? [])
  if (rows.length > GROUPS_NAMED)
    return say(
      `${classesText(input, blocked)}的 ${rows.length} 个类似群`,
      `${rows.length} groups of ${classesText(input, blocked)}`,
    )
  return blocked
    .map(found => {
      const own = found.rows.get('blocked') ?? []
      const name = className(input, found.class)
      if (report.rows[own[0] ?? -1]?.group === '') return name
      return say(`${name} ${rowCodes(input, own)} 群`, `${name} (${rowCodes(input, own)})`)
    })
    .join(say('、', ', '))
}

const groupsText = ({ say }: ReportInput, count: number): string =>
  say(`${count} 个类似群`, count === 1 ? '1 group' : `${count} groups`)

const overruledNote = ({ reasons, say }: ReportInput): string =>
  reasons.size === 0 ? '' : say(`（人工排除 ${reasons.size} 件）`, ` (${reasons.size} overruled by the attorney)`)

const whyNotSearched = (input: ReportInput, { name }: NameVerdict): string =>
  input.report.names[name]?.isComparable === false
    ? input.say('没有可比对的文字，未检索', 'has no wording to compare and was not searched')
    : input.report.unsearchedClasses
      ? input.say(
          '所查类别数据所在的服务器没有应答，未检索',
          'was not searched: the server that holds the classes did not answer',
        )
      : input.say('所查类别在商标库中没有商标，未检索', 'was not searched: the register has no mark of the classes')

/** Returns the result for the one name that was searched. */
const ofOne = (input: ReportInput, found: NameVerdict): string => {
  const { say } = input
  const [blocked, caution, clear] = (['blocked', 'caution', 'clear'] as const).map(verdict =>
    countRows(found, verdict),
  ) as [number, number, number]
  const open = caution + clear
  const risk = caution === 0 ? '' : say(`，其中 ${caution} 个有风险`, `, ${caution} of them with caution`)
  if (blocked > 0 && open > 0)
    return say(
      `${placesText(input, found)}存在在先近似商标；所申请的其余 ${open} 个类似群未见直接障碍${risk}`,
      `earlier marks stand in the way in ${placesText(input, found)}; none stands directly in the way in the other ${open === 1 ? 'group' : `${open} groups`} applied for${risk}`,
    )
  if (blocked > 0)
    return say(
      `${placesText(input, found)}存在在先近似商标`,
      `earlier marks stand in the way in ${placesText(input, found)}`,
    )
  if (caution > 0)
    return say(
      `所申请的 ${groupsText(input, open)}未见直接障碍${risk}`,
      `no earlier mark stands directly in the way in the ${open === 1 ? 'group' : `${open} groups`} applied for${risk}`,
    )
  if (clear > 0)
    return say(
      `所申请的 ${groupsText(input, clear)}均未检出构成障碍的在先文字商标${overruledNote(input)}`,
      `no earlier word mark that stands in the way was found in the ${clear === 1 ? 'group' : `${clear} groups`} applied for${overruledNote(input)}`,
    )
  return `${quoted(input, [found])}${say('', ' ')}${whyNotSearched(input, found)}`
}

/** Returns what is said of one name, with its place: names of which the same is said share a sentence. */
const placeOf = (input: ReportInput, verdict: Verdict, found: NameVerdict): string => {
  const { say } = input
  if (verdict === 'blocked') return placesText(input, found)
  if (verdict === 'not-searched') return whyNotSearched(input, found)
  if (verdict === 'caution')
    return classesText(
      input,
      found.classes.filter(known => known.verdict === 'caution'),
    )
  return countRows(found, 'not-searched') > 0
    ? say('已检索的类似群', 'any group that was searched')
    : say('所申请的全部类似群', 'any group applied for')
}

/** Returns the parts of the sentence for the names of a verdict. */
const partsOf = (input: ReportInput, verdict: Verdict, names: readonly NameVerdict[]): string[] => {
  const { say } = input
  const byPlace = Map.groupBy(names, found => placeOf(input, verdict, found))
  return [...byPlace].map(([place, same]) => {
    const list = quoted(input, same, verdict === 'clear' ? 'or' : 'and')
    switch (verdict) {
      case 'clear':
        return say(
          `${list}在${place}未检出构成障碍的在先文字商标${overruledNote(input)}`,
          `no earlier word mark that stands in the way of ${list} was found in ${place}${overruledNote(input)}`,
        )
      case 'caution':
        return say(`${list}在${place}有风险`, `${list} ${same.length === 1 ? 'calls' : 'call'} for caution in ${place}`)
      case 'blocked':
        return say(`${list}在${place}存在在先近似商标`, `earlier marks stand in the way of ${list} in ${place}`)
      default:
        return `${list}${say('', ' ')}${place}`
    }
  })
}

/** Returns what was not searched of names that were searched elsewhere. */
const missedText = (input: ReportInput, names: readonly NameVerdict[]): string => {
  const { say } = input
  const classes = new Map(
    names
      .filter(found => searchedVerdict(found) !== 'not-searched')
      .flatMap(({ classes: all }) => all.filter(({ rows }) => rows.has('not-searched')))
      .map(found => [found.class, found] as const),
  )
  const unreached = new Set(input.report.unsearchedClasses)
  const [silent, empty] = [true, false].map(isSilent =>
    [...classes.values()].filter(found => unreached.has(found.class) === isSilent),
  ) as [NameInClass[], NameInClass[]]
  const silence =
    silent.length === 0
      ? ''
      : say(
          `${classesText(input, silent)}数据所在的服务器没有应答，未检索。`,
          ` Not searched, as the server that holds it did not answer: ${classesText(input, silent)}.`,
        )
  if (empty.length === 0) return silence
  const list = classesText(input, empty)
  return `${silence}${say(`${list}在商标库中没有商标，未检索。`, ` Not searched, as the register has no mark of it: ${list}.`)}`
}

/** Says that groups which nobody applies for are left out of the result, where marks were found in them. */
const relatedText = ({ report, judgement, say }: ReportInput): string => {
  const hasHits = report.rows.some(
    ({ origin }, row) => origin === 'related' && (judgement.cells[row] ?? []).some(({ hits }) => hits.length > 0),
  )
  return hasHits
    ? say(
        '关联类似群不在申请之列，不计入以上结论，见第一部分。',
        ' Related groups are not applied for and do not count here; part 1 has them.',
      )
    : ''
}

/** Says which names meet an absolute ground, which no earlier mark is needed for. */
const absoluteText = (input: ReportInput): string => {
  const { report, say } = input
  const findings = report.screening?.findings ?? []
  const namesWith = (verdict: Finding['verdict']): string => {
    const names = [...new Set(findings.filter(found => found.verdict === verdict).map(({ name }) => name))]
    return quoted(
      input,
      names.map(name => ({ name })),
    )
  }
  const [barred, open] = [namesWith('blocked'), namesWith('caution')]
  const bar = barred === '' ? '' : say(`${barred}触及绝对理由；`, ` ${barred}: barred on absolute grounds.`)
  const judge = open === '' ? '' : say(`${open}待判断绝对理由；`, ` ${open}: absolute grounds to be judged.`)
  return (bar + judge).replace(/；$/u, '。')
}

/**
 * Returns the result of the search in a sentence of facts: with several names each has its own verdict, the clear ones
 * first. What may be done about it is advice and stands elsewhere.
 */
export const headline = (input: ReportInput): string => {
  const { report, judgement, say } = input
  const ranked = rankNames(nameVerdicts(report, ofMarksAlone(judgement)))
  const [only] = ranked
  const told =
    ranked.length === 1 && only
      ? ofOne(input, only)
      : (['clear', 'caution', 'blocked', 'not-searched'] as const)
          .flatMap(verdict =>
            partsOf(
              input,
              verdict,
              ranked.filter(found => searchedVerdict(found) === verdict),
            ),
          )
          .join(say('；', '; '))
  const opening = report.register.isSample ? say('在示例商标库中，', 'In the sample register, ') : ''
  const sentence = `${opening}${report.register.isLoading ? say('在已载入的部分中，', 'in the part loaded so far, ') : ''}${told}${say('。', '.')}${absoluteText(input)}${missedText(input, ranked)}${relatedText(input)}`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
