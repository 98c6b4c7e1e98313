import { onTestFinished } from 'vitest'
import { prepareToRead } from '#dom'
import { type OpenEditors, openEditors } from '../../src/features/document-editor/open-editors.ts'
import { FIELD_TEXTS } from './field-texts.ts'

await prepareToRead()

/** Opens the two documents of a case as the page does, the first on screen. They go when the test ends. */
export const openTestEditors = (analysis: string, reason: string): OpenEditors => {
  const nothing = (): void => undefined
  const opened = openEditors({ analysis, reason }, { ...FIELD_TEXTS, onSource: nothing, onJump: nothing })
  opened.follow(nothing)
  const sheet = document.createElement('article')
  document.body.append(sheet)
  opened.editors.analysis.mount(sheet)
  onTestFinished(() => {
    for (const editor of Object.values(opened.editors)) editor.destroy()
    sheet.remove()
  })
  return opened
}
