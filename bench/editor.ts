import { loadavg } from 'node:os'
import process from 'node:process'
import { chunkSizes } from './editor/chunk-sizes.ts'
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
/** As many as tell a document from the machine's mood: single openings differ by half. */
const OPENINGS = 9
/** Opened and closed before anything is measured, twice: what comes with the first documents, and is there once. */
const WARM_UP_FIELDS = 1_000
const WARM_UPS = 2
const FORM_RUNS = 40
/** React node views take time that grows with the square of the fields: no more is waited for, nor for more fields. */
const REACT_LIMIT_MS = 150_000
const REACT_FIELDS = 5_000

const PROSE = 'p'

const median = (values: readonly number[]): number => quantile(values, 0.5)
const p95 = (values: readonly number[]): number => quantile(values, 0.95)
const round = (value: number): number => Math.round(value * 10) / 10
const ratio = (value: number, floor: number): number => Math.round((value / floor) * 100) / 100
const wallOf = (costs: readonly Cost[]): number[] => costs.map(({ wall }) => wall)
const cpuOf = (costs: readonly Cost[]): number[] => costs.map(({ cpu }) => cpu)
const spread = (values: readonly number[]): string => `${round(median(values))} / ${round(p95(values))}`

const open = ({ page }: BenchPage, name: EditorName, fields: number): Promise<number> =>
  page.evaluate(([name, fields]) => window.bench.open(name, fields), [name, fields] as const)

const close = ({ page }: BenchPage): Promise<void> => page.evaluate(() => window.bench.close())

const warmUp = async (bench: BenchPage, name: EditorName, fields: number): Promise<void> => {
  for (let turn = 0; turn < WARM_UPS; turn += 1) {
    await open(bench, name, Math.min(fields, WARM_UP_FIELDS))
    await close(bench)
  }
}

const openOften = async (bench: BenchPage, name: EditorName, fields: number): Promise<Cost> => {
  const costs: Cost[] = []
  for (let turn = 0; turn < OPENINGS; turn += 1) {
    if (turn > 0) await close(bench)
    const before = await readWork(bench)
    const wall = await open(bench, name, fields)
    costs.push({ wall, cpu: (await readWork(bench)) - before })
  }
  return { wall: median(wallOf(costs)), cpu: median(cpuOf(costs)) }
}

/** Bytes of scripts' memory in use. */
const measureHeap = async ({ cdp }: BenchPage): Promise<number> => {
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

const countListeners = async ({ cdp }: BenchPage): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN
}

const measureReact = async (bench: BenchPage, fields: number): Promise<string> => {
  const limit = new Promise<null>(resolve => setTimeout(resolve, REACT_LIMIT_MS, null))
  const ready = await Promise.race([open(bench, 'react', fields), limit])
  return ready === null ? `over ${REACT_LIMIT_MS / 1000} s` : String(Math.round(ready))
}

const measureFloor = async (bench: BenchPage, fields: number) => {
  await warmUp(bench, 'floor', fields)
  const ready = await openOften(bench, 'floor', fields)
  await scrollToMiddle(bench)
  return { ready, prose: await typeAt(bench, PROSE) }
}

const measureOurs = async (bench: BenchPage, fields: number) => {
  await warmUp(bench, 'ours', fields)
  const [emptyHeap, otherListeners] = [await measureHeap(bench), await countListeners(bench)]
  const ready = await openOften(bench, 'ours', fields)
  await waitUntilDrawn(bench)
  const openHeap = await measureHeap(bench)
  const listeners = (await countListeners(bench)) - otherListeners
  await close(bench)
  const closedHeap = await measureHeap(bench)
  await open(bench, 'ours', fields)
  await waitUntilDrawn(bench)
  await scrollToMiddle(bench)
  const prose = await typeAt(bench, PROSE)
  const undo = await undoOften(bench)
  const inField = await typeAt(bench, '.rj-text')
  await bench.page.keyboard.press('Enter')
  const toggle = await clickOften(bench, '.rj-switch .rj-toggle')
  const option = await clickOften(bench, '.rj-chip:first-child', '.rj-chip:last-child')
  const all = await clickOften(bench, '[data-action="all"]')
  const form = await bench.page.evaluate(runs => window.bench.readForm(runs), FORM_RUNS)
  return {
    ready,
    prose,
    inField,
    undo,
    toggle,
    option,
    all,
    form: median(form),
    heap: openHeap - closedHeap,
    left: closedHeap - emptyHeap,
    listeners,
  }
}

const measurePage = async (bench: BenchPage, fields: number) => {
  await warmUp(bench, 'page', fields)
  const ready = await openOften(bench, 'page', fields)
  await waitUntilDrawn(bench)
  await scrollToMiddle(bench)
  return { ready, prose: await typeAt(bench, PROSE) }
}

/**
 * The editor in Chromium at growing sizes, beside bare ProseMirror on the same text (the floor), beside React node views,
 * and as the page shows it, with its saving and its list of fields. Milliseconds; keys are median / p95. CPU is what the
 * page's thread worked, which tells more than the clock where the machine is busy besides (`load`). The heap of a document
 * is what is free again when it is closed; what stays is mostly code that the browser compiled meanwhile.
 */
export const run = async (): Promise<void> => {
  const launch = await launchBenchPage()
  const measure = async <Result>(work: (bench: BenchPage) => Promise<Result>): Promise<Result> => {
    const bench = await launch()
    try {
      return await work(bench)
    } finally {
      await bench.browser.close()
    }
  }
  const rows: Record<string, Record<string, string | number>>[] = []
  for (const fields of SIZES) {
    const floor = await measure(bench => measureFloor(bench, fields))
    const ours = await measure(bench => measureOurs(bench, fields))
    const page = await measure(bench => measurePage(bench, fields))
    const react = fields <= REACT_FIELDS ? await measure(bench => measureReact(bench, fields)) : '–'
    const keysBy = (timesOf: typeof wallOf) => ({
      fields,
      prose: spread(timesOf(ours.prose)),
      field: spread(timesOf(ours.inField)),
      page: spread(timesOf(page.prose)),
      floor: spread(timesOf(floor.prose)),
      'prose p95 / floor': ratio(p95(timesOf(ours.prose)), p95(timesOf(floor.prose))),
      'field p95 / floor': ratio(p95(timesOf(ours.inField)), p95(timesOf(floor.prose))),
    })
    rows.push({
      'opening, from HTML to painted': {
        fields,
        ours: Math.round(ours.ready.wall),
        floor: Math.round(floor.ready.wall),
        page: Math.round(page.ready.wall),
        react,
        'CPU: ours': Math.round(ours.ready.cpu),
        floor_: Math.round(floor.ready.cpu),
        'ours / floor': ratio(ours.ready.wall, floor.ready.wall),
        'CPU: ours / floor': ratio(ours.ready.cpu, floor.ready.cpu),
        load: round(loadavg()[0] ?? Number.NaN),
      },
      'from a key to its paint': { ...keysBy(wallOf), load: round(loadavg()[0] ?? Number.NaN) },
      'from a key to its paint, CPU': keysBy(cpuOf),
      'other inputs': {
        fields,
        toggle: spread(wallOf(ours.toggle)),
        option: spread(wallOf(ours.option)),
        all: spread(wallOf(ours.all)),
        undo: spread(wallOf(ours.undo)),
        'CPU: toggle': spread(cpuOf(ours.toggle)),
        option_: spread(cpuOf(ours.option)),
        all_: spread(cpuOf(ours.all)),
        undo_: spread(cpuOf(ours.undo)),
      },
      cost: {
        fields,
        'form data': round(ours.form),
        'heap a field, kB': round(ours.heap / fields / 1000),
        'still there when closed, kB': Math.round(ours.left / 1000),
        listeners: ours.listeners,
      },
    })
  }
  for (const title of Object.keys(rows[0] ?? {})) {
    console.log(`\n${title}`)
    console.table(rows.map(row => row[title]))
  }
  console.log('\nscripts with parts of the editor, kB gzip')
  console.table(await chunkSizes())
}
