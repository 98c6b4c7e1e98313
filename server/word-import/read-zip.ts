import { Inflate, strFromU8 } from 'fflate'
import { WordRefusal } from './word-refusal.ts'

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const LONGEST_COMMENT = 65_535
const STORED = 0
const DEFLATED = 8
/**
 * A piece of this length inflates to at most four megabytes, so that a bomb is noticed soon, whatever its headers say.
 */
const PIECE_BYTES = 4096

const tooLarge = (most: number): WordRefusal =>
  new WordRefusal('tooComplex', `a part of the file has more than ${most} bytes`)

const inflate = (packed: Uint8Array, most: number): Uint8Array => {
  const chunks: Uint8Array[] = []
  let length = 0
  const inflating = new Inflate(chunk => {
    length += chunk.length
    if (length > most) throw tooLarge(most)
    chunks.push(chunk)
  })
  for (let start = 0; start < packed.length; start += PIECE_BYTES) {
    inflating.push(packed.subarray(start, start + PIECE_BYTES), start + PIECE_BYTES >= packed.length)
  }
  return Buffer.concat(chunks)
}

const findEnd = (view: DataView): number => {
  const first = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT)
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at
  }
  throw new WordRefusal('notWord')
}

/** Returns the packed bytes of the entry that the zip's directory describes at `at`. */
const packedOf = (zip: Uint8Array, view: DataView, at: number): Uint8Array => {
  const local = view.getUint32(at + 42, true)
  const start = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  return zip.subarray(start, start + view.getUint32(at + 20, true))
}

/**
 * Returns the text of the wanted files of a zip, by its directory, without those it does not have. `most` bounds the
 * bytes of each. Throws `WordRefusal` notWord for a file that is no zip or broken, and tooComplex beyond the bound.
 */
export const readZip = (zip: Uint8Array, wanted: readonly string[], most: number): Map<string, string> => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const files = new Map<string, string>()
  try {
    const end = findEnd(view)
    let at = view.getUint32(end + 16, true)
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      if (view.getUint32(at, true) !== ENTRY_SIGNATURE) throw new WordRefusal('notWord')
      const [nameLength, extra, comment] = [28, 30, 32].map(offset => view.getUint16(at + offset, true))
      const name = strFromU8(zip.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + (nameLength ?? 0)))
      const method = view.getUint16(at + 10, true)
      if (wanted.includes(name) && !files.has(name)) {
        const packed = packedOf(zip, view, at)
        if (method !== DEFLATED && method !== STORED) throw new WordRefusal('notWord')
        if (packed.length > most) throw tooLarge(most)
        const bytes = method === DEFLATED ? inflate(packed, most) : packed
        if (bytes.length !== view.getUint32(at + 24, true)) throw new WordRefusal('notWord')
        files.set(name, strFromU8(bytes))
      }
      at += ENTRY_BYTES + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
    }
  } catch (error) {
    throw error instanceof WordRefusal ? error : new WordRefusal('notWord', undefined, { cause: error })
  }
  return files
}
