import type { MarkProfile } from '../../similarity/mark-profile.ts'
import { initialClass } from '../../similarity/pinyin.ts'
import { combine, type MarkKey } from './mark-key.ts'
import { MOST_READINGS, soundLists } from './sound.ts'

const HAN = /\p{Script=Han}/u
const LONG = 3

const keys = (mark: MarkProfile): string[] =>
  HAN.test(mark.text) && mark.characters.length >= LONG
    ? combine(soundLists(mark, initialClass), MOST_READINGS, ' ').map(initials => `^${initials}`)
    : []

/** Three characters or more that begin with the same sounds, which are near if they look near too: R06. */
export const initials: MarkKey = {
  id: 'initials',
  zh: '声母相同且字形相近（三字以上）',
  en: 'the same initials in characters that look near (three or more)',
  rules: ['R06'],
  stored: keys,
  asked: keys,
}
