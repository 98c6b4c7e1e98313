import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { RegisterMark } from '#domain/mark/register-mark.ts'

const COLUMNS: readonly (readonly [string, (mark: RegisterMark) => string])[] = [
  ['reg_no', mark => mark.regNo],
  ['class', mark => String(mark.class)],
  ['name', mark => mark.name],
  ['is_device', mark => (mark.isDevice ? '1' : '0')],
  ['kind', mark => mark.kind],
  ['owner', mark => mark.owner],
  ['owner_en', mark => mark.ownerEn],
  ['address', mark => mark.address],
  ['agent', mark => mark.agent],
  ['status', mark => mark.status],
  ['application_date', mark => mark.applicationDate ?? ''],
  ['preliminary_date', mark => mark.preliminaryDate ?? ''],
  ['registration_date', mark => mark.registrationDate ?? ''],
  ['expiry_date', mark => mark.expiryDate ?? ''],
  ['groups', mark => mark.groups.join(' ')],
  [
    'goods',
    ({ goods }) =>
      goods
        .map(item => `${item.group} ${item.name.replaceAll(';', ',')} | ${item.nameEn.replaceAll(';', ',')}`)
        .join('; '),
  ],
  ['events', ({ events }) => events.map(({ date, code, detail }) => `${date} ${code} ${detail}`.trim()).join('; ')],
]

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Writes marks as a register in CSV (docs/import-formats.md). */
export const writeRegister = async (path: string, marks: Iterable<RegisterMark>): Promise<void> => {
  const lines = function* (): Generator<string> {
    yield `${COLUMNS.map(([name]) => name).join(',')}\n`
    let held = ''
    for (const mark of marks) {
      held += `${COLUMNS.map(([, read]) => cell(read(mark))).join(',')}\n`
      if (held.length < 65_536) continue
      yield held
      held = ''
    }
    yield held
  }
  await pipeline(Readable.from(lines()), createWriteStream(path))
}
