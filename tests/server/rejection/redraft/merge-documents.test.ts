import { describe, expect, it } from 'vitest'
import { parse, toHtml } from '#extensions/index.ts'
import { mergeDocuments } from '../../../../server/rejection/redraft/merge-documents.ts'

const text = (name: string, value: string, attributes = '') =>
  `<span data-field="text" data-name="${name}"${attributes}>\${${value}}</span>`
const radio = (checked: number | null, ...options: string[]) =>
  `<span data-field="radio" data-name="pick">${options
    .map((option, index) => `<span data-option${index === checked ? ' data-checked' : ''}>${option}</span>`)
    .join('')}</span>`
const part = (value: 0 | 1, content: string) =>
  `<div data-field="switch" data-name="part" data-value="${value}">${content}</div>`
const rows = (...cells: string[]) =>
  `<table><tbody>${cells.map(cell => `<tr><td>${cell}</td><td>x</td></tr>`).join('')}</tbody></table>`
const items = (...labels: string[]) =>
  `<ul data-field="checkboxes" data-name="fees">${labels.map(label => `<li data-value="1"${label.startsWith('!') ? ' data-unchecked' : ''}>${label.replace('!', '')}</li>`).join('')}</ul>`

const merge = (
  [before, after, mine]: readonly [string, string, string],
  choices: Record<string, 'mine' | 'drafted'> = {},
) => {
  const both = (html: string) => ({ analysis: parse(html), reason: parse('<p>。</p>') })
  const { analysis, disputed } = mergeDocuments({ before: both(before), after: both(after), mine: both(mine) }, choices)
  return { html: toHtml(analysis), disputed }
}
const written = (html: string) => toHtml(parse(html))

/** Name; before, after and mine; what comes of it without a dispute. */
const AGREED: readonly [string, readonly [string, string, string], string][] = [
  ['what the attorney left alone follows the draft', ['<p>甲</p>', '<p>乙</p>', '<p>甲</p>'], '<p>乙</p>'],
  ['what the correction leaves alone stays the attorney’s', ['<p>甲</p>', '<p>甲</p>', '<p>丙</p>'], '<p>丙</p>'],
  ['the same change on both sides is made once', ['<p>甲</p>', '<p>乙</p>', '<p>乙</p>'], '<p>乙</p>'],
  [
    'different blocks are changed side by side',
    ['<p>一甲</p><p>二</p><p>三甲</p>', '<p>一乙</p><p>二</p><p>三甲</p>', '<p>一甲</p><p>二</p><p>三丙</p>'],
    '<p>一乙</p><p>二</p><p>三丙</p>',
  ],
  [
    'a field follows the draft inside a sentence that was rewritten',
    [
      `<p>最迟${text('due', '6月1日')}提交</p>`,
      `<p>最迟${text('due', '6月8日')}提交</p>`,
      `<p>务必于${text('due', '6月1日')}前提交</p>`,
    ],
    `<p>务必于${text('due', '6月8日')}前提交</p>`,
  ],
  [
    'a field that was edited keeps its text when only its source changes',
    [
      `<p>${text('mark', '', ' data-source="missing"')}</p>`,
      `<p>${text('mark', '', ' data-source="notice.mark"')}</p>`,
      `<p>${text('mark', '墨豚', ' data-source="missing"')}</p>`,
    ],
    `<p>${text('mark', '墨豚', ' data-source="notice.mark"')}</p>`,
  ],
  [
    'a field that both gave the same text has it, under the source that the draft names now',
    [
      `<p>${text('mark', '墨', ' data-source="missing"')}</p>`,
      `<p>${text('mark', '墨豚', ' data-source="notice.mark"')}</p>`,
      `<p>${text('mark', '墨豚', ' data-source="missing"')}</p>`,
    ],
    `<p>${text('mark', '墨豚', ' data-source="notice.mark"')}</p>`,
  ],
  [
    'an added paragraph keeps its place beside a new one',
    ['<p>一</p><p>二</p>', '<p>一</p><p>新</p><p>二</p>', '<p>一</p><p>我的</p><p>二</p>'],
    '<p>一</p><p>我的</p><p>新</p><p>二</p>',
  ],
  [
    'what the attorney removed stays removed',
    ['<p>一</p><p>二甲</p><p>三</p>', '<p>一乙</p><p>二甲</p><p>三</p>', '<p>一</p><p>三</p>'],
    '<p>一乙</p><p>三</p>',
  ],
  [
    'what the draft no longer has goes where nobody touched it',
    ['<p>一</p><p>二</p><p>三</p>', '<p>一</p><p>三</p>', '<p>一</p><p>二</p><p>三丙</p>'],
    '<p>一</p><p>三丙</p>',
  ],
  [
    'a part that was switched off stays off while its text follows the draft',
    [part(0, '<p>甲</p>'), part(0, '<p>乙</p>'), part(1, '<p>甲</p>')],
    part(1, '<p>乙</p>'),
  ],
  [
    'a table takes new rows of the draft beside rewritten ones',
    [rows('甲', '乙'), rows('甲', '乙', '新'), rows('甲改', '乙')],
    rows('甲改', '乙', '新'),
  ],
  [
    'a chosen wording stays chosen where the options moved',
    [`<p>${radio(0, '一', '二')}</p>`, `<p>${radio(0, '零', '一', '二')}</p>`, `<p>${radio(1, '一', '二')}</p>`],
    `<p>${radio(2, '零', '一', '二')}</p>`,
  ],
  [
    'an unticked item stays unticked',
    [items('甲', '乙'), items('甲', '乙', '丙'), items('!甲', '乙')],
    items('!甲', '乙', '丙'),
  ],
  [
    'formatting of the attorney stays beside a field that follows the draft',
    [
      `<p>申请人${text('a', '甲')}</p>`,
      `<p>申请人${text('a', '乙')}</p>`,
      `<p><strong>申请人</strong>${text('a', '甲')}</p>`,
    ],
    `<p><strong>申请人</strong>${text('a', '乙')}</p>`,
  ],
]

/** Name; versions; what is shown of the dispute; the document with mine, and with the draft. */
const DISPUTED: readonly [string, readonly [string, string, string], [string, string, string], string, string][] = [
  [
    'a field that both changed',
    [
      `<p>${text('mark', '甲', ' data-label="商标"')}</p>`,
      `<p>${text('mark', '乙', ' data-label="商标"')}</p>`,
      `<p>${text('mark', '丙', ' data-label="商标"')}</p>`,
    ],
    ['商标', '丙', '乙'],
    `<p>${text('mark', '丙', ' data-label="商标"')}</p>`,
    `<p>${text('mark', '乙', ' data-label="商标"')}</p>`,
  ],
  [
    'a sentence that both changed, as a whole',
    [
      `<h2>一、期限</h2><p>于${text('d', '1日')}届满</p>`,
      `<h2>一、期限</h2><p>至${text('d', '2日')}届满</p>`,
      `<h2>一、期限</h2><p>将在${text('d', '1日')}届满</p>`,
    ],
    ['一、期限', '将在1日届满', '至2日届满'],
    `<h2>一、期限</h2><p>将在${text('d', '1日')}届满</p>`,
    `<h2>一、期限</h2><p>至${text('d', '2日')}届满</p>`,
  ],
  [
    'a paragraph that was edited and is drafted no longer',
    ['<p>一</p><p>二</p>', '<p>一</p>', '<p>一</p><p>二，改过</p>'],
    ['', '二，改过', ''],
    '<p>一</p><p>二，改过</p>',
    '<p>一</p>',
  ],
  [
    'a paragraph that was removed and is drafted otherwise',
    ['<p>一</p><p>二</p>', '<p>一</p><p>二，新</p>', '<p>一</p>'],
    ['', '', '二，新'],
    '<p>一</p>',
    '<p>一</p><p>二，新</p>',
  ],
  [
    'a table whose columns changed',
    [rows('甲'), '<table><tbody><tr><td>甲</td></tr></tbody></table>', rows('丙')],
    ['', '丙\nx', '甲'],
    rows('丙'),
    '<table><tbody><tr><td>甲</td></tr></tbody></table>',
  ],
  [
    'a choice that is no longer offered',
    [`<p>${radio(0, '一', '二')}</p>`, `<p>${radio(0, '一', '三')}</p>`, `<p>${radio(1, '一', '二')}</p>`],
    ['pick', '二', '一'],
    `<p>${radio(1, '一', '二')}</p>`,
    `<p>${radio(0, '一', '三')}</p>`,
  ],
]

describe('mergeDocuments', () => {
  it.each(AGREED)('%s', (_, versions, expected) => {
    expect(merge(versions)).toEqual({ html: written(expected), disputed: [] })
  })

  it.each(DISPUTED)('leaves the choice: %s', (_, versions, [label, mine, drafted], ofMine, ofDraft) => {
    const { html, disputed } = merge(versions)
    expect(disputed).toEqual([{ id: '0', document: 'analysis', label, mine, drafted }])
    expect(html).toBe(written(ofMine))
    expect(merge(versions, { 0: 'drafted' }).html).toBe(written(ofDraft))
  })

  it('asks once for a field that stands in both documents', () => {
    const of = (value: string) => ({
      analysis: parse(`<p>${text('a', value)}</p>`),
      reason: parse(`<p>${text('a', value)}</p>`),
    })
    const versions = { before: of('甲'), after: of('乙'), mine: of('丙') }
    expect(mergeDocuments(versions).disputed).toHaveLength(1)
    const { analysis, reason } = mergeDocuments(versions, { 0: 'drafted' })
    expect([analysis, reason]).toEqual([of('乙').analysis, of('乙').reason])
  })
})
