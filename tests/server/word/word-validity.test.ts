import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from '#extensions/index.ts'
import { writeWord } from '../../../server/word/write-word.ts'
import { pictureOf } from '../../support/pictures.ts'
import { hasWordValidator, validateWord } from '../../support/validate-word.ts'
import { findWordFaults, readWordParts } from '../../support/word-parts.ts'
import { RICH_HTML } from './rich-document.ts'

const LANGUAGES = [
  ['Chinese', 0],
  ['English', 1],
] as const

const PICTURE_IDS = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const PICTURES = new Map(
  (['png', 'jpg'] as const).map((kind, index) => [
    PICTURE_IDS[index] ?? '',
    { kind, width: 90, height: 60, bytes: pictureOf(kind === 'png' ? 'png' : 'jpeg', 90, 60) },
  ]),
)
const SHOWN = PICTURE_IDS.map(id => `<img data-picture="${id}" width="900" alt="图样 &quot;1&quot;">`).join('')
const WITH_PICTURES = `<p>${SHOWN}</p><h2>${SHOWN}</h2><table><tr><td>${SHOWN}</td><td>甲</td></tr></table>`

const LINKED = ['杉', '杉', '', '']
  .map(value => `<p><span data-field="text" data-name="who" data-link="who">\${${value}}</span></p>`)
  .join('')

const write = (html: string, isEn: 0 | 1) =>
  writeWord(
    [
      { kind: 'analysis', document: parse(html) },
      { kind: 'reason', document: parse(html) },
    ],
    { isEn, title: '复审', createdAt: new Date(0), pictures: PICTURES },
  )

it.skipIf(!hasWordValidator).each(LANGUAGES)(
  'passes the Open XML validator (Linux on x64) in %s',
  async (language, isEn) => {
    const file = join(tmpdir(), `rejoinder-${process.pid}-${language}.docx`)
    await writeFile(file, await write(RICH_HTML + WITH_PICTURES + LINKED, isEn))
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
  ['pictures', WITH_PICTURES],
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
