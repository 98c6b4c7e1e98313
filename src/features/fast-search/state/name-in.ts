import type { Language } from '../../../locales/language.ts'

/** A name in the language of the interface; the Chinese one where there is no other. */
export const nameIn = ({ name, enName }: { name: string; enName: string }, language: Language): string =>
  language === 'en' && enName !== '' ? enName : name
