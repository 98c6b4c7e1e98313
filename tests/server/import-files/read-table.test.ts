import { deflateRawSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { lineReaderOf } from '../../../server/classification/classification-lines.ts'
import { readTable } from '../../../server/import-files/read-table.ts'
import { decodeText } from '../../../server/import-files/streams.ts'

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

type Cell = string | number

const cellXml = (cell: Cell, column: number, row: number): string => {
  const place = `${String.fromCharCode(65 + column)}${row}`
  return typeof cell === 'number'
    ? `<c r="${place}"><v>${cell}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`
}

const buildWorkbook = (rows: readonly (readonly Cell[])[]): Uint8Array => {
  const lines = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((cell, column) => cellXml(cell, column, index + 1)).join('')}</row>`,
  )
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="r" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Items" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  }
  const encoder = new TextEncoder()
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, encoder.encode(text)])))
}

const read = async (workbook: Uint8Array): Promise<unknown[]> => {
  const bytes = (async function* () {
    yield workbook
  })()
  const lines: unknown[] = []
  for await (const line of readTable(bytes, lineReaderOf)) lines.push(line)
  return lines
}

it('reads a workbook as it reads CSV, zeros that a spreadsheet took away put back', async () => {
  const lines = await read(
    buildWorkbook([
      ['class', 'group', 'paragraph', 'item_code', 'name_zh', 'name_en', 'origin'],
      [9, 901, '', 90372, '计算机', 'computers', 'standard'],
      ['09', '0907', '二', '', '手机壳', '', 'acceptable'],
      [46, 4601, '', '', '无'],
    ]),
  )
  expect(lines).toMatchObject([
    {
      line: 2,
      row: { values: { class: 9, group_code: '0901', code: '090372', name_zh: '计算机', is_acceptable: false } },
    },
    { line: 3, row: { values: { group_code: '0907', paragraph: '二', code: '', is_acceptable: true } } },
    { line: 4, problem: 'noClass', detail: '46' },
  ])
})

it('reads a list of acceptable names without codes', async () => {
  const lines = await read(
    buildWorkbook([
      ['class', 'group', 'name_zh', 'origin'],
      [9, 901, '学习机', 'acceptable'],
    ]),
  )
  expect(lines).toMatchObject([
    { row: { table: 'classification_items', values: { name_zh: '学习机', is_acceptable: true } } },
  ])
})

/** The method of compression in the headers of an archive. */
const DEFLATED = 8

it('refuses an archive that is no workbook, one cut short, and one that unpacks to too much, whatever its directory says', async () => {
  const workbook = buildWorkbook([['class', 'group', 'name_zh']])
  await expect(read(zipSync({ 'a.txt': new Uint8Array(9) }))).rejects.toThrow(/no Excel workbook/)
  await expect(read(workbook.subarray(0, workbook.length >> 1))).rejects.toThrow(/no Excel workbook/)
  // Node's own deflate makes it in a tenth of the time; the archive is then told that it is deflated.
  const sheet = deflateRawSync(new Uint8Array(257_000_000), { level: 1 })
  const bomb = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': sheet }, { level: 0 }))
  const directory = bomb.indexOf('PK\u0001\u0002')
  bomb.writeUInt16LE(DEFLATED, 8)
  bomb.writeUInt16LE(DEFLATED, directory + 10)
  bomb.writeUInt32LE(9, directory + 24)
  await expect(read(bomb)).rejects.toThrow(/too large.*> 256 MB/)
})

const csv = (text: string, encode: (text: string) => Uint8Array = text => new TextEncoder().encode(text)) =>
  read(encode(text))
const HEADER = 'class,group,name_zh\n'
const GROUP = (line: number, name: string) => ({ line, row: { values: { name_zh: name } } })

describe('a stray quotation mark', () => {
  it.each([
    ['that opens a field and never closes it', '9,0901,"甲\n9,0902,乙\n9,0903,"丙"\n'],
    ['that opens a field and is closed by that of another line', '9,0901,"甲\n9,0902,乙\n"9",0903,丙\n'],
    ['within a field', '9,0901,甲"\n9,0902,乙\n9,0903,丙\n'],
    ['behind a quoted field', '9,0901,"甲"甲\n9,0902,乙\n9,0903,丙\n'],
    ['before the end of the file', '9,0901,"甲\n9,0902,乙\n9,0903,丙'],
  ])('%s keeps its line aside and no other', async (_, lines) => {
    const [stray, ...others] = await csv(HEADER + lines)
    expect(stray).toMatchObject({ line: 2, problem: 'strayQuote', content: lines.split('\n')[0] })
    expect(others).toMatchObject([GROUP(3, '乙'), GROUP(4, '丙')])
  })

  it('is none where a field runs over lines, holds the separator, or quotes', async () => {
    const lines = await csv(`${HEADER}9,0901,"甲\n乙,""丙"""\r\n"9","0902",丁\n`)
    expect(lines).toMatchObject([GROUP(2, '甲\n乙,"丙"'), GROUP(4, '丁')])
  })

  it('in the first line refuses the file', async () => {
    await expect(csv('class,"group,name_zh\n9,0901,甲\n')).rejects.toThrow(/Line 1: The file is no CSV/)
  })
})

describe('a table of another program', () => {
  it.each([';', '\t'])('is read with %j between its fields', async separator => {
    expect(await csv(`${HEADER}9,0901,甲\n`.replaceAll(',', separator))).toMatchObject([GROUP(2, '甲')])
  })

  it.each([
    ['little', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['big', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ])('is read in UTF-16 with a mark, %s end first', async (_, encode) => {
    expect(await csv(`${HEADER}9,0901,甲\n`, encode)).toMatchObject([GROUP(2, '甲')])
  })

  it.each([
    ['Latin-1: Müller & Söhne', Buffer.from(`${HEADER}9,0901,Müller & Söhne\n9,0902,Café\n`, 'latin1')],
    // 電腦程式設計 and 資訊軟體 in Big5.
    [
      'Big5: 電腦程式設計',
      Buffer.from(
        `${HEADER}9,0901,\xb9\x71\xb8\xa3\xb5\x7b\xa6\xa1\xb3\x5d\xad\x70\n9,0902,\xb8\xea\xb0\x54\xb3\x6e\xc5\xe9\n`,
        'latin1',
      ),
    ],
    // テスト商標 in Shift_JIS.
    ['Shift_JIS: テスト商標', Buffer.from(`${HEADER}9,0901,\x83\x65\x83\x58\x83\x67\x8f\xa4\x95\x57\n`, 'latin1')],
  ])('is refused by its name where it is in neither, with a cell: %s', async (named, bytes) => {
    await expect(read(bytes)).rejects.toThrow(named)
  })

  it('is refused by name where letters of Latin-1 come only late', async () => {
    const late = Buffer.concat([
      Buffer.from(HEADER + '9,0901,abc\n'.repeat(100_000)),
      Buffer.from('9,0901,Müller\n', 'latin1'),
    ])
    await expect(read(late)).rejects.toThrow('Latin-1: Müller')
  })

  it.each([
    ['early', 1],
    ['late', 300_000],
  ])('is refused with line and cell where it is UTF-8 but for one cell (%s), and never read as GB18030', async (_, rows) => {
    const mixed = Buffer.concat([
      Buffer.from(HEADER + '9,0901,计算机器\n'.repeat(rows)),
      Buffer.from('9,0901,Müller\n', 'latin1'),
      Buffer.from('9,0901,计算机器\n'.repeat(20)),
    ])
    await expect(read(mixed)).rejects.toThrow(
      `Line ${rows + 2}: The file is neither UTF-8 nor GB18030 text: M\ufffdller`,
    )
  })

  it('is refused with that line where its chunks end within characters', async () => {
    const text = Buffer.concat([
      Buffer.from(HEADER + '9,0901,计算机器\n'.repeat(100_000)),
      Buffer.from('9,0901,Müller\n', 'latin1'),
      Buffer.from('9,0901,钟表商店\n'.repeat(20)),
    ])
    const cut = text.lastIndexOf('算') + 1
    const chunks = async function* () {
      yield text.subarray(0, cut)
      yield text.subarray(cut)
    }
    const decoded = async (): Promise<void> => {
      for await (const part of decodeText(chunks())) expect(part).not.toContain('\ufffd')
    }
    await expect(decoded()).rejects.toThrow('Line 100002: The file is neither UTF-8 nor GB18030 text: M\ufffdller')
  })

  it('is read in GB18030', async () => {
    // 计算机 in GB2312.
    expect(await csv('', () => Buffer.from(`${HEADER}9,0901,\xbc\xc6\xcb\xe3\xbb\xfa\n`, 'latin1'))).toMatchObject([
      GROUP(2, '计算机'),
    ])
  })
})
