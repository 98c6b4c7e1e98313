import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { build, InlineConfig } from 'vite'

const ROOT = resolve(import.meta.dirname, '../..')
/** Everything that the page is made of: a change in one of them makes it anew. */
export const PAGE_SOURCES: readonly string[] = [
  ...['src', 'contract', 'domain', 'charts', 'extensions'],
  ...['server/page', 'vite.config.ts', 'package-lock.json'],
]
const PAGE = join(ROOT, 'dist')

const changedAt = async (path: string): Promise<number> => {
  const facts = await stat(path).catch(() => undefined)
  if (!facts) return 0
  if (!facts.isDirectory()) return facts.mtimeMs
  const entries = await readdir(path)
  const times = await Promise.all(entries.map(entry => changedAt(join(path, entry))))
  return Math.max(facts.mtimeMs, ...times)
}

const isCurrent = async (): Promise<boolean> => {
  const builtAt = await changedAt(join(PAGE, 'index.html'))
  const times = await Promise.all(PAGE_SOURCES.map(source => changedAt(join(ROOT, source))))
  return builtAt > Math.max(...times)
}

/** Tells Vite where the page and its settings are, from whatever folder the server was started. */
export const VITE_LOCATION = { root: join(ROOT, 'src'), configFile: join(ROOT, 'vite.config.ts') }

/** Runs a build of Vite as for production. Builds go one after another. */
export const buildWithVite = async (config: InlineConfig): ReturnType<typeof build> => {
  const vite = await import('vite')
  // Vite takes this for whether React is the slow one for development, whatever the mode: a test's own must not count.
  const { NODE_ENV } = process.env
  process.env['NODE_ENV'] = 'production'
  try {
    return await vite.build(config)
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = NODE_ENV
  }
}

/** Builds the page when it was never built or a source is newer; returns its folder. */
export const buildPage = async (): Promise<string> => {
  if (!(await isCurrent())) await buildWithVite({ ...VITE_LOCATION, logLevel: 'warn' })
  return PAGE
}
