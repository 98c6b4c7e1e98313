import { act } from 'react'
import { expect, it } from 'vitest'
import { FindPanel } from '../../../../src/features/document-editor/find/find-panel.tsx'
import { createTestEditor } from '../../../support/create-test-editor.ts'
import { button, input } from '../../../support/queries.ts'
import { click, press, render, type, until } from '../../../support/render.tsx'

const FIELD = `<span data-field="text" data-name="a">\${商标行}</span>`

const open = async () => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  const [analysis, reason] = [createTestEditor(`<p>商标甲${FIELD}商标乙</p>`), createTestEditor('<p>商标</p>')]
  const editors = { analysis: analysis.editor, reason: reason.editor }
  const asked: string[] = []
  const page = await render(
    <FindPanel
      editors={editors}
      tab="analysis"
      request={{ query: '', withReplace: true }}
      onTabChange={tab => asked.push(tab)}
      onClose={() => asked.push('close')}
    />,
  )
  const count = () => page.querySelector('.rj-find-count')?.textContent
  return { ...analysis, asked, count }
}

it('says which match of how many is shown, goes on and back in a ring, and tells of the other document', async () => {
  const { count, asked } = await open()
  expect(document.activeElement).toBe(input('查找'))
  await type(input('查找'), '商标')
  expect(count()).toBe('1 / 3')
  await press(input('查找'), 'Enter')
  expect(count()).toBe('2 / 3')
  await act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F3', shiftKey: true })))
  await act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F3', shiftKey: true })))
  expect(count()).toBe('3 / 3')
  await click(button('“理由内容”中还有 1 处'))
  expect(asked).toEqual(['reason'])
})

it('does not search for what is still being composed', async () => {
  const { count } = await open()
  const query = input('查找')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(query, 'shangbiao')
    query.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
  })
  expect([query.value, count()]).toEqual(['shangbiao', ''])
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(query, '商标')
    query.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    query.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '商标' }))
  })
  expect(count()).toBe('1 / 3')
})

it('replaces the shown match and goes on to the next, which is not what it has just put in', async () => {
  const { html, count } = await open()
  await type(input('查找'), '商标')
  await type(input('替换为'), '商标商标')
  await click(button('替换'))
  await until(() => expect(count()).toBe('3 / 4'))
  expect(html()).toBe(`<p>商标商标甲${FIELD}商标乙</p>`)
})

it('selects the shown match when it closes', async () => {
  const { editor, asked } = await open()
  await type(input('查找'), '商标')
  await press(input('查找'), 'Enter')
  await press(input('查找'), 'Escape')
  expect(asked).toEqual(['close'])
  expect(editor.getAttributes('textField')).toMatchObject({ name: 'a' })
})
