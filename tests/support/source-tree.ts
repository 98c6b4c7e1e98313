import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

export const FOLDERS = ['contract', 'domain', 'charts', 'extensions', 'server', 'src'] as const
export type Folder = (typeof FOLDERS)[number]

const IMPORT = /(?:from\s+|import\s*\(\s*|import\s+)(['"])([^'"]+)\1/g

/** Paths from the root of the TypeScript files below a folder. */
export const sourceFiles = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => join(folder, file))

export const readSource = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** What a file imports, as it is written there; types and what is loaded later included. */
export const importsOf = (file: string): string[] => [...readSource(file).matchAll(IMPORT)].map(match => match[2] ?? '')

/** Path from the root for one of our own files, null for a package. */
export const ownTarget = (file: string, specifier: string): string | null => {
  if (specifier === '#dom') return 'extensions/dom'
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return relative(ROOT, resolve(ROOT, dirname(file), specifier))
  return null
}

/** Who imports whom among the files of the product. */
export const importGraph = (): Map<string, string[]> => {
  const files = new Set(FOLDERS.flatMap(sourceFiles))
  return new Map(
    [...files].map(file => [
      file,
      importsOf(file).flatMap(specifier => {
        const target = ownTarget(file, specifier)
        return target !== null && files.has(target) ? [target] : []
      }),
    ]),
  )
}

/** Returns the folders beside one another that two files stand below: `a/x` and `a/y` for a/x/1.ts and a/y/z/2.ts. Null for files of one folder. */
const foldersBeside = (one: string, other: string): [string, string] | null => {
  const [a, b] = [one.split('/'), other.split('/')]
  const shared = a.findIndex((part, index) => part !== b[index])
  if (shared < 0 || shared >= a.length - 1 || shared >= b.length - 1) return null
  return [a.slice(0, shared + 1).join('/'), b.slice(0, shared + 1).join('/')]
}

/** Returns the pairs of folders beside one another that import each other, each with one import either way. */
export const mutualFolders = (graph: ReadonlyMap<string, readonly string[]>): string[] => {
  const first = new Map<string, string>()
  for (const [file, targets] of graph)
    for (const target of targets) {
      const pair = foldersBeside(file, target)?.join(' → ')
      if (pair !== undefined && !first.has(pair)) first.set(pair, `${file} imports ${target}`)
    }
  return [...first].flatMap(([pair, example]) => {
    const [from = '', to = ''] = pair.split(' → ')
    const back = first.get(`${to} → ${from}`)
    return back !== undefined && from < to ? [`${from} ↔ ${to}: ${example}; ${back}`] : []
  })
}

/** Returns the groups of files that import one another in a circle (Tarjan's strongly connected components). */
export const importCircles = (graph: ReadonlyMap<string, readonly string[]>): string[][] => {
  const order = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const number = order.size
    let low = number
    order.set(file, number)
    open.push(file)
    for (const target of graph.get(file) ?? []) {
      const known = order.get(target)
      if (known === undefined) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, known)
    }
    if (low === number) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1) circles.push(circle)
    }
    return low
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}

const MOST_BESIDE = 25

/** Returns the folders with more source files beside one another than one overlooks, with how many. */
export const crowdedFolders = (): string[] => {
  const byFolder = Map.groupBy(FOLDERS.flatMap(sourceFiles), dirname)
  return [...byFolder].flatMap(([folder, files]) => (files.length > MOST_BESIDE ? [`${folder}: ${files.length}`] : []))
}
