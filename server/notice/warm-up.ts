import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readFacts } from './read-facts.ts'
import { readTextLayer } from './text-layer.ts'

/** Reads a synthetic notice, so that the engine is compiled and its tables are loaded before a real one comes. */
export const warmUp = async (): Promise<void> => {
  const sample = await readFile(join(import.meta.dirname, 'sample-notice.pdf'))
  const layers = await readTextLayer(sample)
  readFacts(
    layers.map(({ text }) => text),
    'text-layer',
  )
}
