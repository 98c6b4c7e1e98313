import { ImportRefusal } from './import-refusal.ts'

const SAMPLE_BYTES = 1024 * 1024

const decoderOf = (sample: Uint8Array): TextDecoder => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true })
    return new TextDecoder('utf-8', { fatal: true })
  } catch {
    return new TextDecoder('gb18030', { fatal: true })
  }
}

/**
 * The text of a file in UTF-8 or GB18030, told apart by how it begins. Throws `ImportRefusal` where the bytes are in
 * neither, or the file has none.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const held: Uint8Array[] = []
  let decoder: TextDecoder | undefined
  let size = 0
  const decode = (chunk?: Uint8Array): string => {
    decoder ??= decoderOf(Buffer.concat(held))
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
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
