import type { MarkProfile } from '../../similarity/mark-profile.ts'
import type { MarkKey } from './mark-key.ts'

const keys = ({ sorted, characters }: MarkProfile): string[] => (characters.length > 1 ? [`#${sorted}`] : [])

/** The same characters, letters or words in another order: R02, R10, R20, R23. */
export const order: MarkKey = {
  id: 'order',
  zh: '组成相同而顺序不同',
  en: 'the same parts in another order',
  rules: ['R02', 'R10', 'R20', 'R23'],
  stored: keys,
  asked: keys,
}
