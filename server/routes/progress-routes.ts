import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ProgressEvent } from '#contract/progress.ts'
import type { ProgressService } from '../progress/progress-service.ts'
import { type AccountOf, inputOf, routeOf, type ServeCall } from './serve-call.ts'

const messageOf = (event: ProgressEvent | null): string => (event ? `data: ${JSON.stringify(event)}\n\n` : ':\n\n')

async function* messages(events: AsyncIterable<ProgressEvent | null>): AsyncGenerator<string> {
  yield ':\n\n'
  for await (const event of events) yield messageOf(event)
}

export const progressRoutes = (
  app: FastifyInstance,
  serve: ServeCall,
  accountOf: AccountOf,
  progress: ProgressService,
): void => {
  app.route({
    ...routeOf('readProgress'),
    handler: (request, reply) => {
      const { params } = inputOf('readProgress', request)
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const events = progress.watch(accountOf(request), params.requestId, gone.signal)
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('connection', 'close')
        .send(Readable.from(messages(events)))
    },
  })

  serve('cancelProgress', async (accountId, { params }) => {
    await progress.cancel(accountId, params.requestId)
    return null
  })
}
