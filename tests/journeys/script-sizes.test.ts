import { expect, it } from 'vitest'
import { openingBytes, readEditorScripts } from '../support/editor-scripts.ts'

const MOST_BYTES = 190_000

it('opens a document with no more than 190 kB of the editor’s scripts, the rest on use', async () => {
  const scripts = await readEditorScripts()
  expect(new Set(scripts.map(({ loaded }) => loaded))).toEqual(new Set(['opening', 'use']))
  expect(scripts.some(({ script }) => script.includes('/editor-'))).toBe(true)
  expect(openingBytes(scripts)).toBeLessThan(MOST_BYTES)
})
