import type { MarkProfile } from '../../similarity/mark-profile.ts'
import type { MarkKey } from './mark-key.ts'

const MIN_CHARACTERS = 3
const MOST_PLACES = 32

const keys = ({ isHan, characters }: MarkProfile): string[] =>
  isHan && characters.length >= MIN_CHARACTERS
    ? characters.slice(0, MOST_PLACES).map((_, place) => `?${characters.with(place, '?').join('')}`)
    : []

/** The same characters but one: R03, R04. */
export const oneOff: MarkKey = {
  id: 'one-character',
  zh: '仅一字不同',
  en: 'one character differs',
  rules: ['R03', 'R04'],
  stored: keys,
  asked: keys,
}
