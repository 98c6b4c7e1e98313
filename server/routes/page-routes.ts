import { basename } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { answerNotFound } from '../error-handler.ts'

const YEAR_S = 31_536_000
const DAY_S = 86_400
/** Addresses that the page itself handles (docs/architecture.md §5). */
const CLIENT_ROUTES = [
  '/',
  '/ai/:name',
  '/archive',
  '/portfolio',
  '/watching',
  '/registers',
  '/settings',
  '/settings/imports',
]

const cachingOf = (path: string): string => {
  if (/[/\\]assets[/\\]/.test(path)) return `public, max-age=${YEAR_S}, immutable`
  return basename(path) === 'index.html' ? 'no-cache' : `public, max-age=${DAY_S}`
}

/**
 * Serves the built page from `folder`, with its index.html at every client route. Any other unknown address is not
 * found; to a person the page says so.
 */
export const pageRoutes = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // A route for each file: another address below theirs is not found, and limited as such.
    wildcard: false,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
  })
  for (const route of CLIENT_ROUTES) {
    app.get(route, { schema: { hide: true } }, (_request, reply) => reply.sendFile('index.html'))
  }
  answerNotFound(app, 'index.html')
}
