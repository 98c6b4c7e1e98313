import { createHash } from 'node:crypto'
import { ImportRefusal } from './import-refusal.ts'

/** An encoding that is not read, and a cell of the file in it, by which people see that it is that. */
interface ForeignEncoding {
  name: string
  cell: string
}

const ASCII_END = 0x80
const FOUR_BYTES = { from: 0x30, to: 0x39 }
/** Where GB2312 has its signs and its characters: nearly all of any text in GB18030. */
const isCommonGb = (lead: number, trail: number): boolean =>
  trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xf7) || (lead >= 0xa1 && lead <= 0xa9))
/** Where Big5 has its signs and its frequent characters. */
const isCommonBig5 = (lead: number): boolean => lead >= 0xa1 && lead <= 0xc6

/** Where Shift_JIS has its kana, and GB18030 characters so rare that no register is full of them. */
const isKana = (lead: number): boolean => lead === 0x82 || lead === 0x83

const COMMON = 0.8
const MANY_KANA = 0.3
const ALONE = 0.7

interface Counts {
  pairs: number
  gb: number
  big5: number
  kana: number
  high: number
  /** Bytes beyond ASCII between two of ASCII: letters with accents. */
  alone: number
}

const count = (bytes: Uint8Array): Counts => {
  const counts: Counts = { pairs: 0, gb: 0, big5: 0, kana: 0, high: 0, alone: 0 }
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < ASCII_END) continue
    counts.high += 1
    if ((bytes[at - 1] ?? 0) < ASCII_END && (bytes[at + 1] ?? 0) < ASCII_END) counts.alone += 1
  }
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]]
    if (lead < ASCII_END) continue
    at += 1
    if (trail >= FOUR_BYTES.from && trail <= FOUR_BYTES.to) continue
    counts.pairs += 1
    if (isCommonGb(lead, trail)) counts.gb += 1
    if (isCommonBig5(lead)) counts.big5 += 1
    if (isKana(lead)) counts.kana += 1
  }
  return counts
}

const LONGEST_CELL = 60
const PARTING = /[\n\r,;\t"]+/

/** The first cell that is not ASCII. */
const cellIn = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding)
    .decode(bytes)
    .split(PARTING)
    .find(cell => /[^\p{ASCII}]/u.test(cell))
    ?.trim()
    .slice(0, LONGEST_CELL) ?? ''

const isIn = (bytes: Uint8Array, encoding: string): boolean => {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/**
 * Returns what bytes that are no UTF-8 are in where that is not GB18030, which takes nearly any bytes: `Müller` in Latin-1
 * would be read as `M黮ler`. Null for GB18030, and where nothing speaks against it.
 */
const findForeignEncoding = (bytes: Uint8Array): ForeignEncoding | null => {
  const { pairs, gb, big5, kana, high, alone } = count(bytes)
  if (pairs === 0 || gb / pairs >= COMMON) return null
  if (alone / high >= ALONE) return { name: 'Latin-1', cell: cellIn(bytes, 'windows-1252') }
  if (big5 / pairs >= COMMON && isIn(bytes, 'big5')) return { name: 'Big5', cell: cellIn(bytes, 'big5') }
  if (kana / pairs >= MANY_KANA && isIn(bytes, 'shift_jis'))
    return { name: 'Shift_JIS', cell: cellIn(bytes, 'shift_jis') }
  return null
}

/** The first line of a text that has bytes of another encoding, counted from 0, and the cell that they stand in. */
interface FaultyLine {
  line: number
  cell: string
}

/** So small a share of faulty characters beyond ASCII is of an encoding that a text is in otherwise. */
const FEW = 0.1
const WRONG = /\ufffd/gu
const BEYOND_ASCII = /[^\p{ASCII}]/gu

/** Returns where bytes that are in an encoding but for a few stop being so; null where there is none, or where they are in another one. */
const findFaultyLine = (bytes: Uint8Array, encoding: 'utf-8' | 'gb18030'): FaultyLine | null => {
  const text = new TextDecoder(encoding).decode(bytes, { stream: true })
  const wrong = text.match(WRONG)?.length ?? 0
  if (wrong === 0 || wrong / (text.match(BEYOND_ASCII)?.length ?? 1) > FEW) return null
  const lines = text.split('\n')
  const line = lines.findIndex(content => content.includes('\ufffd'))
  const cell = lines[line]?.split(PARTING).find(content => content.includes('\ufffd')) ?? ''
  return { line, cell: cell.trim().slice(0, LONGEST_CELL) }
}

/** Bytes that are counted and hashed while they pass. */
interface HashedStream {
  bytes: AsyncIterable<Uint8Array>
  size(): number
  digest(): string
}

/** Returns the same bytes, counted and hashed on their way. Call `digest` once, after the last of them. */
export const hashStream = (source: AsyncIterable<Uint8Array>): HashedStream => {
  const hash = createHash('sha256')
  let size = 0
  const pass = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  return { bytes: pass(), size: () => size, digest: () => hash.digest('hex') }
}

/** The first bytes of a stream, and the stream with them still in it. */
interface PeekedStream {
  head: Uint8Array
  bytes: AsyncIterable<Uint8Array>
}

/** Looks at the first chunk of a stream that `isTelling` accepts. */
export const peekStream = async (
  source: AsyncIterable<Uint8Array>,
  isTelling: (chunk: Uint8Array) => boolean,
): Promise<PeekedStream> => {
  const chunks = source[Symbol.asyncIterator]()
  let next = await chunks.next()
  const passed: Uint8Array[] = []
  while (!next.done && !isTelling(next.value)) {
    passed.push(next.value)
    next = await chunks.next()
  }
  const head = next.done ? new Uint8Array() : next.value
  const bytes = (async function* (): AsyncGenerator<Uint8Array> {
    try {
      yield* passed
      if (head.length > 0) yield head
      yield* { [Symbol.asyncIterator]: () => chunks }
    } finally {
      await chunks.return?.()
    }
  })()
  return { head, bytes }
}

const SAMPLE_BYTES = 1024 * 1024

/** Refuses an encoding that is not read by its name, with a cell by which people see that it is that. */
const requireKnown = (bytes: Uint8Array): void => {
  const foreign = findForeignEncoding(bytes)
  if (foreign) throw new ImportRefusal('foreignEncoding', { detail: `${foreign.name}: ${foreign.cell}` })
}

const MARKS = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

const LINE_END = 0x0a
const countLines = (bytes: Uint8Array): number => {
  let lines = 0
  for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, at + 1)) lines += 1
  return lines
}

/**
 * Refuses what is in an encoding but for some bytes, with the line and the cell of the first of them. A chunk that is not the first may
 * begin within a character, and is looked at from its second line on.
 */
const requireWhole = (bytes: Uint8Array, encoding: 'utf-8' | 'gb18030', linesBefore: number): void => {
  const start = linesBefore === 0 ? 0 : Math.max(0, bytes.indexOf(LINE_END))
  const faulty = findFaultyLine(bytes.subarray(start), encoding)
  if (faulty) throw new ImportRefusal('notText', { line: linesBefore + faulty.line + 1, detail: faulty.cell })
}

const decoderOf = (sample: Uint8Array): TextDecoder => {
  const marked = MARKS.find(({ bytes }) => bytes.every((byte, place) => sample[place] === byte))
  if (marked) return new TextDecoder(marked.encoding, { fatal: true })
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true })
    return new TextDecoder('utf-8', { fatal: true })
  } catch {
    requireWhole(sample, 'utf-8', 0)
    requireKnown(sample)
    return new TextDecoder('gb18030', { fatal: true })
  }
}

/**
 * Decodes a file in UTF-8, GB18030, or UTF-16 with a byte order mark, by its first bytes. Throws `ImportRefusal` where it is
 * in none of them, which names Latin-1, Big5 and Shift_JIS, or empty.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const held: Uint8Array[] = []
  let decoder: TextDecoder | undefined
  let size = 0
  let lines = 0
  const decode = (chunk?: Uint8Array): string => {
    decoder ??= decoderOf(Buffer.concat(held))
    try {
      if (chunk && decoder.encoding === 'gb18030') requireKnown(chunk)
      const text = decoder.decode(chunk, { stream: chunk !== undefined })
      if (chunk) lines += countLines(chunk)
      return text
    } catch (error) {
      if (error instanceof ImportRefusal) throw error
      if (chunk) {
        requireWhole(chunk, decoder.encoding === 'gb18030' ? 'gb18030' : 'utf-8', lines)
        requireKnown(chunk)
      }
      throw new ImportRefusal('notText', { line: lines + 1 })
    }
  }
  for await (const chunk of bytes) {
    size += chunk.length
    if (decoder) {
      yield decode(chunk)
      continue
    }
    held.push(chunk)
    if (size >= SAMPLE_BYTES) yield decode(Buffer.concat(held))
  }
  if (size === 0) throw new ImportRefusal('empty')
  if (!decoder) yield decode(Buffer.concat(held))
  yield decode()
}
