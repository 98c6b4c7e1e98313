import { afterAll, beforeAll, expect, it } from 'vitest'
import { ENDPOINTS, IMPORT_FILE_PART } from '#contract/endpoints.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer, expectRefusal } from '../../support/expect-answer.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const upload = async (
  text: string,
  query: Record<string, string>,
  part = IMPORT_FILE_PART,
  remoteAddress = '127.0.0.1',
  url: string = ENDPOINTS.runImport.path,
) => {
  const form = new FormData()
  form.append(part, new Blob([text]), '数据.csv')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return test.app.inject({
    method: 'POST',
    remoteAddress,
    url,
    query,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const MARKS = 'reg_no,class,name,status\n1,9,青砚,已注册\n2,46,青岩,已注册\n'
const register = { subject: 'register', asOf: '2026-11-01' }

/** An import stands back behind all other work, so that a busy machine makes it slow. */
const STANDS_BACK_MS = 120_000

it('imports an uploaded register, lists the import, and shows what it kept aside', async () => {
  const outcome = expectAnswer('runImport', await upload(MARKS, { ...register, name: '测试库' }))
  expect(outcome).toEqual({ read: 2, changed: 1, rejected: 1, repaired: {}, refusal: null })
  const [item] = expectAnswer('readImports', await test.app.inject(ENDPOINTS.readImports.path))
  expect(item).toMatchObject({ subject: 'register', fileName: '数据.csv', read: 2, changed: 1, rejected: 1 })
  expect(item?.finishedAt).toBeGreaterThan(0)
  const kept = await test.app.inject(`${ENDPOINTS.readImports.path}/${item?.id}/rejected?pageNum=1`)
  expect(expectAnswer('readRejectedLines', kept)).toEqual({
    total: 1,
    list: [{ line: 3, problem: 'noClass', detail: '46', content: '2,46,青岩,已注册' }],
  })
  const names = await test.db.selectFrom('registers').select('name_zh').execute()
  expect(names).toEqual([{ name_zh: '测试库' }])
})

it('previews a file and writes nothing, and reads columns as they were chosen from then on', async () => {
  const text = '商标号,类别,商标名,进度\n31,9,青砚,已注册\n'
  const look = async () =>
    expectAnswer(
      'previewImport',
      await upload(
        text,
        { subject: 'register', isWhole: '1' },
        IMPORT_FILE_PART,
        '127.0.0.4',
        '/business/config/imports/preview',
      ),
    )
  const before = await look()
  expect(before.tables[0]).toMatchObject({ missing: ['status'], rows: [] })
  const columns = (before.tables[0]?.columns ?? []).map(({ label, column }) => ({
    label,
    column: label === '进度' ? 'status' : column,
  }))
  expectAnswer(
    'chooseColumns',
    await test.app.inject({ method: 'PUT', url: ENDPOINTS.chooseColumns.path, payload: { columns } }),
  )
  expect((await look()).tables[0]?.rows[0]?.cells.slice(0, 5)).toEqual(['31', '9', '青砚', '', 'registered'])
  const imported = expectAnswer('runImport', await upload(text, register, IMPORT_FILE_PART, '127.0.0.4'))
  expect(imported).toMatchObject({ changed: 1, rejected: 0, refusal: null })
})

it('says in a preview why a file cannot be imported', async () => {
  const answer = await upload(
    '',
    { subject: 'register', isWhole: '1' },
    IMPORT_FILE_PART,
    '127.0.0.4',
    '/business/config/imports/preview',
  )
  expect(expectAnswer('previewImport', answer)).toEqual({
    kind: null,
    tables: [],
    refusal: { problem: 'empty', line: null, detail: '' },
  })
})

it('imports an edition of the classification', async () => {
  const text = 'class,group,name_zh,name_en\n9,0901,计算机,Computers\n'
  const outcome = expectAnswer('runImport', await upload(text, { subject: 'classification', edition: 'NCL99' }))
  expect(outcome).toEqual({ read: 1, changed: 1, rejected: 0, repaired: {}, refusal: null })
})

it('says why a file cannot be imported, and lists none that brought nothing', async () => {
  const listed = async () => expectAnswer('readImports', await test.app.inject(ENDPOINTS.readImports.path)).length
  const before = await listed()
  const { refusal } = expectAnswer('runImport', await upload('a,b\n1,2\n', register))
  expect(refusal).toEqual({ problem: 'missingColumns', line: 1, detail: 'reg_no, class, name, status (a, b)' })
  expect(await listed()).toBe(before)
})

it('tells its progress, and does not begin when it was cancelled before', async () => {
  const requestId = 'import-progress-1'
  expectAnswer('runImport', await upload(MARKS, { ...register, requestId }))
  const progress = '/business/api/v2/ai/progress'
  const { body } = await test.app.inject(`${progress}/${requestId}`)
  expect(body).toContain('"step":"import"')
  expect(body).toContain('"step":"done"')
  await test.app.inject({ method: 'DELETE', url: `${progress}/import-progress-2` })
  expectRefusal('cancelled', await upload(MARKS, { ...register, requestId: 'import-progress-2' }))
})

it('refuses a call without a file, of no known subject, or with a day that does not exist', async () => {
  expectRefusal('invalidInput', await upload(MARKS, register, 'other'))
  expectRefusal('invalidInput', await upload(MARKS, { subject: 'accounts' }))
  expectRefusal('invalidInput', await upload(MARKS, { ...register, asOf: '2026-02-30' }))
})

it(
  'imports first files one after another, however many come at once, and answers each',
  async () => {
    for (const table of ['registers', 'marks'] as const) await test.db.deleteFrom(table).execute()
    const files = [11, 12, 13, 14].map(number => `reg_no,class,name,status\n${number},9,青砚${number},已注册\n`)
    const answers = await Promise.all(files.map(text => upload(text, register, IMPORT_FILE_PART, '127.0.0.2')))
    for (const answer of answers) expect(expectAnswer('runImport', answer)).toMatchObject({ changed: 1, refusal: null })
    const numbers = await test.db.selectFrom('marks').select('reg_no').orderBy('reg_no').execute()
    expect(numbers.map(({ reg_no }) => reg_no)).toEqual(['11', '12', '13', '14'])
  },
  STANDS_BACK_MS,
)

it('lets a register be searched as far as a broken import came, and its name says so until the file is whole', async () => {
  await test.db.deleteFrom('registers').execute()
  const lines = Array.from({ length: 1_500 }, (_, index) => `${index + 1},9,青砚${index},已注册\n`).join('')
  const broken = `reg_no,class,name,status\n${lines}1,9,${'长'.repeat(1_100_000)}`
  const send = (text: string) => upload(text, { ...register, name: '测试库' }, IMPORT_FILE_PART, '127.0.0.3')
  const { changed, refusal } = expectAnswer('runImport', await send(broken))
  expect([changed, refusal?.problem]).toEqual([1_000, 'notCsv'])
  const [item] = expectAnswer('readImports', await test.app.inject(ENDPOINTS.readImports.path))
  const url = ENDPOINTS.settleImport.path.replace(':id', String(item?.id))
  const named = () => test.db.selectFrom('registers').select(['name_zh', 'state']).executeTakeFirst()
  expect(await named()).toEqual({ name_zh: '测试库', state: 'loading' })
  expectAnswer('settleImport', await test.app.inject({ method: 'POST', url }))
  expect(await named()).toEqual({ name_zh: '测试库（不完整）', state: 'ready' })
  expectRefusal('notFound', await test.app.inject({ method: 'POST', url }))
  expectAnswer('runImport', await send(`reg_no,class,name,status\n${lines}`))
  expect(await named()).toEqual({ name_zh: '测试库', state: 'ready' })
})

it(
  'undoes a broken import: the register stands as before, and one that it alone filled is gone',
  async () => {
    for (const table of ['registers', 'imports', 'marks', 'mark_changes'] as const)
      await test.db.deleteFrom(table).execute()
    const lines = Array.from({ length: 1_500 }, (_, index) => `${index + 1},9,青砚${index},已注册,甲公司\n`)
    const cut = (text: string): string => `reg_no,class,name,status,owner\n${text}1,9,${'长'.repeat(1_100_000)}`
    const send = (text: string, name = '测试库', asOf = '2026-11-01') =>
      upload(text, { subject: 'register', asOf, name }, IMPORT_FILE_PART, '127.0.0.5')
    const undo = async () => {
      const [item] = expectAnswer('readImports', await test.app.inject(ENDPOINTS.readImports.path))
      const answer = await test.app.inject({
        method: 'POST',
        url: ENDPOINTS.undoImport.path.replace(':id', `${item?.id}`),
      })
      return { item, answer }
    }
    const stand = async () => ({
      registers: await test.db
        .selectFrom('registers')
        .select(['name_zh', 'state', 'size', 'as_of', 'digest'])
        .execute(),
      marks: await test.db.selectFrom('marks').selectAll().orderBy('id').execute(),
      details: await test.db.selectFrom('mark_details').selectAll().orderBy('mark_id').execute(),
      changes: await test.db.selectFrom('mark_changes').selectAll().execute(),
    })
    const kindsOf = async () =>
      expectAnswer('readRegisters', await test.app.inject(ENDPOINTS.readRegisters.path)).flatMap(({ imports }) =>
        imports.map(item => item.undo),
      )

    expect(expectAnswer('runImport', await send(cut(lines.join('')))).changed).toBe(1_000)
    expect(await kindsOf()).toEqual(['remove'])
    expectAnswer('undoImport', (await undo()).answer)
    expect(await stand()).toEqual({ registers: [], marks: [], details: [], changes: [] })

    const first = lines.slice(0, 700).join('')
    expectAnswer('runImport', await send(`reg_no,class,name,status,owner\n${first}`))
    const before = await stand()
    expect(before.marks).toHaveLength(700)
    const later = lines.join('').replaceAll('甲公司', '乙公司')
    for (const text of [later, later.replaceAll('乙公司', '丙公司')])
      expect(expectAnswer('runImport', await send(cut(text), '测试库', '2026-11-20')).changed).toBe(1_000)
    expect((await stand()).registers).toMatchObject([{ state: 'loading', size: 1_000 }])
    expect(await kindsOf()).toEqual(['restore', 'restore', undefined])
    const { item, answer } = await undo()
    expectAnswer('undoImport', answer)
    expect(await stand()).toEqual(before)
    const again = ENDPOINTS.undoImport.path.replace(':id', String(item?.id))
    expectRefusal('notFound', await test.app.inject({ method: 'POST', url: again }))
    expect(await kindsOf()).toEqual([undefined])
    expect(await test.db.selectFrom('import_undo').selectAll().execute()).toEqual([])
  },
  STANDS_BACK_MS,
)

it('removes a register by its name, and by no other', async () => {
  const [{ id, name } = { id: 0, name: { zh: '' } }] = expectAnswer(
    'readRegisters',
    await test.app.inject(ENDPOINTS.readRegisters.path),
  )
  const remove = (typed: string) =>
    test.app.inject({
      method: 'POST',
      url: ENDPOINTS.removeRegister.path.replace(':id', String(id)),
      payload: { name: typed },
    })
  expectRefusal('invalidInput', await remove('别的库'))
  const left = expectAnswer('removeRegister', await remove(name.zh))
  expect(left.map(register => register.id)).not.toContain(id)
  expect(await test.db.selectFrom('marks').select('id').where('register_id', '=', id).execute()).toEqual([])
})
