import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JSONContent } from '@tiptap/core'
import { EXPORT_KINDS } from '#contract/document-html.ts'
import { midnightOf } from '#domain/calendar-day.ts'
import { applyToDocuments, parse, toFormData } from '#extensions/index.ts'
import { draftDocuments } from '../server/drafting/draft-documents.ts'
import { computeDeadline } from '../server/law/deadlines.ts'
import { exportSections, writeWord } from '../server/word/write-word.ts'
import { compareWord } from '../server/word-import/compare-word.ts'
import { applyChanges } from '../server/word-import/exported-fields.ts'
import { readMainPart } from '../server/word-import/read-word.ts'
import { randomDocument } from '../tests/extensions/random-document.ts'
import { refilled } from '../tests/server/word-import/refilled.ts'
import { documentCases } from '../tests/support/document-cases.ts'
import { hasWordValidator, validateWord } from '../tests/support/validate-word.ts'
import { quantile } from './figures/quantile.ts'
import { LARGE_NOTICE } from './word/large-notice.ts'
import { hasLibreOffice, resave } from './word/resave.ts'

const RUNS = 5
const ROUND_TRIPS = 200
const RECEIVED = '2026-06-05'
const WRITTEN = { isEn: 0, title: '云雀书屋' } as const

const median = (values: readonly number[]): number => quantile(values, 0.5)

const draftLarge = (isEn: 0 | 1): JSONContent[] => {
  const deadline = computeDeadline(midnightOf(RECEIVED), 0)
  const drafted = draftDocuments({ notice: LARGE_NOTICE, deadline, type: 0, receiveDay: RECEIVED, isEn })
  return [parse(drafted.analysisContent), parse(drafted.reasonContent)]
}

/** The three exports one after another, from stored documents and form data, as the server makes them. */
const measureExports = async (): Promise<void> => {
  const documents = draftLarge(0)
  const values = toFormData(...documents)
  const [wall, cpu]: number[][] = [[], []]
  let bytes = 0
  for (let run = 0; run < RUNS; run += 1) {
    const [start, used] = [performance.now(), process.cpuUsage()]
    bytes = 0
    for (const type of EXPORT_KINDS) {
      bytes += (await writeWord(exportSections(type, applyToDocuments(documents, values)), WRITTEN)).length
    }
    const { user, system } = process.cpuUsage(used)
    wall?.push(performance.now() - start)
    cpu?.push((user + system) / 1000)
  }
  console.table({
    'three exports, 8 cited marks, 600 goods': {
      'ms (median)': Math.round(median(wall ?? [])),
      'CPU ms (median)': Math.round(median(cpu ?? [])),
      'kB in all': Math.round(bytes / 1000),
    },
  })
}

const pairOf = (shape: number, filling: number): JSONContent[] =>
  [randomDocument(shape, filling), randomDocument(shape + 10_000, filling + 1)].map(parse)

/** Export and read back, over the same values and over others in the same fields: whether the payload is the same. */
const isIdentical = async (shape: number): Promise<boolean> => {
  const documents = pairOf(shape, 7)
  const payload = JSON.stringify(toFormData(...documents))
  const filling = pairOf(shape, 70)
  const others = documents.map((document, index) => refilled(document, filling[index] ?? document))
  const xml = readMainPart(await writeWord(exportSections('all', documents), WRITTEN))
  for (const base of [documents, others]) {
    const { changes } = await compareWord(xml, { documents: base, type: 'all', isEn: 0 })
    if (JSON.stringify(toFormData(...applyChanges(base, changes))) !== payload) return false
  }
  return true
}

const countRoundTrips = async (): Promise<void> => {
  const start = performance.now()
  let identical = 0
  for (let shape = 1; shape <= ROUND_TRIPS; shape += 1) if (await isIdentical(shape)) identical += 1
  const each = Math.round((performance.now() - start) / ROUND_TRIPS)
  console.log(
    `export → import gives the identical payload for ${identical} of ${ROUND_TRIPS} documents, ${each} ms each`,
  )
}

/** Errors of the Open XML validator over the document cases and a large draft, in both languages. */
const countErrors = async (): Promise<void> => {
  const file = join(tmpdir(), `rejoinder-bench-${process.pid}.docx`)
  let [files, errors] = [0, 0]
  for (const isEn of [0, 1] as const) {
    for (const documents of [...documentCases.map(({ htmls }) => htmls.map(parse)), draftLarge(isEn)]) {
      const [analysis = {}, reason = { type: 'doc' }] = documents
      await writeFile(file, await writeWord(exportSections('all', [analysis, reason]), { isEn, title: '' }))
      files += 1
      errors += (await validateWord(file)).length
    }
  }
  await rm(file)
  console.log(`validator: ${errors} errors in ${files} files`)
}

/** What is read back from a large draft that LibreOffice saved again with nothing changed. */
const countResaved = async (): Promise<void> => {
  for (const isEn of [0, 1] as const) {
    const documents = draftLarge(isEn)
    const saved = await resave(await writeWord(exportSections('all', documents), { isEn, title: '' }))
    const { changes, doubts, prose } = await compareWord(readMainPart(saved), { documents, type: 'all', isEn })
    console.log(
      `saved again by LibreOffice: ${changes.length} false changes, ${prose.length} of prose, ${doubts.length} fields in doubt`,
    )
  }
}

/** Time of the exports, exactness of the way back, and what the validator says. */
export const run = async (): Promise<void> => {
  await measureExports()
  await countRoundTrips()
  if (hasWordValidator) await countErrors()
  if (hasLibreOffice()) await countResaved()
}
