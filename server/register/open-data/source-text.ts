import { ImportRefusal } from '../../import-files/import-refusal.ts'

const SAMPLE_BYTES = 1024 * 1024
/** The share of characters that may be no text for an encoding to be believed. */
const MOST_WRONG = 0.002
const WRONG = /\ufffd/g
const UTF8_MARK = [0xef, 0xbb, 0xbf]

const wrongShare = (sample: Uint8Array, encoding: string): number => {
  const text = new TextDecoder(encoding).decode(sample, { stream: true })
  return text.length === 0 ? 0 : (text.match(WRONG)?.length ?? 0) / text.length
}

const encodingOf = (sample: Uint8Array): 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be' => {
  if (UTF8_MARK.every((byte, place) => sample[place] === byte)) return 'utf-8'
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le'
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be'
  const [utf8, gb] = [wrongShare(sample, 'utf-8'), wrongShare(sample, 'gb18030')]
  if (utf8 <= MOST_WRONG || (utf8 <= gb && utf8 < 0.5)) return 'utf-8'
  if (gb > 0.5) throw new ImportRefusal('notText')
  return 'gb18030'
}

/**
 * Decodes a table of the open data in UTF-8, GB18030 or UTF-16 with a mark, by its first bytes. Bytes that are no text come as
 * U+FFFD, so that one of them loses no row. Throws `ImportRefusal` for an empty file and for one in neither.
 */
export async function* readSourceText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const held: Uint8Array[] = []
  let size = 0
  let decoder: TextDecoder | undefined
  const begin = (): string => {
    const sample = Buffer.concat(held)
    decoder = new TextDecoder(encodingOf(sample))
    return decoder.decode(sample, { stream: true })
  }
  for await (const chunk of bytes) {
    size += chunk.length
    if (decoder) {
      yield decoder.decode(chunk, { stream: true })
      continue
    }
    held.push(chunk)
    if (size >= SAMPLE_BYTES) yield begin()
  }
  if (size === 0) throw new ImportRefusal('empty')
  if (!decoder) yield begin()
  yield decoder?.decode() ?? ''
}
