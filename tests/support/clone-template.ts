import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

const withDatabase = (url: URL, name: string): string => url.href.replace(/\/[^/]*$/, `/${name}`)

const createFrom = async (template: URL, source: string): Promise<string> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: withDatabase(template, 'postgres') })
  await client.connect()
  await client.query(`create database ${name} template ${source}`)
  await client.end()
  return withDatabase(template, name)
}

/** Makes a migrated and empty database in the shared cluster and returns its address. It goes with the cluster. */
export const cloneTemplate = (templateUrl = inject('templateUrl')): Promise<string> => {
  const template = new URL(templateUrl)
  return createFrom(template, template.pathname.slice(1))
}

/** Makes a database without tables in the shared cluster and returns its address. It goes with the cluster. */
export const createEmptyDatabase = (): Promise<string> => createFrom(new URL(inject('templateUrl')), 'template0')
