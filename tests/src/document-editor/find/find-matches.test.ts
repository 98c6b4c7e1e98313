import type { Node as DocumentNode } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { documentSchema } from '../../../../extensions/document-schema.ts'
import { parse } from '../../../../extensions/index.ts'
import { findMatches, isReplaceable } from '../../../../src/features/document-editor/find/find-matches.ts'

const read = (html: string): DocumentNode => documentSchema.nodeFromJSON(parse(html))
const text = (value: string, name = 'a') => `<span data-field="text" data-name="${name}">\${${value}}</span>`

/** Each match as the kinds of what it lies in, with what is there. */
const found = (html: string, query: string, isExact = false): string[] => {
  const doc = read(html)
  return findMatches(doc, { query, isExact }).map(match =>
    match
      .map(({ kind, position, from, to }) => {
        const value: string = doc.nodeAt(position)?.attrs['value'] ?? ''
        const words = kind === 'text' ? doc.textBetween(position + from, position + to) : value.slice(from, to)
        return `${kind} ${words}`.trim()
      })
      .join(' + '),
  )
}

describe('the search', () => {
  it('finds words in prose across marks and in the values of fields', () => {
    expect(found('<p>申请<strong>商</strong><em>标</em></p>', '请商标')).toEqual(['text 请商标'])
    expect(
      found(`<p>为${text('云杉商标行')}。</p><div data-field="paragraph" data-name="p">\${甲<br>商标乙}</div>`, '商标'),
    ).toEqual(['value 商标', 'value 商标'])
  })

  it('finds words that run from the prose into a field', () => {
    expect(found(`<p>申请人${text('云杉')}公司</p>`, '人云杉公')).toEqual(['text 人 + value 云杉 + text 公'])
  })

  it('finds words of options and labels, one by one, also in a switch that is off', () => {
    const radio =
      '<span data-field="radio" data-name="r"><span data-option>不近似</span><span data-option>近似</span></span>'
    expect(found(`<p>${radio}</p>`, '近似')).toEqual(['option', 'option'])
    expect(found(`<p>${radio}</p>`, '似近')).toEqual([])
    expect(found('<ul data-field="checkboxes"><li data-value="1">代理费</li></ul>', '理')).toEqual(['label'])
    expect(found('<div data-field="switch" data-name="s" data-value="1"><p>已关</p></div>', '已关')).toEqual([
      'text 已关',
    ])
  })

  it('goes over no break, no empty field and no edge of a switch', () => {
    expect(found('<p>甲<br>乙</p>', '甲乙')).toEqual([])
    expect(found(`<p>甲${text('')}乙</p>`, '甲乙')).toEqual([])
    expect(found('<p>甲<span data-field="switch" data-name="s">乙</span></p>', '甲乙')).toEqual([])
  })

  it('minds case and width only when it is told to', () => {
    expect(found('<p>Yunshan YUNSHAN （甲）</p>', 'yunshan')).toHaveLength(2)
    expect(found('<p>Yunshan YUNSHAN</p>', 'Yunshan', true)).toHaveLength(1)
    expect(found('<p>（甲）</p>', '(甲)')).toEqual(['text （甲）'])
    expect(found('<p>（甲）</p>', '(甲)', true)).toEqual([])
    expect(found('<p>İstanbul 甲</p>', '甲')).toEqual(['text 甲'])
  })

  it('knows which matches can be replaced', () => {
    const html = `<p>甲${text('甲')}<span data-field="radio" data-name="r"><span data-option>甲</span><span data-option>乙</span></span></p>`
    expect(findMatches(read(html), { query: '甲', isExact: false }).map(isReplaceable)).toEqual([true, true, false])
    expect(findMatches(read(html), { query: '甲甲', isExact: false }).map(isReplaceable)).toEqual([false])
  })
})
