import { type Block, type Cell, type Line, type Reference, type TableBlock, textCell } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { type ClassVerdict, classVerdicts, whySentence } from '../wording/class-verdict.ts'
import { classList, classText, hasLongNames, letterOf, nameKey } from '../wording/labels.ts'
import { VERDICT_SIGNS, verdictRun } from '../wording/verdict-words.ts'
import { ANNEX_TARGET } from './annex.ts'
import { cardGroups, cardNumber, cardTarget, MOST_CARDS } from './cards.ts'
import { GRID_TARGET } from './grid.ts'

/** The most sentences that fit the first page; a table of signs stands there instead of more. */
const MOST_SENTENCES = 9

/**
 * Returns where the mark of the sentence stands: on its card, in the annex where it has none, or in the grid where
 * there is no mark.
 */
const targetOf = (input: ReportInput, { hits, overruled }: ClassVerdict): Reference => {
  const { report, say } = input
  const mark = report.hits[(hits[0] ?? overruled[0])?.hit ?? -1]?.mark
  if (mark === undefined) return { target: GRID_TARGET, label: say('一', '1') }
  const groups = cardGroups(input)
  const place = groups.findIndex(({ first, others }) => [first, ...others].some(card => card.mark === mark))
  const head = groups[place]?.first.mark
  if (place >= MOST_CARDS || head === undefined) return { target: ANNEX_TARGET, label: say('附表', 'Annex') }
  return { target: cardTarget(head), label: cardNumber(place) }
}

/** Classes and names that share a sentence. */
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

/**
 * Joins lines that say the same: those of a name for all its classes, then those of the names for the same classes. Names
 * with the least in their way stand first.
 */
const concluded = (input: ReportInput, verdicts: readonly ClassVerdict[]): Conclusion[] => {
  const lines = verdicts.map(first => ({
    first,
    classes: [first.class],
    names: [first.name],
    why: whySentence(input, first),
  }))
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

const sentences = (input: ReportInput, conclusions: readonly Conclusion[], isDense: boolean): TableBlock => {
  const { report, say } = input
  const isOne = report.names.length === 1
  const isLettered = hasLongNames(input)
  const nameLine = (name: number): Line => [{ text: report.names[name]?.text ?? '', isMark: true }]
  const line = ({ first, classes, names, why }: Conclusion): (Cell | Reference)[] => [
    ...(isOne
      ? []
      : [isLettered ? textCell(names.map(letterOf).join(say('、', ', '))) : { lines: names.map(nameLine) }]),
    { lines: [[verdictRun(input, first.verdict)]] },
    textCell(classList(input, classes)),
    textCell(why),
    targetOf(input, first),
  ]
  return {
    kind: 'table',
    widths: isOne
      ? [17, 16, 57, 10]
      : isLettered
        ? [13, 17, 16, 44, 10]
        : isDense
          ? [17, 14, 12, 48, 9]
          : [18, 17, 15, 40, 10],
    head: [
      ...(isOne ? [] : [say('商标', 'Mark')]),
      say('结论', 'Verdict'),
      say('类别', 'Class'),
      say('理由', 'Why'),
      say('见', 'See'),
    ],
    rows: conclusions.map(line),
    ...(isDense && { isDense }),
  }
}

/**
 * Writes a line for each class in up to three blocks side by side, with a sign for each name: 45 classes of six names
 * fit the page.
 */
const signs = (input: ReportInput, verdicts: readonly ClassVerdict[]): Block => {
  const { report, say } = input
  const classes = [...new Set(verdicts.map(verdict => verdict.class))]
  const names = report.names.length
  const blocks = Math.min(3, Math.ceil(classes.length / 8))
  const height = Math.ceil(classes.length / blocks)
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
      ...report.names.map((_, name) => letterOf(name)),
    ]).flat(),
    rows: Array.from({ length: height }, (_, line) =>
      Array.from({ length: blocks }, (_block, block) => cells(classes[block * height + line])).flat(),
    ),
  }
}

/** Writes a sentence for each class and name as far as they fit the first page, else a sign for each. */
export const conclusionBlocks = (input: ReportInput): Block[] => {
  const verdicts = classVerdicts(input)
  const conclusions = concluded(input, verdicts)
  // Long names have their letters in the title of the page already.
  const key = hasLongNames(input) ? [] : [nameKey(input)]
  return conclusions.length > MOST_SENTENCES ? [...key, signs(input, verdicts)] : [sentences(input, conclusions, false)]
}

/** Writes a sentence for each class and name, where the first page could only show signs. */
export const classSentences = (input: ReportInput): Block[] => {
  const conclusions = concluded(input, classVerdicts(input))
  if (conclusions.length <= MOST_SENTENCES) return []
  return [
    { kind: 'heading', level: 3, text: input.say('按类别与商标', 'By class and name') },
    ...(hasLongNames(input) ? [nameKey(input)] : []),
    sentences(input, conclusions, true),
  ]
}
