import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

const PAGE = resolve(import.meta.dirname, '../../dist')
const LIMIT_KB = 220

const kilobytesOf = async (script: string): Promise<number> =>
  gzipSync(await readFile(resolve(PAGE, 'assets', script))).length / 1000

it('loads at most 220 kB of scripts, with the texts of one language, before the page is drawn', async () => {
  const [html, assets] = await Promise.all([readFile(`${PAGE}/index.html`, 'utf8'), readdir(`${PAGE}/assets`)])
  const scripts = [...html.matchAll(/assets\/([^"]+\.js)"/g)].map(([, name = '']) => name)
  const texts = assets.filter(name => /^(zh|en)-first-[^.]+\.js$/.test(name))
  expect(texts).toHaveLength(2)
  expect(scripts.filter(name => texts.includes(name))).toEqual([])
  const [shell, languages] = await Promise.all([
    Promise.all(scripts.map(kilobytesOf)),
    Promise.all(texts.map(kilobytesOf)),
  ])
  expect(shell.reduce((sum, size) => sum + size, 0) + Math.max(...languages)).toBeLessThan(LIMIT_KB)
})
