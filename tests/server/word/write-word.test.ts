import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { parse } from '#extensions/index.ts'
import type { SectionKind } from '../../../server/word/word-section.ts'
import { type WordOptions, writeWord } from '../../../server/word/write-word.ts'
import { readWordParts, wordText } from '../../support/word-parts.ts'
import { RICH_HTML } from './rich-document.ts'

const partsOf = async (html: string, options: Partial<WordOptions> = {}, kinds: SectionKind[] = ['reason']) =>
  readWordParts(
    await writeWord(
      kinds.map(kind => ({ kind, document: parse(html) })),
      { isEn: 0, title: '复审', ...options },
    ),
  )
const part = async (path: string, ...input: Parameters<typeof partsOf>) => (await partsOf(...input)).get(path) ?? ''
const bodyOf = (...input: Parameters<typeof partsOf>) => part('word/document.xml', ...input)
const textOf = async (...input: Parameters<typeof partsOf>) => wordText(await bodyOf(...input))

describe('a link to a prosecution history', () => {
  const flow = '<a data-jump="flow" href="?regNo=1">流<strong>程</strong></a>'

  it.each([
    [`第1号 ${flow}`, '第1号'],
    [`第1号（${flow}）权利人`, '第1号权利人'],
    [`No. 1 (${flow}), owner`, 'No. 1, owner'],
    [`甲（见${flow}）乙`, '甲（见）乙'],
    [`甲；${flow}；乙`, '甲；；乙'],
    [`（${flow}）`, ''],
  ])('is left out of %s', async (line, text) => {
    expect((await textOf(`<p>起</p><p>${line}</p><p>止</p>`)).split('\n').filter(one => one !== '')).toEqual(
      ['起', text, '止'].filter(one => one !== ''),
    )
  })

  it('leaves the link to the record where it is', async () => {
    expect(await textOf('<p><a data-jump href="?regNo=1">第1号</a>（流程）</p>')).toContain('第1号（流程）')
  })
})

describe('a line that announces what follows', () => {
  it('stands on the page of the table or list, in both languages', async () => {
    const html =
      '<p>甲</p><p>依据如下：</p><table><tr><td><p>乙：</p><p>丙</p></td></tr></table><p>Grounds:</p><ol><li>丁</li></ol>'
    const lines = (await bodyOf(html)).split('<w:p>').filter(line => line.includes('<w:keepNext/>'))
    expect(lines.map(wordText)).toEqual([expect.stringContaining('依据如下：'), expect.stringContaining('Grounds:')])
  })
})

describe('a field in Word', () => {
  it('is its value, and a blank to write on while it has none', async () => {
    const html = `<p>甲<span data-field="text" data-name="a">\${一}</span>乙<span data-field="text" data-name="b">\${}</span></p>`
    expect(await textOf(html)).toContain('甲一乙＿＿＿＿')
    expect(await textOf(html, { isEn: 1 })).toContain('甲一乙____')
  })

  it('becomes one paragraph a line', async () => {
    const body = await bodyOf(`<div data-field="paragraph" data-name="a">\${一<br>二}</div>`)
    expect(body.match(/<w:p>/g)).toHaveLength(2)
    expect(wordText(body)).toContain('一\n二')
  })

  it('is left out as an empty paragraph, but for one that asks for a value', async () => {
    const field = (name: string, required: string) =>
      `<div data-field="paragraph" data-name="${name}"${required}>\${}</div>`
    const body = await bodyOf(`<p>甲</p>${field('a', '')}${field('b', ' data-required')}`)
    expect(body.match(/<w:p>/g)).toHaveLength(2)
    expect(wordText(body)).toContain('甲\n＿＿＿＿')
  })

  it('is left out with the switch that is off, block, inline and nested', async () => {
    const text = await textOf(RICH_HTML)
    expect(text).not.toContain('已关')
    expect(text).toContain('共存的第1号')
    expect(text).toContain('第一段。\n第二段。')
  })

  it('leaves no line where it is switched on and nothing stands in it', async () => {
    const html = '<p>甲</p><div data-field="switch" data-name="a" data-value="0"><p></p></div><p>乙</p>'
    expect((await bodyOf(html)).match(/<w:p>/g)).toHaveLength(2)
  })

  it('takes the paragraph with it when nothing else stands there, and keeps an empty line', async () => {
    const off = '<p>甲</p><p><span data-field="switch" data-name="a" data-value="1">乙</span></p><p></p><p>丙</p>'
    expect((await bodyOf(off)).match(/<w:p>/g)).toHaveLength(3)
  })

  it('is the chosen wording, or all of them in brackets while none is chosen', async () => {
    const text = await textOf(RICH_HTML)
    expect(text).toContain('两商标近似，')
    expect(text).toContain('【需要／不需要】。')
    expect(await textOf(RICH_HTML, { isEn: 1 })).toContain('[需要 / 不需要]')
  })

  it('is a table of the checked items with amounts and their total', async () => {
    const text = await textOf(RICH_HTML)
    expect(text).toContain('费用（元）\n金额\n☑ 规费\n750.00\n☑ 代理费\n3,000.00\n☑ 翻译费\n面议\n合计\n3,750.00\n')
    expect(text).not.toContain('不要')
  })

  it('is left out where no item is checked', async () => {
    const html = '<p>甲</p><ul data-field="checkboxes"><li data-value="1" data-unchecked>乙</li></ul>'
    expect(await bodyOf(html)).not.toContain('<w:tbl>')
  })
})

describe('the text in Word', () => {
  it('has headings that are Word’s own styles with their outline levels', async () => {
    const body = await bodyOf(RICH_HTML)
    for (const level of [1, 2, 3, 4]) expect(body).toContain(`<w:pStyle w:val="Heading${level}"/>`)
    const styles = await part('word/styles.xml', RICH_HTML)
    expect(styles).toMatch(/w:styleId="Heading2".*?<w:outlineLvl w:val="1"\/>/)
  })

  it('is indented by two characters in Chinese and not in English', async () => {
    const bodyText = /w:styleId="BodyText".*?<\/w:style>/
    const [chinese] = bodyText.exec(await part('word/styles.xml', '<p>甲</p>')) ?? []
    expect(chinese).toMatch(/w:firstLine="480"/)
    expect(chinese).toMatch(/w:firstLineChars="200"/)
    const [english] = bodyText.exec(await part('word/styles.xml', '<p>a</p>', { isEn: 1 })) ?? []
    expect(english).not.toContain('firstLine')
  })

  it('names its East Asian font and language', async () => {
    const styles = await part('word/styles.xml', '<p>甲</p>')
    expect(styles).toMatch(/w:styleId="Normal".*?w:eastAsia="仿宋"[^>]*w:hint="eastAsia"/)
    expect(styles).toContain('w:eastAsia="zh-CN"')
    expect(await part('word/styles.xml', '<p>甲</p>', { isEn: 1 })).not.toContain('w:hint')
  })

  it('keeps accented Latin words out of the Chinese font', async () => {
    const body = await bodyOf('<p>商标Nestlé近似</p>')
    expect(body).toContain('<w:rFonts w:hint="default"/></w:rPr><w:t xml:space="preserve">Nestlé</w:t>')
    expect(body).toContain('<w:r><w:t xml:space="preserve">商标</w:t></w:r>')
  })

  it('says what the document says, whatever braces it holds', async () => {
    const html = '<ul><li>{bullets-0} {default-bullet-numbering-0}</li></ul>'
    expect(await textOf(html)).toContain('{bullets-0} {default-bullet-numbering-0}')
  })

  it('is one run where the screen has links and sources', async () => {
    const html = '<p>第<span data-source="law.30">1</span>号（<a data-jump href="?regNo=1">记录</a>）</p>'
    expect(await bodyOf(html)).toContain('<w:r><w:t xml:space="preserve">第1号（记录）</w:t></w:r>')
  })

  it('ends its bookmark before the sign at its end, after which LibreOffice would add an empty line', async () => {
    const body = await bodyOf('<p>驳回其他人的申请，不予公告，具体如下。</p>')
    expect(body).toMatch(/不予公告，具体如下<\/w:t><\/w:r><w:bookmarkEnd [^>]*><w:r><w:t[^>]*>。<\/w:t><\/w:r><\/w:p>/)
  })

  it('has no link that leads nowhere', async () => {
    const parts = await partsOf(RICH_HTML)
    expect(parts.get('word/document.xml')).not.toContain('w:hyperlink')
    expect(parts.get('word/_rels/document.xml.rels')).not.toContain('hyperlink')
  })

  it('loses what XML cannot hold and nothing else', async () => {
    const document = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a\u0000\uFFFE\uFFFF\uD800b\u{20BB7}<&>' }] }],
    }
    const parts = readWordParts(await writeWord([{ kind: 'reason', document }], { isEn: 0, title: '\uFFFFx<&>' }))
    expect(wordText(parts.get('word/document.xml') ?? '')).toBe('ab\u{20BB7}<&>\n')
    expect(parts.get('docProps/core.xml')).toContain('<dc:title>x&lt;&amp;&gt;</dc:title>')
  })

  it('refuses a node the schema does not have', async () => {
    const document = { type: 'doc', content: [{ type: 'constructor' }] }
    await expect(writeWord([{ kind: 'reason', document }], { isEn: 0, title: '' })).rejects.toThrow('constructor')
  })
})

describe('lists in Word', () => {
  const numbers = (body: string) =>
    [...body.matchAll(/<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"\/>/g)].map(([, level, id]) => `${level}:${id}`)

  it('have real numbering, each ordered list counted for itself from its start', async () => {
    const list = (type: string, attrs: object, ...items: string[]) => ({
      type,
      attrs,
      content: items.map(text => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
      })),
    })
    const document = {
      type: 'doc',
      content: [
        list('orderedList', { start: 3 }, 'a', 'b'),
        list('orderedList', { start: 1 }, 'c'),
        list('orderedList', { start: 1 }, 'd'),
        list('bulletList', {}, 'e'),
        list('bulletList', {}, 'f'),
      ],
    }
    const parts = readWordParts(await writeWord([{ kind: 'reason', document }], { isEn: 0, title: '' }))
    const [a, b, c, d, e, f] = numbers(parts.get('word/document.xml') ?? '')
    expect(a).toBe(b)
    expect(new Set([a, c, d, e]).size).toBe(4)
    expect(e).toBe(f)
    const starts = [
      ...(parts.get('word/numbering.xml') ?? '').matchAll(
        /<w:num w:numId="(\d+)".*?<w:startOverride w:val="(\d+)"\/>/g,
      ),
    ]
    expect(starts.find(([, id]) => id === a?.split(':')[1])?.[2]).toBe('3')
  })

  it('number an item once, however many paragraphs it has', async () => {
    const body = await bodyOf('<ul><li><p>a</p><p>b</p></li><li>c<ul><li>d</li></ul></li></ul>')
    expect(numbers(body).map(number => number[0])).toEqual(['0', '0', '1'])
    expect(body).toMatch(/<w:ind w:left="900"\/><\/w:pPr><w:bookmarkStart [^>]*><w:r><w:t xml:space="preserve">b</)
  })

  it('leave out the item whose text is switched off', async () => {
    const html = '<ol><li>a</li><li><span data-field="switch" data-name="s" data-value="1">b</span></li><li>c</li></ol>'
    expect(numbers(await bodyOf(html))).toHaveLength(2)
  })
})

describe('an application in Word', () => {
  it('begins its body on a page of its own', async () => {
    const body = await bodyOf('<h1>甲</h1><p>（首页）</p><h1>甲</h1><p>（正文）</p>')
    expect(body.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1)
    expect(body.match(/<w:pStyle w:val="Subtitle"\/>/g)).toHaveLength(2)
  })

  it.each([
    [
      '<p>此致</p><p>国家知识产权局</p><p>申请人：甲（章）</p><p>日期：</p>',
      ['Closing', 'Salutation', 'Signature', 'Signature'],
    ],
    ['<p>To the China National Intellectual Property Administration</p><p>Date:</p>', ['Salutation', 'Signature']],
  ])('keeps the addressee, those who sign and the day on one page', async (html, styles) => {
    const lines = (await bodyOf(`<p>乙</p>${html}`)).match(/<w:p>.*?<\/w:p>/g)?.slice(1) ?? []
    expect(lines.map(line => /<w:pStyle w:val="(\w+)"/.exec(line)?.[1])).toEqual(styles)
    expect(lines.map(line => line.includes('<w:keepNext/>'))).toEqual(styles.map((_, at) => at < styles.length - 1))
  })

  it('keeps a closing together before another paper begins, and no lines that go on otherwise', async () => {
    const lines = '<p>此致</p><p>国家知识产权局</p><p>申请人：甲（章）</p>'
    const stylesOf = async (html: string) =>
      [...(await bodyOf(html)).matchAll(/<w:pStyle w:val="(\w+)"/g)].map(([, name]) => name)
    expect((await stylesOf(`<p>乙</p>${lines}<h1>委托书</h1><p>丙</p>`)).slice(1, 4)).toEqual([
      'Closing',
      'Salutation',
      'Signature',
    ])
    expect(await stylesOf(`<p>乙</p>${lines}<ul><li>丙</li></ul>`)).not.toContain('Closing')
  })
})

describe('tables in Word', () => {
  it('repeat a first row of headings and only that', async () => {
    const html = '<table><tr><th>a</th><th>b</th></tr><tr><th>c</th><td>d</td></tr></table>'
    const [first, second] = (await bodyOf(html)).match(/<w:tr>.*?<\/w:tr>/g) ?? []
    expect(first).toContain('<w:tblHeader/>')
    expect(second).not.toContain('w:tblHeader')
    expect(second).toContain('<w:cantSplit/>')
    expect(await bodyOf('<table><tr><th>a</th><td>b</td></tr></table>')).not.toContain('w:tblHeader/')
  })

  it.each([
    ['under a head', '<tr><th>a</th></tr>', [false, true, false, true, false]],
    ['without a head', '', [true, false, true, false]],
  ])('do not end a page after their first row, nor begin one with their last, %s', async (_case, head, kept) => {
    const rows = ['甲', '乙', '丙', '丁'].map(text => `<tr><td>${text}${'长'.repeat(300)}</td></tr>`).join('')
    const written = (await bodyOf(`<table>${head}${rows}</table>`)).match(/<w:tr>.*?<\/w:tr>/g) ?? []
    expect(written.map(row => row.includes('<w:keepNext/>'))).toEqual(kept)
  })

  it('give room to the columns that take the most lines', async () => {
    const row = (...cells: string[]) => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`
    const long = '长'.repeat(60)
    const body = await bodyOf(`<table>${row('甲', long, long)}${row('乙', long, '短')}${row('丙', long, '短')}</table>`)
    const [, often = 0, once = 0] = [...body.matchAll(/<w:gridCol w:w="(\d+)"\/>/g)].map(([, width]) => Number(width))
    expect(often).toBeGreaterThan(1.5 * once)
  })

  it('stand on one page where they are short', async () => {
    const rows = ['甲', '乙', '丙'].map(text => `<tr><td>${text}</td></tr>`).join('')
    const written = (await bodyOf(`<table>${rows}</table>`)).match(/<w:tr>.*?<\/w:tr>/g) ?? []
    expect(written.map(row => row.includes('<w:keepNext/>'))).toEqual([true, true, false])
  })

  it('let a row of many lines run over the page', async () => {
    const html = `<table><tr><td>a</td></tr><tr><td>${'长'.repeat(1200)}</td></tr></table>`
    const [short, long] = (await bodyOf(html)).match(/<w:tr>.*?<\/w:tr>/g) ?? []
    expect(short).toContain('<w:cantSplit/>')
    expect(long).not.toContain('<w:cantSplit/>')
  })

  it('keep cells that take more than one column or row', async () => {
    const body = await bodyOf(
      '<table><tr><td colspan="2">甲</td><td rowspan="2">乙</td></tr><tr><td>丙</td><td>丁</td></tr></table>',
    )
    expect(body.match(/<w:gridSpan w:val="2"\/>/g)).toHaveLength(1)
    expect(body.match(/<w:vMerge w:val="(restart|continue)"\/>/g)).toHaveLength(2)
    expect(wordText(body).trim().split(/\n+/)).toEqual(['甲', '乙', '丙', '丁'])
  })

  it('leave room to write where values are missing', async () => {
    const row = (name: string) =>
      `<tr><td>Goods and services in English</td><td><span data-field="text" data-name="${name}">\${}</span></td></tr>`
    const [, label, value] =
      /<w:gridCol w:w="(\d+)"\/><w:gridCol w:w="(\d+)"\/>/.exec(
        await bodyOf(`<table>${row('a')}${row('b')}</table>`, { isEn: 1 }),
      ) ?? []
    expect(Number(value)).toBeGreaterThan(Number(label))
  })

  it('keep a total with the last item it is of', async () => {
    const items = Array.from({ length: 20 }, (_, index) => `<li data-value="${index}">甲</li>`)
    const html = `<ul data-field="checkboxes">${items.join('')}</ul>`
    const rows = (await bodyOf(html)).match(/<w:tr>.*?<\/w:tr>/g) ?? []
    expect(rows.slice(-3).map(row => row.includes('<w:keepNext/>'))).toEqual([false, true, false])
  })

  it('give the amounts of checkboxes half of a narrow cell', async () => {
    const html =
      '<table><tr><td>a</td><td>b</td><td>c</td><td>d</td><td>e</td><td><ul data-field="checkboxes"><li data-value="1">甲</li></ul></td></tr></table>'
    const widths = [...(await bodyOf(html)).matchAll(/<w:gridCol w:w="(-?\d+)"/g)].map(([, width]) => Number(width))
    expect(widths.filter(width => width <= 0)).toEqual([])
  })

  it('are as wide as the text, with fixed columns', async () => {
    const body = await bodyOf(RICH_HTML)
    const grids = [...body.matchAll(/<w:tblGrid>(.*?)<\/w:tblGrid>/g)].map(([, grid = '']) =>
      [...grid.matchAll(/w:w="(\d+)"/g)].reduce((sum, [, width]) => sum + Number(width), 0),
    )
    expect(grids).toEqual([8504, 8504, 8504, 8504])
    expect(body).toContain('<w:tblLayout w:type="fixed"/>')
  })
})

describe('the file', () => {
  it('marks the analysis as internal and not the reasons', async () => {
    const parts = await partsOf('<p>甲</p>', {}, ['analysis', 'reason'])
    expect(wordText(parts.get('word/header1.xml') ?? '').trim()).toBe('内部资料')
    expect(wordText(parts.get('word/header2.xml') ?? '').trim()).toBe('')
    const english = await partsOf('<p>a</p>', { isEn: 1 }, ['analysis'])
    expect(wordText(english.get('word/header1.xml') ?? '').trim()).toBe('Work product')
  })

  it('starts each document on its own page 1', async () => {
    const sections = (await bodyOf('<p>甲</p>', {}, ['analysis', 'reason'])).match(/<w:sectPr>.*?<\/w:sectPr>/g)
    expect(sections).toHaveLength(2)
    for (const section of sections ?? []) {
      expect(section).toContain('<w:pgNumType w:start="1"/>')
      expect(section).toContain('<w:pgSz w:w="11906" w:h="16838"')
      expect(section).toContain('w:top="1417" w:right="1701" w:bottom="1417" w:left="1701"')
    }
  })

  it('counts its pages, and those of each document where several share a file', async () => {
    const one = await part('word/footer1.xml', '<p>甲</p>')
    expect(wordText(one).trim()).toBe('第 PAGE 页　共 NUMPAGES 页')
    const english = await part('word/footer1.xml', '<p>a</p>', { isEn: 1 })
    expect(wordText(english).trim()).toBe('Page PAGE of NUMPAGES')
    const two = await part('word/footer1.xml', '<p>甲</p>', {}, ['analysis', 'reason'])
    expect(wordText(two).trim()).toBe('第 PAGE 页　共 SECTIONPAGESPAGEREF end_of_analysis 页')
    const body = await bodyOf('<p>甲</p>', {}, ['analysis', 'reason'])
    expect([...body.matchAll(/<w:bookmarkStart w:name="(end\w+)"/g)].map(([, name]) => name)).toEqual([
      'end_of_analysis',
      'end_of_reason',
    ])
    expect(body.match(/<w:bookmarkStart w:name="end\w+" w:id="\d+"\/><w:r><w:t[^>]*>\u00a0</g)).toHaveLength(2)
  })

  it('names its title, its maker and no one else', async () => {
    const core = await part('docProps/core.xml', '<p>甲</p>', { title: '复审申请', createdAt: new Date(0) })
    expect(core).toContain('<dc:title>复审申请</dc:title><dc:creator>Rejoinder</dc:creator>')
    expect(core).toContain('1970-01-01T00:00:00.000Z')
    expect(await part('docProps/core.xml', '<p>甲</p>')).not.toContain('dcterms:created')
  })

  it('is the same bytes for the same input, whenever it is written', async () => {
    const write = () =>
      writeWord(
        [
          { kind: 'analysis', document: parse(RICH_HTML) },
          { kind: 'reason', document: parse(RICH_HTML) },
        ],
        { isEn: 0, title: '复审' },
      )
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-31T08:00:00Z') })
    const first = await write()
    vi.setSystemTime(new Date('2031-07-02T23:59:58Z'))
    expect(Buffer.from(await write()).equals(Buffer.from(first))).toBe(true)
  })
})

describe('a page break in Word', () => {
  const breaks = async (html: string) => (await bodyOf(html)).match(/<w:pageBreakBefore\/>/g)?.length ?? 0

  it('begins a page once, also before a title that begins one by itself', async () => {
    expect(await breaks('<p>甲</p><hr data-break="page"><p>乙</p>')).toBe(1)
    expect(await breaks('<h1>甲</h1><p>甲</p><hr data-break="page"><h1>乙</h1>')).toBe(1)
  })

  it('is left out of a table cell', async () => {
    expect(await breaks('<table><tr><td><p>甲</p><hr data-break="page"><p>乙</p></td></tr></table>')).toBe(0)
  })
})

describe('aligned lines in Word', () => {
  it('are at the middle and at the right, without the indent of a first line', async () => {
    const body = await bodyOf(
      '<p>甲</p><div data-align="center"><p>乙</p></div><table><tr><td><div data-align="right"><p>丙</p></div></td></tr></table>',
    )
    const lookOf = (text: string) => body.split('<w:p>').find(line => wordText(line).includes(text)) ?? ''
    expect(lookOf('甲')).not.toContain('<w:jc ')
    expect(lookOf('乙')).toContain('<w:jc w:val="center"/>')
    expect(lookOf('乙')).toMatch(/<w:ind [^>]*w:firstLine="0"/)
    expect(lookOf('乙')).toContain('w:firstLineChars="0"')
    expect(lookOf('丙')).toContain('<w:jc w:val="right"/>')
  })
})
