import { type ChildProcess, fork } from 'node:child_process'
import { basename, join } from 'node:path'
import { findBundle } from './bundles.ts'
import { findUser, isOpenToAll, isRoot, type SystemUser } from './unprivileged-user.ts'

const ROOT = join(import.meta.dirname, '..', '..')

interface Sandbox {
  heapMegabytes: number
  /** Files and folders that the process may read, its own code among them. */
  readable: readonly string[]
  /** Lets native code of packages in: networks and pictures have no other. */
  hasNativeCode?: boolean
  /** Leaves it this process's user, whom the database knows. */
  keepsUser?: boolean
}

let known: { user: SystemUser | undefined } | undefined

/** The children's user, which owns nothing: only root needs one, and only where that user can reach the code. */
const userOfChildren = (module: string): SystemUser | undefined => {
  known ??= {
    user: isRoot() && isOpenToAll(module) && isOpenToAll(process.execPath) ? findUser(['nobody']) : undefined,
  }
  return known.user
}

/** Its bundle, unless the children's user would not reach that. */
const bundleFor = (module: string): string | undefined => {
  const bundle = findBundle(module)
  return bundle !== undefined && isRoot() && !isOpenToAll(bundle) ? undefined : bundle
}

/** The processes of one module: how many were started, and which live. */
interface Census {
  started: number
  living: Set<ChildProcess>
}

const census = new Map<string, Census>()

const count = (module: string, child: ChildProcess): void => {
  const name = basename(module, '.ts')
  const { started, living }: Census = census.get(name) ?? { started: 0, living: new Set() }
  census.set(name, { started: started + 1, living })
  living.add(child)
  const forget = (): void => void living.delete(child)
  child.once('exit', forget)
  // A process that could not be started has no exit.
  child.once('error', forget)
}

/** Returns how many child processes live and were started, by the name of their module. */
export const countChildren = (): { module: string; living: number; started: number }[] =>
  [...census].map(([module, { living, started }]) => ({ module, living: living.size, started }))

/**
 * Starts a module of ours that handles a foreign file, in a process that can do little else: it reads the named files
 * alone, writes none, starts no process, has an empty environment and a bounded heap. Of a server that runs as root it
 * is another user's, unless that user cannot reach the code. It runs the module's bundle where there is one. `watchChild` bounds its time and memory.
 */
export const forkSandboxed = (
  module: string,
  { heapMegabytes, readable, hasNativeCode = false, keepsUser = false }: Sandbox,
): ChildProcess => {
  const bundle = bundleFor(module)
  const child = fork(bundle ?? module, {
    cwd: ROOT,
    env: {},
    ...(!keepsUser && userOfChildren(module)),
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      '--permission',
      ...(hasNativeCode ? ['--allow-addons'] : []),
      ...[...readable, ...(bundle === undefined ? [] : [bundle])].map(path => `--allow-fs-read=${path}`),
      '--no-warnings',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  count(module, child)
  return child
}

/** Returns the paths of rooms and files of this repository, for `readable`. */
export const ownPaths = (...names: readonly string[]): string[] =>
  ['package.json', ...names].map(name => join(ROOT, name))
