import { describe, expect, it } from 'vitest'
import { CARRIER_TAGS } from '#contract/document-html.ts'
import { normaliseHtml } from '#extensions/dom/clean-element.ts'
import { readCanonical } from '#extensions/dom/read-canonical.ts'
import { readHtml } from '#extensions/dom/server-dom.ts'
import { parse, toHtml } from '#extensions/index.ts'
import { documentCases } from '../../support/document-cases.ts'
import { seededRandom } from '../../support/seeded-random.ts'
import { randomDocument } from '../random-document.ts'

/** A comment says nothing, and is nothing that this product writes: the standard's parser reads. */
const parsed = (html: string): string => readHtml(`<!---->${html}`).innerHTML

/** A parser puts a body around bare rows, which no rule of the schema looks for. */
const withoutBodies = (html: string | undefined): string | undefined => html?.replaceAll(/<\/?tbody>/g, '')

const TEXTS = [
  '字',
  'a b',
  ' ',
  '\n',
  '&amp;',
  '&lt;p&gt;',
  '&quot;',
  '&nbsp;',
  '&#39;',
  '&#13;',
  '>',
  '𠮷',
  '$$',
  '\t',
  '\f',
]
const ODD_TEXTS = [
  '&',
  '&copy;',
  '&ampa',
  '&#x41;',
  '&AMP;',
  '<',
  '</p>',
  '<b>',
  '<!--a-->',
  '</br>',
  '<P>',
  '\0',
  '\r',
]
const ATTRIBUTES = [
  ' data-field="text"',
  ' data-name=" n "',
  ' data-label="a &gt; <b> &quot;c&quot;"',
  ' data-checked',
  ' onclick="x"',
  ' start="3"',
  ' colspan="2"',
  '\ndata-link="&amp;lt;"',
]
const ODD_ATTRIBUTES = [
  ' data-name=n',
  " data-name='n'",
  ' data-field="text" data-field="radio"',
  ' DATA-NAME="n"',
  ' a&b',
  ' /',
  '"',
]

/** HTML of the carrier's elements in any order and depth, with a slip here and there. */
const anyHtml = (seed: number): string => {
  const random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const slips = seed % 2 === 0 ? 0 : 0.02
  const text = () => pick(random() < slips ? ODD_TEXTS : TEXTS)
  const attribute = () => (random() < 0.3 ? pick(random() < slips ? ODD_ATTRIBUTES : ATTRIBUTES) : '')
  const nodes = (depth: number): string =>
    Array.from({ length: Math.floor(random() * 4) }, () =>
      depth > 0 && random() < 0.7 ? element(depth) : text(),
    ).join('')
  const element = (depth: number): string => {
    const tag = pick(CARRIER_TAGS)
    const head = `${tag}${attribute()}`
    if (tag === 'br' || tag === 'hr') return `<${head}>`
    if (tag !== 'table') return `<${head}>${nodes(depth - 1)}</${tag}>`
    const cell = pick(['td', 'th'])
    const between = () => (random() < slips ? nodes(1) : pick(['', '\n ']))
    const row = `<tr>${between()}<${cell}>${nodes(depth - 1)}</${cell}>${between()}</tr>`
    return `<table>${between()}${pick([row, `<tbody>${row}</tbody>`, `<thead>${row}</thead>${between()}${row}`])}</table>`
  }
  const html = nodes(6)
  const cut = Math.floor(random() * html.length)
  return random() < slips * 5 ? html.slice(0, cut) + html.slice(cut + 1 + Math.floor(random() * 3)) : html
}

const LEFT_TO_A_PARSER = [
  ['an element of no document', '<p>a<video src="x"></video>b</p>'],
  ['an element of a drawing', '<svg><p>a</p></svg>'],
  ['a script', '<p>a</p><script>b</script>'],
  ['an element left open', '<p>a'],
  ['an end without a start', '<p>a</p></p>'],
  ['ends in another order', '<p><strong>a<em>b</strong></em></p>'],
  ['a block in a paragraph', '<p>a<div>b</div></p>'],
  ['a link in a link', '<a>a<span><a>b</a></span></a>'],
  ['an item in an item', '<ul><li>a<div><li>b</li></div></li></ul>'],
  ['text in a row', '<table><tr>a<td>b</td></tr></table>'],
  ['a paragraph in a table', '<table><p>a</p></table>'],
  ['a row in no table', '<div><tr></tr></div>'],
  ['names in capitals', '<P>a</P>'],
  ['a value without quotes', '<p data-name=a>b</p>'],
  ['a value in single quotes', "<p data-name='a'>b</p>"],
  ['a value left open', '<p data-name="a>b</p>'],
  ['an attribute twice', '<p data-name="a" data-name="b">c</p>'],
  ['attributes without end', `<p${Array.from({ length: 99 }, (_, index) => ` a${index}`).join('')}>b</p>`],
  ['a reference it does not know', '<p>&copy; a</p>'],
  ['a bare ampersand', '<p>a & b</p>'],
  ['a comment', '<p>a<!-- b --></p>'],
  ['a depth that browsers cut', `${'<div>'.repeat(600)}a${'</div>'.repeat(600)}`],
] as const

describe('readCanonical', () => {
  it.each(LEFT_TO_A_PARSER)('leaves %s to a parser', (_, html) => {
    expect(readCanonical(html)).toBeNull()
  })

  it.each(documentCases)('reads what the fixture $name is written as', ({ htmls }) => {
    for (const html of htmls) expect(readCanonical(toHtml(parse(html)))?.innerHTML).toBe(parsed(toHtml(parse(html))))
  })

  it('reads every document of the markup as a parser does', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const html = randomDocument(seed, seed)
      expect(withoutBodies(readCanonical(html)?.innerHTML)).toBe(withoutBodies(parsed(html)))
    }
  })

  it('reads what it reads as a parser does, and leaves all else to one', () => {
    let read = 0
    for (let seed = 0; seed < 20_000; seed += 1) {
      const html = anyHtml(seed)
      const tree = readCanonical(normaliseHtml(html))
      if (tree === null) continue
      read += 1
      expect(withoutBodies(tree.innerHTML), html).toBe(withoutBodies(parsed(html)))
    }
    expect(read).toBeGreaterThan(5_000)
  })
})
