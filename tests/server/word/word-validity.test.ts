import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from '#extensions/index.ts'
import { writeWord } from '../../../server/word/write-word.ts'
import { hasWordValidator, validateWord } from '../../support/validate-word.ts'
import { findWordFaults, readWordParts } from '../../support/word-parts.ts'
import { RICH_HTML } from './rich-document.ts'

const LANGUAGES = [
  ['Chinese', 0],
  ['English', 1],
] as const

const write = (html: string, isEn: 0 | 1) =>
  writeWord(
    [
      { kind: 'analysis', document: parse(html) },
      { kind: 'reason', document: parse(html) },
    ],
    { isEn, title: '复审', createdAt: new Date(0) },
  )

it.skipIf(!hasWordValidator).each(LANGUAGES)(
  'passes the Open XML validator (Linux on x64) in %s',
  async (language, isEn) => {
    const file = join(tmpdir(), `rejoinder-${process.pid}-${language}.docx`)
    await writeFile(file, await write(RICH_HTML, isEn))
    try {
      expect(await validateWord(file)).toEqual([])
    } finally {
      await rm(file)
    }
  },
)

it.each([
  ['everything', RICH_HTML],
  ['nothing', ''],
  ['a table last', '<table><tr><td></td></tr></table>'],
  [
    'a table in a cell',
    '<table><tr><td><table><tr><td>a</td></tr></table></td><td>b</td></tr><tr><td>c</td></tr></table>',
  ],
  [
    'a cell switched off',
    '<table><tr><td><div data-field="switch" data-name="s" data-value="1"><p>a</p></div></td></tr></table>',
  ],
])('gives Word nothing to repair: %s', async (_, html) => {
  expect(findWordFaults(readWordParts(await write(html, 0)))).toEqual([])
})
