import { describe, expect, it } from 'vitest'
import { buildReport } from '../../../server/fast-search/build-report.ts'
import { writePdf } from '../../../server/report/pdf/write-pdf.ts'
import type { Block } from '../../../server/report/report-block.ts'
import { outlineReport } from '../../../server/report/write-report.ts'
import { readPdf } from '../../support/pdf-text.ts'
import { earlierMark, searchData, searchRequest } from '../../support/search-data.ts'

const GROUPS = Array.from({ length: 45 * 4 }, (_, index) => {
  const number = 1 + Math.floor(index / 4)
  const code = `${String(number).padStart(2, '0')}0${1 + (index % 4)}`
  return { code, class: number, nameZh: `类似群${code}`, nameEn: `group ${code}` }
})
const CLASSES = Array.from({ length: 45 }, (_, index) => index + 1)
const LONG = '云杉听风山海之间传统手工茶叶制作技艺研究与推广中心系列产品专用标识'
const LATIN = 'SPRUCE HEAR INTERNATIONAL HOLDINGS WORLDWIDE TEA AND MOUNTAIN COMPANY'
const LONGEST = [...'云杉听山水'].map(character => character + LONG.repeat(6).slice(0, 199))

const coverOf = async (isEn: 0 | 1, marknames: string[], categories: number[], address: string[] = []) => {
  const request = searchRequest({ isEn, marknames, categories, address })
  const marks = categories.slice(0, 2).flatMap(number => {
    const groups = [`${String(number).padStart(2, '0')}01`]
    return marknames.slice(0, 3).map(name => earlierMark(name, { class: number, groups, goods: [] }))
  })
  const drawn = buildReport(request, searchData(request, marks, { groups: GROUPS }))
  const report = { ...drawn, register: { ...drawn.register, isSample: false } }
  const advisor = { attorney: '周代理', licenceNo: '11000' }
  const order = { report, overrules: [], number: 'FS-20260615-0023', firm: '某某知识产权代理有限公司', advisor }
  const outline = outlineReport(order)
  // Of the rest, what the first page refers to is enough.
  const body = outline.body.flatMap((block): Block[] => {
    if (block.kind === 'card') return [{ ...block, comparisons: [], rest: [] }]
    return block.kind === 'heading' ? [block] : []
  })
  const { pages } = await readPdf(await writePdf({ ...outline, body }, { isEn }))
  return pages.slice(0, 2).map(page => page.replace(/\s/gu, ''))
}

describe('the first page has the whole conclusion, and the second begins with the grid', () => {
  it.each([
    ['one short name', ['云杉听'], [9], []],
    ['three names, one of them long', [LONG, LATIN, '云杉'], [9, 16, 30, 35, 42], []],
    ['six names in all classes', ['云杉听', 'YUNSHAN', '星海', '山水', LATIN, '天华'], CLASSES, []],
    [
      'six names as long as they may be, with ten addresses',
      [LONG.repeat(6).slice(0, 200), ...LONGEST],
      CLASSES,
      Array.from({ length: 10 }, (_, at) => `${at}${LONG}`),
    ],
  ])('%s', async (_label, names, classes, addresses) => {
    for (const isEn of [0, 1] as const) {
      const [first = '', second = ''] = await coverOf(isEn, names, classes, addresses)
      const [advice, grid] = isEn ? ['Advice(周代理', '1.Byclassandsimilargroup'] : ['建议（周代理', '一、逐类逐群结论']
      expect(first).toContain(advice)
      expect(second).toContain(grid)
    }
  })
})
