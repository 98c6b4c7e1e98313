import { useTranslation } from 'react-i18next'
import { createPreference } from '../lib/preference.ts'

const LANGUAGES = ['zh', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** The tag for `lang` attributes and Intl. */
export const LANGUAGE_TAG: Record<Language, string> = { zh: 'zh-CN', en: 'en' }

export const languagePreference = createPreference<Language>('language', LANGUAGES, () => 'zh')

/** The language of the interface. */
export const useLanguage = (): Language => (useTranslation().i18n.language === 'en' ? 'en' : 'zh')
