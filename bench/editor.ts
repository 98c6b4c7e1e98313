import { loadavg } from 'node:os'
import process from 'node:process'
import { openingBytes, readEditorScripts } from '../tests/support/editor-scripts.ts'
import { type BenchPage, launchBenchPage } from './editor/launch-bench-page.ts'
import type { EditorName } from './editor/page.ts'
import {
  type Cost,
  clickOften,
  readWork,
  scrollToMiddle,
  typeAt,
  undoOften,
  waitUntilDrawn,
} from './editor/use-editor.ts'
import { quantile } from './figures/quantile.ts'

const SIZES = process.env['FIELDS']?.split(',').map(Number) ?? [300, 1_000, 5_000, 20_000]
/** Beside the fields, in all documents but the floor's. */
const PICTURES = Number(process.env['PICTURES'] ?? 0)
/** As many as tell a document from the machine's mood: single openings differ by half. */
const OPENINGS = 15
/** Opened and closed before anything is measured, twice: what comes with the first documents, and is there once. */
const WARM_UP_FIELDS = 1_000
const WARM_UPS = 2
const FORM_RUNS = 40
const HEAP_TURNS = 3
const KEY_TURNS = 5
const KEYS_A_TURN = 40
/** React node views take time that grows with the square of the fields: no more is waited for, nor for more fields. */
const REACT_LIMIT_MS = 150_000
const REACT_FIELDS = 5_000

const PROSE = 'p'
const FIELD = '.rj-text'

const COMPARED = ['floor', 'ours', 'page'] as const
type Compared = (typeof COMPARED)[number]
/** Each in a browser of its own. */
type Benches = Record<Compared, BenchPage>

const median = (values: readonly number[]): number => quantile(values, 0.5)
const p95 = (values: readonly number[]): number => quantile(values, 0.95)
const round = (value: number): number => Math.round(value * 10) / 10
const ratio = (value: number, floor: number): number => Math.round((value / floor) * 100) / 100
const wallOf = (costs: readonly Cost[]): number[] => costs.map(({ wall }) => wall)
const cpuOf = (costs: readonly Cost[]): number[] => costs.map(({ cpu }) => cpu)
const spread = (values: readonly number[]): string => `${round(median(values))} / ${round(p95(values))}`

const open = ({ page }: BenchPage, name: EditorName, fields: number): Promise<number> =>
  page.evaluate(([name, fields, pictures]) => window.bench.open(name, fields, pictures), [
    name,
    fields,
    PICTURES,
  ] as const)

const close = ({ page }: BenchPage): Promise<void> => page.evaluate(() => window.bench.close())

const warmUp = async (bench: BenchPage, name: EditorName, fields: number): Promise<void> => {
  for (let turn = 0; turn < WARM_UPS; turn += 1) {
    await open(bench, name, Math.min(fields, WARM_UP_FIELDS))
    await close(bench)
  }
}

const openOnce = async (bench: BenchPage, name: EditorName, fields: number): Promise<Cost> => {
  const before = await readWork(bench)
  const wall = await open(bench, name, fields)
  return { wall, cpu: (await readWork(bench)) - before }
}

const middleOf = (costs: readonly Cost[]): Cost => ({ wall: median(wallOf(costs)), cpu: median(cpuOf(costs)) })

/**
 * What opening costs in each, in turns, so that each meets the machine in the same moods. What has been opened is closed
 * before the next: long documents go on being drawn. The last ones stay open.
 */
const openInTurns = async (benches: Benches, fields: number): Promise<Record<Compared, Cost>> => {
  const costs: Record<Compared, Cost[]> = { floor: [], ours: [], page: [] }
  for (let turn = 0; turn < OPENINGS; turn += 1) {
    for (const name of COMPARED) {
      costs[name].push(await openOnce(benches[name], name, fields))
      if (turn < OPENINGS - 1) await close(benches[name])
    }
  }
  return { floor: middleOf(costs.floor), ours: middleOf(costs.ours), page: middleOf(costs.page) }
}

/** What keys cost in prose, and in a field of ours, in turns as well. */
const typeInTurns = async (benches: Benches): Promise<Record<Compared | 'inField', Cost[]>> => {
  const costs: Record<Compared | 'inField', Cost[]> = { floor: [], ours: [], page: [], inField: [] }
  for (let turn = 0; turn < KEY_TURNS; turn += 1) {
    costs.inField.push(...(await typeAt(benches.ours, FIELD, KEYS_A_TURN)))
    for (const name of COMPARED) costs[name].push(...(await typeAt(benches[name], PROSE, KEYS_A_TURN)))
  }
  return costs
}

/** Bytes of scripts' memory in use. */
const measureHeap = async ({ cdp }: BenchPage): Promise<number> => {
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

/** Those of closed documents do not count. */
const countListeners = async ({ cdp }: BenchPage): Promise<number> => {
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN
}

/** What closing the open document frees, and what is there without it. Another is open afterwards. */
const measureDocument = async (bench: BenchPage, fields: number): Promise<{ freed: number; left: number }> => {
  const freed: number[] = []
  let left = 0
  for (let turn = 0; turn < HEAP_TURNS; turn += 1) {
    const open = await measureHeap(bench)
    await close(bench)
    left = await measureHeap(bench)
    freed.push(open - left)
    await openOnce(bench, 'ours', fields)
    await waitUntilDrawn(bench)
  }
  return { freed: median(freed), left }
}

const measureReact = async (bench: BenchPage, fields: number): Promise<string> => {
  const limit = new Promise<null>(resolve => setTimeout(resolve, REACT_LIMIT_MS, null))
  const ready = await Promise.race([open(bench, 'react', fields), limit])
  return ready === null ? `over ${REACT_LIMIT_MS / 1000} s` : String(Math.round(ready))
}

const measureEditors = async (benches: Benches, fields: number) => {
  const { ours } = benches
  for (const name of COMPARED) await warmUp(benches[name], name, fields)
  const [emptyHeap, otherListeners] = [await measureHeap(ours), await countListeners(ours)]
  const ready = await openInTurns(benches, fields)

  for (const name of COMPARED) await waitUntilDrawn(benches[name])
  const heap = await measureDocument(ours, fields)
  const listeners = (await countListeners(ours)) - otherListeners

  for (const name of COMPARED) await scrollToMiddle(benches[name])
  const keys = await typeInTurns(benches)
  const undo = await undoOften(ours)
  const toggle = await clickOften(ours, '.rj-switch .rj-toggle')
  const option = await clickOften(ours, '.rj-chip:first-child', '.rj-chip:last-child')
  const all = await clickOften(ours, '[data-action="all"]')
  const form = await ours.page.evaluate(runs => window.bench.readForm(runs), FORM_RUNS)
  return {
    ready,
    keys,
    clicks: { toggle, option, all, undo },
    form: median(form),
    heap: heap.freed,
    left: heap.left - emptyHeap,
    listeners,
  }
}

const launchAll = async (launch: () => Promise<BenchPage>): Promise<Benches> => ({
  floor: await launch(),
  ours: await launch(),
  page: await launch(),
})

const closeAll = async (benches: readonly BenchPage[]): Promise<void> => {
  for (const { browser } of benches) await browser.close()
}

/**
 * The editor in Chromium at growing sizes, beside bare ProseMirror on the same text (the floor), beside React node views,
 * and as the page shows it, with its saving and its list of fields; in turns, for a machine has moods. Milliseconds; keys
 * are median / p95. CPU is what the page's thread worked, which tells more than the clock where the machine is busy besides
 * (`load`). The heap of a document is what is free again when it is closed; what stays is mostly code that the browser
 * compiled meanwhile. `PICTURES=20` puts so many pictures beside the fields.
 */
export const run = async (): Promise<void> => {
  const launch = await launchBenchPage()
  const measure = async (fields: number) => {
    const benches = await launchAll(launch)
    try {
      return await measureEditors(benches, fields)
    } finally {
      await closeAll(Object.values(benches))
    }
  }
  const measureReactViews = async (fields: number): Promise<string> => {
    const bench = await launch()
    try {
      return await measureReact(bench, fields)
    } finally {
      await closeAll([bench])
    }
  }
  const rows: Record<string, Record<string, string | number>>[] = []
  for (const fields of SIZES) {
    const { ready, keys, clicks, ...cost } = await measure(fields)
    const react = fields <= REACT_FIELDS ? await measureReactViews(fields) : '–'
    const load = round(loadavg()[0] ?? Number.NaN)
    const keysBy = (timesOf: typeof wallOf) => ({
      fields,
      prose: spread(timesOf(keys.ours)),
      field: spread(timesOf(keys.inField)),
      page: spread(timesOf(keys.page)),
      floor: spread(timesOf(keys.floor)),
      'prose p95 / floor': ratio(p95(timesOf(keys.ours)), p95(timesOf(keys.floor))),
      'field p95 / floor': ratio(p95(timesOf(keys.inField)), p95(timesOf(keys.floor))),
    })
    rows.push({
      'opening, from HTML to painted': {
        fields,
        ours: Math.round(ready.ours.wall),
        floor: Math.round(ready.floor.wall),
        page: Math.round(ready.page.wall),
        react,
        'CPU: ours': Math.round(ready.ours.cpu),
        floor_: Math.round(ready.floor.cpu),
        'ours / floor': ratio(ready.ours.wall, ready.floor.wall),
        'CPU: ours / floor': ratio(ready.ours.cpu, ready.floor.cpu),
        load,
      },
      'from a key to its paint': { ...keysBy(wallOf), load },
      'from a key to its paint, CPU': keysBy(cpuOf),
      'other inputs': {
        fields,
        toggle: spread(wallOf(clicks.toggle)),
        option: spread(wallOf(clicks.option)),
        all: spread(wallOf(clicks.all)),
        undo: spread(wallOf(clicks.undo)),
        'CPU: toggle': spread(cpuOf(clicks.toggle)),
        option_: spread(cpuOf(clicks.option)),
        all_: spread(cpuOf(clicks.all)),
        undo_: spread(cpuOf(clicks.undo)),
      },
      cost: {
        fields,
        'form data': round(cost.form),
        'heap a field, kB': round(cost.heap / fields / 1000),
        'still there when closed, kB': Math.round(cost.left / 1000),
        listeners: cost.listeners,
      },
    })
  }
  for (const title of Object.keys(rows[0] ?? {})) {
    console.log(`\n${title}`)
    console.table(rows.map(row => row[title]))
  }
  const scripts = await readEditorScripts()
  console.log(`\nscripts with parts of the editor, bytes gzip; on opening ${openingBytes(scripts)}`)
  console.table(scripts)
}
