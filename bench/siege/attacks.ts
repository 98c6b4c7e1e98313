import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { parse } from '#extensions/index.ts'
import { type Random, randomOf } from '../../fixtures/notices/generator/random.ts'
import { exportSections, writeWord } from '../../server/word/write-word.ts'
import { bombOf, slowPdf } from '../../tests/server/notice/hostile-pdfs.ts'
import { MUTATIONS } from './mutations.ts'
import { workbookOf } from './workbook.ts'

const NOTICES = join(import.meta.dirname, '../../fixtures/notices')
const NAMES = Object.keys(MUTATIONS)
/** One in so many is built to take long, not damaged. */
const BUILT = 20

const mutated = (bytes: Uint8Array, seed: number, random: Random): Uint8Array =>
  MUTATIONS[NAMES[seed % NAMES.length] ?? '']?.(bytes, random) ?? bytes

/** Returns damaged notices, among them some that were built to take long or much memory; the same in each run. */
export const hostileNotices = async (count: number): Promise<Uint8Array[]> => {
  const files = (await readdir(NOTICES)).filter(file => file.endsWith('.pdf'))
  const notices = await Promise.all(files.map(file => readFile(join(NOTICES, file))))
  const [slow, bomb] = [slowPdf(), bombOf(300_000_000)]
  return Array.from({ length: count }, (_, seed) => {
    const random = randomOf(seed)
    if (seed % BUILT === 0) return (seed / BUILT) % 2 === 0 ? slow : bomb
    return mutated(random.pick(notices), seed, random)
  })
}

/** Returns a scanned notice. */
export const scannedNotice = (): Promise<Uint8Array> => readFile(join(NOTICES, 'generated', 'scan-200.pdf'))

const CONTROL =
  '<w:sdt><w:sdtPr><w:tag w:val="applicant#0"/></w:sdtPr><w:sdtContent><w:r><w:t>x</w:t></w:r></w:sdtContent></w:sdt>'

const wordOf = (body: string): Uint8Array =>
  zipSync({ 'word/document.xml': strToU8(`<w:document xmlns:w="w"><w:body><w:p>${body}</w:p></w:body></w:document>`) })

/** Returns Word files that ask for too much, and damaged ones of a log; the same in each run. */
export const hostileWordFiles = async (count: number, logId: number): Promise<Uint8Array[]> => {
  const documents = [parse('<p>甲方的理由。</p>'), parse('<p>乙</p>')]
  const whole = await writeWord(exportSections('all', documents), {
    isEn: 0,
    title: '',
    origin: { logId, revision: 0, type: 'all' },
  })
  const built = [
    wordOf(CONTROL.repeat(40_000)),
    wordOf(`<w:r><w:t>${'字'.repeat(7_500_000)}</w:t></w:r>`),
    zipSync({ 'word/document.xml': new Uint8Array(64 * 2 ** 20) }),
    wordOf('<w:p>'.repeat(20_000)),
  ]
  return Array.from({ length: count }, (_, seed) =>
    seed % 3 === 0 ? (built[(seed / 3) % built.length] ?? whole) : mutated(whole, seed, randomOf(seed)),
  )
}

/** Returns a workbook of marks whose numbers begin at `first`. */
export const honestWorkbook = (first: number, rows: number): Uint8Array =>
  workbookOf([
    ['reg_no', 'class', 'name', 'status'],
    ...Array.from({ length: rows }, (_, index) => [String(first + index), '9', `青砚${first + index}`, '已注册']),
  ])

/** The directory of a ZIP file says that its sheet is small. */
const lyingBomb = (): Uint8Array => {
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(512 * 2 ** 20) }, { level: 9 })
  const view = new DataView(bomb.buffer, bomb.byteOffset)
  view.setUint32(view.getUint32(bomb.length - 22 + 16, true) + 24, 100, true)
  return bomb
}

const FIRST_NUMBER = 70_000_000

/** Returns workbooks: a third of them honest, a third damaged, a third bombs; each honest one has numbers of its own. */
export const workbooks = (count: number, rows: number): { bytes: Uint8Array; isHonest: boolean; first: number }[] => {
  const bomb = lyingBomb()
  return Array.from({ length: count }, (_, seed) => {
    const first = FIRST_NUMBER + seed * rows
    if (seed % 3 === 1) return { bytes: bomb, isHonest: false, first }
    const honest = honestWorkbook(first, rows)
    return seed % 3 === 0
      ? { bytes: honest, isHonest: true, first }
      : { bytes: mutated(honest, seed, randomOf(seed)), isHonest: false, first }
  })
}
