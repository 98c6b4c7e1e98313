import { useTranslation } from 'react-i18next'
import type { Language } from './language.ts'

/** The language of the interface. */
export const useLanguage = (): Language => (useTranslation().i18n.language === 'en' ? 'en' : 'zh')
