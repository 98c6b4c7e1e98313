import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type EditorPage, openEditorPage } from '../support/open-editor-page.ts'

const COPIED = '<p><b>粗</b>体</p><ul><li>项</li></ul>'

let editor: EditorPage
beforeAll(async () => {
  editor = await openEditorPage()
  await editor.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
})
afterAll(() => editor.close())

beforeEach(async () => {
  const { page } = editor
  await page.evaluate(() => window.openDocument('<p>前后</p>'))
  await page.evaluate(async html => {
    const types = { 'text/html': html, 'text/plain': '粗体\n项' }
    const parts = Object.entries(types).map(([type, text]) => [type, new Blob([text], { type })] as const)
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(parts))])
  }, COPIED)
  await page.locator('article p').first().click()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
})

const lines = (): Promise<string[]> => editor.page.locator('article .ProseMirror p').allInnerTexts()
const marked = (): Promise<number> => editor.page.locator('article .ProseMirror :is(strong, ul)').count()

describe('the clipboard of another program, in a real browser', () => {
  it('pastes with its looks by Ctrl+V, and one undo takes it back', async () => {
    const { page } = editor
    await page.keyboard.press('Control+v')
    await expect.poll(marked).toBe(2)
    await page.keyboard.press('Control+z')
    await expect.poll(lines).toStrictEqual(['前后'])
  })

  it('pastes plain by Ctrl+Shift+V, and one undo takes it back', async () => {
    const { page } = editor
    await page.keyboard.press('Control+Shift+V')
    await expect.poll(lines).toStrictEqual(['前粗体', '项后'])
    expect(await marked()).toBe(0)
    await page.keyboard.press('Control+z')
    await expect.poll(lines).toStrictEqual(['前后'])
  })
})
