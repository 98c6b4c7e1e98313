import type { CalendarDay } from '#domain/calendar-day.ts'
import type { RegisterMark } from '#domain/mark/register-mark.ts'
import { ImportRefusal } from '../../import-files/import-refusal.ts'
import type { RejectedLine } from '../../import-files/imports-repository.ts'
import { type ReadRecord, readTable, type TableRecord } from '../../import-files/read-table.ts'
import { readXmlRecords, textAt, type XmlElement } from '../../import-files/read-xml-records.ts'
import { peekStream } from '../../import-files/streams.ts'
import { gazetteReaderOf } from '../gazette/gazette-lines.ts'
import type { GazetteNotice } from '../gazette/gazette-notices.ts'
import { registerDay } from '../register-day.ts'
import { registerReaderOf } from './register-lines.ts'
import { readSt96Trademark } from './st96-marks.ts'
import { readCaseFile } from './tdxf-marks.ts'

/** A part of a register's file: the marks of a line or record, notices of the gazette, a line that is neither, or the day of the register. */
export type RegisterPart =
  | { line: number; marks: RegisterMark[] }
  | { line: number; notices: GazetteNotice[] }
  | RejectedLine
  | { asOf: CalendarDay }

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
    const read = XML_RECORDS[element.name]?.(element) ?? { problem: 'noNumber', detail: element.name }
    if ('row' in read) yield { line, marks: read.row }
    else yield { line, ...read, content: textAt(element, 'serial-number') || element.name }
  }
  if (records === 0)
    throw new ImportRefusal('noTrademark', {
      detail: Object.keys(XML_RECORDS)
        .map(name => `<${name}>`)
        .join(', '),
    })
}

type TableRow = { marks: RegisterMark[] } | { notices: GazetteNotice[] }

/** Tells by the columns whether a table is a register or a list of the gazette, and returns its reader. */
const readerOf = (columns: readonly string[]): ((line: TableRecord) => ReadRecord<TableRow>) => {
  const readNotices = gazetteReaderOf(columns)
  if (readNotices !== null)
    return line => {
      const read = readNotices(line)
      return 'row' in read ? { row: { notices: read.row } } : read
    }
  const readMark = registerReaderOf(columns)
  return line => {
    const read = readMark(line)
    return 'row' in read ? { row: { marks: [read.row] } } : read
  }
}

async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RegisterPart> {
  for await (const line of readTable(bytes, readerOf)) yield 'row' in line ? { line: line.line, ...line.row } : line
}

const isText = (byte: number): boolean => !BEFORE_TEXT.includes(byte)

/**
 * Reads a file of a register as a stream: XML of the United States office (TDXF, ST.96) where it begins with a tag,
 * else CSV or an Excel workbook (docs/import-formats.md), a register or a list of the gazette. Throws `ImportRefusal` for any other file.
 */
export async function* readRegisterFile(source: AsyncIterable<Uint8Array>): AsyncGenerator<RegisterPart> {
  const { head, bytes } = await peekStream(source, chunk => chunk.some(isText))
  yield* head.find(isText) === LESS_THAN ? readXml(bytes) : readLines(bytes)
}
