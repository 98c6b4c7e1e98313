import '../../src/theme/theme.css'
import { fieldDocument, plainDocument } from './field-document.ts'
import type { OpenEditor, OpenedEditor } from './open-editor.ts'
import { openFloor } from './open-floor.ts'
import { openOurs } from './open-ours.ts'
import { openPage } from './open-page.tsx'
import { openReact } from './open-react.tsx'
import { painted } from './painted.ts'

const EDITORS = {
  ours: { open: openOurs, write: fieldDocument },
  page: { open: openPage, write: fieldDocument },
  floor: { open: openFloor, write: plainDocument },
  react: { open: openReact, write: fieldDocument },
} satisfies Record<string, { open: OpenEditor; write: (fields: number, pictures: number) => string }>

export type EditorName = keyof typeof EDITORS

let opened: OpenedEditor | null = null
let times: Promise<number>[] = []

const measure = async ({ timeStamp }: Event): Promise<number> => {
  await painted()
  return performance.now() - timeStamp
}

const bench = {
  /** Milliseconds from the string to the painted, usable document. */
  open: async (name: EditorName, fields: number, pictures: number): Promise<number> => {
    const { open, write } = EDITORS[name]
    const html = write(fields, pictures)
    const desk = document.createElement('div')
    const sheet = document.createElement('article')
    desk.className = name === 'page' ? 'bench-page' : 'rj-desk'
    if (name !== 'page') sheet.className = 'rj-sheet'
    sheet.lang = 'zh-CN'
    desk.append(sheet)
    document.body.append(desk)
    await painted()
    const start = performance.now()
    opened = await open(html, sheet)
    await painted()
    return performance.now() - start
  },
  close: async (): Promise<void> => {
    opened?.close()
    opened = null
    document.body.replaceChildren()
    await painted()
  },
  /** Milliseconds to compute the form data after a change of a field, once for each run. */
  readForm: (runs: number): number[] =>
    Array.from({ length: runs }, () => {
      const readForm = opened?.changeField?.()
      const start = performance.now()
      readForm?.()
      return performance.now() - start
    }),
  /** Times of the inputs since the last call, from the browser's stamp on the event to the paint after it. */
  takeTimes: async (): Promise<number[]> => {
    const taken = times
    times = []
    return Promise.all(taken)
  },
}

for (const type of ['keydown', 'click']) {
  window.addEventListener(type, event => times.push(measure(event)), { capture: true })
}

declare global {
  interface Window {
    bench: typeof bench
  }
}
window.bench = bench
