import type { FastSearchRequest } from '#contract/fast-search.ts'
import { lifeOf } from '#domain/mark/mark-life.ts'
import type { SearchData } from '../../server/fast-search/build-report.ts'
import { readScope, type ScopeClassification } from '../../server/fast-search/search-scope.ts'
import type { FoundMark } from '../../server/search/marks-repository.ts'
import { compareMarks } from '../../server/similarity/compare-marks.ts'

const DAY = '2026-06-15'

/** A request for names in the classes of some groups; the rest as a form sends it that nobody filled in. */
export const searchRequest = (own: Partial<FastSearchRequest> = {}): FastSearchRequest => ({
  marknames: ['云杉听'],
  type: 0,
  subject: '杭州云杉听见科技有限公司',
  address: [],
  categories: [],
  groups: [],
  paragraphs: [],
  chooseGoodVOS: [],
  relateGroups: [],
  isEn: 0,
  ...own,
})

let numbers = 41_877_202

/** A registered mark of class 9 in group 0901 unless said otherwise. */
export const earlierMark = (name: string, own: Partial<FoundMark> = {}): FoundMark => {
  numbers += 1
  return {
    registerId: 1,
    id: numbers,
    regNo: String(numbers),
    class: 9,
    name,
    isDevice: false,
    owner: '嘉兴云杉数据系统（集团）有限公司',
    ownerEn: 'Jiaxing Yunshan Data Systems (Group) Co., Ltd.',
    address: '',
    agent: '',
    status: 'registered',
    applicationDate: '2019-10-25',
    preliminaryDate: '2020-05-13',
    registrationDate: '2020-08-14',
    expiryDate: '2030-08-13',
    groups: ['0901'],
    goods: [{ group: '0901', paragraph: '', name: '计算机', nameEn: 'computers' }],
    ...own,
  }
}

/** What a search of a small register brings in, each mark compared with each name by the real rules. */
export const searchData = (
  request: FastSearchRequest,
  marks: readonly FoundMark[],
  classification: Partial<ScopeClassification> = {},
): SearchData => {
  const known = { groups: [], paragraphs: {}, relations: [], ...classification }
  const names = [...new Set(request.marknames.map(name => name.trim()).filter(name => name !== ''))]
  return {
    day: DAY,
    register: {
      name: { zh: '示例商标库', en: 'Sample register' },
      asOf: '2026-06-01',
      size: 1_000_000,
      isSample: true,
    },
    edition: { zh: '类似商品和服务区分表（NCL13-2026）', en: 'the Chinese classification (NCL13-2026)' },
    scope: readScope(request, known),
    relations: known.relations,
    groupNames: new Map(known.groups.map(({ code, nameZh, nameEn }) => [code, { zh: nameZh, en: nameEn }])),
    classesWithMarks: new Set(marks.map(mark => mark.class)),
    searched: names.map(name => {
      const hits = marks.flatMap(mark => {
        const comparison = compareMarks(name, mark.name)
        if (comparison.level === 'none') return []
        const life = lifeOf(mark.status, mark.expiryDate, DAY)
        return [
          {
            mark,
            comparison: { ...comparison, level: comparison.level },
            life,
            verdict: null,
          },
        ]
      })
      return {
        hits,
        total: hits.length,
        isCut: false,
        isSearchable: true,
        unsearched: [],
      }
    }),
    isGoodsName: () => false,
    events: new Map(
      marks.map(({ id }) => [
        id,
        [
          { date: '2019-10-25', code: 'filed', zh: '申请', en: 'Filed', detail: '' },
          { date: '2020-05-13', code: 'preliminary', zh: '初步审定公告', en: 'Preliminary publication', detail: '' },
          { date: '2020-08-14', code: 'registered', zh: '注册公告', en: 'Registered', detail: '' },
        ],
      ]),
    ),
  }
}
