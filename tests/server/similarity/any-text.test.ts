import { describe, expect, it } from 'vitest'
import { compareMarks } from '../../../server/similarity/compare-marks.ts'
import { normaliseMark, simplify } from '../../../server/similarity/normalise-mark.ts'
import { seededRandom } from '../../support/seeded-random.ts'

const ODD = [
  '',
  ' ',
  '？！',
  '🦊',
  '👨‍👩‍👧墨豚',
  '\ud800',
  '墨\udfff豚',
  '\ud800NOVA',
  '\u0000',
  'a',
  '1',
  '王',
  '图形',
  'עברית',
  'ｶﾀｶﾅ が',
  "'; DROP TABLE marks; --",
  '.*(+?^$|()[]\\',
  '<b>墨豚</b>',
  'é'.repeat(200),
  '墨豚'.repeat(100),
  'A1墨'.repeat(67),
  '一'.repeat(200),
  'the the the',
  '之之之',
]
const ALPHABET = [...'墨豚青砚海月未末己已長长一五十轩酒老红 AELNORSTVae19&·-é🦊\ud800']

const randomMark = (random: () => number): string =>
  Array.from({ length: Math.floor(random() * 8) }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join('')

describe('compareMarks on any text', () => {
  it.each(ODD)('compares %j with every odd text and itself without failing', text => {
    for (const other of ODD) {
      const { score, rules, level } = compareMarks(text, other, { niceClass: 33, goods: ['白酒', '\ud800', ''] })
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1)
      expect(level === 'none').toBe(score === 0)
      expect(rules.every(({ zh, en }) => zh !== '' && en !== '')).toBe(true)
    }
    expect(compareMarks(text, text).level).toBe(normaliseMark(text).text === '' ? 'none' : 'identical')
  })

  it('gives the same answer whichever mark comes first', () => {
    const random = seededRandom(7)
    for (let round = 0; round < 3_000; round += 1) {
      const [a, b] = [randomMark(random), randomMark(random)]
      const [there, back] = [compareMarks(a, b), compareMarks(b, a)]
      const ids = (comparison: typeof there): string[] => comparison.rules.map(({ id }) => id)
      expect([a, b, back.score, back.level, ids(back)]).toEqual([a, b, there.score, there.level, ids(there)])
    }
  })

  it('changes nothing in what it is given', () => {
    const context = Object.freeze({ niceClass: 33, goods: Object.freeze(['白酒']) as unknown as string[] })
    expect(compareMarks('松涛', '松涛白酒', context)).toEqual(compareMarks('松涛', '松涛白酒', context))
  })
})

describe('simplify', () => {
  it.each([
    ['雲杉聽', '云杉听'],
    ['桜沢', '樱泽'],
    ['云杉听', '云杉听'],
    ['不瞭解', '不了解'],
    ['反覆性', '反复性'],
    ['土坏', '土坯'],
    ['Nova云', 'Nova云'],
  ])('writes %s as %s', (text, simplified) => {
    expect(simplify(text)).toBe(simplified)
  })
})
