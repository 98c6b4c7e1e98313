import { describe, expect, it } from 'vitest'
import { buildReport } from '../../../server/fast-search/build-report.ts'
import { writePdf } from '../../../server/report/pdf/write-pdf.ts'
import { readRareFonts } from '../../../server/report/rare-fonts.ts'
import type { Cell, ReportOutline } from '../../../server/report/report-block.ts'
import { outlineReport, writeReport } from '../../../server/report/write-report.ts'
import { readInk } from '../../support/pdf-ink.ts'
import { earlierMark, searchData, searchRequest } from '../../support/search-data.ts'

/** First and last code point of a script, and how far apart those are that are tried. */
const SCRIPTS = [
  [0x21, 0x7e, 1],
  [0xa1, 0x17f, 5],
  [0x1ea0, 0x1ef9, 5],
  [0x386, 0x3ce, 5],
  [0x400, 0x45f, 5],
  [0x3041, 0x30fa, 7],
  [0x3400, 0x4db5, 151],
  [0x4e00, 0x9fa5, 131],
  [0xff01, 0xff5e, 7],
  [0xac00, 0xd7a3, 431],
  [0xe01, 0xe2e, 5],
] as const
/** Of the names below: a sign of private use, which stands for nothing in any font. */
const NAMES_LACK = ['\ue001']
/** Chinese characters of the extensions B to F, beyond the first plane. */
const RARE = [...'𠮷𠀀𪚥𪜀𫝀𫠠𬺰']
/** Owners as registers of other countries spell them; the fonts for Chinese lack letters of each. */
const OWNERS = [
  'Dağıtım Şirketi İç',
  'Łódź Tőzsde Řeka',
  'Đường Việt',
  'Київ і їжа',
  'Άλφα Ελλάς',
  '한빛 주식회사',
  'บริษัท ไทยรุ่ง',
]
const WITHOUT_TYPE = [...NAMES_LACK, '\u3164', '\u2800', '\ue000', '\u{33ff0}']
const ACROSS = 5
const LOOKS = [{}, { isStrong: true }, { isMark: true }, { isMark: true, isStrong: true }]

const orderOf = (isEn: 0 | 1) => {
  const request = searchRequest({ isEn, marknames: ['云杉听', '𠮷\ue001野Ёлка', '㐂さくら'], categories: [9, 35] })
  const marks = [
    earlierMark('云杉'),
    earlierMark('YUNSHAN', { status: 'pending', registrationDate: null, expiryDate: null }),
    earlierMark('㐂さくら', { owner: '龘䶮株式会社', ownerEn: 'Dağıtım Ürün A.Ş.' }),
    ...OWNERS.map(owner => earlierMark('云杉', { owner, ownerEn: owner })),
  ]
  const report = buildReport(request, searchData(request, marks))
  return { report, overrules: [], number: 'FS-20260615-0023', firm: '某某知识产权代理有限公司' }
}

/** Each character in a cell of its own, in every look. */
const sheetOf = (characters: readonly string[]): ReportOutline => {
  const cells = characters.flatMap(text => LOOKS.map((look): Cell => ({ lines: [[{ text, ...look }]] })))
  const columns = ACROSS * LOOKS.length
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (_cell, column) => cells[row * columns + column] ?? { lines: [] }),
  )
  const widths = rows[0]?.map(() => 1) ?? []
  const table = { kind: 'table', widths, head: widths.map(() => ''), rows } as const
  const { cover: _cover, ...outline } = outlineReport(orderOf(0))
  return { ...outline, cover: [], body: [table] }
}

describe('what a report prints', () => {
  it('takes what came along with no font from those of the machine, and turns the order of words to the left', async context => {
    const words = 'שלום עולם'
    const [font] = await readRareFonts(words, character => character === ' ')
    if (!font) return context.skip('No font of this machine has Hebrew letters.')
    expect(font).toHaveProperty('file')
    const { runs, blank } = await readInk(await writePdf(sheetOf([words]), { isEn: 0 }))
    expect(blank).toEqual([])
    expect(runs.join('')).not.toContain('U+05')
    // The letters of each word are drawn by its font from right to left.
    expect(runs.findIndex(run => run.includes('ע'))).toBeLessThan(runs.findIndex(run => run.includes('ש')))
  })

  it('has ink for every character in each weight of each font, or names the character as one without', async () => {
    const wording = [...JSON.stringify([outlineReport(orderOf(0)), outlineReport(orderOf(1))])]
    const others = SCRIPTS.flatMap(([first, last, step]) =>
      Array.from({ length: Math.ceil((last - first + 1) / step) }, (_, place) =>
        String.fromCodePoint(first + place * step),
      ),
    )
    const tried = [...new Set([...wording, ...others, ...OWNERS.join(''), ...RARE, ...WITHOUT_TYPE])].filter(
      text => text.trim() !== '' && !/^\p{M}$/u.test(text),
    )
    const { runs, blank } = await readInk(await writePdf(sheetOf(tried), { isEn: 0 }))
    expect(blank).toEqual([])
    const missing = tried.filter(character => !runs.includes(character))
    expect(missing).toEqual(expect.arrayContaining(WITHOUT_TYPE))
    expect(missing.filter(character => RARE.includes(character))).toEqual([])
    expect(missing.filter(character => wording.includes(character))).toEqual(NAMES_LACK)
    expect(runs.filter(run => run === '〓')).toHaveLength(missing.length * LOOKS.length)
    for (const character of missing)
      expect(runs.join('')).toContain(`U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`)
  })

  it.each([
    0, 1,
  ] as const)('leaves no run of text blank on any page, and is the same when printed again (isEn %s)', async isEn => {
    const order = orderOf(isEn)
    const bytes = await writeReport(order, 'pdf')
    expect(Buffer.compare(bytes, await writeReport(order, 'pdf'))).toBe(0)
    const { runs, blank } = await readInk(bytes)
    expect(blank).toEqual([])
    expect(runs.join('').replaceAll(' ', '')).toContain('𠮷〓野Ёлка')
    expect(runs.join('')).toContain('㐂さくら')
    expect(runs.join('')).toContain('U+E001')
    const told = runs.join('').replaceAll(' ', '')
    // The annex tells which character each 〓 stands for.
    expect(told).toContain(`𠮷〓野Ёлка${isEn ? ':' : '：'}U+E001`)
    for (const owner of OWNERS) expect(told).toContain(owner.replaceAll(' ', ''))
  })
})
