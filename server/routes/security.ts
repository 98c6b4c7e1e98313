import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/

/**
 * Refuses requests of other sites' pages. Without a login this machine's browser is the only proof: the Host has to be
 * this machine's own name, said once (DNS rebinding), and a given Origin the host itself (cross-site requests).
 */
export const requireOwnOrigin = (app: FastifyInstance): void => {
  app.addHook('onRequest', async request => {
    const { host = '', origin } = request.headers
    const hosts = request.raw.rawHeaders.filter((name, place) => place % 2 === 0 && /^host$/i.test(name))
    const isOwnHost = LOOPBACK.test(host)
    const isOwnOrigin = origin === undefined || origin === `${request.protocol}://${host}`
    if (!isOwnHost || !isOwnOrigin || hosts.length > 1)
      throw new AppError('invalidInput', 'Open this server by its own address.')
  })
}

/**
 * Allows content of this server alone: no inline script and no inline style (the page sets styles through the object model,
 * which no injected text can), and HTML of strings only as far as the page's one policy lets it (src/app/trusted-types.ts).
 * pdfjs needs WebAssembly.
 */
export const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    workerSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['default'],
  },
} satisfies FastifyHelmetOptions['contentSecurityPolicy']

/** Returns the policy for the page that describes the calls, which shows nothing foreign: it writes styles and HTML. */
export const relaxPolicyForDocs = (policy: string): string =>
  policy
    .split(';')
    .filter(directive => !/trusted-types/.test(directive))
    .map(directive => (directive.startsWith('style-src') ? `${directive} 'unsafe-inline'` : directive))
    .join(';')
