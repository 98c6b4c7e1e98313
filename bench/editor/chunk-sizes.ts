import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { VITE_LOCATION } from '../../server/page/build-page.ts'

/** Kilobytes (gzip) of each script of the production build that holds a part of the editor. */
export const chunkSizes = async (): Promise<Record<string, number>> => {
  const built = await build({ ...VITE_LOCATION, logLevel: 'error', build: { write: false } })
  const [result] = Array.isArray(built) ? built : [built]
  if (result === undefined || !('output' in result)) throw new Error('Vite built no page')
  const isEditor = (module: string): boolean => /prosemirror|@tiptap|\/extensions\/|document-editor/.test(module)
  return Object.fromEntries(
    result.output.flatMap(file =>
      file.type === 'chunk' && file.moduleIds.some(isEditor)
        ? [[file.name, Math.round(gzipSync(file.code).length / 1000)]]
        : [],
    ),
  )
}
