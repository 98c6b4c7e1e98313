import { createHash } from 'node:crypto'

/** Bytes as they pass: how many so far, and their SHA-256 once all have. */
export interface HashedStream {
  bytes: AsyncIterable<Uint8Array>
  size(): number
  digest(): string
}

/** The same bytes, counted and hashed on their way. `digest` may be called once, after the last of them. */
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
