import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildReport } from '../../../server/fast-search/build-report.ts'
import { writePdf } from '../../../server/report/pdf/write-pdf.ts'
import { type Block, type CardBlock, plainLine, textCell } from '../../../server/report/report-block.ts'
import { writeReportWord } from '../../../server/report/word/write-report-word.ts'
import { outlineReport, writeReport } from '../../../server/report/write-report.ts'
import { readPdf } from '../../support/pdf-text.ts'
import { earlierMark, searchData, searchRequest } from '../../support/search-data.ts'
import { makeTemporaryFolder, removeFolder } from '../../support/temporary-folder.ts'
import { hasWordValidator, validateWord } from '../../support/validate-word.ts'
import { readWordParts, wordText } from '../../support/word-parts.ts'

const GROUPS = Array.from({ length: 70 }, (_, index) => {
  const code = `${index < 35 ? '09' : '35'}${String(index).padStart(2, '0')}`
  return { code, class: Number(code.slice(0, 2)), nameZh: `类似群${code}`, nameEn: `group ${code}` }
})
const LONG_GOODS = Array.from({ length: 60 }, (_, index) => ({
  group: '0901',
  paragraph: '',
  name: `第${index}种可下载的计算机应用软件和相关数据处理设备`,
  nameEn: `kind ${index} of downloadable computer application software and data processing equipment`,
}))

const orderOf = (isEn: 0 | 1) => {
  const marknames = ['云杉听', 'YUNSHAN TING', '𠮷野杉', '云杉', 'ชาไทย', '山水']
  const request = searchRequest({ isEn, marknames, categories: [9, 35] })
  const marks = [
    earlierMark('云杉', { goods: LONG_GOODS }),
    ...Array.from({ length: 41 }, (_, index) =>
      earlierMark('云杉听', { class: 35, groups: [`35${35 + (index % 30)}`], goods: [] }),
    ),
    earlierMark('YUNSHAN', { status: 'pending', registrationDate: null, expiryDate: null }),
  ]
  const report = buildReport(request, searchData(request, marks, { groups: GROUPS }))
  return { report, overrules: [], number: 'FS-20260615-0023', firm: '某某知识产权代理有限公司' }
}

const withoutSpaces = (text: string): string => text.replace(/\s/gu, '')

const cardOf = (lines: number): CardBlock => ({
  kind: 'card',
  id: 'card-1',
  number: '2.1',
  title: 'FIRST CARD',
  mark: '云海螺',
  verdict: ['Blocked'],
  facts: Array.from({ length: lines }, (_, at) => [`fact ${at}`, ['value']] as const),
  comparisons: [
    {
      title: 'compared',
      table: { kind: 'table', widths: [1, 1], head: ['a', 'b'], rows: [[textCell('x'), textCell('y')]] },
    },
  ],
  rest: [{ kind: 'paragraph', line: ['the rest '.repeat(60)] }],
})

describe('a printed report', () => {
  it.each([10, 16, 19, 22])('leaves no heading on the page before its card with a record of %i lines', async lines => {
    const outline = outlineReport(orderOf(1))
    const filling = Array.from({ length: 22 }, (): Block => ({ kind: 'paragraph', line: ['filled'] }))
    const chapter: Block = { kind: 'heading', level: 2, text: 'THE CHAPTER', id: 'cards' }
    const body = [...filling, chapter, cardOf(lines)]
    const { pages } = await readPdf(await writePdf({ ...outline, cover: [], body }, { isEn: 1 }))
    const pageWith = (text: string): number => pages.findIndex(page => page.includes(text))
    expect(pageWith('THECHAPTER')).toBe(pageWith('FIRSTCARD'))
  })

  it.each([
    22, 24, 26,
  ])('leaves no heading alone before a table that goes over the page (%i lines before)', async lines => {
    const outline = outlineReport(orderOf(1))
    const filling = Array.from({ length: lines }, (): Block => ({ kind: 'paragraph', line: ['filled'] }))
    const rows = Array.from({ length: 14 }, (_, row) => [textCell(`ROW${row}`, 'second line'), textCell('value')])
    const body: Block[] = [
      ...filling,
      { kind: 'heading', level: 2, text: 'THE CHAPTER', id: 'goods' },
      { kind: 'table', widths: [1, 1], head: ['a', 'b'], rows },
    ]
    const { pages } = await readPdf(await writePdf({ ...outline, cover: [], body }, { isEn: 1 }))
    const pageWith = (text: string): number => pages.findIndex(page => page.includes(text))
    expect(pageWith('THECHAPTER')).toBe(pageWith('ROW0'))
  })

  it('ends no line between the letter of a long name and the name', async () => {
    const names = ['MARIX INTERNATIONAL COLLECTION OF FINE THINGS', '德道 DEDAO', '云杉听山海之间的数字音频', '天美']
    const request = searchRequest({ marknames: names, categories: [9, 35] })
    const report = buildReport(request, searchData(request, [earlierMark('云杉')], { groups: GROUPS }))
    const outline = outlineReport({ report, overrules: [], number: '1', firm: '' })
    const isKey = (block: Block): boolean => block.kind === 'paragraph' && plainLine(block.line).startsWith('A')
    const body = outline.body.filter(isKey).slice(0, 1)
    const { lines } = await readPdf(await writePdf({ ...outline, names: [], cover: [], body }, { isEn: 0 }))
    for (const [at, name] of names.entries())
      expect(lines.map(withoutSpaces)).toContainEqual(expect.stringContaining(withoutSpaces(`${'ABCD'[at]}${name}`)))
  })

  it('breaks no code of a group beside the title of a card', async () => {
    const outline = outlineReport(orderOf(0))
    const codes = ['0901–0903', '0908', '0911']
    const body = Array.from({ length: 24 }, (_, at): Block => {
      const verdict = [{ text: '⊘ 受阻', isStrong: true }, { text: `　${codes.join('、')}` }]
      return { ...cardOf(1), id: `card-${at}`, title: `第70039874号“美雅${'M'.repeat(at)}”`, verdict }
    })
    const { lines } = await readPdf(await writePdf({ ...outline, cover: [], body }, { isEn: 0 }))
    for (const code of codes) expect(lines.filter(line => line.includes(code))).toHaveLength(body.length)
  })

  it('lets long lists go on over the page, and keeps no chapter without marks from the one before', async () => {
    const outline = outlineReport(orderOf(1))
    const filling = Array.from({ length: 10 }, (): Block => ({ kind: 'paragraph', line: ['filled'] }))
    const body: Block[] = [
      ...filling,
      { kind: 'heading', level: 2, text: 'NO MARKS', id: 'cards' },
      { kind: 'paragraph', line: ['There are none.'] },
      { kind: 'heading', level: 2, text: 'THE METHOD', id: 'limits' },
      { kind: 'list', isOrdered: true, items: Array.from({ length: 9 }, (_, item) => [`ITEM${item} `.repeat(60)]) },
    ]
    const { pages } = await readPdf(await writePdf({ ...outline, cover: [], body }, { isEn: 1 }))
    expect(pages).toHaveLength(2)
    for (const text of ['NOMARKS', 'THEMETHOD', 'ITEM0']) expect(pages[0]).toContain(text)
    expect(pages[1]).toContain('ITEM8')
  })

  it('breaks in Word no day and no span of codes, and sets quotation marks in the font of the text', async () => {
    const order = orderOf(1)
    const xml = readWordParts(await writeReport(order, 'word')).get('word/document.xml') ?? ''
    const [first] = order.report.marks
    const day = first?.registrationDate?.replaceAll('-', '</w:t><w:noBreakHyphen/><w:t xml:space="preserve">') ?? 'none'
    expect(xml).toContain(day)
    expect(wordText(xml)).not.toMatch(/\d{4}-\d{2}-\d{2}|\d{4}–\d{4}/u)
    const quotes = xml.match(/<w:r>(?:(?!<\/w:r>).)*?[“”](?:(?!<\/w:r>).)*?<\/w:r>/gu) ?? []
    expect(quotes.length).toBeGreaterThan(0)
    for (const run of quotes) expect(run).toMatch(/eastAsia="Times New Roman".*>[“”]+<\/w:t>/u)
  })

  it('keeps in Word the explanation of its signs with the table that they stand in', async () => {
    const xml = readWordParts(await writeReport(orderOf(0), 'word')).get('word/document.xml') ?? ''
    const paragraphs = xml.match(/<w:p>(?:(?!<\/w:p>).)*<\/w:p>/gu) ?? []
    const legend = paragraphs.filter(text => /有相同或近似的|近似程度较低，或/u.test(text))
    expect(legend).toHaveLength(2)
    for (const text of legend) expect(text).toContain('<w:keepNext/>')
  })

  it('leaves no page of Word half empty: no chapter begins a page of its own', async () => {
    const xml = readWordParts(await writeReport(orderOf(0), 'word')).get('word/document.xml') ?? ''
    expect(xml).not.toMatch(/<w:pageBreakBefore\/>|<w:br w:type="page"\/>/u)
  })

  it('begins in Word a new line before a name that would go on over it, in the title and in the key of letters', async () => {
    const names = Array.from({ length: 6 }, (_, name) => `${'云杉听山海'.repeat(3)}${name} SILVER BIRCH`)
    const outline = outlineReport(orderOf(0))
    const key: Block = {
      kind: 'paragraph',
      line: names.flatMap((text, at) => [{ text: `${at === 0 ? '' : '　'}${'ABCDEF'[at]} ` }, { text, isWhole: true }]),
    }
    const bytes = await writeReportWord({ ...outline, names, cover: [key], body: [] }, { isEn: 0 })
    const xml = readWordParts(bytes).get('word/document.xml') ?? ''
    const lines = xml.split(/<\/w:p>|<w:br\/>/u).map(line => withoutSpaces(wordText(line)))
    for (const [at, name] of names.entries()) {
      expect(lines).toContain(withoutSpaces(name))
      expect(lines).toContain(withoutSpaces(`${'ABCDEF'[at]}${name}`))
    }
  })

  it('has in its PDF all that its outline has, none of it lost between pages', async () => {
    const order = orderOf(1)
    const { pages, bookmarks } = await readPdf(await writeReport(order, 'pdf'))
    const text = pages.join('')
    const { body, cover } = outlineReport(order)
    const cards = body.filter(block => block.kind === 'card')
    // The 41 marks of one wording that are compared alike share a card.
    expect(cards).toHaveLength(3)
    for (const { regNo } of order.report.marks) expect(text).toContain(`${regNo}·`)
    for (const card of cards) {
      expect(text).toContain(withoutSpaces(`${card.number}　${card.title}`))
      for (const [label, value] of card.facts)
        expect(text, label).toContain(withoutSpaces(plainLine(value)).slice(0, 30))
      for (const block of card.rest) if (block.kind === 'heading') expect(text).toContain(withoutSpaces(block.text))
    }
    for (const block of [...cover, ...body])
      if (block.kind === 'heading') expect(text, block.text).toContain(withoutSpaces(block.text))
    expect(withoutSpaces(pages[0] ?? '')).toContain('𠮷野杉')
    expect(text).not.toContain('〓')
    expect(bookmarks.filter(title => /^2\.\d/.test(title))).toHaveLength(3)
    expect(withoutSpaces(pages[0] ?? '')).toContain('Conclusion')
  })

  it('is the same in Word, which finds nothing to repair', async () => {
    const order = orderOf(0)
    const bytes = await writeReport(order, 'word')
    expect(Buffer.compare(bytes, await writeReport(order, 'word'))).toBe(0)
    const folder = await makeTemporaryFolder()
    const file = join(folder, 'report.docx')
    await writeFile(file, bytes)
    if (hasWordValidator) expect(await validateWord(file)).toEqual([])
    await removeFolder(folder)
    const parts = readWordParts(bytes)
    const whole = wordText(parts.get('word/document.xml') ?? '')
    const text = withoutSpaces(whole)
    expect(text).toContain('𠮷野杉')
    // The font of a rare character comes along in the file, under a name of its own.
    const rare = /w:ascii="(?<font>[^"]+)"[^>]*\/>(?:(?!<\/w:r>).)*𠮷/u.exec(parts.get('word/document.xml') ?? '')
    expect(parts.get('word/fontTable.xml')).toContain(`w:name="${rare?.groups?.['font']}"`)
    expect(parts.get('word/fontTable.xml')).toContain('w:name="Noto Sans Thai"')
    expect(parts.get('word/document.xml')).toMatch(/="Noto Sans Thai"(?:(?!<\/w:r>).)*ชาไทย/su)
    expect([...parts.keys()].filter(path => path.endsWith('.odttf'))).toHaveLength(2)
    // Lines may end between numbers, so that none ends within one.
    expect(whole).not.toMatch(/\d、\d/)
    expect(whole).toMatch(/\d、\u200B\d/)
    // Beside a span of codes it takes a space.
    expect(whole).toMatch(/\d{4}、 \d{4}/)
    for (const block of outlineReport(order).body)
      if (block.kind === 'heading') expect(text).toContain(withoutSpaces(block.text))
  })
})
