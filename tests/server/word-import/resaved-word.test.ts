import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from '#extensions/index.ts'
import { exportSections, writeWord } from '../../../server/word/write-word.ts'
import { compareWord } from '../../../server/word-import/compare-word.ts'
import { readMainPart } from '../../../server/word-import/read-word.ts'

/** Written with other values than these in who#0, day, near and facts, then saved by LibreOffice 7.4. */
const RESAVED = join(import.meta.dirname, '../../../fixtures/word-import/resaved-by-libreoffice.docx')
const HTML = `<h2>一、请求</h2><p>申请人：<span data-field="text" data-name="who" data-label="申请人">\${云杉}</span>；日期：<span data-field="text" data-name="day" data-label="日期">\${2026年6月5日}</span>；代理：<span data-field="text" data-name="agency" data-label="代理机构">\${}</span>。</p>
<div data-field="switch" data-name="argue" data-label="主张"><h2>二、主张</h2><p>两商标<span data-field="radio" data-name="near"><span data-option data-checked>不近似</span><span data-option>近似</span></span>。</p></div>
<h2>三、结论</h2><div data-field="paragraph" data-name="facts">\${第一行<br>第二行}</div>
<ul data-field="checkboxes" data-name="fees"><li data-value="750">规费</li><li data-value="3000">代理费</li></ul>`
const DOCUMENTS = [parse(HTML), parse(`<p><span data-field="text" data-name="who">\${松}</span></p>`)]

const compare = (xml: string) => compareWord(xml, { documents: DOCUMENTS, type: 'all', isEn: 0 })
const untagged = async (): Promise<string> => {
  const xml = readMainPart(await writeWord(exportSections('all', DOCUMENTS), { isEn: 0, title: '' }))
  return xml.replace(/<w:tag [^>]*\/>/g, '')
}

describe('a file another program took the tags off', () => {
  it('gives the values of its lines and choices by name and order', async () => {
    const { changes } = await compare(readMainPart(readFileSync(RESAVED)))
    expect(changes.map(({ key, after }) => [key, after])).toEqual([
      ['who#0', '云杉ABC公司2'],
      ['day#0', '2026年7月15日'],
      ['near#0', '近似'],
    ])
  })

  it('leaves in doubt what lost its name too, and paragraphs that may not be whole', async () => {
    const { doubts } = await compare(readMainPart(readFileSync(RESAVED)))
    expect(doubts.map(({ key, reason }) => [key, reason])).toEqual([
      ['argue#0', 'missing'],
      ['facts#0', 'missing'],
      ['fees#0', 'missing'],
    ])
  })

  it('takes what was not touched for what it was, an empty field too', async () => {
    const { changes, doubts } = await compare(await untagged())
    expect(changes).toEqual([])
    expect(doubts.map(({ key }) => key)).toEqual(['argue#0', 'fees#0'])
  })

  it('tells nothing by a name that stands once more than it was written', async () => {
    const xml = await untagged()
    const day = /<w:sdt><w:sdtPr><w:alias w:val="日期"\/>(?:(?!<w:sdt>).)*?<\/w:sdt>/s.exec(xml)?.[0] ?? ''
    const copied = xml.replace(day, `${day}<w:r><w:t>和</w:t></w:r>${day.replace('2026年6月5日', '2027年1月1日')}`)
    expect(copied).toContain('2027年1月1日')
    const { changes, doubts, outside } = await compare(copied)
    expect(changes).toEqual([])
    expect(doubts.map(({ key }) => key)).toContain('day#0')
    expect(outside.added.join()).toContain('2026年6月5日和2027年1月1日')
  })

  it('tells nothing by pieces that do not make one text', async () => {
    const xml = await untagged()
    const day = /<w:sdt><w:sdtPr><w:alias w:val="日期"\/>(?:(?!<w:sdt>).)*?<\/w:sdt>/s.exec(xml)?.[0] ?? ''
    const { changes, doubts } = await compare(xml.replace(day, `${day}${day.replace('2026年6月5日', '2027年1月1日')}`))
    expect(changes).toEqual([])
    expect(doubts.map(({ key }) => key)).toContain('day#0')
  })
})
