import { basename } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'

const YEAR_S = 31_536_000
const DAY_S = 86_400
const CLIENT_ROUTE = /^\/(ai\/[^/]+|archive)$/

const cachingOf = (path: string): string => {
  if (/[/\\]assets[/\\]/.test(path)) return `public, max-age=${YEAR_S}, immutable`
  return basename(path) === 'index.html' ? 'no-cache' : `public, max-age=${DAY_S}`
}

/** The built page from `folder`, its index.html at every client route; anything else that no route knows is not found. */
export const pageRoutes = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
  })
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.sendFile('index.html'))
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const isPageRequest = request.method === 'GET' || request.method === 'HEAD'
    if (isPageRequest && CLIENT_ROUTE.test(path)) return reply.sendFile('index.html')
    throw new AppError('notFound')
  })
}
