import { lookAlikesOf } from '../../similarity/glyphs.ts'
import { combine, type MarkKey } from './mark-key.ts'
import { whole, wholeKey } from './whole.ts'

const MOST_VARIANTS = 256
const LONGEST = 16

/** Characters easily taken for others, traditional and simplified: R06, R08. */
export const look: MarkKey = {
  id: 'look',
  zh: '字形相近（形近字、繁简体）',
  en: 'characters that look alike; traditional and simplified forms',
  rules: ['R06', 'R08'],
  stored: whole.stored,
  asked: ({ characters }) =>
    characters.length > LONGEST
      ? []
      : combine(
          characters.map(character => [character, ...lookAlikesOf(character)]),
          MOST_VARIANTS,
        ).map(wholeKey),
}
