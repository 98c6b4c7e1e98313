import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ANALYSIS_FILE_PART, ANALYSIS_PASSWORD_PART } from '#contract/endpoints.ts'
import { MAX_NOTICE_BYTES } from '#contract/limits.ts'
import type { NoticeFile } from '../rejection/notice-file.ts'
import type { RejectionService } from '../rejection/rejection-service.ts'
import { safeFileName } from '../storage/files.ts'
import { receiveFile } from './receive-file.ts'
import { type AccountOf, envelope, inputOf, routeOf } from './serve-call.ts'

const ANALYSES_A_MINUTE = 60

interface Upload {
  file: NoticeFile
  password: string | undefined
}

const receiveUpload = async (request: FastifyRequest): Promise<Upload> => {
  let password: string | undefined
  const file = await receiveFile(request, {
    part: ANALYSIS_FILE_PART,
    mostBytes: MAX_NOTICE_BYTES,
    take: async part => ({ name: safeFileName(part.filename ?? '', 'notice.pdf'), bytes: await part.toBuffer() }),
    takeText: (name, value) => {
      if (name === ANALYSIS_PASSWORD_PART) password = value
    },
  })
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
  app.route({
    ...routeOf('readNotice'),
    config: { rateLimit: { max: ANALYSES_A_MINUTE } },
    handler: async request => {
      const upload = await receiveUpload(request)
      const { query } = inputOf('readNotice', request)
      return envelope(await rejections.readAhead(accountOf(request), { ...query, ...upload }))
    },
  })
  app.route({
    ...routeOf('analyseSample'),
    config: { rateLimit: { max: ANALYSES_A_MINUTE } },
    handler: async request => {
      const { query } = inputOf('analyseSample', request)
      return envelope(await rejections.analyseSample(accountOf(request), query))
    },
  })
}
