/**
 * Lets the page answer what waits, a pressed key for one, before the work goes on. No timer: those of a page out of sight
 * come once a second.
 */
export const nextTask = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
