import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { IMPORT_FILE_PART } from '#contract/endpoints.ts'
import { MAX_IMPORT_BYTES } from '#contract/limits.ts'
import type { ReceivedFile } from '../imports/import-messages.ts'
import type { ImportsService } from '../imports/imports-service.ts'
import { safeFileName } from '../storage/files.ts'
import { receivedFolder } from '../storage/sweep-leftovers.ts'
import { receiveFile } from './receive-file.ts'
import { type AccountOf, envelope, inputOf, routeOf, type ServeCall } from './serve-call.ts'

const IMPORTS_A_MINUTE = 10

/** Writes the file of the multipart body into a folder: it may be larger than the memory. Throws as `receiveFile`. */
const receiveImport = (request: FastifyRequest, folder: string): Promise<ReceivedFile> =>
  receiveFile(request, {
    part: IMPORT_FILE_PART,
    mostBytes: MAX_IMPORT_BYTES,
    async take(part) {
      const path = join(folder, 'import')
      await pipeline(part.file, createWriteStream(path))
      return { name: safeFileName(part.filename ?? '', 'import'), path }
    },
  })

/** Serves imports of the classification and of the register. */
export const importRoutes = (
  app: FastifyInstance,
  serve: ServeCall,
  accountOf: AccountOf,
  imports: ImportsService,
): void => {
  app.route({
    ...routeOf('runImport'),
    config: { rateLimit: { max: IMPORTS_A_MINUTE } },
    handler: async request => {
      const folder = await mkdtemp(receivedFolder())
      try {
        const file = await receiveImport(request, folder)
        const { query } = inputOf('runImport', request)
        return envelope(await imports.run(accountOf(request), query, file))
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  })
  serve('readImports', () => imports.list())
  serve('settleImport', async (_accountId, { params }) => {
    await imports.settle(params.id)
    return null
  })
  serve('readRejectedLines', (_accountId, { params, query }) => imports.readRejected(params.id, query.pageNum))
}
