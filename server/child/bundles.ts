import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')

/** The folder of the bundles, within that of the packages, which they go with. */
export const BUNDLES = join(ROOT, 'node_modules', '.cache', 'rejoinder')

/** The files of ours in a bundle, from the folder of the project, and the hash of what they hold. */
interface Sources {
  files: readonly string[]
  hash: string
}

const nameOf = (module: string): string => basename(module, '.ts')
const listOf = (module: string): string => join(BUNDLES, `${nameOf(module)}.json`)
const bundleOf = (module: string, hash: string): string => join(BUNDLES, `${nameOf(module)}-${hash}.mjs`)

/** The lock file stands for the packages in a bundle. */
const hashOf = (files: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of [...files, 'package-lock.json']) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}

const readHash = (module: string): string | undefined => {
  try {
    const { files, hash }: Sources = JSON.parse(readFileSync(listOf(module), 'utf8'))
    return hashOf(files) === hash ? hash : undefined
  } catch {
    // It was never bundled, or one of its files is gone.
    return undefined
  }
}

const known = new Map<string, string>()

/** Returns the one file that a module is bundled in; undefined when there is none, or when its sources held something else as this process first asked. */
export const findBundle = (module: string): string | undefined => {
  const hash = known.get(module) ?? readHash(module)
  if (hash === undefined) return undefined
  known.set(module, hash)
  const bundle = bundleOf(module, hash)
  return existsSync(bundle) ? bundle : undefined
}

/** Writes a file in one step: who reads it beside sees all of it or nothing. */
const put = async (path: string, text: string): Promise<void> => {
  const part = join(BUNDLES, `${process.pid}.${basename(path)}`)
  await writeFile(part, text)
  await rename(part, path)
}

/** Keeps the bundle of a module, made of these files of ours, in place of those before it. */
export const keepBundle = async (module: string, code: string, files: readonly string[]): Promise<void> => {
  const sources: Sources = { files, hash: hashOf(files) }
  const bundle = bundleOf(module, sources.hash)
  await mkdir(BUNDLES, { recursive: true })
  await put(bundle, code)
  await put(listOf(module), JSON.stringify(sources))
  const names = await readdir(BUNDLES)
  const older = names.filter(name => name.startsWith(`${nameOf(module)}-`) && name !== basename(bundle))
  await Promise.all(older.map(name => rm(join(BUNDLES, name), { force: true })))
}
