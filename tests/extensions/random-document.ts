import { seededRandom } from '../support/seeded-random.ts'

const NAMES = ['a', 'b', 'fees', 'fees_text', 'type', 'id', '__proto__', 'constructor', '申请人', 'a b']
const CHARACTERS = [...'ab墨豚𠮷🖋 \u3000\u00a0$}{<>&"\'\\/;0', '${', '&lt;', '&amp;', '</span>', '\t']
const AMOUNTS = ['750', '0.1', '0.2', '-3.05', '面议', '', '1e3', ' 12 ']
const MARKS = ['strong', 'em', 'u', 's', 'sub', 'sup']

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const element = (tag: string, content: string) => `<${tag}>${content}</${tag}>`

/**
 * HTML in the field markup. The same `shape` gives the same fields under the same names; `values` only chooses what is in
 * them, so that two documents of one shape take each other's form data.
 */
export const randomDocument = (shape: number, values: number): string => {
  const shaping = seededRandom(shape)
  const filling = seededRandom(values)
  const below = (random: () => number, bound: number) => Math.floor(random() * bound)
  const pick = <Item>(items: readonly Item[]): Item => items[below(shaping, items.length)] as Item
  const times = (bound: number, make: () => string) => Array.from({ length: 1 + below(shaping, bound) }, make).join('')

  const value = () =>
    Array.from({ length: below(filling, 6) }, () => CHARACTERS[below(filling, CHARACTERS.length)]).join('')
  const lines = () => Array.from({ length: 1 + below(filling, 3) }, () => escapeHtml(value())).join('<br>')
  const notes = () =>
    pick([
      '',
      ' data-label="名 &quot;签&quot;"',
      ' data-required',
      ' data-source="notice.applicant"',
      ' data-source="missing" data-required',
    ])
  const link = () => pick(['', ' data-link="x"'])
  const head = (kind: string) => `data-field="${kind}" data-name="${pick(NAMES)}"${notes()}`

  const radio = () => {
    const options = ['不近似', '近似', 'a &lt; b'].slice(0, 2 + below(shaping, 2))
    const checked = below(filling, options.length + 1)
    const spans = options.map(
      (text, index) => `<span data-option${index === checked ? ' data-checked' : ''}>${text}</span>`,
    )
    return `<span ${head('radio')}${link()}>${spans.join('')}</span>`
  }
  const wire = () => below(filling, 2)

  const inline = (depth: number): string => {
    const inner = () => (depth > 0 ? inlines(depth - 1) : '字')
    return pick([
      () => escapeHtml(pick(['文字', 'Word ', '“引号”', 'x<y'])),
      () => '<br>',
      () =>
        `<img data-picture="00000000-0000-4000-8000-000000000001" width="40" height="30" alt="${pick(['', '图 &quot;1&quot;'])}">`,
      () => `<span ${head('text')}${link()}>\${${escapeHtml(value())}}</span>`,
      radio,
      () => `<span ${head('switch')} data-value="${wire()}">${inner()}</span>`,
      () => element(pick(MARKS), inner()),
      () => `<a data-jump${pick(['', '="flow"'])} href="?regNo=1&amp;intCls=9"${notes()}>第1号</a>`,
      () => `<span data-source="law.30">${inner()}</span>`,
    ])()
  }
  const inlines = (depth: number): string => times(4, () => inline(depth))

  const checkboxes = () => {
    const item = () => `<li data-value="${pick(AMOUNTS)}"${filling() < 0.3 ? ' data-unchecked' : ''}>项目</li>`
    return `<ul ${head('checkboxes')} data-total="${pick(NAMES)}Total">${times(4, item)}</ul>`
  }
  const table = (depth: number) => {
    const cell = () => {
      const tag = pick(['td', 'th'])
      return `<${tag}${pick(['', '', ' colspan="2"', ' rowspan="2"'])}>${blocks(depth)}</${tag}>`
    }
    return element(
      'table',
      times(2, () => element('tr', times(3, cell))),
    )
  }
  const block = (depth: number): string => {
    const inner = () => (depth > 0 ? blocks(depth - 1) : `<p>${inlines(0)}</p>`)
    const item = () => element('li', `<p>${inlines(1)}</p>${depth > 0 ? block(depth - 1) : ''}`)
    return pick([
      () => `<p>${inlines(2)}</p>`,
      () => element(pick(['h1', 'h2', 'h3', 'h4']), inlines(1)),
      () => `<div ${head('paragraph')}${link()}>\${${lines()}}</div>`,
      checkboxes,
      () => `<div ${head('switch')} data-value="${wire()}">${inner()}</div>`,
      () => element('ul', times(3, item)),
      () => `<ol${pick(['', ' start="3"', ' start="0"'])}>${times(3, item)}</ol>`,
      () => element('blockquote', inner()),
      () => (depth > 0 ? table(depth - 1) : '<hr>'),
    ])()
  }
  const blocks = (depth: number): string => times(3, () => block(depth))
  return blocks(2)
}
