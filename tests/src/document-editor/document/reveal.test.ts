import { Editor } from '@tiptap/core'
import { expect, it, onTestFinished } from 'vitest'
import { schemaKit } from '#extensions/document-schema.ts'
import { parse } from '#extensions/index.ts'
import { isQuoted, revealQuoted } from '../../../../src/features/document-editor/document/reveal.ts'

const open = (html: string): Editor => {
  const editor = new Editor({ element: document.createElement('div'), content: parse(html), extensions: schemaKit })
  onTestFinished(() => editor.destroy())
  return editor
}
const quote = (source: string, text: string): string => `<span data-source="${source}">${text}</span>`

it('knows which facts a document quotes, whole or in part', () => {
  const editor = open(`<p>据${quote('notice.grounds.0', '第三十条')}，驳回${quote('notice.refusedGoods', '茶')}。</p>`)
  const sources = ['notice.grounds.0', 'notice.refusedGoods.2', 'notice.grounds', 'notice.agency']
  expect(sources.map(source => isQuoted(editor, source))).toEqual([true, true, false, false])
})

it('scrolls to the fact itself rather than to the whole that it is a part of', () => {
  const editor = open(`<p>${quote('notice.goods', '茶；糖')}</p><p>其中${quote('notice.goods.1', '糖')}</p>`)
  const scrolled: Element[] = []
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this)
  }
  revealQuoted(editor, 'notice.goods.1')
  revealQuoted(editor, 'notice.agency')
  expect(scrolled.map(element => element.textContent)).toEqual(['糖'])
})
