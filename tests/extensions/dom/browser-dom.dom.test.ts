import { DOMParser } from '@tiptap/pm/model'
import { describe, expect, it, vi } from 'vitest'
import { documentSchema } from '#extensions/document-schema.ts'
import { prepareToRead, readHtml as readInBrowser } from '#extensions/dom/browser-dom.ts'
import { readHtml as readOnServer } from '#extensions/dom/server-dom.ts'
import { documentCases } from '../../support/document-cases.ts'
import { randomDocument } from '../random-document.ts'

const documentOf = (root: Element): unknown => DOMParser.fromSchema(documentSchema).parse(root).toJSON()

/** What this product writes is read the same way in both: a comment, which says nothing, makes it another's. */
const byOther = (html: string): string => `<!---->${html}`

const HOSTILE = [
  '<template><p>a</p><script>x</script></template>',
  '<p>a<template>b<span data-field="text" data-name="n">c</span></template></p>',
  '<noscript><p>a</p></noscript>',
  '<noscript><style>p{}</style><p title="</noscript><img src=x onerror=alert(1)>">a</p></noscript>',
  '<svg><p>a</p><script>x</script><text>b</text></svg>c',
  '<svg><style><img src=x onerror=alert(1)></style></svg>a',
  '<math><mi>a</mi><mtext><p>b</p></mtext></math>',
  '<math><annotation-xml encoding="text/html"><p>a</p></annotation-xml></math>',
  '<p>a<script>b</script>c<style>d</style>e</p>',
  '<script><p>a</p></script><p>b</p>',
  '<textarea><p>a</p></textarea><p>b</p>',
  '<title>a</title><p>b</p>',
  '<xmp><p>a</p></xmp>',
  '<select><option>a</option></select><p>b</p>',
  '<iframe>a</iframe><object><p>b</p></object><embed>',
  '<video><p>a</p></video><audio>b</audio><canvas>c</canvas>',
  '<a href="javascript:alert(1)">a</a><a data-jump href=" javascript:alert(1)">b</a>',
  '<a data-jump href="jav&#x09;ascript:alert(1)">a</a><a data-jump href="data:text/html,x">b</a>',
  '<p onclick=alert(1) style="x" class="y" id="z" data-other="w">a</p>',
  '<form id="f"><input name="attributes"><p>a</p></form>',
  '<form><p name="childNodes">a</p><button name="parentNode">b</button></form>',
  '<form><p>a</p><input name="removeAttribute"><input name="append"><input id="querySelectorAll"></form>',
  '<!-- a --><p>b<!-- c --></p><![CDATA[d]]>',
  '<html><head><title>a</title></head><body onload=x><p>b</p></body></html>',
  '<p>a<div>b</div>c</p>',
  '<custom-element><p>a</p></custom-element><p is="x-y">b</p>',
  '<img src=x onerror=alert(1)>a<br>b',
  '<p>unclosed <b>bold <i>both</p> after</i>',
  '<span data-field="text" data-name="n">a<script>b</script></span>',
  '<ul data-field="checkboxes"><script>x</script><li data-value="1">a</li></ul>',
  '&lt;script&gt;a&lt;/script&gt; &amp;lt; \u0000',
  '<p><span data-field="text" data-name="a:b" data-label="Owner: name" data-source="x: javascript:y">v</span></p>',
  '<p><span data-field="text" data-name=" n " data-label="a --> b </script>">v</span></p>',
  '<p>a\r\nb\rc&#13;d</p>',
  'plain text',
  '',
  '<table>loose<tr><td>a</td>b</tr></table>c',
  '<table><p>a</p><tr><td><b>b</td></tr></table>c</b>',
  '<b><p>a</p><div>b</div></b>c',
  '<a data-jump href="?regNo=1">a<p>b</p>c</a>d',
  '<a data-jump href="?regNo=1">a<a data-jump href="?regNo=2">b</a></a>',
  '<p>a<table><tr><td>b</td></tr></table>c</p>',
  '<ul><li>a<li>b<ul><li>c</ul></ul>d',
  '<li>a</li><tr><td>b</td></tr><td>c</td>',
  '<strong><em>a</strong>b</em>c',
  '<span data-field="text" data-name="n"><p>a</span>b</p>',
  '<p><div data-field="switch" data-name="n" data-value="0">a<p>b</div>c</p>',
  '<select><select><p>a</p></select><input>b',
  '<svg><a href="?regNo=1" data-jump>a</a></svg><math><span>b</span></math>',
  '<svg><foreignObject><p>a</p></foreignObject><desc><p>b</p></desc></svg>',
  '<svg><g><a data-jump href="?regNo=1">a<style>x</style></a><script>y</script></g><p>b</p></svg>c',
  '<math><mtext><table><tr><td>a</td></tr></table></mtext><mi><p>b</p></mi></math>',
  '<math><a data-jump href="?regNo=1">a</a><s>b</s></math>',
  '<frameset><frame></frameset><p>a</p>',
  '  \n <p>a</p> b',
  '<h1>a<h2>b</h1>c</h2>',
  '<p>a</p></p>b</br>c',
  '<plaintext><p>a</p>',
  '<ruby>a<rt>b</rt></ruby><details><summary>c</summary>d</details>',
  '<p data-a<b="c" "d">e</p>',
  '&notit; &amp &#0; &#x110000; &#xd800; &nbsp;a',
]

const RANDOM = Array.from({ length: 40 }, (_, index) => randomDocument(index + 500, index))

await prepareToRead()

it('reads what this product writes at once, and all else once it is prepared', async () => {
  // The module as a page has it that nothing was opened in yet.
  vi.resetModules()
  const { isReadable, prepareToRead, readHtml } = await import('#extensions/dom/browser-dom.ts')
  expect(['<p>a</p>', '<p>a'].map(isReadable)).toEqual([true, false])
  expect(() => readHtml('<p>a')).toThrow('needs prepareToRead')
  await prepareToRead()
  expect(isReadable('<p>a')).toBe(true)
  expect(readHtml('<p>a').innerHTML).toBe('<p>a</p>')
})

describe('the document of the browser and the one of the server', () => {
  it.each(documentCases)('are the same for the fixture $name', ({ htmls }) => {
    for (const html of htmls)
      expect(documentOf(readInBrowser(byOther(html)))).toStrictEqual(documentOf(readOnServer(html)))
  })

  it.each(HOSTILE)('are the same for hostile or broken HTML: %s', html => {
    expect(documentOf(readInBrowser(html))).toStrictEqual(documentOf(readOnServer(html)))
  })

  it.each(RANDOM)('are the same for a document made at random', html => {
    expect(documentOf(readInBrowser(byOther(html)))).toStrictEqual(documentOf(readOnServer(html)))
  })
})
