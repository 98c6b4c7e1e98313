import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { createNoticeReader } from '../../server/notice/notice-reader.ts'
import { slowPdf } from '../../tests/server/notice/hostile-pdfs.ts'
import { readNotice } from '../../tests/support/notice-upload.ts'

const FIXTURES = join(import.meta.dirname, '../../fixtures')

const SCANS = Number(process.env['SIEGE_SCANS'] ?? 8)
const HOSTILE = Number(process.env['SIEGE_HOSTILE'] ?? 12)
const GENERATED = join(FIXTURES, 'notices/generated')
/** A notice with text that shows its mark as a picture of words. */
const PICTURED = join(FIXTURES, 'other-hands/016.pdf')

const readScan = async (): Promise<Uint8Array> => {
  const name = (await readdir(GENERATED)).find(file => /^scan.*\.pdf$/.test(file))
  if (name === undefined) throw new Error('There is no scan among the generated notices.')
  return await readFile(join(GENERATED, name))
}

const secondsSince = (begin: number): string => ((performance.now() - begin) / 1000).toFixed(1)

/** Times one person's digital notices, one with its mark as a picture, that come behind scans and hostile papers, all of one account. */
export const measureLanes = async (): Promise<void> => {
  const [scan, digital] = [await readScan(), await readNotice('full-registered')]
  const reader = createNoticeReader()
  const begin = performance.now()
  const ends = new Map<string, number>()
  const follow = (paper: Uint8Array): Promise<void> =>
    reader.read(paper).then(
      () => void ends.set('read', (ends.get('read') ?? 0) + 1),
      ({ code }: { code: string }) => void ends.set(code, (ends.get(code) ?? 0) + 1),
    )
  const others = [
    ...Array.from({ length: SCANS }, () => follow(scan)),
    ...Array.from({ length: HOSTILE }, () => follow(slowPdf())),
  ]
  const time = async (name: string, paper: Uint8Array): Promise<void> => {
    const start = performance.now()
    const { applicationNo, mark } = await reader.read(paper)
    const behind = `behind ${SCANS} scans and ${HOSTILE} hostile papers`
    console.log(`${name} (${applicationNo}, ${mark || 'no mark read'}) ${behind}: ${secondsSince(start)} s`)
  }
  await Promise.all([
    time('a digital notice', digital),
    time('one with its mark as a picture', await readFile(PICTURED)),
  ])
  await Promise.all(others)
  console.log(`all of them: ${secondsSince(begin)} s; ${[...ends].map(([end, count]) => `${count} ${end}`).join(', ')}`)
  await reader.close()
}
