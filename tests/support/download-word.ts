import type { Download, Page } from 'playwright-core'
import type { ExportKind } from '#contract/document-html.ts'

/** The texts of the menu that documents are downloaded from, and of the question about open places. */
interface MenuTexts {
  detail: { download: Readonly<Record<ExportKind | 'button', string>> }
  editor: { check: { download: { anyway: string } } }
}

/** Downloads documents as Word as a user does, who is asked about open places and downloads all the same. */
export const downloadWord = async (page: Page, kind: ExportKind, { detail, editor }: MenuTexts): Promise<Download> => {
  const opened = page.context().waitForEvent('page')
  const download = opened.then(popup => popup.waitForEvent('download'))
  await page.getByRole('button', { name: detail.download.button, exact: true }).click()
  await page.getByRole('menuitem', { name: detail.download[kind], exact: true }).click()
  const anyway = page.getByRole('button', { name: editor.check.download.anyway, exact: true })
  // Asked or not: it depends on whether the first check of the draft has been answered by now.
  const isAsked = await Promise.race([opened.then(() => false), anyway.waitFor().then(() => true)])
  if (isAsked) await anyway.click()
  return await download
}
