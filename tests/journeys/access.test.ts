import { describe, expect, it } from 'vitest'
import { documentPages } from '../support/document-pages.ts'
import { EVERY_FIELD } from '../support/field-documents.ts'
import { findBarriers } from '../support/find-barriers.ts'
import { TEXTS } from '../support/notice-form.ts'

const documents = documentPages()
describe.each([
  ['zh', 'light'],
  ['en', 'dark'],
] as const)('the page for people with aids (%s, %s)', (language, colorScheme) => {
  it('has no barrier where a document is edited and where a notice is handed in', async () => {
    const { page, url } = await documents.open(EVERY_FIELD, { language, colorScheme })
    expect(await findBarriers(page)).toEqual([])
    await page.goto(url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await findBarriers(page)).toEqual([])

    const { open } = TEXTS[language].home.date
    await page.getByRole('button', { name: open }).click()
    const calendar = page.getByRole('dialog', { name: open })
    await calendar.getByRole('grid').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await calendar.getByRole('button', { name: TEXTS[language].home.date.previousMonth }).click()
    const names = [...(await calendar.ariaSnapshot()).matchAll(/"(.*?)"/g)].map(([, name]) => name ?? '')
    expect(names.filter(name => (language === 'zh' ? /[a-z]/i : /\p{Script=Han}/u).test(name))).toEqual([])
  })
})
