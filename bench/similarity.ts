import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { compareMarks, compareProfiles } from '../server/similarity/compare-marks.ts'
import { describeMark } from '../server/similarity/mark-profile.ts'
import { type ExaminerPair, examinerPairs, findsNear } from '../tests/support/examiner-pairs.ts'
import { type LabelledPair, labelledPairs } from '../tests/support/labelled-pairs.ts'
import { type Score, scoreOf } from '../tests/support/precision-recall.ts'
import { makeTemporaryFolder, removeFolder } from '../tests/support/temporary-folder.ts'

const ENTRY = join(import.meta.dirname, '../server/similarity/compare-marks.ts')
const ROUNDS = 20

const compare = ({ earlier, wanted, context }: LabelledPair) => compareMarks(earlier, wanted, context)
const fires = (pair: LabelledPair): boolean => compare(pair).rules.some(({ id }) => id === pair.rule)

const shown = ({ precision, recall, f1 }: Score): string =>
  `${precision.toFixed(3)} ${recall.toFixed(3)} ${f1.toFixed(3)}`

const fired = (pairs: readonly LabelledPair[]): Score => scoreOf(pairs.map(pair => [pair.fires, fires(pair)]))
const similar = (pairs: readonly LabelledPair[]): Score =>
  scoreOf(pairs.map(pair => [pair.similar, compare(pair).similar]))

/** Near marks by kind of pair, as an examiner labelled them. The set that is held is only counted. */
const examined = (): Record<string, Record<string, string>> => {
  const pairs = examinerPairs()
  const near = (list: readonly ExaminerPair[]): string =>
    shown(scoreOf(list.map(pair => [pair.isNear, findsNear(pair)])))
  const row = (list: readonly ExaminerPair[]): Record<string, string> => ({
    pairs: String(list.length),
    open: near(list.filter(({ isHeld }) => !isHeld)),
    held: near(list.filter(({ isHeld }) => isHeld)),
  })
  const kinds = [...new Set(pairs.map(({ kind }) => kind))]
  return Object.fromEntries([
    ...kinds.map(kind => [kind, row(pairs.filter(pair => pair.kind === kind))] as const),
    ['all', row(pairs)] as const,
  ])
}

/** What the rules get wrong, for the development half only: the other half stays unseen. */
const misfires = (pairs: readonly LabelledPair[]): string[] =>
  pairs.flatMap(pair => {
    const comparison = compare(pair)
    const marks = `${pair.rule} ${pair.earlier} / ${pair.wanted} (${pair.note})`
    const names = comparison.rules.map(({ id, weight }) => `${id} ${weight}`).join(', ')
    return [
      ...(fires(pair) === pair.fires ? [] : [`${marks}: ${pair.fires ? 'does not fire' : 'fires'}; ${names}`]),
      ...(comparison.similar === pair.similar
        ? []
        : [`${marks}: not ${pair.similar ? 'found similar' : 'similar'}; ${names}`]),
    ]
  })

/** How many times a second of processor time, so that a busy machine does not count. */
const perSecond = (count: number, run: () => void): number => {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return Math.round(count / ((user + system) / 1_000_000))
}

/** A mark that was never seen, by spaces that are folded away. */
const unseen = (mark: string, round: number): string => mark + ' '.repeat(round)

const speed = (pairs: readonly LabelledPair[]): Record<string, number> => {
  const described = [...new Set(pairs.flatMap(({ earlier, wanted }) => [earlier, wanted]))].map(describeMark)
  const context = { niceClass: 25, goods: ['服装', '鞋'] }
  const all = (): void => {
    for (const wanted of described.slice(0, ROUNDS))
      for (const mark of described) compareProfiles(wanted, mark, context)
  }
  const near = (first: number) => (): void => {
    for (let round = first; round < first + ROUNDS; round += 1)
      for (const { earlier, wanted } of pairs) compareMarks(unseen(earlier, round), unseen(wanted, round), context)
  }
  all()
  near(1)()
  return {
    'any marks, described before': perSecond(ROUNDS * described.length, all),
    'near marks, both new': perSecond(ROUNDS * pairs.length, near(ROUNDS + 1)),
  }
}

/**
 * What a fresh process pays: milliseconds of processor time to import and for the first comparisons, megabytes after.
 * As in the server, compiled code is kept from one start to the next.
 */
const startCost = (cache: string): Record<string, number> => {
  const script = `
    const memory = process.memoryUsage().rss
    const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }
    const start = spent()
    const { compareMarks } = await import(${JSON.stringify(ENTRY)})
    const imported = spent()
    compareMarks('得知物流', 'DEZHI')
    compareMarks('LYFT', 'LIFT')
    const compared = spent()
    console.log(JSON.stringify([imported - start, compared - imported, (process.memoryUsage().rss - memory) / 1e6]))`
  const env = { ...process.env, NODE_COMPILE_CACHE: cache }
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8', env })
  const [importMs = 0, firstMs = 0, megabytes = 0]: number[] = JSON.parse(output)
  return { 'import ms': Math.round(importMs), 'first comparisons ms': Math.round(firstMs), MB: Math.round(megabytes) }
}

/** Precision, recall and F1 of the similarity rules on the labelled pairs, by rule and overall, and their speed. */
export const run = async (): Promise<void> => {
  const pairs = labelledPairs()
  const halves = {
    development: pairs.filter(pair => !pair.isHeldOut),
    'held out': pairs.filter(pair => pair.isHeldOut),
  }
  const rules = [...new Set(pairs.map(({ rule }) => rule))]
  const ofRule = (rule: string) => (pair: LabelledPair) => pair.rule === rule
  console.log('fires: precision, recall, F1')
  console.table(
    Object.fromEntries(
      rules.map(rule => [
        rule,
        Object.fromEntries(
          Object.entries(halves).map(([half, list]) => [half, shown(fired(list.filter(ofRule(rule))))]),
        ),
      ]),
    ),
  )
  console.log('overall: precision, recall, F1')
  console.table(
    Object.fromEntries(
      Object.entries({ ...halves, all: pairs }).map(([half, list]) => [
        half,
        { pairs: list.length, fires: shown(fired(list)), similar: shown(similar(list)) },
      ]),
    ),
  )
  console.log('near by kind, as an examiner labelled the pairs: precision, recall, F1')
  console.table(examined())
  console.log(['development half, wrong:', ...misfires(halves.development)].join('\n  '))
  console.log('comparisons a second of processor time')
  console.table(speed(pairs))
  const cache = await makeTemporaryFolder()
  console.table({ 'first start': startCost(cache), 'later start': startCost(cache) })
  await removeFolder(cache)
}
