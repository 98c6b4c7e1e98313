import { describe, expect, inject, it } from 'vitest'
import { noticePath, submitButton, TEXTS } from '../support/notice-form.ts'
import { openPage } from '../support/open-page.ts'
import { hasLostFocus, tabTo } from '../support/tab-to.ts'

describe.each(['zh', 'en'] as const)('the keyboard alone (%s)', language => {
  const { home, detail, editor, versions } = TEXTS[language]

  it('leads from the notice to its Word file, and the focus is never lost on the way', async () => {
    const { page, context } = await openPage(inject('serverUrl'), language)
    const form = page.locator('.rj-notice-form')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const hasFocus = (name: string) => expect.poll(() => button(name).evaluate(element => element.matches(':focus')))

    // Asked for before the way there: the key could come to the page before the wish for its event.
    const chooser = page.waitForEvent('filechooser')
    await tabTo(page, form.locator('input[type=file]'))
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(noticePath('partial-two-cited'))
    await hasFocus(home.file.clearFile.replace('{{name}}', 'partial-two-cited.pdf')).toBe(true)

    await tabTo(page, page.getByRole('combobox', { name: home.date.onPaper }))
    await page.keyboard.type('2024-06-11')
    await page.keyboard.press('Escape')
    await tabTo(page, submitButton(page, language))
    await page.keyboard.press('Enter')
    const confirm = button(home.doubt.confirm)
    const sheet = page.locator('article h1').first()
    await confirm.or(sheet).first().waitFor()
    if (await confirm.isVisible()) {
      await expect.poll(() => hasLostFocus(page)).toBe(false)
      await tabTo(page, confirm)
      await page.keyboard.press('Enter')
    }
    await sheet.waitFor()
    await expect.poll(() => hasLostFocus(page)).toBe(false)

    // The versions give the focus back to what opened them.
    await tabTo(page, button(versions.open))
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await hasFocus(versions.open).toBe(true)

    await tabTo(page, button(detail.download.button))
    await page.keyboard.press('ArrowDown')
    const entry = page.getByRole('menuitem', { name: detail.download.first, exact: true })
    await expect.poll(() => entry.evaluate(element => element.matches(':focus'))).toBe(true)
    const opened = context.waitForEvent('page')
    const download = opened.then(popup => popup.waitForEvent('download'))
    await page.keyboard.press('Enter')
    const anyway = button(editor.check.download.anyway)
    const isAsked = await Promise.race([opened.then(() => false), anyway.waitFor().then(() => true)])
    if (isAsked) {
      await tabTo(page, anyway)
      await page.keyboard.press('Enter')
    }
    expect((await download).suggestedFilename()).toMatch(/\.docx$/)
    await expect.poll(() => hasLostFocus(page)).toBe(false)
  })
})
