import { describe, expect, it } from 'vitest'
import { ANSWER_CODES, FAILURE_CODES } from '#contract/errors.ts'
import { en } from '../../../src/locales/en.ts'
import { changeLanguage, i18n } from '../../../src/locales/i18n.ts'
import { zh } from '../../../src/locales/zh.ts'

type Section = { readonly [key: string]: string | Section }

/** Every text by its dotted key. */
const textsOf = (section: Section, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(section).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...textsOf(value, `${prefix}${key}.`)],
    ),
  )

const [chinese, english] = [textsOf(zh), textsOf(en)]
const slotsOf = (text: string): string[] => [...text.matchAll(/\{\{\w+\}\}|<\/?\w+>/g)].map(([slot]) => slot).sort()

describe('the two languages', () => {
  it('have the same keys', () => {
    expect([...english.keys()].sort()).toEqual([...chinese.keys()].sort())
  })

  it.each([...chinese.keys()])('fill the same slots of %s', key => {
    expect(slotsOf(english.get(key) ?? '')).toEqual(slotsOf(chinese.get(key) ?? ''))
  })

  it('leave no text empty and no Chinese in English but the names of notices', () => {
    expect([...chinese, ...english].filter(([, text]) => text.trim() === '')).toEqual([])
    const mixed = [...english].filter(([, text]) =>
      /\p{Script=Han}/u.test(text.replace(/（?商标[^,)）]*通知书）?/g, '')),
    )
    expect(mixed.map(([key]) => key)).toEqual([])
  })

  it.each(ANSWER_CODES)('have a text for the answer %s', code => {
    expect(zh.errors.answer[code]).not.toBe(en.errors.answer[code])
  })

  it.each(FAILURE_CODES)('have a text for the failure %s', code => {
    expect(zh.errors.failure[code]).not.toBe(en.errors.failure[code])
  })
})

it('tells the page its language and remembers it', async () => {
  await changeLanguage('en')
  expect(document.documentElement.lang).toBe('en')
  expect(i18n.t('home.submit')).toBe('Analyse')
  expect(localStorage.getItem('rejoinder.language')).toBe('en')
  await changeLanguage('zh')
  expect(document.documentElement.lang).toBe('zh-CN')
  expect(i18n.t('home.submit')).toBe('开始分析')
})

it('separates the thousands of each number alike, and leaves what is given as a text', () => {
  expect(i18n.t('pager.range', { from: 1, to: 20, total: 20_000 })).toBe('第 1–20 条，共 20,000 条')
  expect(i18n.t('home.history.count', { count: 1_234_567 })).toContain('1,234,567')
  expect(i18n.t('portfolio.filters.years', { from: '1999', until: '2026' })).toContain('1999')
})
