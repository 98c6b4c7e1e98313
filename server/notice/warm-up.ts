import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readFacts } from './read-facts.ts'
import { readTextLayer } from './text-layer.ts'

/** A font that takes the large tables of characters, one that is embedded, and letters that are drawings, as browsers print them. */
const SAMPLES = ['sample-predefined-map.pdf', 'sample-notice.pdf', 'sample-drawn-letters.pdf']
/** For the engine to see what is run often. */
const TIMES = 3

/** Reads synthetic notices until `isOver`, so that the engine is compiled and its tables are loaded before a real one comes. */
export const warmUp = async (isOver: () => boolean): Promise<void> => {
  const samples = await Promise.all(SAMPLES.map(name => readFile(join(import.meta.dirname, name))))
  for (const sample of Array.from({ length: TIMES }, () => samples).flat()) {
    if (isOver()) return
    const layers = await readTextLayer(sample)
    readFacts(
      layers.map(({ text }) => text),
      'text-layer',
    )
  }
}
