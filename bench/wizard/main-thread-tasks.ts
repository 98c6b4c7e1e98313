import type { CDPSession } from 'playwright-core'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds. */
  dur?: number
  args?: { name?: string }
}

const TASKS = ['RunTask', 'ThreadControllerImpl::RunTask']

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`

/** Milliseconds of the tasks of the page's main thread while `work` runs, longest first; other threads' do not count. */
export const mainThreadTasks = async (cdp: CDPSession, work: () => Promise<void>): Promise<number[]> => {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }): void => void events.push(...(value as TraceEvent[]))
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', { categories: 'devtools.timeline,toplevel', transferMode: 'ReportEvents' })
  await work()
  const complete = new Promise<void>(resolve => cdp.once('Tracing.tracingComplete', () => resolve()))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)
  const isMain = (event: TraceEvent): boolean => event.name === 'thread_name' && event.args?.name === 'CrRendererMain'
  const threads = new Set(events.filter(isMain).map(threadOf))
  return events
    .filter(event => TASKS.includes(event.name) && threads.has(threadOf(event)))
    .map(({ dur = 0 }) => dur / 1000)
    .sort((a, b) => b - a)
}
