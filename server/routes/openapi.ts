import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { ANALYSIS_FILE_PART, ANALYSIS_PASSWORD_PART, ENDPOINTS } from '#contract/endpoints.ts'

const ANALYSIS_BODY = {
  type: 'object',
  properties: {
    [ANALYSIS_FILE_PART]: { type: 'string', format: 'binary' },
    [ANALYSIS_PASSWORD_PART]: { type: 'string' },
  },
  required: [ANALYSIS_FILE_PART],
}

/** OpenAPI 3.1 from the schemas of the routes, at /api/openapi.json, and to be read at /api/docs. Register before them. */
export const documentApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Rejoinder', version: '1' } },
    transform: ({ schema, url }) => {
      if (url !== ENDPOINTS.analyseRejection.path) return { schema, url }
      return { schema: { ...schema, consumes: ['multipart/form-data'], body: ANALYSIS_BODY }, url }
    },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
