/** Resolves once what stands in the document now has been painted: after the frame that draws it. */
export const painted = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
  })
