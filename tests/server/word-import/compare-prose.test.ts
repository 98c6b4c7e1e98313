import { describe, expect, it } from 'vitest'
import { parse } from '#extensions/index.ts'
import { exportSections, writeWord } from '../../../server/word/write-word.ts'
import { compareWord } from '../../../server/word-import/compare-word.ts'
import { readMainPart } from '../../../server/word-import/read-word.ts'

const WHO = `<span data-field="text" data-name="who" data-label="申请人">\${云杉}</span>`
const HTML = `<h2>一、请求</h2><p>申请人：${WHO}请求<strong>撤销</strong>原决定。</p><p>第二段。</p><p>第三段很长。</p>
<div data-field="switch" data-name="off" data-value="1"><h2>二、不用</h2><p>不用的。</p></div>
<h2>三、结论</h2><p>引证<a data-jump href="?regNo=1">第1号</a>（<a data-jump="flow" href="?regNo=1">流程</a>）不近似。</p>
<ul><li><p>甲项</p></li><li><p>乙项</p></li></ul><table><tr><td>左</td><td>右</td></tr></table>
<div data-field="paragraph" data-name="facts">\${事实}</div><p>末段。</p>`
const DOCUMENTS = [parse(HTML), parse('<p>另一份。</p>')]

const exported = async (): Promise<string> =>
  readMainPart(await writeWord(exportSections('all', DOCUMENTS), { isEn: 0, title: '' }))
const compare = (xml: string) => compareWord(xml, { documents: DOCUMENTS, type: 'all', isEn: 0 })
/** The paragraph of the file that says something. */
const paragraphOf = (xml: string, words: string): string => {
  const found = xml.match(/<w:p>(?:(?!<w:p>).)*?<\/w:p>/gs)?.find(part => part.includes(words))
  if (found === undefined) throw new Error(`no paragraph with ${words}`)
  return found
}
const NOTHING = { removed: [], added: [] }
const TRACKED = 'w:author="林律师" w:date="2026-11-24T10:00:00Z"'
const run = (text: string, properties = ''): string => `<w:r>${properties}<w:t>${text}</w:t></w:r>`
const newLine = (text: string, properties = ''): string => `<w:p>${properties}${run(text)}</w:p>`

interface Expected {
  kind: string
  before?: string[]
  after?: string
  beside?: string
}

/** What is proposed for the file as somebody changed it. */
const proposed = async (change: (xml: string) => string) => {
  const xml = await exported()
  const changed = change(xml)
  expect(changed).not.toBe(xml)
  const { changes, doubts, prose, outside } = await compare(changed)
  const textOf = ({ text = '', content = [] }: (typeof DOCUMENTS)[number]): string =>
    text + content.map(textOf).join('')
  const told = prose.map(
    ({ kind, before, after, anchor }): Expected => ({
      kind,
      ...(before.length > 0 && { before: before.map(({ node }) => textOf(node)) }),
      ...(after !== '' && { after }),
      ...(anchor && { beside: `${anchor.side} ${textOf(anchor.node)}` }),
    }),
  )
  return { changes, doubts, prose, outside, told }
}

describe('prose that was changed in Word', () => {
  it('is taken with its field, and what Word does not know of the rest', async () => {
    const { told, outside, changes, prose } = await proposed(xml =>
      xml
        .replace('请求</w:t></w:r><w:r><w:rPr><w:b/>', '特请求</w:t></w:r><w:r><w:rPr><w:b/>')
        .replace('原决定。', '该决定。'),
    )
    expect(told).toEqual([
      {
        kind: 'edited',
        before: ['申请人：请求撤销原决定。'],
        after: `<p>申请人：${WHO}特请求<strong>撤销</strong>该决定。</p>`,
      },
    ])
    expect([changes, outside]).toEqual([[], NOTHING])
    expect(prose[0]).toMatchObject({ document: 'analysis', heading: '一、请求', before: [{ number: 1, order: 1 }] })
  })

  it('keeps links, what the export left out and the numbers that it counted anew', async () => {
    const { told } = await proposed(xml => xml.replace('不近似', '并不近似').replace('二、结论', '二、结语'))
    expect(told.map(({ after }) => after)).toEqual([
      '<h2>三、结语</h2>',
      '<p>引证<a href="?regNo=1" data-jump="">第1号</a>（<a href="?regNo=1" data-jump="flow">流程</a>）并不近似。</p>',
    ])
  })

  it('is told apart as inserted, deleted and moved', async () => {
    const { told, outside } = await proposed(xml => {
      const [second, last] = [paragraphOf(xml, '第二段'), paragraphOf(xml, '末段')]
      return xml
        .replace(second, newLine('新的一段') + newLine('又一段'))
        .replace(last, '')
        .replace(paragraphOf(xml, '一、请求'), whole => last + whole)
    })
    expect(told).toEqual([
      { kind: 'moved', before: ['末段。'], after: '<p>末段。</p>', beside: 'before 一、请求' },
      { kind: 'inserted', after: '<p>新的一段</p><p>又一段</p>', beside: 'after 申请人：请求撤销原决定。' },
      { kind: 'deleted', before: ['第二段。'] },
    ])
    expect(outside).toEqual(NOTHING)
  })

  it('is one change where a paragraph was divided, or two became one', async () => {
    const divided = await proposed(xml =>
      xml.replace('>第三段很长。<', '>第三段</w:t></w:r></w:p><w:p><w:r><w:t>很长。<'),
    )
    expect(divided.told).toEqual([{ kind: 'edited', before: ['第三段很长。'], after: '<p>第三段</p><p>很长。</p>' }])
    const joined = await proposed(xml => {
      const [second, third] = [paragraphOf(xml, '第二段'), paragraphOf(xml, '第三段')]
      const content = (part: string): string => part.replace(/^<w:p>(<w:pPr>.*?<\/w:pPr>)?/s, '').replace('</w:p>', '')
      return xml.replace(second + third, second.replace('</w:p>', `${content(third)}</w:p>`))
    })
    expect(joined.told).toEqual([
      { kind: 'edited', before: ['第二段。', '第三段很长。'], after: '<p>第二段。第三段很长。</p>' },
    ])
    expect([divided.outside, joined.outside]).toEqual([NOTHING, NOTHING])
  })

  it('is taken in cells and items, new items beside an item', async () => {
    const { told, prose } = await proposed(xml => {
      const item = paragraphOf(xml, '乙项')
      const listed = /<w:pPr>.*?<\/w:pPr>/s.exec(item)?.[0] ?? ''
      return xml.replace('>左<', '>左上<').replace(item, item + newLine('丙项', listed))
    })
    expect(told).toEqual([
      { kind: 'edited', before: ['左'], after: '<p>左上</p>' },
      { kind: 'inserted', after: '<p>丙项</p>', beside: 'after 乙项' },
    ])
    expect(prose.map(({ isListed }) => isListed)).toEqual([false, true])
  })

  it('never takes a field away, and leaves lines with a field from elsewhere to the attorney', async () => {
    const without = await proposed(xml => xml.replace(/<w:sdt>(?:(?!<w:sdt>).)*?<w:tag w:val="who#0".*?<\/w:sdt>/s, ''))
    expect(without.doubts.map(({ key, reason }) => [key, reason])).toEqual([['who#0', 'missing']])
    expect(without.told).toEqual([])
    expect(without.outside.added).toEqual(['申请人：请求撤销原决定。'])
    const gone = await proposed(xml => xml.replace(paragraphOf(xml, '云杉'), ''))
    expect(gone.told).toEqual([])
    expect(gone.outside.removed).toEqual(['申请人：[申请人]请求撤销原决定。'])
    const elsewhere = await proposed(xml => {
      const [field = ''] = /<w:sdt>(?:(?!<w:sdt>).)*?<w:tag w:val="who#0".*?<\/w:sdt>/s.exec(xml) ?? []
      return xml.replace(field, '').replace('>末段。</w:t></w:r>', `>末段。</w:t></w:r>${field}`)
    })
    expect(elsewhere.told).toEqual([])
    expect(elsewhere.outside.added).toContain('末段。[申请人]')
  })

  it('takes bold and the like of new words, and no new line of nothing', async () => {
    const { told } = await proposed(xml =>
      xml
        .replace(
          '>末段。</w:t></w:r>',
          `>末段。</w:t></w:r>${run('重要', '<w:rPr><w:b/><w:u w:val="single"/></w:rPr>')}`,
        )
        .replace(paragraphOf(xml, '第二段'), whole => `${whole}<w:p/>`),
    )
    expect(told).toEqual([{ kind: 'edited', before: ['末段。'], after: '<p>末段。<strong><u>重要</u></strong></p>' }])
  })

  it('is not taken from words that LibreOffice repeated where a region begins', async () => {
    const regionOf = (...pieces: string[]): string =>
      pieces
        .map(text => `<w:sdt><w:sdtPr><w:alias w:val="用"/></w:sdtPr><w:sdtContent>${run(text)}</w:sdtContent></w:sdt>`)
        .join('')
    const documents = [parse('<div data-field="switch" data-name="用"><p>甲乙。</p></div>'), parse('<p>丙</p>')]
    const xml = readMainPart(await writeWord(exportSections('all', documents), { isEn: 0, title: '' }))
    const told = async (...pieces: string[]) => {
      const region = /<w:sdt>.*?<w:bookmarkStart[^>]*>/s.exec(xml)?.[0] ?? ''
      const start = /<w:p>.*$/s.exec(region)?.[0] ?? ''
      const changed = xml.replace(/<w:sdt>.*<\/w:sdt>/s, `${start}${regionOf(...pieces)}</w:p>`)
      return (await compareWord(changed, { documents, type: 'all', isEn: 0 })).prose.map(({ after }) => after)
    }
    expect(await told('甲乙。', '甲甲乙。', '乙。甲乙。')).toEqual([])
    expect(await told('甲乙。', '甲甲乙。', '甲乙。')).toEqual([])
    expect(await told('甲乙。', '甲乙。', '丁')).toEqual([])
    expect(await told('甲改乙。')).toEqual(['<p>甲改乙。</p>'])
  })

  it('is found by its words where a program took the bookmarks off', async () => {
    const { told, outside } = await proposed(xml =>
      xml.replace(/<w:bookmark(?:Start|End)[^>]*>/g, '').replace('第三段很长。', '第三段较长。'),
    )
    expect(told).toEqual([{ kind: 'edited', before: ['第三段很长。'], after: '<p>第三段较长。</p>' }])
    expect(outside).toEqual(NOTHING)
  })
})

describe('rows of a table that were changed in Word', () => {
  const FIELD = `<span data-field="text" data-name="date" data-label="日期">\${三月}</span>`
  const TABLE = `<p>前</p><table><tr><td>证据</td><td>日期</td></tr><tr><td>合同</td><td>${FIELD}</td></tr><tr><td>发票</td><td>四月</td></tr><tr><td>照片</td><td></td></tr></table><p>后</p>`
  const documents = [parse(TABLE), parse('<p>另一份。</p>')]
  const row = (...cells: string[]): string =>
    `<w:tr>${cells.map(text => `<w:tc><w:tcPr/>${newLine(text)}</w:tc>`).join('')}</w:tr>`
  const rowOf = (xml: string, words: string): string =>
    xml.match(/<w:tr[ >](?:(?!<w:tr[ >]).)*?<\/w:tr>/gs)?.find(part => part.includes(words)) ?? ''

  const changed = async (change: (xml: string) => string, of = documents) => {
    const xml = readMainPart(await writeWord(exportSections('all', of), { isEn: 0, title: '' }))
    const { prose, rows, outside, doubts } = await compareWord(change(xml), { documents: of, type: 'all', isEn: 0 })
    const why = rows.map(({ kind, reason, cells }) => [kind, reason, ...cells])
    const words = (node: (typeof of)[number]): string => (node.text ?? '') + (node.content ?? []).map(words).join('')
    const told = prose.map(({ kind, before, after, anchor }) => [
      kind,
      before.map(({ node }) => words(node)).join('|'),
      after,
      anchor && `${anchor.side} ${words(anchor.node)}`,
    ])
    return { told, why, outside, doubts, prose }
  }

  it('are offered as rows, those in a row as one change', async () => {
    const { told, outside } = await changed(xml =>
      xml
        .replace(rowOf(xml, '发票'), '')
        .replace(rowOf(xml, '合同'), whole => whole + row('样品', '五月') + row('样品', '')),
    )
    const after =
      '<table><tr><td><p>样品</p></td><td><p>五月</p></td></tr><tr><td><p>样品</p></td><td></td></tr></table>'
    expect(
      told.map(([kind, , html]) => [
        kind,
        String(html)
          .replaceAll(/<\/?tbody>/g, '')
          .replace('<p></p>', ''),
      ]),
    ).toEqual([
      ['rowInserted', after],
      ['rowDeleted', ''],
    ])
    expect(told[0]?.[3]).toBe('after 合同')
    expect(told[1]?.[1]).toBe('发票|四月')
    expect(outside).toEqual(NOTHING)
  })

  it('above the first go before it, and words in an empty cell go into it', async () => {
    const { told, outside } = await changed(xml =>
      xml
        .replace(rowOf(xml, '证据'), whole => row('编号', '内容') + whole)
        .replace(rowOf(xml, '照片'), whole => {
          const cell = whole.lastIndexOf('</w:p>')
          return `${whole.slice(0, cell)}${run('六月')}${whole.slice(cell)}`
        }),
    )
    expect(told.map(([kind, , , anchor]) => [kind, anchor])).toEqual([
      ['edited', null],
      ['rowInserted', 'before 证据'],
    ])
    expect(told[0]?.[2]).toBe('<p>六月</p>')
    expect(outside).toEqual(NOTHING)
  })

  it('with a field, with merged cells, of other columns or of a new table are told with the reason and not offered', async () => {
    const gone = await changed(xml => xml.replace(rowOf(xml, '合同'), ''))
    expect(gone.told).toEqual([])
    expect(gone.doubts.map(({ key, reason }) => [key, reason])).toEqual([['date#0', 'missing']])
    expect([gone.why, gone.outside]).toEqual([[['removed', 'field', '合同', '[日期]']], NOTHING])
    const narrow = await changed(xml => xml.replace(rowOf(xml, '发票'), whole => whole + row('样品')))
    expect([narrow.told, narrow.why, narrow.outside]).toEqual([[], [['added', 'columns', '样品']], NOTHING])
    const merged = TABLE.replace('<td>发票', '<td rowspan="2">发票').replace('<td>照片</td>', '')
    const tall = await changed(
      xml => xml.replace(rowOf(xml, '合同'), whole => whole + row('样品', '五月')),
      [parse(merged), parse('<p>另一份。</p>')],
    )
    expect([tall.told, tall.why, tall.outside]).toEqual([[], [['added', 'merged', '样品', '五月']], NOTHING])
    const made = await changed(xml =>
      xml.replace(paragraphOf(xml, '后'), whole => `<w:tbl>${row('样品', '五月')}</w:tbl>${whole}`),
    )
    expect([made.told, made.why, made.outside]).toEqual([[], [['added', 'newTable', '样品', '五月']], NOTHING])
  })

  const tableOf = (xml: string, words: string): string =>
    xml.match(/<w:tbl>(?:(?!<w:tbl>).)*?<\/w:tbl>/gs)?.find(part => part.includes(words)) ?? ''
  const deletedUnderTracking = (table: string): string =>
    table
      .replaceAll(/<w:tr(?: [^>]*)?>/g, start => `${start}<w:trPr><w:del w:id="4" ${TRACKED}/></w:trPr>`)
      .replaceAll(/<w:r>.*?<\/w:r>/gs, runs => `<w:del w:id="5" ${TRACKED}>${runs}</w:del>`)
  const plain = [parse(TABLE.replace(FIELD, '三月')), parse('<p>另一份。</p>')]
  const whole = [['tableDeleted', '证据|日期|合同|三月|发票|四月|照片', '', null]]

  it.each([
    ['at once', () => '', []],
    ['under tracking', deletedUnderTracking, ['林律师']],
  ])('that are all gone %s take their table along', async (_, change, authors) => {
    const { told, why, outside, prose } = await changed(xml => xml.replace(tableOf(xml, '证据'), change), plain)
    expect([told, why, outside]).toEqual([whole, [], NOTHING])
    expect(prose[0]?.tracked.map(({ author }) => author)).toEqual(authors)
  })

  it('that are all gone with a field leave their table, row by row with the reason', async () => {
    const { told, why, doubts } = await changed(xml => xml.replace(tableOf(xml, '证据'), ''))
    expect(told).toEqual([])
    expect(why.map(([kind, reason]) => [kind, reason])).toEqual(Array.from({ length: 4 }, () => ['removed', 'field']))
    expect(doubts.map(({ key }) => key)).toEqual(['date#0'])
  })

  it('under tracking are proposed as accepted, with who did it', async () => {
    const { told, prose, outside } = await changed(xml =>
      xml.replace(rowOf(xml, '发票'), whole => {
        const deleted = whole
          .replace(/<w:tr[^>]*>/, start => `${start}<w:trPr><w:del w:id="4" ${TRACKED}/></w:trPr>`)
          .replaceAll(/<w:r>.*?<\/w:r>/gs, runs => `<w:del w:id="5" ${TRACKED}>${runs}</w:del>`)
        return deleted + row('样品', '五月').replace('<w:tr>', `<w:tr><w:trPr><w:ins w:id="6" ${TRACKED}/></w:trPr>`)
      }),
    )
    expect(told.map(([kind, before]) => [kind, before])).toEqual([
      ['rowInserted', ''],
      ['rowDeleted', '发票|四月'],
    ])
    expect(prose.map(({ tracked: by }) => by.map(({ author }) => author))).toEqual([['林律师'], ['林律师']])
    expect(outside).toEqual(NOTHING)
  })
})

describe('a tracked change', () => {
  it('is proposed as accepted, with who made it and on which day', async () => {
    const { told, prose } = await proposed(xml =>
      xml.replace(
        run('第二段。').replace('<w:t>', '<w:t xml:space="preserve">'),
        `${run('第')}<w:del w:id="1" ${TRACKED}><w:r><w:delText>二</w:delText></w:r></w:del><w:ins w:id="2" ${TRACKED}>${run('贰')}</w:ins>${run('段。')}`,
      ),
    )
    expect(told).toEqual([{ kind: 'edited', before: ['第二段。'], after: '<p>第贰段。</p>' }])
    expect(prose[0]?.tracked).toEqual([{ author: '林律师', day: '2026-11-24' }])
  })

  it('of a whole paragraph deletes, inserts and moves it', async () => {
    const mark = (kind: string): string => `<w:pPr><w:rPr><w:${kind} w:id="9" ${TRACKED}/></w:rPr></w:pPr>`
    const tracked = (kind: string, text: string): string =>
      `<w:p>${mark(kind)}<w:${kind} w:id="8" ${TRACKED}>${run(text)}</w:${kind}></w:p>`
    /** The paragraph with all of it deleted, in the bookmark that it still has. */
    const gone = (kind: string, part: string): string =>
      part
        .replace(/<w:pPr>.*?<\/w:pPr>/s, mark(kind))
        .replace(/<w:r>.*<\/w:r>/s, runs => `<w:${kind} w:id="7" ${TRACKED}>${runs}</w:${kind}>`)
    const { told, prose, outside } = await proposed(xml =>
      xml
        .replace(paragraphOf(xml, '第二段'), part => gone('del', part) + tracked('ins', '新段。'))
        .replace(paragraphOf(xml, '第三段'), part => gone('moveFrom', part))
        .replace(paragraphOf(xml, '末段'), part => part + tracked('moveTo', '第三段很长。')),
    )
    expect(told).toEqual([
      { kind: 'moved', before: ['第三段很长。'], after: '<p>第三段很长。</p>', beside: 'after 末段。' },
      { kind: 'inserted', after: '<p>新段。</p>', beside: 'after 申请人：请求撤销原决定。' },
      { kind: 'deleted', before: ['第二段。'] },
    ])
    expect(prose.map(({ tracked: by }) => by.map(({ author }) => author))).toEqual([['林律师'], ['林律师'], ['林律师']])
    expect(outside).toEqual(NOTHING)
  })

  it('in a field names its author beside the value', async () => {
    const { changes } = await proposed(xml =>
      xml.replace(
        /(<w:sdtContent>)<w:r>(<w:t[^>]*>)云杉<\/w:t><\/w:r>/,
        `$1<w:ins w:id="3" ${TRACKED}>${run('冷杉')}</w:ins>`,
      ),
    )
    expect(changes).toEqual([
      expect.objectContaining({ key: 'who#0', after: '冷杉', tracked: [{ author: '林律师', day: '2026-11-24' }] }),
    ])
  })
})
