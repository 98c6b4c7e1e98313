import type { FastifyInstance } from 'fastify'
import { CALLS } from '#contract/calls.ts'
import { Envelope } from '#contract/envelope.ts'
import { PROPOSER_ENDPOINTS, type ProposerCall } from '#contract/proposer-map/proposer-endpoints.ts'
import type { PortfolioOrder } from '#contract/proposer-map/proposer-map.ts'
import type { WhitelistService } from '../proposer-map/keeping/whitelist-service.ts'
import type { ProposerService } from '../proposer-map/proposer-service.ts'
import { sendCalendar } from './file-headers.ts'
import { type AccountOf, envelope, inputOf, routeOf, type ServeCall } from './serve-call.ts'

const NAMES = Object.keys(PROPOSER_ENDPOINTS) as ProposerCall[]
/** A page asks some thirty of these calls for each applicant and filter. */
const bounded = { config: { rateLimit: { max: 6_000, timeWindow: '1 minute' } } }

/** Serves every part of the proposer map, under v1 as rows and under v2 with register and day (docs/proposer-map.md §1). */
export const proposerRoutes = (
  app: FastifyInstance,
  serve: ServeCall,
  accountOf: AccountOf,
  proposers: ProposerService,
  whitelist: WhitelistService,
): void => {
  for (const name of NAMES) {
    serve(
      name,
      async (accountId, { query }) => {
        await whitelist.require(accountId)
        return proposers.read(name, accountId, query)
      },
      bounded,
    )
    // Under v1 this call has an older answer (docs/specification.md §7).
    if (name === 'readProposerCompanies') continue
    const { url, schema, method } = routeOf(name)
    app.route({
      method,
      url: url.replace('/v2/', '/v1/'),
      ...bounded,
      schema: {
        ...schema,
        operationId: `${name}Rows`,
        response: { ...schema.response, 200: Envelope(CALLS[name].data.properties.rows) },
      },
      handler: async request => {
        const accountId = accountOf(request)
        await whitelist.require(accountId)
        const { rows } = await proposers.read(name, accountId, inputOf(name, request).query)
        return envelope(rows)
      },
    })
  }
}

/** Serves what is kept beside the proposer map, joined names and watches, and the calendar of terms. */
export const proposerKeepingRoutes = (
  app: FastifyInstance,
  serve: ServeCall,
  accountOf: AccountOf,
  proposers: ProposerService,
  whitelist: WhitelistService,
): void => {
  const allowed = async <Answer>(accountId: number, answer: () => Promise<Answer>): Promise<Answer> => {
    await whitelist.require(accountId)
    return answer()
  }
  app.route({
    ...routeOf('readTermCalendar'),
    handler: async (request, reply) => {
      const accountId = accountOf(request)
      await whitelist.require(accountId)
      const { query } = inputOf('readTermCalendar', request)
      return sendCalendar(reply, await proposers.readTermCalendar(accountId, query))
    },
  })
  serve('readJoinedNames', (accountId, { query }) =>
    allowed(accountId, () => proposers.readJoinedNames(accountId, query.name)),
  )
  serve('saveJoinedNames', (accountId, { body }) =>
    allowed(accountId, () => proposers.saveJoinedNames(accountId, body.name, body.joined)),
  )
  serve('readWatches', (accountId, { query }) => allowed(accountId, () => proposers.listWatches(accountId, query.name)))
  serve('addWatch', (accountId, { body }) => allowed(accountId, () => proposers.addWatch(accountId, body)))
  serve('endWatch', (accountId, { params }) => allowed(accountId, () => proposers.endWatch(accountId, params.id)))
}

const FILES_A_MINUTE = 60

/** Serves the proposer map as a Word or PDF file. */
export const portfolioFileRoutes = (
  serve: ServeCall,
  whitelist: WhitelistService,
  print: (accountId: number, order: PortfolioOrder) => Promise<string>,
): void => {
  serve(
    'generatePortfolio',
    async (accountId, { body }) => {
      await whitelist.require(accountId)
      return print(accountId, body)
    },
    { config: { rateLimit: { max: FILES_A_MINUTE, timeWindow: '1 minute' } } },
  )
}

/** Serves who may open the proposer map, which an administrator keeps. */
export const whitelistRoutes = (serve: ServeCall, whitelist: WhitelistService): void => {
  serve('readWhitelist', async (accountId, { query }) => ({
    allowed: await whitelist.menusOf(accountId, query.userName),
  }))
  serve('readWhitelistCount', (_accountId, { query }) => whitelist.count(query.company))
  serve('readWhitelistEntries', () => whitelist.list())
  serve('saveWhitelistEntries', (_accountId, { body }) => whitelist.keep(body))
}
