import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { IMPORT_FILE_PART } from '#contract/endpoints.ts'
import { MAX_IMPORT_BYTES, MAX_PREVIEW_BYTES } from '#contract/limits.ts'
import type { ReceivedFile } from '../imports/import-messages.ts'
import type { ImportsService } from '../imports/imports-service.ts'
import { requireFree } from '../storage/file-store.ts'
import { type Files, safeFileName } from '../storage/files.ts'
import { receivedFolder } from '../storage/sweep-leftovers.ts'
import { receiveFile } from './receive-file.ts'
import { type AccountOf, envelope, inputOf, routeOf, type ServeCall } from './serve-call.ts'

const IMPORTS_A_MINUTE = 10
const PREVIEWS_A_MINUTE = 30

/** Writes the file of the multipart body into a folder: it may be larger than the memory. Throws as `receiveFile`. */
const receiveImport = (request: FastifyRequest, folder: string, mostBytes: number): Promise<ReceivedFile> =>
  receiveFile(request, {
    part: IMPORT_FILE_PART,
    mostBytes,
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
  files: Files,
): void => {
  /** Receives a file, lets `work` read it, and removes it. */
  const withFile = async <Answer>(
    request: FastifyRequest,
    mostBytes: number,
    work: (file: ReceivedFile) => Promise<Answer>,
  ): Promise<Answer> => {
    // The file is kept here meanwhile, and its rows in the database.
    await requireFree(tmpdir(), Number(request.headers['content-length'] ?? 0))
    await files.requireRoom()
    const folder = await mkdtemp(receivedFolder())
    try {
      return await work(await receiveImport(request, folder, mostBytes))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  app.route({
    ...routeOf('runImport'),
    config: { rateLimit: { max: IMPORTS_A_MINUTE } },
    handler: request =>
      withFile(request, MAX_IMPORT_BYTES, async file =>
        envelope(await imports.run(accountOf(request), inputOf('runImport', request).query, file)),
      ),
  })
  app.route({
    ...routeOf('previewImport'),
    config: { rateLimit: { max: PREVIEWS_A_MINUTE } },
    handler: request =>
      withFile(request, MAX_PREVIEW_BYTES, async file =>
        envelope(await imports.preview(accountOf(request), inputOf('previewImport', request).query, file)),
      ),
  })
  serve('chooseColumns', async (_accountId, { body }) => {
    await imports.chooseColumns(body)
    return null
  })
  serve('readImports', () => imports.list())
  serve('removeRegister', (_accountId, { params, body }) => imports.removeRegister(params.id, body.name))
  serve('undoImport', async (_accountId, { params }) => {
    await imports.undo(params.id)
    return null
  })
  serve('settleImport', async (_accountId, { params }) => {
    await imports.settle(params.id)
    return null
  })
  serve('readRejectedLines', (_accountId, { params, query }) => imports.readRejected(params.id, query.pageNum))
}
