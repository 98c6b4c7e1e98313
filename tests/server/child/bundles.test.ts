import { readdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { BUNDLES, findBundle, keepBundle } from '../../../server/child/bundles.ts'
import { makeTemporaryFolder, removeFolder } from '../../support/temporary-folder.ts'

const ROOT = join(import.meta.dirname, '../../..')
const NAME = 'bundle-of-a-test'

const kept = async (): Promise<string[]> => (await readdir(BUNDLES)).filter(name => name.startsWith(NAME))

const createModule = async (): Promise<{ module: string; sources: string[]; change(text: string): Promise<void> }> => {
  const folder = await makeTemporaryFolder()
  onTestFinished(async () => {
    await Promise.all((await kept()).map(name => rm(join(BUNDLES, name))))
    await removeFolder(folder)
  })
  const module = join(folder, `${NAME}.ts`)
  await writeFile(module, 'one')
  return { module, sources: [relative(ROOT, module)], change: text => writeFile(module, text) }
}

it('takes a bundle only while its sources hold what it was made of', async () => {
  const { module, sources, change } = await createModule()
  expect(findBundle(module)).toBeUndefined()
  await keepBundle(module, '', sources)
  await change('two')
  expect(findBundle(module)).toBeUndefined()
  await change('one')
  expect(findBundle(module)).toMatch(new RegExp(`${NAME}-\\w+\\.mjs$`))
})

it('takes no bundle that is gone, or one of whose sources is', async () => {
  const { module, sources } = await createModule()
  await keepBundle(module, '', sources)
  const bundle = findBundle(module) ?? ''
  expect(bundle).not.toBe('')
  await rm(bundle)
  expect(findBundle(module)).toBeUndefined()
  const other = await createModule()
  await keepBundle(other.module, '', other.sources)
  await rm(other.module)
  expect(findBundle(other.module)).toBeUndefined()
})

it('keeps one bundle of a module', async () => {
  const { module, sources, change } = await createModule()
  await keepBundle(module, '', sources)
  const [first] = await kept()
  await change('two')
  await keepBundle(module, '', sources)
  expect(await kept()).toHaveLength(2)
  expect(await kept()).not.toContain(first)
  expect(findBundle(module)).toBeDefined()
})

it.each([
  'notice/child/reader-process',
  'word-import/word-process',
  'imports/import-process',
])('finds the bundle of %s, which is made before the tests', name => {
  expect(findBundle(join(ROOT, 'server', `${name}.ts`))).toBeDefined()
})
