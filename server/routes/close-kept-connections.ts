import type { FastifyInstance } from 'fastify'

/**
 * Lets the server stop with its last answer: a connection that was busy when it began to close would otherwise be kept
 * open for the client's next request, and waited for.
 */
export const closeKeptConnections = (app: FastifyInstance): void => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
