import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether LibreOffice is on this machine. */
export const hasLibreOffice = (): boolean => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A Word file as LibreOffice saves it again. */
export const resave = async (word: Uint8Array): Promise<Buffer> => {
  const folder = join(tmpdir(), `rejoinder-resave-${process.pid}`)
  await mkdir(join(folder, 'saved'), { recursive: true })
  try {
    await writeFile(join(folder, 'draft.docx'), word)
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    const options = [
      '--headless',
      '--convert-to',
      'docx',
      '--outdir',
      join(folder, 'saved'),
      join(folder, 'draft.docx'),
    ]
    execFileSync('soffice', [profile, ...options], { stdio: 'ignore' })
    return await readFile(join(folder, 'saved/draft.docx'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
