import i18next, { type FormatterModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANGUAGE_TAG, type Language, languagePreference } from './language.ts'
import type { Translation } from './translation.ts'
import type { zh } from './zh.ts'
import type { zhCase } from './zh-case.ts'
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

type Texts = Translation<typeof zh>
/** The texts that come with the page that shows them, as one script each. */
interface PageTexts {
  archive: Pick<Texts, 'archive'>
  case: Translation<typeof zhCase>
  portfolio: Pick<Texts, 'portfolio'>
  result: Pick<Texts, 'result'>
  search: Pick<Texts, 'search'>
  settings: Pick<Texts, 'settings' | 'imports' | 'registers'>
  watching: Pick<Texts, 'watching'>
}
export type PageTextsName = keyof PageTexts

const PAGE_TEXTS: {
  readonly [Name in PageTextsName]: Readonly<Record<Language, () => Promise<PageTexts[Name]>>>
} = {
  archive: { zh: () => import('./zh/archive.ts'), en: () => import('./en/archive.ts') },
  case: {
    zh: async () => (await import('./zh-case.ts')).zhCase,
    en: async () => (await import('./en-case.ts')).enCase,
  },
  portfolio: { zh: () => import('./zh/portfolio.ts'), en: () => import('./en/portfolio.ts') },
  result: { zh: () => import('./zh/result.ts'), en: () => import('./en/result.ts') },
  search: { zh: () => import('./zh/search.ts'), en: () => import('./en/search.ts') },
  settings: { zh: () => import('./zh/settings.ts'), en: () => import('./en/settings.ts') },
  watching: { zh: () => import('./zh/watching.ts'), en: () => import('./en/watching.ts') },
}
/** The texts that the pages shown so far need. */
const wanted = new Set<PageTextsName>()

export const i18n = i18next.createInstance()

/** Separates the thousands of every number that a text is given. A year and the like is given as a text. */
const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: value => (typeof value === 'number' ? value.toLocaleString('en') : value),
}

// React escapes what it renders, so i18next must not do it a second time.
void i18n
  .use(initReactI18next)
  .use(numbers)
  .init({
    resources: {},
    lng: languagePreference.read(),
    supportedLngs: ['zh', 'en'],
    interpolation: { escapeValue: false, alwaysFormat: true },
    initAsync: false,
  })

const addTexts = (language: Language, texts: object): void => {
  i18n.addResourceBundle(language, 'translation', texts, true)
}

/** Loads the texts of a language; at once where they are there. Throws where a script cannot be loaded. */
export const loadTexts = async (language: Language): Promise<void> => {
  const isThere = (section: keyof Texts): boolean => i18n.getResource(language, 'translation', section) !== undefined
  await Promise.all([
    isThere('shell') || TEXTS[language]().then(texts => addTexts(language, texts)),
    ...[...wanted].map(
      name =>
        isThere(name === 'case' ? 'detail' : name) ||
        PAGE_TEXTS[name][language]().then(texts => addTexts(language, texts)),
    ),
  ])
}

/** Loads what a page shows beside the first texts, and from then on does so in any language that is shown. */
export const loadPageTexts = (...names: PageTextsName[]): Promise<void> => {
  for (const name of names) wanted.add(name)
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
