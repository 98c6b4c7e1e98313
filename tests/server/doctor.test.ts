import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cloneTemplate } from '../support/clone-template.ts'

const DOCTOR = join(import.meta.dirname, '../../server/doctor.ts')

const run = (env: Record<string, string>): Promise<{ code: unknown; output: string }> =>
  new Promise(resolve =>
    execFile(process.execPath, [DOCTOR], { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    ),
  )

it('tries what the server stands on, and says of what fails what to do', async () => {
  const { code, output } = await run({
    DATA_DIR: '/dev/null/data',
    PORT: '1',
    DATABASE_URL: await cloneTemplate(),
  })
  expect(output).toContain('FAILS Folder: /dev/null/data cannot be written to (ENOTDIR')
  expect(output).toContain('→ Make it writable for this user, or set DATA_DIR to another folder.')
  expect(output).toMatch(/^ok {4}Database: PostgreSQL \d+\.\d+ answers; no register; 0 files\.$/m)
  expect(output).toMatch(
    /^ok {4}Fonts and PDF: a PDF in Chinese was written without a browser \(\d+ kB\) and read back\.$/m,
  )
  expect(output).toMatch(/^ok {4}Recognition: a page was recognised/m)
  expect(code).toBe(1)
})
