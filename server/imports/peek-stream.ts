/** The first bytes of a stream, and the stream with them still in it. */
export interface PeekedStream {
  head: Uint8Array
  bytes: AsyncIterable<Uint8Array>
}

/** Looks at how a stream begins: at its first chunk of which `isTelling` says that something can be told by it. */
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
