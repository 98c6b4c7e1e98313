import type { MarkProfile } from '../../similarity/mark-profile.ts'
import type { MarkKey } from './mark-key.ts'

export const wholeKey = (text: string): string => `=${text}`

const texts = ({ text, loose }: MarkProfile): string[] => (text === '' ? [] : [wholeKey(text), wholeKey(loose)])

/** The wording itself, folded: R01, R18, R25. */
export const whole: MarkKey = {
  id: 'identical',
  zh: '文字相同',
  en: 'the same wording',
  rules: ['R01', 'R18', 'R22', 'R25'],
  stored: texts,
  asked: texts,
}
