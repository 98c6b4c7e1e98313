import { seededRandom } from './seeded-random.ts'

const LONGEST = 200
/** Blocks of Unicode have multiples of 16 places, most of them 128 or 256; surrogates are asked for apart. */
const BLOCK = 128
const LAST_BLOCK = 0x3_2000
const SURROGATES = [0xd800, 0xe000] as const

const blockStarts: readonly number[] = Array.from({ length: LAST_BLOCK / BLOCK }, (_, index) => index * BLOCK).filter(
  start => start < SURROGATES[0] || start >= SURROGATES[1],
)

const MIXED = ['云', '山', '行', 'a', 'Z', '0', '五', ' ', '·', '&', '\u0301', '\u200b', '\u202e', '\0', '\ud800', 'ﷺ']
const WORDS = [
  'royal',
  '国际',
  '科技',
  '的',
  'the',
  'coffee',
  '轩',
  '百',
  '万',
  '-',
  '&',
  ' ',
  "'",
  '\\',
  '*',
  ':',
  '|',
]

/** Names that have stopped a search, or could: what grows when it is folded, and what a query takes for its own signs. */
const KNOWN = [
  'ﷺ'.repeat(LONGEST),
  'ﷺ'.repeat(120),
  '㌖'.repeat(LONGEST),
  '云山'.repeat(100),
  '行'.repeat(LONGEST),
  `a${'\u0301'.repeat(199)}`,
  'İ'.repeat(LONGEST),
  'ß'.repeat(LONGEST),
  '\u202e\u2066'.repeat(100),
  '\ud800'.repeat(LONGEST),
  '\0'.repeat(LONGEST),
  'abc def ghi '.repeat(16),
  '1234567890'.repeat(20),
  'o0'.repeat(100),
  '国际贸易股份有限公司'.repeat(20),
  '\u{2f81a}'.repeat(100),
]

/**
 * Returns so many names that no register has, the same for a seed: those known to be hard, then every Unicode block in
 * turn, and mixtures of scripts, marks, signs and words. None has more than 200 UTF-16 units.
 */
export const oddNames = (count: number, seed: number): string[] => {
  const random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const lengthOf = (): number => (random() < 0.3 ? LONGEST : 1 + Math.floor(random() * 24))
  const inBlock = (start: number): string =>
    Array.from({ length: lengthOf() }, () => String.fromCodePoint(start + Math.floor(random() * BLOCK))).join('')
  const mixed = (from: readonly string[]): string => Array.from({ length: lengthOf() }, () => pick(from)).join('')
  const made = Array.from({ length: Math.max(0, count - KNOWN.length) }, (_, index) => {
    if (index % 4 === 0) return mixed(MIXED)
    if (index % 4 === 1) return mixed(WORDS)
    return inBlock(blockStarts[Math.floor(index / 2) % blockStarts.length] ?? 0)
  })
  return [...KNOWN, ...made].slice(0, count).map(name => name.slice(0, LONGEST))
}
