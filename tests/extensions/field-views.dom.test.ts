import { undoNoScroll } from '@tiptap/pm/history'
import { describe, expect, it } from 'vitest'
import { createTestEditor } from '../support/create-test-editor.ts'

const TEXT =
  '<p>a<span data-field="text" data-name="n" data-label="Owner" data-source="notice.applicant" data-link="l">x</span>b</p><p><span data-field="text" data-name="m" data-label="Again" data-link="l">y</span></p>'
const RADIOS = `<p><span data-field="radio" data-name="r" data-label="View" data-link="l"><span data-option data-checked>similar</span><span data-option>different</span></span>
  <span data-field="radio" data-name="q" data-label="Turned" data-link="l"><span data-option>different</span><span data-option data-checked>similar</span></span>
  <span data-field="radio" data-name="z" data-label="Other" data-link="l"><span data-option data-checked>yes</span><span data-option>no</span></span></p>`
const BOXES =
  '<ul data-field="checkboxes" data-name="fees" data-total="sum" data-label="Fees"><li data-value="0.1">Filing</li><li data-value="0.2">Agency</li><li data-value="by agreement">Notary</li></ul><p>a</p>'
const PARAGRAPH = '<div data-field="paragraph" data-name="facts" data-label="Facts">one<br>two</div><p>a</p>'
const SWITCH = '<div data-field="switch" data-name="s" data-value="0" data-label="Use"><p>a</p></div>'

const isInput = (element: Element | null): element is HTMLInputElement => element instanceof HTMLInputElement
const openInput = (element: Element): HTMLInputElement => {
  const input = element.querySelector('input')
  if (!isInput(input)) throw new Error('no input is open')
  return input
}

describe('a text field', () => {
  it('takes what is typed at Enter, for all fields of its link', () => {
    const { byRole, element, press, values } = createTestEditor(TEXT)
    byRole('textbox', 'Owner').click()
    const input = openInput(element)
    input.value = 'new'
    expect(values()).toEqual({ n: 'x', m: 'y' })
    press(input, 'Enter')
    expect(values()).toEqual({ n: 'new', m: 'new' })
    expect(document.activeElement).toBe(byRole('textbox', 'Owner'))
  })

  it('takes what is typed when it is left', () => {
    const { byRole, element, values } = createTestEditor(TEXT)
    byRole('textbox', 'Owner').click()
    openInput(element).value = 'new'
    openInput(element).blur()
    expect(values()['n']).toBe('new')
  })

  it('restores its value at Escape', () => {
    const { byRole, element, press, values } = createTestEditor(TEXT)
    byRole('textbox', 'Owner').click()
    openInput(element).value = 'new'
    press(openInput(element), 'Escape')
    expect(values()['n']).toBe('x')
    expect(element.querySelector('input')).toBeNull()
  })

  it('leaves Enter to the input method while composing', () => {
    const { byRole, element, press, values } = createTestEditor(TEXT)
    byRole('textbox', 'Owner').click()
    openInput(element).value = 'pin'
    press(openInput(element), 'Enter', { isComposing: true })
    expect(values()['n']).toBe('x')
    expect(element.querySelector('input')).not.toBeNull()
  })

  it('is written in a form of its own, which is never sent', () => {
    const { byRole, element } = createTestEditor(TEXT)
    byRole('textbox', 'Owner').click()
    const { form } = openInput(element)
    expect(form?.elements).toHaveLength(1)
    expect(form?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))).toBe(false)
  })

  it('says what is needed while it is empty, and where its value comes from', () => {
    const { byRole, heard } = createTestEditor(
      '<p><span data-field="text" data-name="n" data-label="Owner" data-source="missing"></span></p>',
    )
    expect(byRole('textbox', 'needed: Owner').textContent).toContain('needed: Owner')
    byRole('button', 'p.1: on page 1').click()
    expect(heard).toEqual([['source', 'missing']])
  })
})

describe('a paragraph field', () => {
  it('opens wherever in it one clicks', () => {
    const { byRole, element } = createTestEditor(PARAGRAPH)
    byRole('textbox', 'Facts').parentElement?.click()
    expect(document.activeElement).toBe(element.querySelector('textarea'))
  })

  it.each([
    ['Save', 'new'],
    ['Cancel', 'one\ntwo'],
  ])('at %s has the text %j', (name, value) => {
    const { byRole, element, values } = createTestEditor(PARAGRAPH)
    byRole('textbox', 'Facts').click()
    const area = element.querySelector('textarea')
    if (!area) throw new Error('no text area is open')
    expect(area.value).toBe('one\ntwo')
    area.value = 'new'
    byRole('button', name).click()
    expect(values()).toEqual({ facts: value })
    expect(element.querySelector('textarea')).toBeNull()
  })
})

describe('a switch', () => {
  it('toggles in place and sends off as 1', () => {
    const { byRole, values } = createTestEditor(SWITCH)
    const control = byRole('switch', 'Use')
    control.click()
    expect(control.getAttribute('aria-checked')).toBe('false')
    expect(control.textContent).toBe('Not enabled')
    expect(values()).toEqual({ s: 1 })
    expect(byRole('switch', 'Use')).toBe(control)
  })

  it('changes its words in the text node they are in', () => {
    const { byRole } = createTestEditor(SWITCH)
    const toggle = byRole('switch', 'Use')
    const [words, before] = [toggle.firstChild, toggle.textContent]
    toggle.click()
    expect(toggle.textContent).not.toBe(before)
    expect(toggle.firstChild).toBe(words)
  })

  it('is undone from its own control', () => {
    const { byRole, press, values } = createTestEditor(SWITCH)
    byRole('switch', 'Use').click()
    press(byRole('switch', 'Use'), 'z', { ctrlKey: true })
    expect(values()).toEqual({ s: 0 })
  })
})

describe('several switches in a row that are off', () => {
  const off = (name: string): string =>
    `<div data-field="switch" data-name="${name}" data-value="1" data-label="${name}"><p>a</p></div>`
  const restOf = (element: Element): HTMLElement[] => [...element.querySelectorAll<HTMLElement>('.rj-switch-rest')]
  const unfolded = (element: Element): (string | null)[] =>
    [...element.querySelectorAll('.rj-unfolded')].map(part => part.getAttribute('aria-label'))

  it('are shown and folded by the button of the first, as far as the row goes', () => {
    const { element } = createTestEditor(`${off('a') + off('b')}<p>between</p>${off('c') + off('d')}`)
    const [first] = restOf(element)
    first?.click()
    expect(unfolded(element)).toEqual(['a', 'b'])
    expect(first?.getAttribute('aria-expanded')).toBe('true')
    first?.click()
    expect(unfolded(element)).toEqual([])
  })

  it('are shown without the one that was opened by itself', () => {
    const { byRole, element } = createTestEditor(off('a') + off('b') + off('c'))
    byRole('button', 'Show: b').click()
    restOf(element)[2]?.click()
    expect(unfolded(element)).toEqual(['c'])
  })
})

describe('a radio field', () => {
  it('asks in one line where it has many options, and a click on the line gives its chips the focus', () => {
    const options = ['one', 'two', 'three', 'four', 'five'].map(text => `<span data-option>${text}</span>`).join('')
    const { byRole, element } = createTestEditor(
      `<p><span data-field="radio" data-name="r" data-label="First">${options}</span></p>`,
    )
    const group = byRole('radiogroup', 'First')
    expect(group.dataset['needed']).toBe('needed: First')
    group.click()
    expect(document.activeElement).toBe(byRole('radio', 'one'))
    byRole('radio', 'two').click()
    expect(element.querySelector('[data-needed]')).toBeNull()
  })

  it('makes linked fields agree in wording, and leaves those without that wording alone', () => {
    const { byRole, values } = createTestEditor(RADIOS)
    byRole('radio', 'different').click()
    expect(values()).toEqual({ r: 'different', q: 'different', z: 'yes' })
  })

  it('has one chip in the tab order, and arrows move between its chips', () => {
    const { byRole, press } = createTestEditor(RADIOS)
    const chips = [byRole('radio', 'similar'), byRole('radio', 'different')]
    expect(chips.map(chip => chip.tabIndex)).toEqual([0, -1])
    chips[0]?.focus()
    press(byRole('radio', 'similar'), 'ArrowRight')
    expect(document.activeElement).toBe(chips[1])
    expect(chips.map(chip => chip.tabIndex)).toEqual([-1, 0])
  })
})

describe('a checkboxes field', () => {
  it('is turned by its words as by its boxes', () => {
    const { byRole, element, values } = createTestEditor(BOXES)
    const words = (number: number) => element.querySelectorAll<HTMLElement>('.rj-checkbox-head > span')[number]
    words(1)?.click()
    expect(document.activeElement).toBe(byRole('checkbox', 'Filing'))
    expect(values()['fees']).toEqual([0, 1, 1])
    words(0)?.click()
    expect(values()['fees']).toEqual([1, 1, 1])
    words(0)?.click()
    expect(values()['fees']).toEqual([0, 0, 0])
  })

  it('takes the focus from nowhere before its words are clicked', () => {
    const { byRole, element } = createTestEditor(BOXES)
    const press = (target: Element | null): boolean =>
      target?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true })) ?? false
    const isPassedOn = [press(element.querySelector('.rj-checkbox-head > span')), press(byRole('checkbox', 'Filing'))]
    expect(isPassedOn).toEqual([false, true])
  })

  const lineInputs = (element: Element): [HTMLInputElement, HTMLInputElement] => {
    const [label, amount] = element.querySelectorAll<HTMLInputElement>('.rj-line-form input')
    if (!label || !amount) throw new Error('no line is open')
    return [label, amount]
  }

  it('has its lines edited: a click on the amount opens label and amount, Enter saves, undo brings them back', () => {
    const { byRole, editor, element, press, values } = createTestEditor(BOXES)
    byRole('button', 'edit line: Notary, by agreement').click()
    const [label, amount] = lineInputs(element)
    expect([label.value, amount.value]).toEqual(['Notary', 'by agreement'])
    label.value = 'Attorney'
    amount.value = ' ￥3,000元 '
    press(amount, 'Enter')
    expect(element.querySelector('.rj-line-form')).toBeNull()
    expect(byRole('checkbox', 'Attorney')).toBe(document.activeElement)
    expect(values()).toEqual({ fees: [1, 1, 1], sum: 3000.3 })
    undoNoScroll(editor.state, editor.view.dispatch)
    expect(values()['sum']).toBe(0.3)
    expect(byRole('button', 'edit line: Notary, by agreement')).toBeTruthy()
  })

  it('opens a line at Enter on its box, and leaves it as it was at Escape', () => {
    const { byRole, element, press, values } = createTestEditor(BOXES)
    press(byRole('checkbox', 'Filing'), 'Enter')
    const [, amount] = lineInputs(element)
    amount.value = '99'
    press(amount, 'Escape')
    expect(values()['sum']).toBe(0.3)
    expect(document.activeElement).toBe(byRole('checkbox', 'Filing'))
  })

  it('has lines added and removed, each in one step that undo takes back, and keeps the last one', () => {
    const { byRole, editor, element, press, values } = createTestEditor(BOXES)
    byRole('button', 'add line').click()
    const [label, amount] = lineInputs(element)
    label.value = 'Search'
    amount.value = '120.50'
    press(amount, 'Enter')
    expect(values()).toEqual({ fees: [1, 1, 1, 1], sum: 120.8 })
    for (const name of ['edit line: Filing, 0.10', 'edit line: Agency, 0.20', 'edit line: Notary, by agreement']) {
      byRole('button', name).click()
      byRole('button', 'remove line').click()
    }
    expect(values()).toEqual({ fees: [1], sum: 120.5 })
    expect(document.activeElement).toBe(byRole('checkbox', 'Search'))
    byRole('button', 'edit line: Search, 120.50').click()
    expect(element.querySelector('[data-action="removeLine"]')).toBeNull()
    for (let step = 0; step < 4; step += 1) undoNoScroll(editor.state, editor.view.dispatch)
    expect(values()).toEqual({ fees: [1, 1, 1], sum: 0.3 })
  })

  it('adds no line that has neither name nor amount', () => {
    const { byRole, element, press, values } = createTestEditor(BOXES)
    byRole('button', 'add line').click()
    press(lineInputs(element)[0], 'Enter')
    expect(values()['fees']).toEqual([1, 1, 1])
  })

  const totalOf = (element: Element) => element.querySelector('[aria-live="polite"]')?.textContent

  it('sums what is checked, to the cent', () => {
    const { byRole, element, values } = createTestEditor(BOXES)
    expect(totalOf(element)).toBe('Totalnot counted¥0.30')
    byRole('checkbox', 'Agency').click()
    expect(totalOf(element)).toBe('Totalnot counted¥0.10')
    expect(values()).toEqual({ fees: [1, 0, 1], sum: 0.1 })
    expect(byRole('checkbox', 'Select all')).toHaveProperty('checked', false)
  })

  it('checks and unchecks every item with "all"', () => {
    const { byRole, values } = createTestEditor(BOXES)
    byRole('checkbox', 'Select all').click()
    expect(values()).toEqual({ fees: [0, 0, 0], sum: 0 })
    byRole('checkbox', 'Select all').click()
    expect(values()).toEqual({ fees: [1, 1, 1], sum: 0.3 })
  })
})

describe('a jump link', () => {
  const LINK = '<p><a data-jump="flow" href="?regNo=1&amp;intCls=9">No. 1</a></p>'
  const linkIn = (element: Element): HTMLElement => element.querySelector('a') ?? document.createElement('a')

  it('opens at a click and at Enter, and says that it opens a new window', () => {
    const { element, heard, press } = createTestEditor(LINK)
    const sign = element.querySelector<HTMLElement>('[role=link]')
    if (!sign) throw new Error('the keyboard reaches no link')
    linkIn(element).click()
    sign.click()
    press(sign, 'Enter')
    expect(heard).toEqual(Array.from({ length: 3 }, () => ['jump', 'regNo=1&intCls=9', true]))
    const ids = sign.getAttribute('aria-labelledby')?.split(' ') ?? []
    expect(ids.map(id => document.getElementById(id)?.textContent)).toEqual(['No. 1', 'opens in a new window'])
    expect(sign.tabIndex).toBe(0)
  })
})

describe('a read-only document', () => {
  it('changes nothing, not even what its controls show', () => {
    const { byRole, element, html } = createTestEditor(TEXT + BOXES + SWITCH, false)
    const before = html()
    byRole('checkbox', 'Filing').click()
    byRole('checkbox', 'Select all').click()
    byRole('switch', 'Use').click()
    byRole('textbox', 'Owner').click()
    expect(html()).toBe(before)
    expect(byRole('checkbox', 'Filing')).toHaveProperty('checked', true)
    expect(element.querySelector('input[type="text"]')).toBeNull()
  })
})

it('reads headings out below the title of the page, and takes a change of level on', () => {
  const { editor, element } = createTestEditor('<h1>Title</h1><p>a</p>')
  expect(element.querySelector('h1')?.getAttribute('aria-level')).toBe('2')
  editor.commands.setNode('heading', { level: 2 })
  expect(element.querySelector('h2')?.getAttribute('aria-level')).toBe('3')
})
