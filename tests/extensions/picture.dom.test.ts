import { NodeSelection } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { documentSchema, parse, toHtml } from '#extensions/index.ts'
import { createTestEditor } from '../support/create-test-editor.ts'

const ID = '0a1b2c3d-0000-4000-8000-00000000000a'
const PICTURE = `<img data-picture="${ID}" width="120" height="80" alt="引证商标">`

describe('a picture', () => {
  it('is an id, a size and a text in the markup, in a line, in a cell and in a heading', () => {
    const html = `<h2>图${PICTURE}</h2><p>甲${PICTURE}乙</p><table><tbody><tr><td><p>${PICTURE}</p></td></tr></tbody></table>`
    expect(toHtml(parse(html))).toBe(html)
    expect(toHtml(parse(`<p><img data-picture="${ID}" alt=""></p>`))).toBe(`<p><img data-picture="${ID}" alt=""></p>`)
  })

  it.each([
    ['an address', '<img src="https://example.org/a.png" alt="x">'],
    ['bytes', '<img src="data:image/png;base64,AAAA" data-picture="data:image/png;base64,AAAA">'],
    ['a path', '<img data-picture="../../etc/passwd">'],
    ['a script', '<img data-picture="javascript:alert(1)" onerror="alert(1)">'],
  ])('is nothing where it gives %s in place of an id', (_, picture) => {
    expect(toHtml(parse(`<p>甲${picture}乙</p>`))).toBe('<p>甲乙</p>')
  })

  it('keeps nothing of an address beside its id', () => {
    const given = `<p><img src="data:image/png;base64,AAAA" srcset="x 2x" style="width:9px" class="a" data-picture="${ID}" alt="图"></p>`
    expect(toHtml(parse(given))).toBe(`<p><img data-picture="${ID}" alt="图"></p>`)
  })

  it.each([
    { file: 'data:image/png;base64,AAAA' },
    { file: '' },
    { file: ID, width: '12' },
    { file: ID, alt: 3 },
  ])('is refused in a saved document as %j', attrs => {
    const content = [{ type: 'paragraph', content: [{ type: 'picture', attrs }] }]
    expect(() => documentSchema.nodeFromJSON({ type: 'doc', content }).check()).toThrow(RangeError)
  })

  it('is drawn from this server, and asks for its alternative text where it has none', () => {
    const { element } = createTestEditor(`<p>${PICTURE}<img data-picture="${ID}" alt=""></p>`)
    const [named, unnamed] = element.querySelectorAll('.rj-picture img')
    expect(named?.getAttribute('src')).toBe(`/files/${ID}/picture`)
    expect(named?.getAttribute('alt')).toBe('引证商标')
    expect(unnamed?.getAttribute('alt')).toBe('Picture without alternative text')
  })

  it('is named and sized in its tools, each as one step of undo, and deleted', async () => {
    const { editor, press, html, element } = createTestEditor(`<p>甲<img data-picture="${ID}" width="96" alt="">乙</p>`)
    const start = html()
    const select = () => editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, 3)))
    select()
    press(editor.view.dom, 'Enter')
    const fieldOf = async (name: string): Promise<HTMLInputElement> => {
      await expect.poll(() => element.querySelector('.rj-picture-tools:not([hidden])')).not.toBeNull()
      const label = [...element.querySelectorAll('.rj-picture-tools label')].find(
        ({ textContent }) => textContent === name,
      )
      return label?.querySelector('input') ?? expect.fail(name)
    }
    const alt = await fieldOf('Alternative text')
    await expect.poll(() => document.activeElement).toBe(alt)
    for (const typed of ['引证', '引证商标', '引证商标第 123 号']) {
      alt.value = typed
      alt.dispatchEvent(new Event('input'))
      expect(html()).toContain(`alt="${typed}"`)
    }
    alt.dispatchEvent(new Event('change'))
    alt.dispatchEvent(new Event('blur'))
    const named = html()
    expect(named).toContain('alt="引证商标第 123 号"')
    expect(editor.state.selection).toBeInstanceOf(NodeSelection)
    const width = await fieldOf('Width (mm)')
    expect(width.value).toBe('25')
    width.value = '50'
    width.dispatchEvent(new Event('change'))
    expect(html()).toContain('width="189"')
    editor.commands.undo()
    expect(html()).toBe(named)
    editor.commands.undo()
    expect(html()).toBe(start)
    select()
    element.querySelector<HTMLButtonElement>('.rj-picture-tools button')?.click()
    expect(html()).toBe('<p>甲乙</p>')
    editor.commands.undo()
    expect(html()).toBe(start)
  })
})

describe('a picture file', () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' })
  const paste = (target: Element, html = ''): Event => {
    const event = new Event('paste', { bubbles: true, cancelable: true })
    const clipboardData = { files: [file], getData: (type: string) => (type === 'text/html' ? html : '') }
    target.dispatchEvent(Object.assign(event, { clipboardData }))
    return event
  }

  it('goes behind the caret when pasted, however the text changes until it is stored', async () => {
    const stored = Promise.withResolvers<{ id: string; width: number; height: number }>()
    const { editor, html } = createTestEditor('<p>甲乙</p>', true, { storePicture: () => stored.promise })
    editor.commands.setTextSelection(3)
    expect(paste(editor.view.dom, '<img src="file:///c:/a.png">').defaultPrevented).toBe(true)
    await expect.poll(() => editor.view.dom.isConnected).toBe(true)
    editor.commands.insertContentAt(2, '前')
    stored.resolve({ id: ID, width: 1134, height: 567 })
    await expect.poll(html).toBe(`<p>前甲<img data-picture="${ID}" width="567" height="284" alt="">乙</p>`)
    editor.commands.undo()
    expect(html()).toBe('<p>前甲乙</p>')
  })

  it('tells why it was refused, and changes nothing', async () => {
    const { editor, html, element } = createTestEditor('<p>甲</p>', true, { storePicture: async () => 'No picture' })
    paste(editor.view.dom)
    await expect.poll(() => element.querySelector('[role=alert]')?.textContent).toBe('No picture')
    expect(html()).toBe('<p>甲</p>')
  })

  it('is stored where it is pasted as bytes among words, with its size and its alternative text', async () => {
    const sent: string[] = []
    const { editor, html } = createTestEditor('<p>甲</p>', true, {
      storePicture: async ({ type, size }) => {
        sent.push(`${type} ${size}`)
        return sent.length > 1 ? 'No picture' : { id: ID, width: 1134, height: 567 }
      },
    })
    editor.commands.setTextSelection(3)
    const given = 'data:image/png;base64,AAAA'
    const pasted = `<p>乙<img width="120" alt="引证商标" src="${given}">丙<img src="${given}"></p>`
    const event = new Event('paste', { bubbles: true, cancelable: true })
    const clipboardData = { files: [], getData: (type: string) => (type === 'text/html' ? pasted : '乙丙') }
    editor.view.dom.dispatchEvent(Object.assign(event, { clipboardData }))
    const picture = `<img data-picture="${ID}" width="120" height="60" alt="引证商标">`
    await expect.poll(html).toBe(`<p>甲乙${picture}丙</p>`)
    expect(sent).toEqual(['image/png 3', 'image/png 3'])
    editor.commands.undo()
    expect(html()).toBe('<p>甲</p>')
  })

  it('is left alone beside words, which are pasted', () => {
    const { editor, html } = createTestEditor('<p>甲</p>')
    editor.commands.setTextSelection(3)
    paste(editor.view.dom, '<p>乙</p>')
    expect(html()).not.toContain('img')
  })
})
