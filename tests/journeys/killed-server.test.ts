import { expect, it, onTestFinished } from 'vitest'
import { analyseNotice, TEXTS } from '../support/notice-form.ts'
import { openPage } from '../support/open-page.ts'
import { startServer } from '../support/start-server.ts'
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts'

const { save } = TEXTS.zh.detail
const TYPED = ['第一次修改', '第二次修改', '第三次修改']
const SAVED = save.saved.replace('{{time}}', '').trim()

it('loses nothing when the server is killed in the middle of an edit and started again', async () => {
  const dataDir = await makeTemporaryFolder()
  onTestFinished(() => removeFolder(dataDir))
  const first = await startServer({ dataDir })
  // The same address again, so that the browser finds what it kept for it.
  const port = new URL(first.url).port
  const { page } = await openPage(first.url, 'zh')
  await analyseNotice(page, 'zh', 'partial-two-cited')
  const status = page.getByRole('status')
  const texts = page.locator('article:visible .ProseMirror [role=textbox]:not([aria-multiline])')
  const type = async (index: number, text: string): Promise<void> => {
    await texts.nth(index).click()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }

  await type(0, '第一次修改')
  await status.filter({ hasText: SAVED }).waitFor()
  // What stands in an open field is on no server yet, and nothing says that it is saved.
  await texts.nth(2).click()
  await page.keyboard.type('不算数')
  await status.filter({ hasText: save.open }).waitFor()
  await page.keyboard.press('Escape')
  await status.filter({ hasText: SAVED }).waitFor()
  await type(4, '第二次修改')
  await first.kill()
  await type(5, '第三次修改')
  await status.filter({ hasText: save.local }).waitFor()
  await page.close()

  const second = await startServer({ dataDir, env: { PORT: port } })
  onTestFinished(async () => void (await second.stop()))
  const again = await page.context().newPage()
  await again.goto(page.url())
  await again.getByRole('status').filter({ hasText: SAVED }).waitFor()
  const sheet = again.locator('article:visible')
  for (const text of TYPED) {
    expect(await sheet.textContent()).toContain(text)
  }

  // What the screen called saved is on the server, not only in this browser.
  const id = new URL(page.url()).searchParams.get('id')
  const answer = await (await fetch(`${second.url}/business/api/v2/ai/doc/log/${id}`)).text()
  for (const text of TYPED) expect(answer).toContain(text)
})
