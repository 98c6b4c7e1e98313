import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { lineReaderOf } from '../../../server/classification/classification-lines.ts'
import { readTable } from '../../../server/import-files/read-table.ts'

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

it('refuses an archive that is no workbook, one cut short, and one that says it unpacks to gigabytes', async () => {
  const workbook = buildWorkbook([['class', 'group', 'name_zh']])
  await expect(read(zipSync({ 'a.txt': new Uint8Array(9) }))).rejects.toThrow(/no Excel workbook/)
  await expect(read(workbook.subarray(0, workbook.length >> 1))).rejects.toThrow(/no Excel workbook/)
  const bomb = Buffer.from(workbook)
  bomb.writeUInt32LE(0x7f00_0000, bomb.indexOf('PK\u0001\u0002') + 24)
  await expect(read(bomb)).rejects.toThrow(/too large.*> 256 MB/)
})
