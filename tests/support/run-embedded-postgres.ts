import { startEmbeddedPostgres } from '../../server/storage/embedded/embedded-postgres.ts'

// A process of its own that holds the database of a folder until it is told to end: for tests that kill it.
const [dataDir = ''] = process.argv.slice(2)
const postgres = await startEmbeddedPostgres({ dataDir, say: () => undefined })
process.on('SIGTERM', () => void postgres.stop().then(() => process.exit(0)))
process.on('message', () => undefined)
process.send?.(postgres.url)
