const { port1: drain, port2 } = new MessageChannel()
port2.close()

/**
 * Frees a buffer at once: the pictures of a scan pile up where they wait for the collector. What is handed to a closed port
 * is freed; `transfer(0)` leaves it with Chromium's wrapper.
 */
export const freeBuffer = (buffer: ArrayBufferLike): void => {
  if (buffer instanceof ArrayBuffer && !buffer.detached) drain.postMessage(null, [buffer])
}
