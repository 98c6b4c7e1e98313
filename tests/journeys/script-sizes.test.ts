import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

const PAGE = join(import.meta.dirname, '../../dist')
const SHELL = 'index.html'
const OPENED = 'features/document-editor/document-editor.tsx'
/** Scripts of the page around the editor come with it too and are not counted. */
const EDITOR = /^features\/document-editor\/|^_editor-|^_(document-html|placed-blocks|problem-marks)-/
const MOST_BYTES = 190_000

type Manifest = Record<string, { file: string; imports?: string[] }>

/** What a part of the built page loads at once, as names of its scripts. */
const loadedWith = (manifest: Manifest, name: string, found = new Set<string>()): Set<string> => {
  found.add(name)
  for (const imported of manifest[name]?.imports ?? []) if (!found.has(imported)) loadedWith(manifest, imported, found)
  return found
}

it('opens a document with no more than 190 kB of the editor’s scripts, the rest on use', () => {
  const manifest: Manifest = JSON.parse(readFileSync(join(PAGE, '.vite/manifest.json'), 'utf8'))
  const shell = loadedWith(manifest, SHELL)
  const scripts = [...loadedWith(manifest, OPENED)].filter(name => !shell.has(name) && EDITOR.test(name))
  const sizeOf = (name: string): number => gzipSync(readFileSync(join(PAGE, manifest[name]?.file ?? ''))).length
  expect(scripts).toContain(OPENED)
  expect(scripts.some(name => name.startsWith('_editor-'))).toBe(true)
  expect(scripts.reduce((sum, name) => sum + sizeOf(name), 0)).toBeLessThan(MOST_BYTES)
})
