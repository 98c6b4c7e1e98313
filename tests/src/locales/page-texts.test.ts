import { join } from 'node:path'
import { expect, it } from 'vitest'
import { zh } from '../../../src/locales/zh.ts'
import { zhCase } from '../../../src/locales/zh-case.ts'
import { zhFirst } from '../../../src/locales/zh-first.ts'
import { importGraph, readSource, sourceFiles } from '../../support/source-tree.ts'

/** A page that is loaded on use, as its app writes it: the module of the page and the texts that come with it. */
const LOADED = /pageLoader\(\s*'\w+',\s*\(\) => import\('([^']+)'\)((?:,\s*'\w+')*),?\s*\)/g
/** A part of a page that brings texts with it, in the same way. */
const PART = /import\('([^']+)'\),\s*loadPageTexts\(('\w+'(?:, '\w+')*)\)/g
const NAMED = new RegExp(`['"\`](${Object.keys(zh).join('|')})\\.[\\w.$]`, 'g')
const SETS: Readonly<Record<string, readonly string[]>> = {
  case: Object.keys(zhCase),
  settings: ['settings', 'imports', 'registers'],
}

const pages = new Map(
  sourceFiles('src').flatMap(file =>
    [...readSource(file).matchAll(file.startsWith('src/app/') ? LOADED : PART)].map(([, module = '', texts = '']) => {
      const names = [...texts.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
      return [join(file, '..', module), names.flatMap(name => SETS[name] ?? [name])] as const
    }),
  ),
)

/** Every section that the modules of a page name, those of other pages and the texts themselves left out. */
const sectionsOf = (root: string, graph = importGraph()): Set<string> => {
  const seen = new Set([root])
  for (const file of seen)
    for (const target of graph.get(file) ?? [])
      if (!pages.has(target) && target.startsWith('src/') && !target.startsWith('src/locales/')) seen.add(target)
  return new Set([...seen].flatMap(file => [...readSource(file).matchAll(NAMED)].map(([, section = '']) => section)))
}

it('finds every page that is loaded on use', () => {
  const calls = sourceFiles('src/app').flatMap(file => [...readSource(file).matchAll(/pageLoader\(/g)])
  expect([...pages.keys()].filter(page => !page.includes('notice-queue'))).toHaveLength(calls.length)
  expect(pages.size).toBeGreaterThan(5)
})

it.each(['src/main.tsx', ...pages.keys()])('brings every section of texts that %s shows', root => {
  const there = [...Object.keys(zhFirst), ...(pages.get(root) ?? [])]
  // The page of a search stands within the wizard's app, which is loaded before it.
  if (root.includes('search-result')) there.push('search')
  expect([...sectionsOf(root)].filter(section => !there.includes(section))).toEqual([])
})
