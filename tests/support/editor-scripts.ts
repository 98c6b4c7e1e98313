import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildPage } from '../../server/page/build-page.ts'
import { SCRIPT_LIST, type ScriptEntry } from '../../server/page/script-list-plugin.ts'

const EDITOR = /^node_modules\/(prosemirror|@tiptap)|^extensions\/|^src\/features\/document-editor\//
/** What opening a document loads. */
const OPENED = 'src/features/document-editor/document-editor.tsx'

/** A script of the built page with parts of the editor. */
interface EditorScript {
  script: string
  /** Bytes as they are sent. */
  gzip: number
  /** Whether it comes with opening a document or when it is first used. */
  loaded: 'opening' | 'use'
}

/** Returns the scripts of the built page that hold anything of the editor, less those that every page loads. */
export const readEditorScripts = async (): Promise<EditorScript[]> => {
  const folder = await buildPage()
  const list: ScriptEntry[] = JSON.parse(await readFile(join(folder, SCRIPT_LIST), 'utf8'))
  /** The scripts that come with one, as far as they are imported and not loaded on use. */
  const loadedWith = (script: ScriptEntry, found = new Set<ScriptEntry>()): Set<ScriptEntry> => {
    found.add(script)
    for (const other of list) if (script.imports.includes(other.file) && !found.has(other)) loadedWith(other, found)
    return found
  }
  const shell = new Set(list.filter(({ isEntry }) => isEntry).flatMap(entry => [...loadedWith(entry)]))
  const opening = new Set(list.filter(({ modules }) => modules.includes(OPENED)).flatMap(one => [...loadedWith(one)]))
  const ofEditor = list.filter(one => !shell.has(one) && one.modules.some(module => EDITOR.test(module)))
  return await Promise.all(
    ofEditor.map(async one => ({
      script: one.file,
      gzip: gzipSync(await readFile(join(folder, one.file))).length,
      loaded: opening.has(one) ? 'opening' : 'use',
    })),
  )
}

/** Bytes of the editor that opening a document loads. */
export const openingBytes = (scripts: readonly EditorScript[]): number =>
  scripts.reduce((sum, { gzip, loaded }) => sum + (loaded === 'opening' ? gzip : 0), 0)
