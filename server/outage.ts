/** SQL states of a database that does not answer: connection lost, too many of them, shut down, or too slow. */
const OUT_OF_REACH = /^(?:08...|53...|57P0[1-5]|57014|25P0[34]|58...)$/
const NO_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
])
/** Messages of the driver, which have no code. */
const NO_ANSWER =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after)/

/** Returns whether the failure is of a database that is down, hangs or is overrun: a later try may succeed. */
export const isDatabaseOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (NO_ANSWER.test(error.message)) return true
  if (!('code' in error) || typeof error.code !== 'string') return false
  const isOfSocket = 'syscall' in error && error.syscall !== 'open'
  return OUT_OF_REACH.test(error.code) || (isOfSocket && NO_CONNECTION.has(error.code))
}
