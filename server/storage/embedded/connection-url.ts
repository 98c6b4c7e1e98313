/** Name of the role that owns the embedded cluster. */
export const OWNER = 'rejoinder'
const MAINTENANCE_DATABASE = 'postgres'

interface Address {
  port: number
  socketFolder: string
  host: string
}

/** Address of the cluster's maintenance database: its Unix socket, or loopback with a password. Empty when it has neither. */
export const connectionUrl = ({ port, socketFolder, host }: Address, password: string | undefined): string => {
  if (socketFolder) {
    return `postgres://${OWNER}@${encodeURIComponent(socketFolder)}:${port}/${MAINTENANCE_DATABASE}`
  }
  return host && password ? `postgres://${OWNER}:${password}@${host}:${port}/${MAINTENANCE_DATABASE}` : ''
}

/** The same server, another database. */
export const withDatabase = (url: string, database: string): string => url.replace(/\/[^/]*$/, `/${database}`)
