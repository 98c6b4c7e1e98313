import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cleanText } from '../../server/notice/layout/clean-text.ts'
import { readTextLayer } from '../../server/notice/layout/text-layer.ts'

const count = (text: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const unit of cleanText(text).replace(/\s/gu, '')) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  return counts
}

const total = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, number) => sum + number, 0)

/** Share of the characters of two texts that stand in both, in whatever order: columns are read in different ones. */
const agreement = (one: string, other: string): number => {
  const [a, b] = [count(one), count(other)]
  const shared = [...a.entries()].reduce((sum, [unit, number]) => sum + Math.min(number, b.get(unit) ?? 0), 0)
  return (2 * shared) / (total(a) + total(b) || 1)
}

/** What poppler makes of a PDF: its time, ours on the same file in a warm process, and how far the texts agree. */
export const compareWithPdftotext = async (
  pdf: Uint8Array,
  folder: string,
): Promise<{ popplerMs: number; ownMs: number; agreement: number }> => {
  const file = join(folder, 'paper.pdf')
  await writeFile(file, pdf)
  const started = performance.now()
  const { stdout } = await promisify(execFile)('pdftotext', ['-enc', 'UTF-8', file, '-'])
  const popplerMs = performance.now() - started
  const begun = performance.now()
  const layers = await readTextLayer(pdf.slice())
  const ownMs = performance.now() - begun
  const own = layers.map(({ text }) => text.runs.map(run => run.text).join('')).join('')
  return { popplerMs, ownMs, agreement: agreement(own, stdout) }
}
