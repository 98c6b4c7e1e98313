import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Where the built page keeps its list of scripts, within its folder. */
export const SCRIPT_LIST = '.vite/scripts.json'

/** A script of the built page, the scripts it needs at once, and the source files in it, from the folder of the project. */
export interface ScriptEntry {
  file: string
  isEntry: boolean
  imports: string[]
  modules: string[]
}

/** Notes what is in each script of the page: a test holds how much comes with opening a document. */
export const scriptListPlugin = (root: string): Plugin => ({
  name: 'script-list',
  generateBundle(_, bundle) {
    const scripts = Object.values(bundle).flatMap((part): ScriptEntry[] => {
      if (part.type !== 'chunk') return []
      const { fileName: file, isEntry, imports, moduleIds } = part
      return [{ file, isEntry, imports, modules: moduleIds.map(module => relative(root, module)) }]
    })
    this.emitFile({ type: 'asset', fileName: SCRIPT_LIST, source: JSON.stringify(scripts) })
  },
})
