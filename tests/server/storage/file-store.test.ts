import { readdir } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDiskFileStore, type FileStore } from '../../../server/storage/file-store.ts'
import { makeTemporaryFolder, removeFolder } from '../../support/temporary-folder.ts'

let folder: string
let store: FileStore
beforeAll(async () => {
  folder = await makeTemporaryFolder()
  store = createDiskFileStore(folder)
})
afterAll(() => removeFolder(folder))

const bytes = new TextEncoder().encode('0123456789')

it('gives back what was put, whole and in part', async () => {
  await store.put('abcd', bytes)
  expect(String(await buffer(store.read('abcd', { start: 0, end: 9 })))).toBe('0123456789')
  expect(String(await buffer(store.read('abcd', { start: 3, end: 5 })))).toBe('345')
})

it('leaves no bytes behind a removed file, and no drafts', async () => {
  await store.put('beef', bytes)
  await store.remove('beef')
  await store.remove('never-there')
  const files = await readdir(folder, { recursive: true })
  expect(files.filter(file => file.includes('beef') || file.endsWith('.new'))).toEqual([])
})
