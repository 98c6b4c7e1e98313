import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { VITE_LOCATION } from '../../server/page/build-page.ts'

type Chunk = Rolldown.OutputChunk

const ROOT = resolve(import.meta.dirname, '../..')
const EDITOR = /prosemirror|@tiptap|^\/extensions\/|document-editor/
/** What opening a document loads. */
const OPENED = /\/document-editor\/document-editor\.tsx$/

const kilobytes = ({ code }: Chunk): number => Math.round(gzipSync(code).length / 1000)

/** The scripts that come with one, as far as they are imported and not loaded on use. */
const scriptsOf = (chunk: Chunk, chunks: readonly Chunk[], found = new Set<Chunk>()): Set<Chunk> => {
  found.add(chunk)
  for (const name of chunk.imports) {
    const imported = chunks.find(({ fileName }) => fileName === name)
    if (imported && !found.has(imported)) scriptsOf(imported, chunks, found)
  }
  return found
}

/** A part of the editor in the production build, and whether it comes with opening a document or when first used. */
interface EditorScript {
  script: string
  'kB gzip': number
  loaded: 'opening' | 'use'
}

/** The scripts of the production build with parts of the editor, less those of the shell; what opening loads adds up in the last row. */
export const chunkSizes = async (): Promise<EditorScript[]> => {
  const built = await build({ ...VITE_LOCATION, logLevel: 'error', build: { write: false } })
  const [result] = Array.isArray(built) ? built : [built]
  if (result === undefined || !('output' in result)) throw new Error('Vite built no page')
  const chunks = result.output.filter(file => file.type === 'chunk')
  const shell = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(entry => [...scriptsOf(entry, chunks)]))
  const opening = new Set(
    chunks
      .filter(({ moduleIds }) => moduleIds.some(module => OPENED.test(module)))
      .flatMap(chunk => [...scriptsOf(chunk, chunks)]),
  )
  const rows = chunks
    .filter(chunk => !shell.has(chunk) && chunk.moduleIds.some(module => EDITOR.test(module.replace(ROOT, ''))))
    .map(
      (chunk): EditorScript => ({
        script: chunk.name,
        'kB gzip': kilobytes(chunk),
        loaded: opening.has(chunk) ? 'opening' : 'use',
      }),
    )
  const total = rows.filter(({ loaded }) => loaded === 'opening').reduce((sum, row) => sum + row['kB gzip'], 0)
  return [...rows, { script: 'the editor, on opening', 'kB gzip': total, loaded: 'opening' }]
}
