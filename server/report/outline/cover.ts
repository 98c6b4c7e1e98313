import { CLASS_COUNT } from '#contract/limits.ts'
import type { Block, Cell, Reference } from '../report-block.ts'
import { textCell } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { type ClassVerdict, classVerdicts, whySentence } from '../wording/class-verdict.ts'
import { headline } from '../wording/headline.ts'
import { classList, classText, rowCode } from '../wording/place.ts'
import { verdictRun } from '../wording/verdict-line.ts'
import { VERDICT_SIGNS } from '../wording/verdict-word.ts'
import { ANNEX_TARGET } from './annex.ts'
import { cardMarks, cardNumber, cardTarget, MOST_CARDS } from './cards.ts'
import { GRID_TARGET } from './grid.ts'
import { suggestions } from './suggestions.ts'

/** Sentences that fit the first page; where there would be more, a table of signs stands there. */
const MOST_SENTENCES = 6
const CLASSES_NAMED = 6
const GROUPS_NAMED = 12

const scopeText = (input: ReportInput): string => {
  const { report, say } = input
  const chosen = report.rows.filter(({ origin }) => origin === 'chosen')
  const related = report.rows.filter(({ origin }) => origin === 'related')
  const classes = [...Map.groupBy(chosen, row => row.class)]
  if (classes.length === CLASS_COUNT)
    return say(
      `全部 ${CLASS_COUNT} 个类别，共 ${chosen.length} 个群组`,
      `All ${CLASS_COUNT} classes, ${chosen.length} groups`,
    )
  if (classes.length > CLASSES_NAMED || chosen.length > GROUPS_NAMED)
    return say(
      `${classes.length} 个类别（${classList(
        input,
        classes.map(([number]) => number),
      )}），共 ${chosen.length} 个群组${related.length > 0 ? `，另有 ${related.length} 个关联群组` : ''}`,
      `${classes.length} classes (${classList(
        input,
        classes.map(([number]) => number),
      )}), ${chosen.length} groups${related.length > 0 ? `, and ${related.length} related groups` : ''}`,
    )
  const list = classes
    .map(([number, rows]) => {
      const codes = rows.map(row => rowCode(input, row)).join(say('、', ', '))
      return rows[0]?.group === ''
        ? classText(number)
        : say(`${classText(number)}（${codes}）`, `${classText(number)} (${codes})`)
    })
    .join(say('；', '; '))
  const more = related.map(({ group }) => group).join(say('、', ', '))
  return more === '' ? list : say(`${list}；关联群组 ${more}`, `${list}; related groups ${more}`)
}

const facts = (input: ReportInput): Block => {
  const { report, read, say } = input
  const { applicant, register, goods } = report
  const kind = applicant.type === 1 ? say('（个人）', ' (individual)') : ''
  const rows: [string, [string]][] = [
    [say('拟申请人', 'Applicant'), [applicant.name === '' ? say('未填写', 'not given') : applicant.name + kind]],
    ...(applicant.address.length > 0
      ? [[say('地址', 'Address'), [applicant.address.join(say('；', '; '))]] as [string, [string]]]
      : []),
    [say('类别与群组', 'Classes and groups'), [scopeText(input)]],
    [
      say('商品与服务', 'Goods and services'),
      [
        goods.length === 0
          ? say('未指定项目', 'no items designated')
          : say(`${goods.length} 项，见“申请的项目”`, `${goods.length} items, listed under “Items applied for”`),
      ],
    ],
    [
      say('商标库', 'Register'),
      [
        say(
          `${read(register.name)}，${register.size.toLocaleString('en')} 件，更新至 ${register.asOf}`,
          `${read(register.name)}, ${register.size.toLocaleString('en')} marks, as of ${register.asOf}`,
        ),
      ],
    ],
  ]
  return { kind: 'facts', rows }
}

const ORDER = ['blocked', 'caution', 'not-searched', 'clear']

/** Where the deciding mark stands: its card, the annex where it has none, or the grid where nothing was found. */
const targetOf = (input: ReportInput, { hits }: ClassVerdict): Reference => {
  const { report, say } = input
  const mark = report.hits[hits[0]?.hit ?? -1]?.mark
  if (mark === undefined) return { target: GRID_TARGET, label: say('一', '1') }
  const place = cardMarks(input).findIndex(card => card.mark === mark)
  if (place >= MOST_CARDS) return { target: ANNEX_TARGET, label: say('附表', 'Annex') }
  return { target: cardTarget(mark), label: cardNumber(place) }
}

/** Classes and names of which the same is to be said. */
interface Conclusion {
  first: ClassVerdict
  classes: number[]
  names: number[]
  why: string
}

const mergeBy = (
  lines: readonly Conclusion[],
  keyOf: (line: Conclusion) => string,
  into: (known: Conclusion, line: Conclusion) => void,
): Conclusion[] => {
  const merged = new Map<string, Conclusion>()
  for (const line of lines) {
    const known = merged.get(keyOf(line))
    if (known) into(known, line)
    else merged.set(keyOf(line), line)
  }
  return [...merged.values()]
}

/** Lines that say the same are one: of a name for all its classes, then of the names for the same classes. */
const concluded = (input: ReportInput, verdicts: readonly ClassVerdict[]): Conclusion[] => {
  const lines = verdicts
    .toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict))
    .map(first => ({ first, classes: [first.class], names: [first.name], why: whySentence(input, first) }))
  const byName = mergeBy(
    lines,
    ({ names, why }) => `${names} ${why}`,
    (known, { classes }) => known.classes.push(...classes),
  )
  return mergeBy(
    byName,
    ({ classes, why }) => `${classes} ${why}`,
    (known, { names }) => known.names.push(...names),
  )
}

const sentences = (input: ReportInput, conclusions: readonly Conclusion[]): Block => {
  const { report, say } = input
  const isOne = report.names.length === 1
  const line = ({ first, classes, names, why }: Conclusion): (Cell | Reference)[] => [
    { lines: [[verdictRun(input, first.verdict)]] },
    textCell(classList(input, classes)),
    ...(isOne ? [] : [{ lines: names.map(name => [{ text: report.names[name]?.text ?? '', isMark: true }]) }]),
    textCell(why),
    targetOf(input, first),
  ]
  return {
    kind: 'table',
    widths: isOne ? [14, 12, 67, 7] : [14, 12, 18, 49, 7],
    head: [
      say('结论', 'Verdict'),
      say('类别', 'Class'),
      ...(isOne ? [] : [say('商标', 'Mark')]),
      say('理由', 'Why'),
      say('见', 'See'),
    ],
    rows: conclusions.map(line),
  }
}

/** A class a line in up to three blocks side by side, a sign for each name: 45 classes of six names stay on the page. */
const signs = (input: ReportInput, verdicts: readonly ClassVerdict[]): Block => {
  const { report, say } = input
  const classes = [...new Set(verdicts.map(verdict => verdict.class))]
  const names = report.names.length
  const blocks = Math.min(3, Math.ceil(classes.length / 8))
  const height = Math.ceil(classes.length / blocks)
  const letter = (index: number): string => String.fromCharCode(65 + index)
  const cells = (number: number | undefined): Cell[] => [
    number === undefined ? textCell('') : { lines: [[{ text: classText(number), isStrong: true }]] },
    ...report.names.map((_, name): Cell => {
      const found = verdicts.find(verdict => verdict.class === number && verdict.name === name)
      if (!found) return textCell('')
      const sign = VERDICT_SIGNS[found.verdict].trim() || '–'
      return { lines: [[{ text: sign, tone: found.verdict, isStrong: true }]] }
    }),
  ]
  return {
    kind: 'table',
    isDense: true,
    widths: Array.from({ length: blocks }, () => [
      100 / (names + 1),
      ...report.names.map(() => 100 / (names + 1)),
    ]).flat(),
    head: Array.from({ length: blocks }, () => [
      say('类', 'Cl.'),
      ...report.names.map((_, name) => letter(name)),
    ]).flat(),
    rows: Array.from({ length: height }, (_, line) =>
      Array.from({ length: blocks }, (_block, block) => cells(classes[block * height + line])).flat(),
    ),
  }
}

const nameKey = ({ report, say }: ReportInput): Block => ({
  kind: 'paragraph',
  line: report.names.flatMap(({ text }, name) => [
    { text: `${name === 0 ? '' : say('　', '   ')}${String.fromCharCode(65 + name)} `, isFaint: true },
    { text, isMark: true },
  ]),
})

/** The first page: what was asked, what came of it in a sentence, by name and class, and what to do. */
export const coverBlocks = (input: ReportInput): Block[] => {
  const { say } = input
  const verdicts = classVerdicts(input)
  const conclusions = concluded(input, verdicts)
  const conclusion =
    conclusions.length <= MOST_SENTENCES ? [sentences(input, conclusions)] : [nameKey(input), signs(input, verdicts)]
  return [
    facts(input),
    { kind: 'heading', level: 2, text: say('结论', 'Conclusion'), id: 'conclusion' },
    { kind: 'statement', text: headline(input) },
    ...conclusion,
    { kind: 'heading', level: 3, text: say('建议', 'What to do') },
    { kind: 'list', items: suggestions(input), isOrdered: true },
  ]
}

/** Name by class with a sentence each, where the first page could only show signs. */
export const classSentences = (input: ReportInput): Block[] => {
  const conclusions = concluded(input, classVerdicts(input))
  if (conclusions.length <= MOST_SENTENCES) return []
  return [
    { kind: 'heading', level: 3, text: input.say('按类别与商标', 'By class and name') },
    sentences(input, conclusions),
  ]
}
