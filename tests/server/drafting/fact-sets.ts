import type { CitedMark, Notice } from '#contract/notice.ts'
import { addDays, addMonths } from '#domain/calendar-day.ts'
import type { DraftInput } from '../../../server/drafting/draft.ts'
import { buildCitedMark, buildDraftInput } from './build-draft-input.ts'
import { SAMPLE_CLASSIFICATION } from './sample-classification.ts'

export interface FactSet {
  name: string
  input: DraftInput
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

const GROUNDS = [
  ...['4', '7.1', '10.1.1', '10.1.2', '10.1.3', '10.1.4', '10.1.5', '10.1.6', '10.1.7', '10.1.8', '10.2', '11.1.1'],
  ...['11.1.2', '11.1.3', '12', '13.2', '13.3', '15.1', '15.2', '16.1', '19.4', '30', '31', '32', '44.1', '50'],
]
const NEW_GROUND = '10.1.0'
const EARLIER_MARK_GROUNDS = ['30', '31', '50']
/** Notices under the law of 2019, some of them with a period that ends under the next, and under that of 2026. */
const DAYS = { old: ['2024-03-12', '2026-06-02', '2026-12-10'], new: ['2027-01-04', '2027-08-20'] }
const MARKS = ['青砚山房', '墨豚星球', 'NOVA ARTS', 'LUMEN', '岚雀汀及图', '青砚 QINGYAN', '图形', '云杉']
const OWNERS = ['宁波青砚信息技术有限公司', 'NOVA HARBOR LIMITED', '张沐禾', '绍兴青砚山房数字科技有限公司']
const STATUSES: readonly CitedMark['status'][] = ['registered', 'preliminary', 'earlier-filed', 'same-day', 'unknown']
const GOODS_NAMES = ['可下载的手机应用软件', '智能手表', '太阳镜', '广告', '替他人推销', '会计', '电子图书阅读器']
const CLASSES = [[9], [35], [9, 35], [9, 25, 42]]
const GOODS_COUNTS = [1, 2, 7, 20, 60]

const goodsOf = (count: number, first = 0): string[] =>
  Array.from({ length: count }, (_, index) => {
    const name = GOODS_NAMES[(index + first) % GOODS_NAMES.length] ?? ''
    return index < GOODS_NAMES.length ? name : `${name}用品${index + first}`
  })

const builder = (random: () => number) => {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const citedMark = (index: number, day: string): CitedMark => {
    const registered = addMonths(day, -12 - Math.floor(random() * 140))
    const dates: Record<string, string> = {
      ...(random() < 0.5 && { registrationDate: registered }),
      ...(random() < 0.5 && { exclusiveTo: addMonths(registered, 120) }),
      ...(random() < 0.3 && { preliminaryDate: addMonths(registered, -3) }),
    }
    const goods = random() < 0.2 ? [] : goodsOf(1 + Math.floor(random() * 5), Math.floor(random() * 7))
    const [mark, owner, status] = [pick(MARKS), pick(OWNERS), pick(STATUSES)]
    return buildCitedMark({
      regNo: `${41_000_000 + index * 137}`,
      mark,
      owner,
      status,
      goods,
      dates,
      classes: pick(CLASSES),
    })
  }
  const factSet = (
    grounds: readonly string[],
    law: keyof typeof DAYS,
    options: { cited?: number; goods?: number } = {},
  ) => {
    const day = pick(DAYS[law])
    const isRelative = grounds.some(ground => EARLIER_MARK_GROUNDS.includes(ground))
    const count = options.cited ?? (isRelative ? 1 + Math.floor(random() * 3) : 0)
    const kind = random() < 0.4 ? 'partial' : 'full'
    const goods = goodsOf(options.goods ?? pick(GOODS_COUNTS))
    const cut = kind === 'partial' ? Math.floor(goods.length / 3) : 0
    const facts: Partial<Notice> = {
      kind,
      dispatchDate: day,
      applicationDate: addMonths(day, -9),
      grounds: [...grounds],
      mark: pick(MARKS),
      classes: pick(CLASSES),
      citedMarks: Array.from({ length: count }, (_, index) => citedMark(index, day)),
      refusedGoods: goods.slice(cut),
      acceptedGoods: goods.slice(0, cut),
    }
    const isEn = random() < 0.5 ? 1 : 0
    const input = buildDraftInput(facts, {
      isEn,
      type: random() < 0.5 ? 1 : 0,
      receiveDay: addDays(day, Math.floor(random() * 20)),
      ...(random() < 0.5 && { classification: SAMPLE_CLASSIFICATION }),
    })
    const name = [grounds.join('+'), law, kind, `${count} marks`, `${goods.length} goods`, isEn ? 'en' : 'zh'].join(
      ', ',
    )
    return { name, input }
  }
  return { pick, factSet }
}

/** Fact sets that are the same in every run: each ground alone under both laws, pairs, many marks, many goods. */
export const factSets = (seed = 20_261_121): FactSet[] => {
  const { pick, factSet } = builder(randomFrom(seed))
  const laws = ['old', 'new'] as const
  const alone = laws.flatMap(law => GROUNDS.flatMap(ground => [factSet([ground], law), factSet([ground], law)]))
  const pairs = Array.from({ length: 70 }, () => {
    const first = pick(GROUNDS)
    return factSet([first, pick(GROUNDS.filter(ground => ground !== first))], pick(laws))
  })
  const many = laws.flatMap(law =>
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap(cited => [0, 1].map(() => factSet(['30'], law, { cited }))),
  )
  const large = [
    factSet(['30'], 'old', { cited: 8, goods: 600 }),
    factSet(['10.1.7', '30'], 'new', { cited: 3, goods: 600 }),
  ]
  return [...alone, factSet([NEW_GROUND], 'new'), factSet([NEW_GROUND, '30'], 'new'), ...pairs, ...many, ...large]
}

const HOSTILE = `<b onclick="x">甲</b> & "乙" \${丙} }{ &lt;script&gt; {goods} \u202E丁`

/** Facts as no notice ought to have them. */
export const badFactSets = (): FactSet[] => {
  const long = '砚'.repeat(60)
  const cases: readonly (readonly [string, Partial<Notice>])[] = [
    ['a cited mark without a name', { citedMarks: [buildCitedMark({ mark: '', owner: '', dates: {} })] }],
    ['no goods', { refusedGoods: [], citedMarks: [buildCitedMark({ goods: [] })] }],
    ['an unknown ground', { grounds: ['99.9', '30'] }],
    ['two applicants', { applicant: '绍兴青砚山房数字科技有限公司；宁波砚台有限公司' }],
    ['a mark of 60 characters', { mark: long, citedMarks: [buildCitedMark({ mark: `${long}阁` })] }],
    [
      'mixed scripts',
      { mark: '青砚Qīng-Yàn 2000 Ω café', citedMarks: [buildCitedMark({ mark: 'ЮНОНА 青砚 株式会社' })] },
    ],
    ['an item refused and approved', { kind: 'partial', refusedGoods: ['太阳镜', '广告'], acceptedGoods: ['太阳镜'] }],
    ['the same item twice', { refusedGoods: ['太阳镜', '太阳镜'] }],
    ['the same mark cited twice', { citedMarks: [buildCitedMark(), buildCitedMark()] }],
    [
      '100 cited marks',
      { citedMarks: Array.from({ length: 100 }, (_, index) => buildCitedMark({ regNo: `${41_000_000 + index}` })) },
    ],
    [
      'markup in every name',
      {
        mark: HOSTILE,
        applicant: HOSTILE,
        address: HOSTILE,
        agency: HOSTILE,
        applicationNo: HOSTILE,
        dispatchNo: HOSTILE,
        refusedGoods: [HOSTILE],
        citedMarks: [buildCitedMark({ regNo: HOSTILE, mark: HOSTILE, owner: HOSTILE, goods: [HOSTILE] })],
      },
    ],
    [
      'nothing read',
      {
        dispatchNo: '',
        dispatchDate: null,
        applicationNo: '',
        mark: '',
        classes: [],
        applicant: '',
        address: '',
        agency: '',
        applicationDate: null,
        grounds: [],
        citedMarks: [],
        refusedGoods: [],
      },
    ],
  ]
  return cases.flatMap(([name, facts]) =>
    ([0, 1] as const).map(isEn => ({
      name: `${name} (${isEn ? 'en' : 'zh'})`,
      input: buildDraftInput(facts, { isEn, classification: SAMPLE_CLASSIFICATION }),
    })),
  )
}
