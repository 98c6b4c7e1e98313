import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { CLASS_COUNT } from '#contract/limits.ts'
import { StartRefusal } from './app-error.ts'

/**
 * The uses of a feature in a month: a number, `null` for no limit, `'none'` for no right; undefined leaves the plan
 * alone.
 */
export type Allowance = number | null | 'none' | undefined

/** A database server that holds the marks of some classes in place of the main one (docs/scale.md §4). */
export interface ShardAddress {
  classes: readonly number[]
  url: string
}

const LOG_LEVELS = ['silent', 'error', 'info'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

export interface Config {
  host: string
  port: number
  dataDir: string
  /** Any PostgreSQL 15 or newer; without it the embedded one is used. */
  databaseUrl: string | undefined
  /** The servers that hold the marks of some classes each (docs/scale.md §4); none where the database holds all itself. */
  registerShards: readonly ShardAddress[]
  /** The address in the QR code of the limit dialog; without it, this server's own settings page. */
  contactUrl: string | undefined
  contactNote: string
  /** The number of marks of the sample register to load where no register was imported; 0 loads none, undefined all. */
  sampleMarks: number | undefined
  /** The mail server that reports are sent through, `smtps://user:password@host`; without it none are sent. */
  smtpUrl: string | undefined
  /** The sender of those mails; without it, the user of `smtpUrl`. */
  smtpFrom: string | undefined
  /** The log holds failures alone, or with `info` every answer. */
  logLevel: LogLevel
  /** The requests that one address may send in a minute. */
  requestsAMinute: number
  /** The secret that a reader of `/metrics` has to know; without one, only this machine reads them. */
  metricsToken: string | undefined
  allowances: { write: Allowance; fast: Allowance }
}

type Environment = Record<string, string | undefined>

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

const readPort = (text = '4173'): number => {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new StartRefusal(`PORT must be a number from 0 to 65535, not "${text}".`)
}

const readHost = (host = '127.0.0.1'): string => {
  if (isLoopback(host)) return host
  throw new StartRefusal(`HOST ${host} is not this machine alone. Without a login (AUTH=local) use 127.0.0.1.`)
}

const requireLocalAuth = (auth = 'local'): void => {
  if (auth !== 'local') throw new StartRefusal(`AUTH=${auth} is not known. Leave AUTH out or set AUTH=local.`)
}

const readAllowance = (name: string, text: string | undefined): Allowance => {
  if (text === undefined || text === 'none') return text
  if (text === 'unlimited') return null
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new StartRefusal(`${name} must be a number of uses a month, "unlimited" or "none", not "${text}".`)
}

const readSampleMarks = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  if (text === 'none') return 0
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new StartRefusal(`SAMPLE_MARKS must be a number of marks or "none", not "${text}".`)
}

const readClasses = (text: string): number[] =>
  text.split(',').flatMap(part => {
    const [, first = '', last = first] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(part) ?? []
    const [from, to] = [Number(first), Number(last)]
    if (first === '' || from < 1 || from > to || to > CLASS_COUNT)
      throw new StartRefusal(`REGISTER_SHARDS names no classes with "${part}"; write them as 1-15,42.`)
    return Array.from({ length: to - from + 1 }, (_, place) => from + place)
  })

/** Reads `1-15=postgres://… 16-45=postgres://…`: every class stands once. The addresses are not shown, since they hold passwords. */
const readShards = (text = ''): ShardAddress[] => {
  const shards = text
    .split(/\s+/)
    .filter(part => part !== '')
    .map((part, place) => {
      const [, classes = '', url = ''] = /^([\d,-]+)=(postgres(?:ql)?:\/\/.+)$/.exec(part) ?? []
      if (url === '')
        throw new StartRefusal(`Part ${place + 1} of REGISTER_SHARDS must be like 1-15=postgres://user@host/database.`)
      return { classes: readClasses(classes), url }
    })
  if (shards.length === 0) return []
  const named = shards.flatMap(({ classes }) => classes)
  for (let niceClass = 1; niceClass <= CLASS_COUNT; niceClass += 1) {
    const times = named.filter(number => number === niceClass).length
    if (times !== 1)
      throw new StartRefusal(`REGISTER_SHARDS must name class ${niceClass} once; it does so ${times} times.`)
  }
  return shards
}

const REQUESTS_A_MINUTE = 1_200

const readRequestsAMinute = (text: string | undefined): number => {
  if (text === undefined) return REQUESTS_A_MINUTE
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new StartRefusal(`REQUESTS_A_MINUTE must be a number from 1, not "${text}".`)
}

const readLogLevel = (text = 'error'): LogLevel => {
  const level = LOG_LEVELS.find(known => known === text)
  if (level) return level
  throw new StartRefusal(`LOG_LEVEL must be ${LOG_LEVELS.join(', ')}, not "${text}".`)
}

/**
 * Reads the settings of one server from the environment; an empty variable counts as absent. Throws `StartRefusal` with
 * the line to show when one cannot be used, such as a HOST that others could reach while there is no login
 * (docs/architecture.md §11).
 */
export const readConfig = (environment: Environment): Config => {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined
  requireLocalAuth(read('AUTH'))
  return {
    host: readHost(read('HOST')),
    port: readPort(read('PORT')),
    dataDir: resolve(read('DATA_DIR') ?? 'data'),
    databaseUrl: read('DATABASE_URL'),
    registerShards: readShards(read('REGISTER_SHARDS')),
    contactUrl: read('CONTACT_URL'),
    contactNote: read('CONTACT_NOTE') ?? '',
    sampleMarks: readSampleMarks(read('SAMPLE_MARKS')),
    smtpUrl: read('SMTP_URL'),
    smtpFrom: read('SMTP_FROM'),
    logLevel: readLogLevel(read('LOG_LEVEL')),
    requestsAMinute: readRequestsAMinute(read('REQUESTS_A_MINUTE')),
    metricsToken: read('METRICS_TOKEN'),
    allowances: {
      write: readAllowance('ALLOWANCE_WRITE', read('ALLOWANCE_WRITE')),
      fast: readAllowance('ALLOWANCE_FAST', read('ALLOWANCE_FAST')),
    },
  }
}
