import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ANALYSIS_FILE_PART, ANALYSIS_PASSWORD_PART } from '#contract/endpoints.ts'
import { MAX_NOTICE_BYTES } from '#contract/limits.ts'
import { AppError } from '../app-error.ts'
import type { NoticeFile } from '../rejection/notice-file.ts'
import type { RejectionService } from '../rejection/rejection-service.ts'
import { safeFileName } from '../storage/files.ts'
import { type AccountOf, envelope, inputOf, routeOf } from './serve-call.ts'

const ANALYSES_A_MINUTE = 60
/** A PDF's password has at most 127 bytes. */
const MAX_PASSWORD_BYTES = 512

interface Upload {
  file: NoticeFile
  password: string | undefined
}

/**
 * Reads the multipart body to its end, so that a refused client still hears why. Throws `AppError` tooLarge, and
 * invalidInput when there is no file.
 */
const receiveUpload = async (request: FastifyRequest): Promise<Upload> => {
  const limits = { fileSize: MAX_NOTICE_BYTES, fieldSize: MAX_PASSWORD_BYTES, parts: 10 }
  let file: NoticeFile | undefined
  let password: string | undefined
  let isTooLarge = false
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file' && part.fieldname === ANALYSIS_FILE_PART) {
      file = { name: safeFileName(part.filename ?? '', 'notice.pdf'), bytes: await part.toBuffer() }
      isTooLarge = part.file.truncated
    } else if (part.type === 'file') {
      part.file.resume()
    } else if (part.fieldname === ANALYSIS_PASSWORD_PART && typeof part.value === 'string') {
      password = part.value
    }
  }
  if (isTooLarge) throw new AppError('tooLarge')
  if (!file) throw new AppError('invalidInput', `The part "${ANALYSIS_FILE_PART}" is missing.`)
  return { file, password }
}

export const analysisRoutes = (app: FastifyInstance, accountOf: AccountOf, rejections: RejectionService): void => {
  app.route({
    ...routeOf('analyseRejection'),
    config: { rateLimit: { max: ANALYSES_A_MINUTE } },
    handler: async request => {
      const upload = await receiveUpload(request)
      const { query } = inputOf('analyseRejection', request)
      return envelope(await rejections.analyse(accountOf(request), { ...query, ...upload }))
    },
  })
}
