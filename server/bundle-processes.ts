import { dirname, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { BUNDLES, findBundle, keepBundle } from './child/bundles.ts'
import { buildWithVite } from './page/build-page.ts'

const ROOT = join(import.meta.dirname, '..')

/** The modules that run in processes of their own, but for the one that recognises pictures: it loads little but native code. */
const PROCESSES = ['notice/child/reader-process.ts', 'word-import/word-process.ts', 'imports/import-process.ts'].map(
  name => join(import.meta.dirname, name),
)

const isOwn = (id: string): boolean => id.startsWith(ROOT) && !id.includes('node_modules')

/** Lets a bundle find the files that stand beside its modules. */
const keepFolders: Plugin = {
  name: 'keep-folders',
  enforce: 'pre',
  transform(code, id) {
    if (!isOwn(id) || !code.includes('import.meta.dirname')) return null
    const folder = relative(BUNDLES, dirname(id)).replaceAll(sep, '/')
    return code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${folder}`)})`)
  },
}

/** Bundles a module that runs in a process of its own into one file. */
export const bundleProcess = async (module: string): Promise<void> => {
  const built = await buildWithVite({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [keepFolders],
    ssr: { noExternal: true },
    build: { ssr: module, write: false, target: 'esnext', rolldownOptions: { output: { codeSplitting: false } } },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (!chunk) throw new Error(`Nothing was bundled of ${module}.`)
  const files = chunk.moduleIds.filter(isOwn).map(id => relative(ROOT, id))
  await keepBundle(module, chunk.code, files)
}

/**
 * Bundles each module that runs in a process of its own, unless its bundle is there and current: the process starts with
 * half the work. Rejects where the folder of the packages cannot be written; then the modules run as they are.
 */
export const bundleProcesses = async (): Promise<void> => {
  for (const module of PROCESSES) if (!findBundle(module)) await bundleProcess(module)
}
