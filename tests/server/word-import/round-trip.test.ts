import { expect, it } from 'vitest'
import { parse, toFormData } from '#extensions/index.ts'
import { exportSections, writeWord } from '../../../server/word/write-word.ts'
import { compareWord } from '../../../server/word-import/compare-word.ts'
import { applyChanges } from '../../../server/word-import/exported-fields.ts'
import { readMainPart } from '../../../server/word-import/read-word.ts'
import { randomDocument } from '../../extensions/random-document.ts'
import { refilled } from './refilled.ts'

const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1)
const pairOf = (shape: number, filling: number) =>
  [randomDocument(shape, filling), randomDocument(shape + 10_000, filling + 1)].map(parse)

it.each(SEEDS)('an export read back gives the payload it was made of (seed %i)', async seed => {
  const documents = pairOf(seed, 7)
  const payload = toFormData(...documents)
  const xml = readMainPart(await writeWord(exportSections('all', documents), { isEn: 0, title: '' }))

  expect(await compareWord(xml, { documents, type: 'all', isEn: 0 })).toEqual({
    changes: [],
    doubts: [],
    prose: [],
    rows: [],
    outside: { removed: [], added: [] },
  })

  // Over other values in the same fields every value must come from its control.
  const filling = pairOf(seed, 70)
  const others = documents.map((document, index) => refilled(document, filling[index] ?? document))
  const over = await compareWord(xml, { documents: others, type: 'all', isEn: 0 })
  expect(Object.entries(toFormData(...applyChanges(others, over.changes)))).toEqual(Object.entries(payload))
})
