import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { Type } from 'typebox'
import { CALLS } from '#contract/calls.ts'
import { ANALYSIS_FILE_PART, ANALYSIS_PASSWORD_PART } from '#contract/endpoints.ts'
import { relaxPolicyForDocs } from './security.ts'

const ANALYSIS_BODY = {
  type: 'object',
  properties: {
    [ANALYSIS_FILE_PART]: { type: 'string', format: 'binary' },
    [ANALYSIS_PASSWORD_PART]: { type: 'string' },
  },
  required: [ANALYSIS_FILE_PART],
}

const FILE_PARAMS = Type.Object({ fileId: Type.String(), name: Type.String() })

/** Adds what a route's schema cannot say: a multipart body, an event stream, and the name of a wildcard. */
const REFINEMENTS: Record<string, (schema: FastifySchema, url: string) => { schema: FastifySchema; url: string }> = {
  analyseRejection: (schema, url) => ({
    schema: { ...schema, consumes: ['multipart/form-data'], body: ANALYSIS_BODY },
    url,
  }),
  readNotice: (schema, url) => ({
    schema: { ...schema, consumes: ['multipart/form-data'], body: ANALYSIS_BODY },
    url,
  }),
  readProgress: (schema, url) => ({
    schema: { ...schema, response: { 200: { content: { 'text/event-stream': { schema: CALLS.readProgress.data } } } } },
    url,
  }),
  readFile: (schema, url) => ({ schema: { ...schema, params: FILE_PARAMS }, url: url.replace('*', ':name') }),
}

/**
 * Serves OpenAPI 3.1 from the schemas of the routes at /api/openapi.json, and as a page at /api/docs. Register it
 * before them.
 */
export const documentApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Rejoinder', version: '1' } },
    transform: ({ schema, url }) => REFINEMENTS[schema?.operationId ?? '']?.(schema, url) ?? { schema, url },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', transformStaticCSP: relaxPolicyForDocs })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
