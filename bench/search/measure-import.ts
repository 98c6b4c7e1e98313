import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { RegisterMark } from '#domain/mark/register-mark.ts'
import { sampleMarks } from '../../server/register/sample/sample-register.ts'
import { makeTemporaryFolder, removeFolder } from '../../tests/support/temporary-folder.ts'
import { writeRegister } from '../import/write-register.ts'
import { structuredName } from './structured-names.ts'
import type { Timing } from './timing.ts'

const MARKS = 100_000

/** Marks that the register has not, of other wordings. */
function* newMarks(marks: Iterable<RegisterMark>): Generator<RegisterMark> {
  for (const mark of marks)
    yield { ...mark, regNo: `N${mark.regNo}`, name: structuredName(mark.name && `${mark.name}+`) }
}

/** Imports marks into the filled register, and times searches before and meanwhile; `measure` has to end before the import does. */
export const measureImport = async (url: string, measure: () => Promise<Timing>): Promise<Record<string, Timing>> => {
  const folder = await makeTemporaryFolder()
  try {
    const file = join(folder, 'beside.csv')
    await writeRegister(file, newMarks(await sampleMarks(MARKS)))
    const before = await measure()
    const child = fork(join(import.meta.dirname, 'import-beside.ts'), [file, url])
    const ended = once(child, 'message')
    const meanwhile = await measure()
    const isRunning = child.exitCode === null
    const [figures] = await ended
    console.log(isRunning ? 'the searches ended before the import' : 'the import ended before the searches', figures)
    return { 'before an import': before, 'while it runs': meanwhile }
  } finally {
    await removeFolder(folder)
  }
}
