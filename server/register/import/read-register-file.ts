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
import { type KnownChoices, labelsKey } from './register-columns.ts'
import { registerReaderOf } from './register-lines.ts'
import { readSt66TradeMark } from './st66-marks.ts'
import { readSt96Trademark } from './st96-marks.ts'
import { readCaseFile } from './tdxf-marks.ts'

/** A part of a register's file: what it is, the day of the register, the marks of a line or record, notices of the gazette, or a line that is neither. */
export type RegisterPart =
  | { line: number; marks: RegisterMark[] }
  | { line: number; notices: GazetteNotice[] }
  | RejectedLine
  | { asOf: CalendarDay }
  | { kind: 'xml' | 'gazette' }

const XML_RECORDS: Readonly<Record<string, (element: XmlElement) => ReadRecord<RegisterMark[]>>> = {
  'case-file': readCaseFile,
  Trademark: readSt96Trademark,
  TradeMark: readSt66TradeMark,
}
/** The elements that say when a file was made: of TDXF, and of ST.66. */
const CREATED = new Set(['creation-datetime', 'RequestProducedDateTime'])
const LESS_THAN = '<'.charCodeAt(0)
/** Bytes that may stand before the first tag: spaces and a byte order mark. */
const BEFORE_TEXT = [9, 10, 13, 32, 0xef, 0xbb, 0xbf]

async function* readXml(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RegisterPart> {
  yield { kind: 'xml' }
  let records = 0
  for await (const { line, element } of readXmlRecords(bytes, new Set([...CREATED, ...Object.keys(XML_RECORDS)]))) {
    if (CREATED.has(element.name)) {
      const asOf = registerDay(element.text)
      if (asOf !== null) yield { asOf }
      continue
    }
    records += 1
    const read = XML_RECORDS[element.name]?.(element) ?? { problem: 'noNumber', detail: element.name }
    if ('row' in read) yield { line, marks: read.row }
    else
      yield {
        line,
        ...read,
        content: textAt(element, 'serial-number') || textAt(element, 'ApplicationNumber') || element.name,
      }
  }
  if (records === 0)
    throw new ImportRefusal('noTrademark', {
      detail: Object.keys(XML_RECORDS)
        .map(name => `<${name}>`)
        .join(', '),
    })
}

type TableRow = { marks: RegisterMark[] } | { notices: GazetteNotice[] }

/**
 * Tells by the columns whether a table is a register or a list of the gazette, and returns its reader. A table for whose columns something
 * was chosen is a register.
 */
const readerOf =
  (known: KnownChoices, onGazette: () => void) =>
  (columns: readonly string[]): ((line: TableRecord) => ReadRecord<TableRow>) => {
    const choices = known.get(labelsKey(columns))
    const readNotices = choices === undefined ? gazetteReaderOf(columns) : null
    if (readNotices !== null) {
      onGazette()
      return line => {
        const read = readNotices(line)
        return 'row' in read ? { row: { notices: read.row } } : read
      }
    }
    const readMark = registerReaderOf(columns, choices)
    return line => {
      const read = readMark(line)
      return 'row' in read ? { row: { marks: [read.row] } } : read
    }
  }

async function* readLines(bytes: AsyncIterable<Uint8Array>, known: KnownChoices): AsyncGenerator<RegisterPart> {
  let isGazette = false
  const readerOfColumns = readerOf(known, () => {
    isGazette = true
  })
  for await (const line of readTable(bytes, readerOfColumns)) {
    if (isGazette) yield { kind: 'gazette' }
    isGazette = false
    yield 'row' in line ? { line: line.line, ...line.row } : line
  }
}

const isText = (byte: number): boolean => !BEFORE_TEXT.includes(byte)

/** Whether a file with these first bytes is XML. */
export const beginsAsXml = (head: Uint8Array): boolean => head.find(isText) === LESS_THAN

/**
 * Reads a file of a register as a stream: XML of the United States office (TDXF, ST.96) or in ST.66 where it begins with a tag,
 * else CSV or an Excel workbook (docs/import-formats.md), a register or a list of the gazette; `known` says what was chosen for columns of
 * tables. Throws `ImportRefusal` for any other file.
 */
export async function* readRegisterFile(
  source: AsyncIterable<Uint8Array>,
  known: KnownChoices = new Map(),
): AsyncGenerator<RegisterPart> {
  const { head, bytes } = await peekStream(source, chunk => chunk.some(isText))
  yield* beginsAsXml(head) ? readXml(bytes) : readLines(bytes, known)
}
