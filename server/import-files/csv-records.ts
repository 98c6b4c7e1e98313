import { ImportRefusal } from './import-refusal.ts'

/** A line of a file as it was written, with its number from 1. */
export interface SourceLine {
  line: number
  text: string
}

/** A line without an end must not fill the memory: it is cut here. */
const LONGEST_LINE = 1_000_000

/** Splits decoded text into its lines, without their ends. */
export async function* readSourceLines(chunks: AsyncIterable<string>): AsyncGenerator<SourceLine[]> {
  let rest = ''
  let line = 0
  const numbered = (texts: readonly string[]): SourceLine[] =>
    texts.map(text => {
      line += 1
      return { line, text: text.endsWith('\r') ? text.slice(0, -1) : text }
    })
  for await (const chunk of chunks) {
    const texts = (rest + chunk).split('\n')
    rest = texts.pop() ?? ''
    if (rest.length > LONGEST_LINE) {
      texts.push(rest)
      rest = ''
    }
    yield numbered(texts)
  }
  if (rest !== '') yield numbered([rest])
}

/** The separators of the fields of a line, the commonest first. */
const SEPARATORS = [',', ';', '\t'] as const
const QUOTE = '"'

/**
 * Returns the fields of a record of RFC 4180; `open` where a quoted field does not end, `stray` for a quotation mark
 * where none may stand.
 */
const splitRecord = (text: string, separator: string): string[] | 'open' | 'stray' => {
  if (!text.includes(QUOTE)) return text.split(separator)
  const fields: string[] = []
  for (let at = 0; ; at += 1) {
    if (text[at] === QUOTE) {
      let value = ''
      let end = text.indexOf(QUOTE, at + 1)
      for (at += 1; end >= 0 && text[end + 1] === QUOTE; end = text.indexOf(QUOTE, at)) {
        value += text.slice(at, end + 1)
        at = end + 2
      }
      if (end < 0) return 'open'
      fields.push(value + text.slice(at, end))
      at = end + 1
      if (at === text.length) return fields
      if (text[at] !== separator) return 'stray'
    } else {
      const end = text.indexOf(separator, at)
      const field = text.slice(at, end < 0 ? text.length : end)
      if (field.includes(QUOTE)) return 'stray'
      fields.push(field)
      if (end < 0) return fields
      at = end
    }
  }
}

/** The separator that makes most fields of a file's first line. */
const separatorOf = (header: string): string => {
  const counts = SEPARATORS.map(separator => {
    const fields = splitRecord(header, separator)
    return Array.isArray(fields) ? fields.length : 0
  })
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** A record with the line on which it begins; `fields` is null where a quotation mark is astray. */
export interface CsvRecord {
  line: number
  text: string
  fields: string[] | null
}

/** A field may run over lines; beyond these, or at another number of fields, its first quotation mark is taken for astray. */
const MOST_LINES = 1_000
const LONGEST_RECORD = 1_000_000

/** Lines one by one, with those put back first. */
const createLineSource = (chunks: AsyncIterable<readonly SourceLine[]>) => {
  const source = chunks[Symbol.asyncIterator]()
  let held: SourceLine[] = []
  let at = 0
  return {
    async next(): Promise<SourceLine | undefined> {
      while (at === held.length) {
        const { value, done } = await source.next()
        if (done) return undefined
        held = [...value]
        at = 0
      }
      at += 1
      return held[at - 1]
    },
    putBack(lines: readonly SourceLine[]): void {
      held = [...lines, ...held.slice(at)]
      at = 0
    },
    close: async () => void (await source.return?.()),
  }
}

/**
 * Reads the records of CSV with commas, semicolons or tabs, as its first line tells. A quotation mark that is astray costs
 * its own line and no other: the next line is a record again. Throws `ImportRefusal` for a line without end.
 */
export async function* readCsvRecords(chunks: AsyncIterable<readonly SourceLine[]>): AsyncGenerator<CsvRecord> {
  const lines = createLineSource(chunks)
  let separator: string | undefined
  let width: number | undefined
  try {
    for (let first = await lines.next(); first; first = await lines.next()) {
      const { line, text } = first
      if (text === '') continue
      if (text.length > LONGEST_LINE) throw new ImportRefusal('notCsv', { line, detail: 'a line without end' })
      separator ??= separatorOf(text)
      const taken = [first]
      let whole = text
      let fields = splitRecord(whole, separator)
      while (fields === 'open' && taken.length < MOST_LINES && whole.length < LONGEST_RECORD) {
        const more = await lines.next()
        if (!more) break
        taken.push(more)
        whole += `\n${more.text}`
        if (more.text.includes(QUOTE)) fields = splitRecord(whole, separator)
      }
      const isRecord = Array.isArray(fields) && (taken.length === 1 || width === undefined || fields.length === width)
      if (isRecord) {
        width ??= fields.length
        yield { line, text: whole, fields: fields as string[] }
      } else {
        lines.putBack(taken.slice(1))
        yield { line, text, fields: null }
      }
    }
  } finally {
    await lines.close()
  }
}
