import { describe, expect, it } from 'vitest'
import { compareMarks } from '../../../server/similarity/compare-marks.ts'
import type { MarkContext } from '../../../server/similarity/mark-rule.ts'
import { ADJUSTMENTS, EXCEPTIONS, FINDING_RULES, NOTES } from '../../../server/similarity/rules.ts'

const fired = (a: string, b: string, context?: MarkContext): string[] =>
  compareMarks(a, b, context).rules.map(({ id }) => id)

type Pair = readonly [one: string, other: string, context?: MarkContext]

const WINE: MarkContext = { niceClass: 33, goods: ['白酒', '果酒（含酒精）'] }
const SKINCARE: MarkContext = { niceClass: 3, goods: ['美容面膜'] }
const CLOTHES: MarkContext = { niceClass: 25, goods: ['服装', '鞋'] }

/** For each rule, pairs it applies to and near misses it must leave alone. */
const CASES: Record<string, { fires: readonly Pair[]; silent: readonly Pair[] }> = {
  R01: {
    fires: [
      ['青 砚', '青硯'],
      ['Ｎｏｖａ', 'NOVA®'],
      ['雪 & 月', '雪和月'],
      ['川之源', '川源'],
      ['三叠石', '3叠石'],
    ],
    silent: [
      ['青砚', '青岩'],
      ['和平', '平'],
      ['NOVA', 'NOVAS'],
    ],
  },
  R02: {
    fires: [
      ['松涛', '涛松'],
      ['雲海松', '松云海'],
      ['望舒青崖', '青崖望舒'],
    ],
    silent: [
      ['蜂蜜', '蜜蜂'],
      ['牛奶', '奶牛'],
      ['松涛', '松涛'],
      ['松涛涛', '松松涛'],
    ],
  },
  R03: {
    fires: [
      ['奥黛丽', '奥黛莉'],
      ['维斯特', '维斯顿'],
      ['贝拉米诺', '贝拉米娜'],
    ],
    silent: [
      ['松涛', '松海'],
      ['奥黛丽', '奥黛'],
      ['向日葵', '向日镜'],
      ['金刚石', '金刚狼'],
    ],
  },
  R04: {
    fires: [
      ['奥黛丽', '费黛丽'],
      ['萤火虫', '萤火城'],
      ['啄木鸟', '啄木马'],
    ],
    silent: [
      ['奥黛丽', '奥黛莉'],
      ['清松涛', '青松涛'],
      ['松涛', '海涛'],
      ['啄木鸟', '啄木乌'],
    ],
  },
  R05: {
    fires: [
      ['松涛', '松海'],
      ['明堂', '玉堂'],
      ['望舒', '望京'],
    ],
    silent: [
      ['己任', '已任'],
      ['清砚', '青砚'],
      ['松涛', '海月'],
      ['松涛涛', '松海涛'],
    ],
  },
  R06: {
    fires: [
      ['清砚', '青砚'],
      ['瑶光', '遥光'],
      ['梅林', '莓林'],
      ['聲海', '声海'],
      ['澜伦', '澜轮'],
    ],
    silent: [
      ['诗意', '施艺'],
      ['青砚', '青岩'],
      ['松涛', '松海'],
      ['松涛', '松涛'],
    ],
  },
  R07: {
    fires: [
      ['SONGTAO', '松涛'],
      ['lǜ yě', '绿野'],
      ['LVYE', '绿野'],
      ['长乐坊', 'CHANGLEFANG'],
      ['CHANGE', '嫦娥'],
    ],
    silent: [
      ['SONGTAI', '松涛'],
      ['SONG', '松涛'],
      ['SONGTAO', 'songtao'],
      ['ST', '松涛'],
    ],
  },
  R08: {
    fires: [
      ['己任', '已任'],
      ['未来客', '末来客'],
      ['日升', '曰升'],
      ['戊林', '戌林'],
      ['天工', '夭工'],
    ],
    silent: [
      ['钢花', '银花'],
      ['江海', '河海'],
      ['己任', '己任'],
      ['日升', '月升'],
    ],
  },
  R09: {
    fires: [
      ['豚', '豚豚'],
      ['松涛', '松涛松涛'],
      ['Dodo', 'DO'],
      ['糖糖', '糖'],
    ],
    silent: [
      ['豚', '豚豚豚'],
      ['松涛', '松松涛涛'],
      ['豚', '猪猪'],
      ['', '豚'],
    ],
  },
  R10: {
    fires: [
      ['松涛', '涛松'],
      ['海松雲', '云松海'],
      ['光瑶', '瑶光'],
    ],
    silent: [
      ['上海', '海上'],
      ['松', '松'],
      ['海松云', '松云海'],
      ['蜂蜜', '蜜蜂'],
    ],
  },
  R11: {
    fires: [
      ['松涛', '松涛白酒', WINE],
      ['青砚', '青砚果酒', WINE],
      ['松涛', '松涛 X9'],
      ['NOVARA', 'NOVARA SHOES', CLOTHES],
    ],
    silent: [
      ['松涛', '海月白酒', WINE],
      ['松涛', '松涛白酒', CLOTHES],
      ['白酒', '果酒', WINE],
      ['青', '青酒', WINE],
    ],
  },
  R12: {
    fires: [
      ['松涛', '松涛山庄'],
      ['松涛轩', '松涛阁'],
      ['NOVARA', 'NOVARA HOUSE'],
      ['青砚工作室', '青砚'],
    ],
    silent: [
      ['长城', '长江'],
      ['松涛山庄', '海月山庄'],
      ['新西兰', '新西'],
      ['家松涛', '松涛'],
      ['山庄', '酒楼'],
    ],
  },
  R13: {
    fires: [
      ['青砚', '青砚美白', SKINCARE],
      ['啄木鸟', '红啄木鸟'],
      ['NOVARA', 'NATURAL NOVARA'],
      ['松涛', '智能松涛'],
    ],
    silent: [
      ['青砚美白', '松涛美白', SKINCARE],
      ['青砚', '青砚美白', CLOTHES],
      ['红松涛', '红海月'],
    ],
  },
  R14: {
    fires: [
      ['松涛', '老松涛'],
      ['啄木鸟', '小啄木鸟'],
      ['NOVARA', 'THE NOVARA'],
      ['REAL NOVARA', 'NOVARA'],
    ],
    silent: [
      ['老松涛', '老海月'],
      ['虎', '老虎'],
      ['VARA', 'NEWVARA'],
      ['自然', '大自然'],
    ],
  },
  R15: {
    fires: [
      ['松涛', '松涛岁月'],
      ['NOVA', 'NOVA ARTS 诺瓦'],
      ['青砚', '江畔青砚记忆'],
      ['松涛', 'SONGTAO松涛'],
    ],
    silent: [
      ['平安', '和平安定'],
      ['几内', '几内亚'],
      ['ART', 'SMART'],
      ['松', '松涛'],
      ['山庄', '松涛山庄'],
    ],
  },
  R16: {
    fires: [
      ['老松涛', '松涛山庄'],
      ['松涛文化', '松涛科技'],
      ['NOVARA STUDIO', 'NOVARA GROUP'],
    ],
    silent: [
      ['松涛青砚', '松涛海月'],
      ['云杉', '云海'],
      ['松涛科技', '海月科技'],
      ['NOVARA LAB', 'TELVI LAB'],
    ],
  },
  R17: {
    fires: [
      ['雪狼', 'SNOW WOLF'],
      ['向日葵', 'The Sunflower'],
      ['桂冠', 'LAUREL'],
      ['SWANS', '天鹅'],
      ['蓝盾', 'BLUESHIELD'],
    ],
    silent: [
      ['天鹅', 'SWAM'],
      ['雪狼', 'SNOW FOX'],
      ['天鹅', '白鹅'],
      ['SWAN', 'SWANS'],
    ],
  },
  R18: {
    fires: [
      ['Novara', 'NOVARA'],
      ['ＴＥＬＶＩ', 'telvi'],
      ['TEL VI', 'Telvi'],
    ],
    silent: [
      ['NOVARA', 'NOVARA'],
      ['NOVARA', 'NOVERA'],
      ['松涛', '松濤'],
    ],
  },
  R19: {
    fires: [
      ['TELVO', 'TELVA'],
      ['NOVARIUM', 'NOVERIAM'],
      ['APPLE', 'APPLA'],
      ['TELVO', 'TELOV'],
    ],
    silent: [
      ['LEE', 'LEA'],
      ['TELVO', 'TALVA'],
      ['LIGHT', 'NIGHT'],
      ['STONE', 'STORE'],
    ],
  },
  R20: {
    fires: [
      ['MOON RIVER', 'RIVER MOON'],
      ['STARFISH', 'FISHSTAR'],
      ['TELVI NOVARA', 'Novara-Telvi'],
    ],
    silent: [
      ['MOON RIVER', 'MOONRIVER'],
      ['MOON RIVER', 'MOON LAKE'],
      ['TELVIN', 'VINTEL'],
      ['松 涛', '涛 松'],
    ],
  },
  R21: {
    fires: [
      ['SWAN', 'SWANS'],
      ['WOLF', 'WOLVES'],
      ['BAKE', 'BAKING'],
      ['NOVARA', 'THE NOVARA'],
      ['MOUNT TELVI', 'MT TELVI'],
    ],
    silent: [
      ['NEW', 'NEWS'],
      ['CUSTOM', 'CUSTOMS'],
      ['CAR', 'CAREER'],
      ['TELV', 'TELVER'],
      ['ANT', 'ANTHEM'],
    ],
  },
  R22: {
    fires: [
      ['N', 'n', { isStylised: true }],
      ['NO', 'NO.', { isStylised: true }],
    ],
    silent: [
      ['N', 'n'],
      ['NOV', 'nov', { isStylised: true }],
      ['松', '松', { isStylised: true }],
    ],
  },
  R23: {
    fires: [
      ['TELVIN', 'VINTEL'],
      ['KVR', 'RKV'],
      ['NORAVI', 'VIRANO'],
    ],
    silent: [
      ['TELVINOR', 'TELVIONR'],
      ['STARFISH', 'FISHSTAR'],
      ['TELVIN', 'TELVAN'],
      ['VT', 'TV'],
    ],
  },
  R24: {
    fires: [
      ['NITE', 'NIGHT'],
      ['KOFEE', 'COFFEE'],
      ['PHENIX', 'FENIX'],
      ['TELVY', 'TELVI'],
      ['TELVIK', 'TELVICK'],
    ],
    silent: [
      ['RIGHT', 'WRITE'],
      ['TELVI', 'NOVARA'],
      ['NITE', 'NITE'],
      ['SEA', 'SEE'],
    ],
  },
  R25: {
    fires: [
      ['789', '七八九'],
      ['十八坊', '18坊'],
      ['一百零八', '108'],
      ['贰叁', '23'],
      ['第9街', '第九街'],
    ],
    silent: [
      ['789', '七八六'],
      ['789', '789'],
      ['久', '9'],
      ['两', '2'],
    ],
  },
  R26: {
    fires: [
      ['青砚及图', '松涛'],
      ['青砚', '松涛及图形'],
      ['青砚', '松涛', { hasDevice: true }],
    ],
    silent: [
      ['青砚', '松涛'],
      ['图书', '图画'],
    ],
  },
  R27: {
    fires: [
      ['人口', '入口'],
      ['木星', '水星'],
      ['大地', '天地'],
    ],
    silent: [
      ['松涛', '涛松'],
      ['TELVO', 'TELVA'],
      ['未来', '末来'],
      ['松涛', '松涛'],
    ],
  },
  R28: {
    fires: [
      ['松涛', '松涛岁月', { famous: true }],
      ['TELVO', 'TELVA', { famous: true }],
    ],
    silent: [
      ['松涛', '松涛岁月'],
      ['松涛', 'NOVARA', { famous: true }],
      ['松涛', '松涛', { famous: true }],
    ],
  },
}

const rows = (kind: 'fires' | 'silent') =>
  Object.entries(CASES).flatMap(([id, cases]) => cases[kind].map(pair => [id, ...pair] as const))

describe('the similarity rules', () => {
  it.each(rows('fires'))('%s fires for %s and %s, whichever comes first', (id, a, b, context) => {
    expect(fired(a, b, context)).toContain(id)
    expect(fired(b, a, context)).toContain(id)
  })

  it.each(rows('silent'))('%s keeps silent for %s and %s, whichever comes first', (id, a, b, context) => {
    expect(fired(a, b, context)).not.toContain(id)
    expect(fired(b, a, context)).not.toContain(id)
  })

  it('are all R01 to R28, each once', () => {
    const ids = [...FINDING_RULES, ...EXCEPTIONS, ...ADJUSTMENTS, ...NOTES].map(({ id }) => id).sort()
    expect(ids).toEqual(Object.keys(CASES))
    expect(ids).toEqual(Array.from({ length: 28 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`))
  })
})

describe('what the rules say', () => {
  it.each(rows('fires'))('%s explains itself in both languages for %s and %s', (id, a, b, context) => {
    const rule = compareMarks(a, b, context).rules.find(found => found.id === id)
    expect(rule?.zh).toMatch(/^\P{Script=Latin}.*。$/u)
    expect(rule?.en).toMatch(/^[A-Z“].*\.$/)
    expect(`${rule?.zh}${rule?.en}`).not.toMatch(/undefined|null|“”/)
  })

  it('names the characters that differ as they are printed', () => {
    expect(compareMarks('清硯', '青硯').rules[0]).toMatchObject({
      id: 'R06',
      zh: '“清”与“青”读音相同或者相近，字形相近，两商标可能被认定为近似。',
      en: '“清” and “青” sound the same or nearly so and look near each other; the marks may be found similar.',
    })
  })
})
