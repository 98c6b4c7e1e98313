import type { FastifyInstance } from 'fastify'
import { toString as drawQr } from 'qrcode'
import { QUOTA_COUNT } from '#contract/account.ts'
import { findAccount } from '../accounts/accounts-repository.ts'
import type { Config } from '../config.ts'
import { programVersion } from '../program-version.ts'
import { quotaCount, readUsage } from '../quota/quota-service.ts'
import { findFirm, keepFirm } from '../settings/firm-repository.ts'
import type { Database } from '../storage/database.ts'
import type { ServeCall } from './serve-call.ts'

const QR_PATH = '/contact-qr.svg'

/**
 * Serves the quota counts, the usage, and the QR image of the limit dialog: of CONTACT_URL, else of the address at
 * which the page was opened.
 */
export const quotaRoutes = (
  app: FastifyInstance,
  serve: ServeCall,
  db: Database,
  config: Pick<Config, 'contactUrl' | 'contactNote' | 'smtpUrl'>,
): void => {
  serve('readWriteCount', async accountId => quotaCount(await readUsage(db, accountId, 'write')))

  // Fast search knows no "no right": such an account sees the limit dialog with its own text (docs/architecture.md §4).
  serve('readFastCount', async accountId => {
    const count = quotaCount(await readUsage(db, accountId, 'fast'))
    return count === QUOTA_COUNT.allowed ? count : QUOTA_COUNT.limitReached
  })

  serve('readUsage', async accountId => {
    const { name, planZh, planEn } = await findAccount(db, accountId)
    return {
      account: { name },
      plan: { zh: planZh, en: planEn },
      write: await readUsage(db, accountId, 'write'),
      fast: await readUsage(db, accountId, 'fast'),
      canMail: config.smtpUrl !== undefined,
      version: programVersion(),
      contact: { qr: QR_PATH, note: config.contactNote },
    }
  })

  app.get(QR_PATH, { schema: { hide: true } }, async (request, reply) => {
    const target = config.contactUrl ?? `${request.protocol}://${request.host}/`
    reply.header('cache-control', 'no-cache').type('image/svg+xml; charset=utf-8')
    return await drawQr(target, { type: 'svg', margin: 1 })
  })
}

export const settingsRoutes = (serve: ServeCall, db: Database): void => {
  serve('readFirm', accountId => findFirm(db, accountId))
  serve('saveFirm', (accountId, { body }) => keepFirm(db, accountId, body))
}
