import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANGUAGE_TAG, type Language, languagePreference } from './language.ts'
import type { Translation } from './translation.ts'
import type { zh } from './zh.ts'
import type { zhFirst } from './zh-first.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof zh }
  }
}

/** Each language is a script of its own, so that a page loads the one that it shows. */
const TEXTS: Readonly<Record<Language, () => Promise<Translation<typeof zhFirst>>>> = {
  zh: async () => (await import('./zh-first.ts')).zhFirst,
  en: async () => (await import('./en-first.ts')).enFirst,
}

type Portfolio = Pick<Translation<typeof zh>, 'portfolio'>
/** The texts of the proposer map, which not everyone may open, come with its page. */
const PORTFOLIO_TEXTS: Readonly<Record<Language, () => Promise<Portfolio>>> = {
  zh: () => import('./zh/portfolio.ts'),
  en: () => import('./en/portfolio.ts'),
}
let wantsPortfolio = false

export const i18n = i18next.createInstance()

// React escapes what it renders, so i18next must not do it a second time.
void i18n.use(initReactI18next).init({
  resources: {},
  lng: languagePreference.read(),
  supportedLngs: ['zh', 'en'],
  interpolation: { escapeValue: false },
  initAsync: false,
})

/** Loads the texts of a language; at once where they are there. Throws where their script cannot be loaded. */
export const loadTexts = async (language: Language): Promise<void> => {
  if (!i18n.hasResourceBundle(language, 'translation'))
    i18n.addResourceBundle(language, 'translation', await TEXTS[language]())
  if (wantsPortfolio && i18n.getResource(language, 'translation', 'portfolio') === undefined) {
    const { portfolio } = await PORTFOLIO_TEXTS[language]()
    i18n.addResourceBundle(language, 'translation', { portfolio }, true)
  }
}

/** Loads the texts of the proposer map, and from then on those of any language that is shown. */
export const loadPortfolioTexts = (): Promise<void> => {
  wantsPortfolio = true
  return loadTexts(languagePreference.read())
}

const showLanguage = async (language: Language): Promise<void> => {
  await loadTexts(language)
  document.documentElement.lang = LANGUAGE_TAG[language]
  await i18n.changeLanguage(language)
}

/** Makes the interface ready in the language that is remembered. Nothing is drawn before it. */
export const openLanguage = (): Promise<void> => showLanguage(languagePreference.read())

/** Turns the interface to a language, tells the page (`lang`) and remembers it. */
export const changeLanguage = (language: Language): Promise<void> => {
  languagePreference.write(language)
  return showLanguage(language)
}
