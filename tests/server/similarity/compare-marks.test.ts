import { describe, expect, it } from 'vitest'
import { compareMarks } from '../../../server/similarity/compare-marks.ts'

const fired = (a: string, b: string): string[] => compareMarks(a, b).rules.map(({ id }) => id)

describe('compareMarks', () => {
  it.each([
    ['R01', '春风 祥玉', '春风·祥玉'],
    ['R01', '青砚及图', '青砚'],
    ['R02', '安途', '途安'],
    ['R03', '帕尔斯', '帕尔特'],
    ['R09', '牛', '牛牛'],
    ['R10', '达利', '利达'],
    ['R15', '王老吉', '王老吉福利社'],
    ['R15', 'NOVA', 'NOVA ARTS 诺瓦'],
    ['R16', '五星天时', '天时山庄'],
    ['R18', 'Apple', 'ＡＰＰＬＥ'],
    ['R19', 'NOKIA', 'NOKEA'],
    ['R25', '521', '五二一'],
  ])('%s fires for %s and %s, whichever comes first', (id, a, b) => {
    expect(fired(a, b)).toContain(id)
    expect(fired(b, a)).toContain(id)
  })

  it.each([
    ['R02', '安途', '安图'],
    ['R03', '华美', '华梅'],
    ['R09', '牛', '牛牛牛'],
    ['R15', 'ART', 'SMART'],
    ['R15', '王', '王老吉'],
    ['R16', '云杉', '云海'],
    ['R19', 'LEE', 'LEA'],
    ['R19', 'NOKIA', 'NUKEA'],
    ['R25', '521', '五二二'],
  ])('%s keeps silent for %s and %s', (id, a, b) => {
    expect(fired(a, b)).not.toContain(id)
  })

  it.each([
    ['Apple', 'APPLE™', 'identical', true],
    ['墨豚', '墨豚星球', 'similar', true],
    ['五星天时', '天时山庄', 'similar', true],
    ['电老虎', '电飞虎', 'weak', false],
    ['电老虎', '金飞凤', 'none', false],
    ['鹿鸣', '露茗', 'weak', false],
    ['波司登', '菠思灯', 'similar', true],
    ['莱娜', '来娜', 'similar', true],
    ['北极熊', '北极星', 'none', false],
    ['青禾', '美禾', 'none', false],
    ['老渔', '小渔', 'weak', false],
    ['新竹雨', '竹雨', 'weak', false],
    ['小明月', '明月', 'weak', false],
    ['大学生', '学生', 'none', false],
    ['KANON时光', 'VENLO时光', 'weak', false],
    ['云时光', 'KANON时光', 'weak', false],
    ['时光', 'KANON时光', 'similar', true],
  ] as const)('calls %s and %s %s', (a, b, level, similar) => {
    expect(compareMarks(a, b)).toMatchObject({ level, similar })
  })

  it('weighs a known earlier mark more', () => {
    expect(compareMarks('王老吉', '王老吉福利社', { famous: true }).score).toBeGreaterThan(
      compareMarks('王老吉', '王老吉福利社').score,
    )
  })

  it('calls for a person’s judgement where marks share an ordinary word, and for a bar where they share a coined one', () => {
    expect(compareMarks('BLUE HARBOR', 'HARBOR ROYAL').level).toBe('weak')
    expect(compareMarks('BLUE TELVI', 'TELVI ROYAL').level).toBe('similar')
  })

  it('tells words apart that differ in one character', () => {
    expect(compareMarks('小河马', '小斑马').level).toBe('none')
  })

  it('finds no source in a shared part that is the name of the goods', () => {
    expect(compareMarks('花茶', '花茶山房', { goods: ['花茶', '糖果'] }).rules).toEqual([])
  })

  it.each([
    ['', '墨豚'],
    ['？', '！'],
  ])('compares a mark without wording with nothing (%j, %j)', (a, b) => {
    expect(compareMarks(a, b)).toEqual({ similar: false, level: 'none', score: 0, rules: [] })
  })

  it('never clears a device that has no wording', () => {
    const { level, rules } = compareMarks('图形', '图形')
    expect(level).toBe('none')
    expect(rules).toMatchObject([{ id: 'R26', weight: 0, zh: expect.stringContaining('没有可以比对的文字') }])
  })

  it('names the heaviest rule first and takes its weight as the score', () => {
    const { rules, score } = compareMarks('墨豚', '墨豚山庄')
    expect(rules.map(({ id }) => id)).toEqual(['R12', 'R16', 'R15'])
    expect(score).toBe(rules[0]?.weight)
  })
})
