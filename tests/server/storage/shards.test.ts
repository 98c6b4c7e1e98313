import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SearchReport } from '#contract/search-report.ts'
import { SEARCH_MODES } from '#contract/vocabulary.ts'
import type { RegisterMark } from '#domain/mark/register-mark.ts'
import { judgeReport } from '#domain/verdict/judge-report.ts'
import { loadStarter } from '../../../server/classification/load-starter.ts'
import type { ShardAddress } from '../../../server/config.ts'
import { runSearch } from '../../../server/fast-search/run-search.ts'
import { createPortfolioShelf } from '../../../server/proposer-map/register/open-portfolio.ts'
import { readArchive } from '../../../server/register/archive-service.ts'
import { importRegister } from '../../../server/register/import/import-register.ts'
import { listNames } from '../../../server/register/names-repository.ts'
import { findRegisters } from '../../../server/register/register-repository.ts'
import { deleteRegister, listRegisters } from '../../../server/register/registers-service.ts'
import { sampleMarks } from '../../../server/register/sample/sample-register.ts'
import { outlineReport } from '../../../server/report/write-report.ts'
import { healthRoutes } from '../../../server/routes/health-routes.ts'
import { searchMarks } from '../../../server/search/search-marks.ts'
import { type Database, openDatabase } from '../../../server/storage/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../server/storage/embedded/embedded-postgres.ts'
import { inAllPlaces, openShards } from '../../../server/storage/shards.ts'
import { createSuggestionsService } from '../../../server/suggestions/suggestions-service.ts'
import { runWatches } from '../../../server/watching/run-watches.ts'
import { createWatchingService } from '../../../server/watching/watching-service.ts'
import { searchRequest } from '../../support/search-data.ts'
import { makeTemporaryFolder, removeFolder } from '../../support/temporary-folder.ts'
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const DAY = '2026-11-20'
const PARTS = [
  [1, 15],
  [16, 34],
  [35, 45],
] as const
const classesOf = ([first, last]: readonly [number, number]): number[] =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place)
const SILENT = classesOf(PARTS[1])

let folder: string
let servers: EmbeddedPostgres[]
let addresses: ShardAddress[]
let alone: TestDatabase
let main: TestDatabase
/** The database whose marks stand on three servers. */
let parted: Database
let marks: RegisterMark[]
let app: FastifyInstance

const folderOf = (place: number): string => join(folder, String(place))
/** Starts a server, which has its socket in another folder each time, under an address that stays. */
const startServer = async (place: number): Promise<EmbeddedPostgres> => {
  const server = await startEmbeddedPostgres({
    dataDir: folderOf(place),
    sharedRoot: join(folder, 'shared'),
    say: () => undefined,
  })
  const sockets = decodeURIComponent(/@([^:]+):/.exec(server.url)?.[1] ?? '')
  const link = join(folder, `sockets-${place}`)
  await rm(link, { force: true })
  await symlink(sockets, link)
  return { ...server, url: server.url.replace(encodeURIComponent(sockets), encodeURIComponent(link)) }
}

const HEADER =
  'reg_no,class,name,is_device,owner,owner_en,address,agent,status,application_date,preliminary_date,registration_date,expiry_date,groups\n'
const lineOf = (mark: RegisterMark): string =>
  [
    mark.regNo,
    mark.class,
    mark.name,
    mark.isDevice ? '1' : '0',
    mark.owner,
    mark.ownerEn,
    mark.address,
    mark.agent,
    mark.status,
    mark.applicationDate ?? '',
    mark.preliminaryDate ?? '',
    mark.registrationDate ?? '',
    mark.expiryDate ?? '',
    mark.groups.join(' '),
  ]
    .map(cell => `"${String(cell).replaceAll('"', '""')}"`)
    .join(',')

const load = async (db: Database, lines: readonly RegisterMark[], asOf: string): Promise<void> => {
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(HEADER + lines.map(lineOf).join('\n'))
  }
  await importRegister(db, { name: `${asOf}.csv`, bytes: bytes(), asOf })
}

beforeAll(async () => {
  folder = await makeTemporaryFolder()
  await mkdir(join(folder, 'shared'))
  servers = await Promise.all(PARTS.map((_, place) => startServer(place)))
  addresses = PARTS.map((part, place) => ({ classes: classesOf(part), url: servers[place]?.url ?? '' }))
  alone = await openTestDatabase()
  main = await openTestDatabase()
  parted = openDatabase(main.url, 'requests', addresses)
  await openShards(parted, () => undefined)
  app = fastify()
  healthRoutes(app, parted, { metrics: async () => '', token: undefined })
  marks = [...(await sampleMarks(4_000))]
  for (const db of [alone.db, parted]) {
    await loadStarter(db)
    await load(db, marks, '2026-10-31')
  }
})
afterAll(async () => {
  await app.close()
  await parted.destroy()
  await Promise.all([alone.close(), main.close(), ...servers.map(server => server.stop())])
  await removeFolder(folder)
})

/** The wording of a mark in each of the classes. */
const searchedNames = (): string[] =>
  CLASSES.map(niceClass => marks.find(mark => mark.class === niceClass && mark.name.length > 1)?.name ?? '')

const both = async <Answer>(ask: (db: Database) => Promise<Answer>): Promise<Answer> => {
  const [one, other] = await Promise.all([ask(alone.db), ask(parted)])
  expect(other).toEqual(one)
  return one
}

const CLASSES = [9, 20, 35]
const search = (db: Database): Promise<SearchReport> =>
  runSearch(db, searchRequest({ marknames: searchedNames(), categories: CLASSES, subject: '某公司' }), DAY, {
    signal: new AbortController().signal,
    report: () => undefined,
  })

describe('marks on three servers', () => {
  it('stand there alone, each with the marks of its classes', async () => {
    const counts = await inAllPlaces(parted, part =>
      sql<{ count: number }>`select count(*)::integer as count from marks`.execute(part),
    )
    const inPart = ([first, last]: readonly [number, number]): number =>
      marks.filter(mark => mark.class >= first && mark.class <= last).length
    expect(counts.map(({ rows }) => rows[0]?.count)).toEqual(PARTS.map(inPart))
    expect((await main.db.selectFrom('marks').select('id').execute()).length).toBe(0)
    expect((await findRegisters(parted))[0]).toMatchObject({ size: marks.length, state: 'ready' })
  })

  it('are found in every way as if they stood on one, page by page', async () => {
    const names = marks.filter((_, place) => place % 97 === 0)
    let found = 0
    for (const mode of SEARCH_MODES)
      for (const mark of names.slice(0, 12)) {
        const text =
          { owner: mark.owner, agent: mark.agent, number: mark.regNo }[mode as 'owner'] ?? mark.name.slice(0, 2)
        for (const [pageNum, classes] of [
          [1, []],
          [2, []],
          [1, [9, 35, 42]],
        ] as const) {
          const asked = { mode, text, pageNum, pageSize: 7, classes: [...classes] }
          found += (await both(db => searchMarks(db, asked, DAY))).list.length
        }
      }
    expect(found).toBeGreaterThan(500)
  })

  it('give the same report, records, names, addresses and portfolio', async () => {
    const report = await both(search)
    expect(report.hits.length).toBeGreaterThan(2)
    expect(report.unsearchedClasses).toBeUndefined()
    for (const mark of marks.slice(0, 40)) await both(db => readArchive(db, { regNo: mark.regNo, gotoflow: '1' }, DAY))
    const registers = (await findRegisters(parted)).map(({ id }) => id)
    for (const view of ['register_owners', 'register_agents', 'register_wordings'] as const)
      for (const text of ['公司', '云', 'a', '青'])
        for (const limit of [1, 5, 400]) await both(db => listNames(db, view, text, { registers, limit }))
    const owners = [...Map.groupBy(marks, ({ owner }) => owner)].filter(([, own]) => own.length > 2).slice(0, 12)
    expect(owners.length).toBe(12)
    for (const [owner] of owners) {
      await both(db => createSuggestionsService(db).readAddresses(owner))
      await both(async db => {
        const [register] = await findRegisters(db)
        if (!register) throw new Error('There is no register.')
        const finder = { prepare: () => undefined, find: async () => new Map<string, string>() }
        const portfolio = await createPortfolioShelf(db, finder).open(register, 'owner', [owner], DAY)
        const { names, marks: own, facts } = portfolio
        return { names, own, facts, told: [...(await portfolio.events())].sort(), known: await portfolio.wellKnown() }
      })
    }
  })

  it('are watched: each change is alerted to once, wherever it stands', async () => {
    const near = marks.filter(({ name }) => name.length > 2).slice(0, 60)
    const later = near.map(
      (mark, place): RegisterMark => ({
        ...mark,
        regNo: `9${mark.regNo}`,
        owner: '另一家公司',
        ownerEn: '',
        status: 'pending',
        applicationDate: '2026-11-02',
        preliminaryDate: null,
        registrationDate: null,
        expiryDate: null,
        class: ((place * 7) % 45) + 1,
        groups: [],
      }),
    )
    for (const db of [alone.db, parted]) {
      const names = near.slice(0, 20).map(({ name }) => name)
      await createWatchingService(db).add(1, { name: '', marks: names, classes: [], groups: [], level: 'similar' })
      await load(db, later, '2026-11-30')
      await runWatches(db)
      await runWatches(db)
    }
    const alerts = await both(db =>
      db
        .selectFrom('alerts')
        .select(['reg_no', 'class', 'ours', 'level', 'name', 'stage'])
        .orderBy('reg_no')
        .orderBy('class')
        .orderBy('ours')
        .execute(),
    )
    expect(alerts.length).toBeGreaterThan(15)
    await both(async db => (await findRegisters(db))[0]?.size)
  })

  it('say which classes were not searched while a server is down, and are whole again when it is back', async () => {
    const before = await search(parted)
    const found = marks.find(mark => mark.class === 20)
    await servers[1]?.stop()
    const report = await search(parted)
    const missing = report.unsearchedClasses ?? []
    expect(missing).toContain(20)
    expect(missing.filter(number => !SILENT.includes(number))).toEqual([])
    expect(report.marks.filter(mark => SILENT.includes(mark.class))).toEqual([])
    const inClass = report.rows.findIndex(row => row.class === 20)
    expect(judgeReport(report).cells[inClass]?.map(({ ofMarks }) => ofMarks)).toEqual(
      report.names.map(() => 'not-searched'),
    )
    const outline = outlineReport({ report, overrules: [], number: 'FS-1', firm: '', advisor: null })
    const told = JSON.stringify(outline)
    const classes = missing.map(number => String(number).padStart(2, '0')).join('、')
    expect(told.includes(`检索时第${classes}类数据所在的服务器没有应答，这些类别没有检索`)).toBe(true)
    expect(told.includes(`未检索的类别：第${classes}类，其数据所在的服务器没有应答`)).toBe(true)
    expect(told.includes('在商标库中没有商标，未检索')).toBe(false)
    const page = await searchMarks(parted, { mode: 'similar', text: '云杉', pageNum: 1, pageSize: 20 }, DAY)
    expect(page.unsearchedClasses).toEqual(SILENT)
    const exact = { mode: 'identical', text: found?.name ?? '', pageNum: 1, pageSize: 20 } as const
    expect(await searchMarks(parted, exact, DAY)).toMatchObject({ unsearchedClasses: SILENT })
    expect((await searchMarks(parted, { ...exact, classes: [9] }, DAY)).unsearchedClasses).toBeUndefined()
    const record = { regNo: found?.regNo ?? '' }
    expect(await readArchive(parted, record, DAY)).toMatchObject({ record: null, unsearchedClasses: SILENT })
    await expect(load(parted, marks, '2026-12-31')).rejects.toThrow()
    const answer = await app.inject('/readyz')
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok', unsearchedClasses: SILENT }])

    const again = await startServer(1)
    servers[1] = again
    expect(again.url).toBe(addresses[1]?.url)
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' })
    expect(await search(parted)).toEqual(before)
    expect((await readArchive(parted, record, DAY)).record?.name).toBe(found?.name)
  })

  it('go with their register, and are refused under other classes than before', async () => {
    const swapped = openDatabase(main.url, 'requests', [
      { classes: SILENT, url: addresses[0]?.url ?? '' },
      { classes: classesOf(PARTS[0]), url: addresses[1]?.url ?? '' },
    ])
    await expect(openShards(swapped, () => undefined)).rejects.toThrow(/holds marks of class/)
    await swapped.destroy()
    await expect(openShards(main.db, () => undefined)).rejects.toThrow('The marks stand on other servers')
    const [register] = await listRegisters(parted)
    await deleteRegister(parted, register?.id ?? 0, register?.name.zh ?? '')
    const left = await inAllPlaces(parted, part => part.selectFrom('marks').select('id').execute())
    expect(left.flat()).toEqual([])
  })

  it('are moved there from a database that held them itself', async () => {
    const searched = await search(alone.db)
    const moved = openDatabase(alone.url, 'requests', addresses)
    const said: string[] = []
    await openShards(moved, line => void said.push(line))
    expect(await alone.db.selectFrom('marks').select('id').execute()).toEqual([])
    expect(said.at(-1)).toMatch(/Marks are moved .*: 4,0\d\d\./)
    expect(await search(moved)).toEqual(searched)
    await moved.destroy()
  })
})
