import { applyToDocuments, parse, toFormData, toHtml } from '#extensions/index.ts'
import { fieldDocument } from './editor/field-document.ts'

const RUNS = 5
const FIELDS = [100, 1_000, 5_000]

const median = (work: () => unknown): number => {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.round(times.toSorted((a, b) => a - b)[RUNS >> 1] ?? Number.NaN)
}

/** Milliseconds a document takes on the server: read, written, its form data, and every text field changed. */
export const run = async (): Promise<void> => {
  console.table(
    FIELDS.map(fields => {
      const html = fieldDocument(fields)
      const document = parse(html)
      const values = toFormData(document)
      const edited = Object.fromEntries(Object.keys(values).map(name => [name, '云雀书店']))
      return {
        fields,
        kB: Math.round(html.length / 1000),
        parse: median(() => parse(html)),
        toHtml: median(() => toHtml(document)),
        toFormData: median(() => toFormData(document)),
        apply: median(() => applyToDocuments([document], edited)),
      }
    }),
  )
}
