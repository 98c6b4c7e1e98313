import { act, Profiler } from 'react'
import { describe, expect, it } from 'vitest'
import { FormattingBar } from '../../../../src/features/document-editor/toolbar/formatting-bar.tsx'
import {
  clearFormats,
  setTextStyle,
  toggleFormat,
} from '../../../../src/features/document-editor/toolbar/text-formats.ts'
import { createTestEditor } from '../../../support/create-test-editor.ts'
import { button } from '../../../support/queries.ts'
import { click, press, render } from '../../../support/render.tsx'

// A page without layout has no places to scroll to.
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => ({ top: 0, bottom: 0, left: 0, right: 0 }),
})

const FIELD = `<span data-field="text" data-name="a">\${云杉}</span>`

/** The bar of an editor with the whole document selected. */
const open = async (html: string) => {
  const test = createTestEditor(html)
  let drawn = 0
  await render(
    <Profiler
      id="bar"
      onRender={() => {
        drawn += 1
      }}
    >
      <FormattingBar editor={test.editor} />
    </Profiler>,
  )
  const { editor } = test
  const select = (from: number, to: number) => act(async () => void editor.commands.setTextSelection({ from, to }))
  await select(2, editor.state.doc.content.size - 2)
  return { ...test, select, drawn: () => drawn }
}

describe('the formatting bar', () => {
  it('shows what is on where the caret stands, and turns it on and off', async () => {
    const { html } = await open('<p>文字</p>')
    expect(button('加粗').getAttribute('aria-pressed')).toBe('false')
    await click(button('加粗'))
    expect(html()).toBe('<p><strong>文字</strong></p>')
    expect(button('加粗').getAttribute('aria-pressed')).toBe('true')
    await click(button('编号列表'))
    expect(html()).toBe('<ol><li><p><strong>文字</strong></p></li></ol>')
    await click(button('编号列表'))
    await click(button('加粗'))
    expect(html()).toBe('<p>文字</p>')
  })

  it('closes a menu at Tab', async () => {
    await open('<p>文字</p>')
    const menu = button('正文：段落样式')
    await click(menu)
    expect(menu.getAttribute('aria-expanded')).toBe('true')
    await press(document.querySelector('.bp6-menu a') ?? menu, 'Tab')
    expect(menu.getAttribute('aria-expanded')).toBe('false')
  })

  it('is one stop of the Tab key; arrows, Home and End move in it', async () => {
    await open('<p>文字</p>')
    const stops = () => [...document.querySelectorAll<HTMLElement>('[role="toolbar"] button[tabindex="0"]')]
    expect(stops()).toHaveLength(1)
    button('加粗').focus()
    await press(button('加粗'), 'ArrowRight')
    expect(document.activeElement).toBe(button('斜体'))
    await press(button('斜体'), 'Home')
    expect(document.activeElement).toBe(button('正文：段落样式'))
    await press(button('正文：段落样式'), 'ArrowLeft')
    expect(document.activeElement).toBe(button('更多格式'))
    expect(stops()).toEqual([button('更多格式')])
  })

  it('is not drawn anew by typing', async () => {
    const { editor, select, drawn } = await open('<p>文字</p>')
    await select(3, 3)
    const before = drawn()
    await act(async () => {
      for (const sign of '写得很快') editor.view.dispatch(editor.state.tr.insertText(sign))
    })
    expect(drawn()).toBe(before)
  })

  it('cannot act on a paragraph field or a list of boxes', async () => {
    const { editor } = await open(`<p>甲</p><div data-field="paragraph" data-name="p">\${乙}</div>`)
    await act(async () => void editor.commands.setNodeSelection(4))
    expect(['样式：段落样式', '加粗', '编号列表', '插入表格'].map(name => button(name).disabled)).toEqual([
      true,
      true,
      true,
      true,
    ])
  })
})

describe('a format', () => {
  it('stands around a field, whose value and form data stay', async () => {
    const { editor, html, values } = await open(`<p>为${FIELD}。</p>`)
    await act(async () => toggleFormat(editor, 'bold'))
    expect(html()).toBe(`<p><strong>为${FIELD}。</strong></p>`)
    expect(values()).toEqual({ a: '云杉' })
  })

  it('is cleared without the links, sources and lists, which say something', async () => {
    const { editor, html } = await open(
      `<h2><strong>甲</strong><em><a data-jump="" href="?regNo=1">乙</a></em><u><span data-source="notice.mark">丙</span></u>${FIELD}</h2>`,
    )
    await act(async () => clearFormats(editor))
    expect(html()).toBe(
      `<p>甲<a href="?regNo=1" data-jump="">乙</a><span data-source="notice.mark">丙</span>${FIELD}</p>`,
    )
  })

  it('makes headings of lines and lines of headings', async () => {
    const { editor, html } = await open(`<p>甲${FIELD}</p><p>乙</p>`)
    await act(async () => setTextStyle(editor, 'heading3'))
    expect(html()).toBe(`<h3>甲${FIELD}</h3><h3>乙</h3>`)
    await act(async () => setTextStyle(editor, 'paragraph'))
    expect(html()).toBe(`<p>甲${FIELD}</p><p>乙</p>`)
  })
})
