import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { Worker } from 'node:worker_threads'

const codeOf = (attempt: () => unknown): string => {
  try {
    attempt()
    return 'allowed'
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  }
}

process.send?.({
  file: import.meta.filename,
  user: String(process.getuid?.()),
  environment: Object.keys(process.env).filter(name => !/^(NODE_CHANNEL|_)/.test(name)),
  readsCode: readFileSync(import.meta.filename, 'utf8').length > 0,
  readsOthers: codeOf(() => readFileSync('/etc/hostname')),
  writes: codeOf(() => writeFileSync('/tmp/rejoinder-probe', '')),
  starts: codeOf(() => spawnSync('true')),
  threads: codeOf(() => new Worker('1', { eval: true })),
  natives: codeOf(() => process.dlopen({ exports: {} } as NodeJS.Module, '/nowhere.node')),
})
