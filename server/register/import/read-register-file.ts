import { ImportRefusal } from '../../imports/import-refusal.ts'
import type { RejectedLine } from '../../imports/imports-repository.ts'
import { type ReadRecord, readCsv } from '../../imports/read-csv.ts'
import { readXmlRecords } from '../../imports/read-xml-records.ts'
import { textAt, type XmlElement } from '../../imports/xml-element.ts'
import type { CalendarDay } from '../../law/calendar-day.ts'
import type { RegisterMark } from '../register-mark.ts'
import { registerDay } from './register-day.ts'
import { registerReaderOf } from './register-lines.ts'
import { readSt96Trademark } from './st96-marks.ts'
import { readCaseFile } from './tdxf-marks.ts'

/** Of a register's file: marks of a line or record, a line that is none, or the day the file says it stands at. */
export type RegisterPart = { line: number; marks: RegisterMark[] } | RejectedLine | { asOf: CalendarDay }

const XML_RECORDS: Readonly<Record<string, (element: XmlElement) => ReadRecord<RegisterMark[]>>> = {
  'case-file': readCaseFile,
  Trademark: readSt96Trademark,
}
const CREATED = 'creation-datetime'
const LESS_THAN = '<'.charCodeAt(0)
/** Bytes that may stand before the first tag: spaces and a byte order mark. */
const BEFORE_TEXT = [9, 10, 13, 32, 0xef, 0xbb, 0xbf]

async function* readXml(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RegisterPart> {
  let records = 0
  for await (const { line, element } of readXmlRecords(bytes, new Set([CREATED, ...Object.keys(XML_RECORDS)]))) {
    if (element.name === CREATED) {
      const asOf = registerDay(element.text)
      if (asOf !== null) yield { asOf }
      continue
    }
    records += 1
    const read = XML_RECORDS[element.name]?.(element) ?? { reason: 'no record' }
    if ('row' in read) yield { line, marks: read.row }
    else yield { line, reason: read.reason, content: textAt(element, 'serial-number') || element.name }
  }
  if (records === 0)
    throw new ImportRefusal(
      `The XML has no trademark: no element ${Object.keys(XML_RECORDS).join(' and no element ')}.`,
    )
}

async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RegisterPart> {
  for await (const line of readCsv(bytes, registerReaderOf))
    yield 'row' in line ? { line: line.line, marks: [line.row] } : line
}

/**
 * What a file of a register holds, read as a stream: XML of the United States office (TDXF, ST.96) where it begins with a
 * tag, CSV otherwise (docs/import-formats.md). Throws `ImportRefusal` for a file that is neither.
 */
export async function* readRegisterFile(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RegisterPart> {
  const chunks = bytes[Symbol.asyncIterator]()
  let next = await chunks.next()
  while (!next.done && next.value.every(byte => BEFORE_TEXT.includes(byte))) next = await chunks.next()
  const first = next.done ? undefined : next.value
  const all = (async function* (): AsyncGenerator<Uint8Array> {
    if (first) yield first
    yield* { [Symbol.asyncIterator]: () => chunks }
  })()
  try {
    yield* first?.find(byte => !BEFORE_TEXT.includes(byte)) === LESS_THAN ? readXml(all) : readLines(all)
  } finally {
    await chunks.return?.()
  }
}
