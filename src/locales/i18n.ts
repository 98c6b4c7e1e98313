import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from './en.ts'
import { LANGUAGE_TAG, type Language, languagePreference } from './language.ts'
import { zh } from './zh.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof zh }
  }
}

const showLanguage = (language: Language): void => {
  document.documentElement.lang = LANGUAGE_TAG[language]
}

export const i18n = i18next.createInstance()

// React escapes what it renders, so i18next must not do it a second time.
void i18n.use(initReactI18next).init({
  resources: { zh: { translation: zh }, en: { translation: en } },
  lng: languagePreference.read(),
  supportedLngs: ['zh', 'en'],
  interpolation: { escapeValue: false },
  initAsync: false,
})
showLanguage(languagePreference.read())

/** Turns the interface to a language, tells the page (`lang`) and remembers it. */
export const changeLanguage = async (language: Language): Promise<void> => {
  languagePreference.write(language)
  showLanguage(language)
  await i18n.changeLanguage(language)
}
