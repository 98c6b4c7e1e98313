import { applyToDocuments, parse, toFormData, toHtml } from '#extensions/index.ts'

const RUNS = 5
const FIELDS = [100, 1_000, 5_000]
const FIELDS_A_SECTION = 10

const text = (name: string): string =>
  `<span data-field="text" data-name="${name}" data-label="商标">\${云雀书屋}</span>`

/** Ten fields of every kind among headings and paragraphs, as a drafted document has them. */
const section = (_: unknown, n: number): string =>
  [
    `<h2>${n}</h2><p>以${text(`a${n}`)}为由驳回${text(`b${n}`)}的<strong>${text(`c${n}`)}</strong>申请。</p>`,
    `<p>${text(`d${n}`)}<span data-field="radio" data-name="e${n}"><span data-option data-checked>近似</span>`,
    `<span data-option>不近似</span></span><a data-jump href="?regNo=47700001&amp;intCls=9">第47700001号</a></p>`,
    `<div data-field="paragraph" data-name="f${n}">\${事实<br>与理由}</div>`,
    `<div data-field="switch" data-name="g${n}" data-value="0"><p>首先，${text(`h${n}`)}并不近似。</p></div>`,
    `<p><span data-field="switch" data-name="i${n}" data-value="1">其中</span>，故请求准予初步审定。</p>`,
    `<ul data-field="checkboxes" data-name="j${n}" data-total="k${n}"><li data-value="750">官费</li></ul>`,
  ].join('')

const documentOf = (fields: number): string => Array.from({ length: fields / FIELDS_A_SECTION }, section).join('')

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
      const html = documentOf(fields)
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
