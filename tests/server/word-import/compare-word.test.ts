import { describe, expect, it } from 'vitest'
import { parse } from '#extensions/index.ts'
import { exportSections, writeWord } from '../../../server/word/write-word.ts'
import { compareWord } from '../../../server/word-import/compare-word.ts'
import { readMainPart } from '../../../server/word-import/read-word.ts'

const HTML = `<h2>一、请求</h2><p>申请人：<span data-field="text" data-name="who" data-label="申请人">\${云杉}</span>。</p>
<div data-field="switch" data-name="argue" data-label="主张"><h2>二、主张</h2><p>两商标<span data-field="radio" data-name="near"><span data-option data-checked>不近似</span><span data-option>近似</span></span>。</p></div>
<h2>三、结论</h2><div data-field="paragraph" data-name="facts">\${第一行<br>第二行}</div>
<ul data-field="checkboxes" data-name="fees"><li data-value="750">规费</li><li data-value="3000">代理费</li></ul>`
const DOCUMENTS = [parse(HTML), parse(`<p><span data-field="text" data-name="who">\${松}</span></p>`)]

const exported = async (): Promise<string> =>
  readMainPart(await writeWord(exportSections('all', DOCUMENTS), { isEn: 0, title: '' }))
const compare = (xml: string) => compareWord(xml, { documents: DOCUMENTS, type: 'all', isEn: 0 })
/** The export as somebody changed it, which must have changed something. */
const edited = async (from: string | RegExp, to: string) => {
  const xml = await exported()
  expect(xml).toMatch(from)
  return compare(xml.replace(from, to))
}
/** The control of a tag, from its start to its end. */
const control = (tag: string): RegExp =>
  new RegExp(`<w:sdt><w:sdtPr><w:alias w:val="[^"]*"/><w:tag w:val="${tag}"/>(?:(?!<w:sdt>).)*?</w:sdt>`, 's')
const NOTHING = { removed: [], added: [] }

describe('an edited file', () => {
  it('gives the new value of each field, told apart by its index', async () => {
    const { changes, doubts, outside } = await edited('>松<', '>柏<')
    expect(changes).toEqual([{ key: 'who#1', label: 'who', kind: 'text', before: '松', after: '柏' }])
    expect([doubts, outside]).toEqual([[], NOTHING])
  })

  it('is read with tabs, breaks, tracked changes and signs of Word in it', async () => {
    const typed =
      '<w:ins><w:r><w:t>云</w:t></w:r></w:ins><w:del><w:r><w:delText>山</w:delText><w:t>山</w:t></w:r></w:del><w:r><w:tab/><w:t>杉</w:t><w:br/><w:noBreakHyphen/></w:r>'
    const { changes } = await edited('<w:r><w:t xml:space="preserve">云杉</w:t></w:r>', typed)
    expect(changes.map(({ after }) => after)).toEqual(['云\t杉\n\u2011'])
  })

  it('takes what Word shows as a placeholder for no value', async () => {
    const { changes } = await edited('<w:tag w:val="who#1"/>', '<w:tag w:val="who#1"/><w:showingPlcHdr/>')
    expect(changes.map(({ key, after }) => [key, after])).toEqual([['who#1', '']])
  })

  it('gives the lines of a paragraph, `<` written as the form data has it', async () => {
    const { changes, outside } = await edited('>第二行<', '>a&lt;b</w:t></w:r></w:p><w:p><w:r><w:t>第三行<')
    expect(changes.map(({ key, after }) => [key, after])).toEqual([['facts#0', '第一行\na&lt;b\n第三行']])
    expect(outside).toEqual(NOTHING)
  })

  it('gives the wording chosen, and doubts one that the radio does not have', async () => {
    expect((await edited('>不近似<', '>近似<')).changes.map(({ after }) => after)).toEqual(['近似'])
    const { changes, doubts } = await edited('>不近似<', '>很像<')
    expect(changes).toEqual([])
    expect(doubts).toEqual([{ key: 'near#0', label: 'near', kind: 'radio', reason: 'unfitting', text: '很像' }])
  })

  it('gives the boxes that were clicked, and no line for the total that follows', async () => {
    const { changes, outside } = await edited(/(fees#0\.1"\/><w14:checkbox><w14:checked w14:val=)"1"/, '$1"0"')
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [
        [1, 1],
        [1, 0],
      ],
    ])
    expect(outside).toEqual(NOTHING)
  })

  it('takes a box that was taken out as not ticked, and doubts boxes that lost their control', async () => {
    const { changes } = await edited(control('fees#0.1'), '')
    expect(changes.map(({ after }) => after)).toEqual([[1, 0]])
    const bare = await edited(/<w:alias w:val="fees"\/><w:tag w:val="fees#0.1"\/>/, '')
    expect(bare.changes).toEqual([])
    expect(bare.doubts.map(({ key, reason }) => [key, reason])).toEqual([['fees#0', 'missing']])
  })

  it('switches off the region that was taken out, and what is counted after it counts anew', async () => {
    const xml = await exported()
    const region = /<w:sdt><w:sdtPr><w:alias w:val="主张"\/>.*?<\/w:sdt>.*?<\/w:sdt>/s
    const { changes, doubts, outside } = await compare(xml.replace(region, '').replace('三、结论', '二、结论'))
    expect(changes.map(({ key, before, after }) => [key, before, after])).toEqual([['argue#0', 0, 1]])
    expect([doubts, outside]).toEqual([[], NOTHING])
  })

  it('doubts a region that lost its control and kept its text', async () => {
    const { changes, doubts } = await edited(/<w:alias w:val="主张"\/><w:tag w:val="argue#0"\/>/, '')
    expect(changes).toEqual([])
    expect(doubts.map(({ key, reason }) => [key, reason])).toEqual([['argue#0', 'missing']])
  })

  it('doubts a field whose control is gone, or stands there twice with different texts', async () => {
    const gone = await edited(control('who#1'), '')
    expect(gone.changes).toEqual([])
    expect(gone.doubts.map(({ key, reason }) => [key, reason])).toEqual([['who#1', 'missing']])
    expect(gone.outside).toEqual({ removed: ['[who]'], added: [] })
    const xml = await exported()
    const [copy = ''] = control('who#1').exec(xml) ?? []
    const { doubts } = await compare(xml.replace(copy, copy + copy.replace('松', '柏')))
    expect(doubts.map(({ reason, text }) => [reason, text])).toEqual([['doubled', '松 / 柏']])
  })

  it('tells what was changed in lines that are no paragraph of the documents', async () => {
    const { changes, prose, outside } = await edited('>项目<', '>收费项目<')
    expect([changes, prose]).toEqual([[], []])
    expect(outside).toEqual({ removed: ['项目'], added: ['收费项目'] })
  })

  it('is compared by the document that is in it alone', async () => {
    const xml = readMainPart(await writeWord(exportSections('second', DOCUMENTS), { isEn: 0, title: '' }))
    const { changes, doubts, outside } = await compareWord(xml.replace('>松<', '>柏<'), {
      documents: DOCUMENTS,
      type: 'second',
      isEn: 0,
    })
    expect(changes.map(({ key }) => key)).toEqual(['who#1'])
    expect([doubts, outside]).toEqual([[], NOTHING])
  })
})
