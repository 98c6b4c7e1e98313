import { describe, expect, it } from 'vitest'
import { parse } from '#extensions/index.ts'
import { writeWord } from '../../../server/word/write-word.ts'
import { readWordParts, wordText } from '../../support/word-parts.ts'

const bodyOf = async (...htmls: string[]): Promise<string> => {
  const sections = htmls.map(html => ({ kind: 'reason', document: parse(html) }) as const)
  return readWordParts(await writeWord(sections, { isEn: 0, title: '' })).get('word/document.xml') ?? ''
}
const tagsOf = (body: string): string[] => [...body.matchAll(/<w:tag w:val="([^"]*)"/g)].map(([, tag = '']) => tag)
/** The properties of the control of a tag, and what it begins with. */
const controlOf = (body: string, tag: string): string =>
  body.split('<w:sdt>').find(part => part.includes(`<w:tag w:val="${tag}"/>`)) ?? ''
const text = (name: string, value = 'x', more = ''): string =>
  `<span data-field="text" data-name="${name}"${more}>\${${value}}</span>`

describe('the control of a field', () => {
  it('bears the label on it, and the name and its index over all documents as its tag', async () => {
    const body = await bodyOf(`<p>${text('a', '1', ' data-label="申请人"')}${text('b')}</p>`, `<p>${text('a')}</p>`)
    expect(tagsOf(body)).toEqual(['a#0', 'b#0', 'a#1'])
    expect(controlOf(body, 'a#0')).toContain('<w:alias w:val="申请人"/>')
    expect(controlOf(body, 'b#0')).toContain('<w:alias w:val="b"/>')
  })

  it('counts the fields of a document that is not in the file', async () => {
    const [first, second] = [parse(`<p>${text('a')}</p>`), parse(`<p>${text('a')}</p>`)]
    const bytes = await writeWord(
      [
        { kind: 'analysis', document: first, isLeftOut: true },
        { kind: 'reason', document: second },
      ],
      { isEn: 0, title: '' },
    )
    expect(tagsOf(readWordParts(bytes).get('word/document.xml') ?? '')).toEqual(['a#1'])
  })

  it('has a tag and a name of its own that Word keeps, whatever the field is called', async () => {
    const names = ['很'.repeat(80), `${'很'.repeat(79)}长`, '甲\u00a0乙', 'a&quot;&lt;b', '\u{20BB7}'.repeat(40)]
    const body = await bodyOf(`<p>${names.map(name => text(name)).join('')}</p>`)
    expect(new Set(tagsOf(body)).size).toBe(names.length)
    const named = [...body.matchAll(/<w:(?:tag|alias) w:val="([^"]*)"/g)].map(([, value = '']) => value)
    expect(named.filter(value => value.length > 64)).toEqual([])
  })

  it('stands in the paragraph where a switch holds that one alone with a choice in it, and around it elsewhere', async () => {
    const radio =
      '<span data-field="radio" data-name="r"><span data-option data-checked>甲</span><span data-option>乙</span></span>'
    const held = (words: string) => `<div data-field="switch" data-name="s" data-value="0">${words}</div>`
    const order = async (html: string) =>
      [...(await bodyOf(html)).matchAll(/<w:p>|<w:tag w:val="[^"]*"/g)].map(([found]) => found.replace(/.*val=/, ''))
    expect(await order(held(`<p>对此，申请人${radio}。</p>`))).toEqual(['<w:p>', '"s#0"', '"r#0"'])
    const within = (value: number) => `<span data-field="switch" data-name="i" data-value="${value}">等待结果；</span>`
    expect(await order(held(`<p>请求中止：${within(0)}</p>`))).toEqual(['<w:p>', '"s#0"', '"i#0"'])
    expect(await order(held(`<p>请求中止${within(1)}，${text('t')}</p>`))).toEqual(['"s#0"', '<w:p>', '"t#0"'])
    expect(await order(held('<p>申请人答复。</p>'))).toEqual(['"s#0"', '<w:p>'])
    expect(await order(held(`<p>申请人${radio}。</p><p>又。</p>`))).toEqual(['"s#0"', '<w:p>', '"r#0"', '<w:p>'])
  })

  it('takes lines of plain text for a text, and shows as empty what has no value', async () => {
    const body = await bodyOf(`<p>${text('full')}${text('empty', '')}</p>`)
    expect(controlOf(body, 'full#0')).toContain('<w:text w:multiLine="1"/>')
    expect(controlOf(body, 'full#0')).not.toContain('w:showingPlcHdr')
    expect(controlOf(body, 'empty#0')).toContain('<w:showingPlcHdr/>')
  })

  it('shares its value with the other fields of its link, wherever they stand, and with no field that says otherwise', async () => {
    const linked = ' data-link="who"'
    const parts = readWordParts(
      await writeWord(
        [
          { kind: 'analysis', document: parse(`<p>${text('who', '云杉 & 松', linked)}${text('alone')}</p>`) },
          {
            kind: 'reason',
            document: parse(
              `<p>${text('who', '云杉 & 松', linked)}${text('who', '柏', linked)}${text('who', '', linked)}</p>`,
            ),
          },
        ],
        { isEn: 0, title: '' },
      ),
    )
    const body = parts.get('word/document.xml') ?? ''
    const pathOf = (tag: string): string | undefined => /w:xpath="([^"]*)"/.exec(controlOf(body, tag))?.[1]
    expect(['who#0', 'alone#0', 'who#1', 'who#2', 'who#3'].map(pathOf)).toEqual([
      '/r:fields[1]/r:field[1]',
      undefined,
      '/r:fields[1]/r:field[1]',
      '/r:fields[1]/r:field[2]',
      '/r:fields[1]/r:field[3]',
    ])
    expect(parts.get('customXml/item1.xml')).toContain(
      '<field>云杉 &amp; 松</field><field>柏</field><field></field></fields>',
    )
    const [store] = /\{[^}]*\}/.exec(parts.get('customXml/itemProps1.xml') ?? '') ?? []
    expect(controlOf(body, 'who#0')).toContain(`w:storeItemID="${store}"`)
    // What is shown in place of no value has to stand in the glossary.
    const [, blank] = /<w:docPart w:val="([^"]*)"/.exec(controlOf(body, 'who#3')) ?? []
    expect(parts.get('word/glossary/document.xml')).toContain(`<w:name w:val="${blank}"/>`)
    expect(parts.get('word/glossary/document.xml')).toContain('>＿＿＿＿<')
  })

  it('chooses with the other radios of its link', async () => {
    const options = '<span data-option>甲</span><span data-option data-checked>乙</span>'
    const radio = `<span data-field="radio" data-name="r" data-link="r">${options}</span>`
    const body = await bodyOf(`<p>${radio}${radio}</p>`)
    expect(body.match(/<w:dataBinding [^>]*field\[1\]"[^>]*>(?=<w:dropDownList>)/g)).toHaveLength(2)
  })

  it('offers the wordings of a radio, each once', async () => {
    const options = ['不近似', '近似', '近似'].map(option => `<span data-option>${option}</span>`).join('')
    const body = await bodyOf(`<p><span data-field="radio" data-name="r">${options}</span></p>`)
    expect(controlOf(body, 'r#0').match(/<w:listItem [^>]*>/g)).toEqual([
      '<w:listItem w:displayText="不近似" w:value="不近似"/>',
      '<w:listItem w:displayText="近似" w:value="近似"/>',
    ])
  })

  it('is a box for each checked item, by the place of the item', async () => {
    const body = await bodyOf(
      '<ul data-field="checkboxes" data-name="fees"><li data-value="1">甲</li><li data-value="2" data-unchecked>乙</li><li data-value="3">丙</li></ul>',
    )
    expect(tagsOf(body)).toEqual(['fees#0.0', 'fees#0.2'])
    expect(controlOf(body, 'fees#0.2')).toContain('<w14:checkbox><w14:checked w14:val="1"/>')
  })

  it('marks the region of a switch, around lines and blocks', async () => {
    const body = await bodyOf(
      `<div data-field="switch" data-name="s"><p>甲<span data-field="switch" data-name="i">乙${text('t')}</span></p><p>丙</p></div>`,
    )
    expect(tagsOf(body)).toEqual(['s#0', 'i#0', 't#0'])
    const [region = ''] = /<w:sdt>.*<\/w:sdt>/s.exec(body) ?? []
    expect(wordText(region.replace(/<w:sdtPr>.*?<\/w:sdtPr>/gs, ''))).toBe('甲乙x\n丙\n')
  })

  it('takes the number of the list item that begins with it', async () => {
    const body = await bodyOf(`<ol><li><div data-field="paragraph" data-name="p">\${甲<br>乙}</div></li></ol>`)
    expect(body.match(/<w:numPr>/g)).toHaveLength(1)
    expect(body).toMatch(/<w:numPr>.*?甲.*?<w:ind w:left="900"\/>.*?乙/s)
  })

  it('leaves a paragraph at the end of a cell', async () => {
    const body = await bodyOf(`<table><tr><td><div data-field="paragraph" data-name="p">\${甲}</div></td></tr></table>`)
    expect(body).toContain('</w:sdt><w:p><w:pPr><w:pStyle w:val="End"/></w:pPr></w:p></w:tc>')
  })
})

it('says what it was made of in the file’s own properties', async () => {
  const bytes = await writeWord([{ kind: 'reason', document: parse('') }], {
    isEn: 0,
    title: '',
    origin: { logId: 7, revision: 3, type: 'second' },
  })
  const properties = readWordParts(bytes).get('docProps/custom.xml') ?? ''
  expect([...properties.matchAll(/name="(\w+)"><vt:lpwstr>(\w+)/g)].map(([, name, value]) => [name, value])).toEqual([
    ['RejoinderLog', '7'],
    ['RejoinderRevision', '3'],
    ['RejoinderType', 'second'],
  ])
})
