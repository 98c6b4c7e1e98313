import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

const withDatabase = (url: URL, name: string): string => url.href.replace(/\/[^/]*$/, `/${name}`)

/** A database of one's own in the shared cluster, migrated and empty; gives its address. It goes with the cluster. */
export const cloneTemplate = async (): Promise<string> => {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: withDatabase(template, 'postgres') })
  await client.connect()
  await client.query(`create database ${name} template ${template.pathname.slice(1)}`)
  await client.end()
  return withDatabase(template, name)
}
