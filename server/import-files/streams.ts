import { createHash } from 'node:crypto'
import { findForeignEncoding } from './foreign-encoding.ts'
import { ImportRefusal } from './import-refusal.ts'

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

const decoderOf = (sample: Uint8Array): TextDecoder => {
  const marked = MARKS.find(({ bytes }) => bytes.every((byte, place) => sample[place] === byte))
  if (marked) return new TextDecoder(marked.encoding, { fatal: true })
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true })
    return new TextDecoder('utf-8', { fatal: true })
  } catch {
    requireKnown(sample)
    return new TextDecoder('gb18030', { fatal: true })
  }
}

/**
 * Decodes a file in UTF-8, GB18030, or UTF-16 with a byte order mark, by its first bytes. Throws `ImportRefusal` where it is
 * in none of them, which names Latin-1 and Big5, or empty.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const held: Uint8Array[] = []
  let decoder: TextDecoder | undefined
  let size = 0
  const decode = (chunk?: Uint8Array): string => {
    decoder ??= decoderOf(Buffer.concat(held))
    try {
      if (chunk && decoder.encoding === 'gb18030') requireKnown(chunk)
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch (error) {
      if (error instanceof ImportRefusal) throw error
      if (chunk) requireKnown(chunk)
      throw new ImportRefusal('notText', { detail: `byte ${size}` })
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
