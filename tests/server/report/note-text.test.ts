import { expect, it } from 'vitest'
import { buildReport } from '../../../server/fast-search/build-report.ts'
import { outlineReport } from '../../../server/report/write-report.ts'
import { earlierMark, searchData, searchRequest } from '../../support/search-data.ts'

const GROUPS = ['0901', '0903', '0907', '0908'].map(code => ({ code, class: 9, nameZh: `类似群${code}`, nameEn: code }))
const note = (id: number, toGroup: string, clause: string) => ({
  id,
  group: '0901',
  paragraph: '',
  kind: 'similar' as const,
  subject: '',
  toGroup,
  toParagraph: '',
  toItems: '',
  oldEdition: '',
  clause,
})
const RELATIONS = [note(1, '0908', '0901的只读光盘与0908的音像光盘类似'), note(2, '0907', '本类似群与0907类似')]

const outlineOf = (isEn: 0 | 1): string => {
  const request = searchRequest({ isEn, groups: ['0901'] })
  const data = searchData(request, [earlierMark('云杉听')], { groups: GROUPS, relations: RELATIONS })
  return JSON.stringify(
    outlineReport({ report: buildReport(request, data), overrules: [], number: '1', firm: '' }),
  ).replaceAll('\\"', '"')
}

it('tells a note that names goods by its groups in an English report, with the number of its original in the annex', () => {
  const told = outlineOf(1)
  expect(told).toContain('certain goods of 0901 are similar to certain goods of 0908 (note 1)')
  const [before = '', annex = ''] = told.split('Notes of the classification in the original')
  expect(before).not.toMatch(/的|类似/u)
  expect(annex).toContain('0901的只读光盘与0908的音像光盘类似')
  expect(told).toContain('this group is similar to 0907')
  expect(told).not.toContain('本类似群')
})

it('prints notes as they stand in a Chinese report', () => {
  expect(outlineOf(0)).toContain('0901的只读光盘与0908的音像光盘类似')
})

it('marks in the annex the groups that an earlier mark reaches by a note alone', () => {
  const request = searchRequest({ groups: ['0901'] })
  const marks = [earlierMark('云杉听', { groups: ['0907'], goods: [] }), earlierMark('云杉听')]
  const report = buildReport(request, searchData(request, marks, { groups: GROUPS, relations: RELATIONS }))
  const told = JSON.stringify(outlineReport({ report, overrules: [], number: '1', firm: '' }))
  expect(told.match(/"注：0901"/gu)).toHaveLength(1)
  expect(told).toContain('“注”后的类似群，商品仅依区分表注释类似。')
})

it('names an item without English by its Chinese name and code in an English report', () => {
  const goods = (isEn: 0 | 1): string => {
    const [known, other] = [
      { cnName: '计算机', enName: 'computers', groups: '0901', paragraph: '', itemNo: '090372' },
      { cnName: '计步器', enName: '', groups: '0901', paragraph: '', itemNo: 'C090012' },
    ]
    const request = searchRequest({ isEn, groups: ['0901'], chooseGoodVOS: [known, other] as never })
    const data = searchData(request, [earlierMark('云杉听')], { groups: GROUPS })
    return JSON.stringify(outlineReport({ report: buildReport(request, data), overrules: [], number: '1', firm: '' }))
  }
  expect(goods(1)).toContain('计步器 (C090012)')
  expect(goods(0)).not.toContain('计步器 (C090012)')
})
