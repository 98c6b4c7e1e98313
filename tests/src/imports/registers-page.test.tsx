import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ImportItem, ImportPreview, RegisterItem } from '#contract/imports.ts'
import { RegistersPage } from '../../../src/features/imports/registers-page.tsx'
import { zh } from '../../../src/locales/zh.ts'
import { createFakeApi, Failing } from '../../support/fake-api.ts'
import { useFakeEventSource } from '../../support/fake-event-source.ts'
import { alerts, button } from '../../support/queries.ts'
import { chooseOption, chooseSeveral, click, drop, render, type, until } from '../../support/render.tsx'

const ITEM = {
  id: 7,
  subject: 'register',
  fileName: 'apc.xml',
  startedAt: 1_790_000_000_000,
  finishedAt: null,
  read: 120,
  changed: 100,
  rejected: 20,
  repaired: {},
  kind: null,
  period: null,
  asOf: null,
} as const

const REGISTER: RegisterItem = {
  id: 1,
  name: { zh: '中国商标库', en: 'China register' },
  isSample: false,
  asOf: '2026-03-31',
  size: 31_402_118,
  bytes: 20_300_000_000,
  isReady: true,
  isDefault: true,
  sources: [],
  imports: [],
}
const NOTHING = { readImports: [], readRegisters: [] }

const PREVIEW: ImportPreview = {
  kind: 'register',
  refusal: null,
  tables: [
    {
      name: '台账.csv',
      hasMarks: true,
      heads: ['reg_no', 'class', 'name', 'status'],
      rows: [
        { line: 2, cells: ['31', '9', '青砚', 'registered'], repairs: [], problem: null },
        { line: 3, cells: [], repairs: [], problem: { problem: 'noClass', detail: '46', content: '32,46,青岩' } },
      ],
      columns: [
        { label: '商标号', samples: ['31'], column: 'reg_no', origin: 'known' },
        { label: '类别', samples: ['9'], column: 'class', origin: 'known' },
        { label: '商标名', samples: ['青砚'], column: 'name', origin: 'known' },
        { label: '进度', samples: ['已注册'], column: 'status', origin: 'chosen' },
      ],
      missing: [],
      unused: [],
      read: 2,
      rejected: 1,
    },
  ],
}
const [TABLE] = PREVIEW.tables
const unknownStatus: ImportPreview = {
  ...PREVIEW,
  tables: TABLE
    ? [
        {
          ...TABLE,
          rows: [],
          missing: ['status'],
          columns: TABLE.columns.map(column =>
            column.label === '进度' ? { ...column, column: null, origin: 'none' } : column,
          ),
        },
      ]
    : [],
}

/** Chooses files in the form as a person does, and a day. */
const fillForm = async (container: HTMLElement, ...names: string[]): Promise<void> => {
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file input')
  await chooseSeveral(
    input,
    names.map(name => new File(['x'], name)),
  )
  const day = container.querySelector<HTMLInputElement>('input[placeholder=YYYY-MM-DD]')
  if (day) await type(day, '2026-11-01')
}

describe('the registers page', () => {
  it('shows the first rows before anything is imported, and imports the files one after another', async () => {
    useFakeEventSource()
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    const done = { read: 2, changed: 1, rejected: 1, repaired: {}, refusal: null }
    const { sent } = createFakeApi({ ...NOTHING, previewImport: PREVIEW, runImport: done })
    const container = await render(<RegistersPage />, 'zh', '/registers')
    await fillForm(container, '台账.csv', '台账二.csv')
    await click(button(zh.imports.start))
    await until(() => expect(container.textContent).toContain(zh.imports.fields.reg_no))
    expect(container.textContent).toContain(zh.archive.statuses.registered)
    expect(container.textContent).toContain('没有这个类别：46')
    expect(sent.map(({ call }) => call)).not.toContain('runImport')
    await click(button('导入全部 2 份文件'))
    await until(() => expect(sent.filter(({ call }) => call === 'runImport')).toHaveLength(2))
    await until(() => expect(container.textContent).toContain('台账二.csv'))
  })

  it('takes dropped files in the order in which they apply, and goes on with those that are left after a pause', async () => {
    useFakeEventSource()
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    const done = { read: 2, changed: 1, rejected: 0, repaired: {}, refusal: null }
    let asked = 0
    const { sent } = createFakeApi({
      ...NOTHING,
      previewImport: PREVIEW,
      runImport: () => {
        asked += 1
        return asked === 1 ? new Failing('cancelled') : done
      },
    })
    const container = await render(<RegistersPage />, 'zh', '/registers')
    const zone = container.querySelector('.rj-drop')
    if (!zone) throw new Error('no drop zone')
    await drop(
      zone,
      ['2024-02.zip', '2023.zip', '2024-01.zip'].map(name => new File(['x'], name)),
    )
    const listed = (): string[] =>
      [...container.querySelectorAll('.rj-import-chosen li')].map(li => li.firstElementChild?.textContent ?? '')
    expect(listed()).toEqual(['2023.zip', '2024-01.zip', '2024-02.zip'])
    await click(button(zh.imports.takeOff.replace('{{file}}', '2024-02.zip')))
    await click(button(zh.imports.start))
    await until(() => button('导入全部 2 份文件'))
    await click(button('导入全部 2 份文件'))
    await until(() => button(zh.imports.goOn))
    expect(listed()).toEqual(['2023.zip', '2024-01.zip'])
    await click(button(zh.imports.goOn))
    await until(() => expect(sent.filter(({ call }) => call === 'runImport')).toHaveLength(3))
    await until(() => expect(listed()).toEqual([]))
  })

  it('imports a month without one that is missing before it where that is asked for, and keeps in sight what became of the others', async () => {
    useFakeEventSource()
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    const done = { read: 2, changed: 1, rejected: 0, repaired: {}, refusal: null }
    const waits = { ...done, refusal: { problem: 'monthMissing', line: null, detail: '2024-01' } } as const
    const asked: unknown[] = []
    createFakeApi({
      ...NOTHING,
      previewImport: PREVIEW,
      runImport: ({ query }) => {
        asked.push(query['skipMissing'])
        return asked.length === 2 ? waits : done
      },
    })
    const container = await render(<RegistersPage />, 'zh', '/registers')
    await fillForm(container, '2023.zip', '2024-02.zip')
    await click(button(zh.imports.start))
    await until(() => button('导入全部 2 份文件'))
    await click(button('导入全部 2 份文件'))
    const skip = zh.imports.skipMissing.replace('{{months}}', '2024-01')
    await until(() => button(skip))
    await click(button(skip))
    await until(() => expect(asked).toEqual([undefined, undefined, 1]))
    await until(() => expect(container.querySelectorAll('[role=status]')).toHaveLength(2))
    expect(alerts()).toEqual([])
  })

  it('asks for a column that it does not recognise, and previews again with the chosen one', async () => {
    let asked = 0
    const { sent } = createFakeApi({
      ...NOTHING,
      chooseColumns: null,
      previewImport: () => {
        asked += 1
        return asked === 1 ? unknownStatus : PREVIEW
      },
    })
    const container = await render(<RegistersPage />, 'zh', '/registers')
    await fillForm(container, '台账.csv')
    await click(button(zh.imports.start))
    await until(() => expect(alerts()).toEqual([expect.stringContaining('状态')]))
    expect(() => button(zh.imports.preview.import)).toThrow()
    const select = container.querySelector<HTMLSelectElement>('select[aria-label="“进度”对应到"]')
    if (!select) throw new Error('no choice for the column')
    await chooseOption(select, 'status')
    await click(button(zh.imports.preview.apply))
    await until(() => button(zh.imports.preview.import))
    expect(sent.find(({ call }) => call === 'chooseColumns')?.body).toEqual({
      columns: [
        { label: '商标号', column: 'reg_no' },
        { label: '类别', column: 'class' },
        { label: '商标名', column: 'name' },
        { label: '进度', column: 'status' },
      ],
    })
  })

  it('asks for a file before it imports', async () => {
    const { sent } = createFakeApi(NOTHING)
    await render(<RegistersPage />, 'zh', '/registers')
    await click(button(zh.imports.start))
    expect(alerts()).toEqual([zh.imports.problem.file])
    expect(sent.map(({ call }) => call)).not.toContain('previewImport')
  })

  it('lists the files of a register in their order, says which month is missing, and shows the lines kept aside', async () => {
    const packages = ['2026_4.zip', '2001.zip', '2026_2.zip', '1999.zip', '2000.zip', '2002.zip'].map(
      (fileName, index): ImportItem => ({
        ...ITEM,
        id: index + 1,
        fileName,
        kind: 'openData',
        period: fileName.includes('_') ? `2026-0${fileName[5]}` : fileName.slice(0, 4),
        finishedAt: ITEM.startedAt + 62_000,
        rejected: 0,
        repaired: { brokenQuote: 2 },
      }),
    )
    const notices: ImportItem = {
      ...ITEM,
      id: 20,
      fileName: '公告.csv',
      kind: 'gazette',
      finishedAt: ITEM.startedAt + 2_000,
      rejected: 0,
    }
    createFakeApi({
      readImports: [],
      readRegisters: [{ ...REGISTER, imports: [notices, ITEM, ...packages] }],
      readRejectedLines: { total: 1, list: [{ line: 31, problem: 'noNiceClass', detail: 'A', content: '87310367' }] },
    })
    const container = await render(<RegistersPage />, 'zh', '/registers')
    await until(() => expect(container.textContent).toContain('中国商标库'))
    const lines = [...container.querySelectorAll('.rj-packages tbody tr')].map(row =>
      [...row.querySelectorAll('td')].slice(0, 4).map(cell => cell.textContent),
    )
    expect(lines).toEqual([
      ['1', 'apc.xml', '', '未完成按已导入的部分启用'],
      ['2–3', '1999–2000（2 包）', '基础', '已导入'],
      ['4', '2001.zip', '基础', '已导入'],
      ['5', '2002.zip', '基础', '已导入'],
      ['6', '2026_2.zip', '月', '已导入'],
      ['7', '2026-03', '月', '缺月包'],
      ['8', '2026_4.zip', '月', '已导入'],
      ['9', '公告.csv', '公告', '已导入'],
    ])
    expect(container.textContent).toContain('缺 2026-03 的月包。')
    expect(container.textContent).toContain('12 处')
    await until(() => expect(container.textContent).toContain('没有尼斯分类的类别：A'))
    expect(container.textContent).toContain('87310367')
  })

  it('undoes an import that broke off once that was confirmed', async () => {
    const broken: ImportItem = { ...ITEM, undo: 'restore' }
    const { sent } = createFakeApi({
      readImports: [],
      readRegisters: [{ ...REGISTER, imports: [broken] }],
      readRejectedLines: { total: 0, list: [] },
      undoImport: null,
    })
    const container = await render(<RegistersPage />, 'zh', '/registers')
    await until(() => expect(container.textContent).toContain('apc.xml'))
    const undone = () => sent.filter(({ call }) => call === 'undoImport')
    await click(button(zh.imports.undo.open))
    expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain(zh.imports.undo.restore)
    await click(button(zh.imports.undo.keep))
    expect(undone()).toEqual([])
    await click(button(zh.imports.undo.open))
    const confirm = [...document.querySelectorAll<HTMLButtonElement>('[role="alertdialog"] button')].at(-1)
    if (confirm) await click(confirm)
    await until(() => expect(undone()).toHaveLength(1))
    await until(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull())
  })

  it('deletes a register when its name is typed, and sends an import into the one that is chosen', async () => {
    useFakeEventSource()
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    const clients = { ...REGISTER, id: 2, name: { zh: '客户清单', en: 'Clients' } }
    const done = { read: 2, changed: 1, rejected: 0, repaired: {}, refusal: null }
    const { sent } = createFakeApi({
      ...NOTHING,
      readRegisters: [REGISTER, clients],
      removeRegister: [REGISTER],
      previewImport: PREVIEW,
      runImport: done,
    })
    const container = await render(<RegistersPage />, 'zh', '/registers')
    await until(() => button('客户清单'))
    await click(button('客户清单'))
    await fillForm(container, '台账.csv')
    await click(button(zh.imports.start))
    await until(() => button(zh.imports.preview.import))
    await click(button(zh.imports.preview.import))
    await until(() => expect(sent.map(({ call }) => call)).toContain('runImport'))
    expect(sent.find(({ call }) => call === 'runImport')?.query).toMatchObject({ register: 2 })

    await until(() => button('删除 客户清单'))
    await click(button('删除 客户清单'))
    const name = document.querySelector<HTMLInputElement>('.rj-register-removal input')
    const confirm = document.querySelector('.rj-register-removal button[type=submit]')
    if (!name || !confirm) throw new Error('no place for the name')
    await type(name, '客户')
    await click(confirm)
    expect(document.body.textContent).toContain(zh.registers.remove.wrong)
    expect(sent.map(({ call }) => call)).not.toContain('removeRegister')
    await type(name, '客户清单')
    await click(confirm)
    await until(() => expect(sent.find(({ call }) => call === 'removeRegister')?.body).toEqual({ name: '客户清单' }))
  })
})
