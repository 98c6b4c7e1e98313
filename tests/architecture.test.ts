import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PAGE_SOURCES } from '../server/page/build-page.ts'
import {
  crowdedFolders,
  FOLDERS,
  type Folder,
  importCircles,
  importGraph,
  importsOf,
  mutualFolders,
  ownTarget,
  ROOT,
  readSource,
  sourceFiles,
} from './support/source-tree.ts'

/** Who may import whom (docs/architecture.md §2). */
const MAY_IMPORT: Record<Folder, readonly Folder[]> = {
  contract: ['contract'],
  domain: ['contract', 'domain'],
  charts: ['contract', 'charts'],
  extensions: ['contract', 'domain', 'extensions'],
  server: ['contract', 'domain', 'charts', 'extensions', 'server'],
  src: ['contract', 'domain', 'charts', 'extensions', 'src'],
}
const FORBIDDEN_PACKAGES: Record<Folder, RegExp> = {
  contract: /^(?!typebox$)/,
  // Neither Node, DOM, React nor SQL: the domain needs no package at all.
  domain: /./,
  // Options are plain data: of the chart library they know the types alone.
  charts: /^(?!echarts\/core$)/,
  extensions: /^(react|react-dom|@tiptap\/react|@blueprintjs|axios|fastify|@fastify|typebox|kysely|pg|docx)/,
  server: /^(react|react-dom|@tiptap\/react|@blueprintjs|axios|i18next)/,
  src: /^(fastify|@fastify|kysely|pg|docx|linkedom|typebox|node:)/,
}

const breaches = (folder: Folder): string[] =>
  sourceFiles(folder).flatMap(file =>
    importsOf(file).flatMap(specifier => {
      const target = ownTarget(file, specifier)
      if (target === null) return FORBIDDEN_PACKAGES[folder].test(specifier) ? [`${file} imports ${specifier}`] : []
      const allowed = MAY_IMPORT[folder].some(name => target.startsWith(`${name}/`))
      const isFixtureReader = target.startsWith('fixtures/') && file.startsWith('src/playground/')
      return allowed || isFixtureReader ? [] : [`${file} imports ${specifier}`]
    }),
  )

describe('the folders', () => {
  it.each(FOLDERS)('%s imports only what it may', folder => {
    expect(sourceFiles(folder).length).toBeGreaterThan(0)
    expect(breaches(folder)).toEqual([])
  })

  it('make the page anew when any that it imports has changed', () => {
    expect(MAY_IMPORT.src.filter(folder => !PAGE_SOURCES.includes(folder))).toEqual([])
  })

  it('keep views out of the server, and out of all of extensions that runs there', () => {
    const isViewSide = (file: string): boolean =>
      file === 'extensions/kit.ts' || file.endsWith('-view.ts') || /^extensions\/(?:view|input)\//.test(file)
    const reachesView = (file: string): boolean =>
      importsOf(file).some(specifier => {
        const target = ownTarget(file, specifier)
        return target !== null && isViewSide(target)
      })
    const files = ['server', 'contract', 'domain', 'extensions'].flatMap(sourceFiles)
    expect(files.filter(isViewSide).length).toBeGreaterThan(0)
    expect(files.filter(file => !isViewSide(file) && reachesView(file))).toEqual([])
  })

  it('keep the schema library out of the page: only types come from files of the contract that use it', () => {
    const usesSchemas = new Set(sourceFiles('contract').filter(file => importsOf(file).includes('typebox')))
    const BY_NAME = /^import \{([^}]*)\} from '#([^']+)'/gm
    const isValue = (name: string): boolean => name.trim() !== '' && !name.trim().startsWith('type ')
    const valuesOf = (file: string): string[] =>
      [...readSource(file).matchAll(BY_NAME)].flatMap(([, names = '', target = '']) =>
        names.split(',').some(isValue) ? [target] : [],
      )
    const breach = ['src', 'domain', 'extensions']
      .flatMap(sourceFiles)
      .flatMap(file => valuesOf(file).flatMap(target => (usesSchemas.has(target) ? [`${file} imports ${target}`] : [])))
    expect(usesSchemas.size).toBeGreaterThan(0)
    expect(breach).toEqual([])
  })

  it('keep the domain pure: no document, no process, no file, no clock', () => {
    const IMPURE =
      /\b(?:document|window|process|globalThis)\.|\bimport\.meta\b|\brequire\(|\bfetch\(|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/
    const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    const impure = sourceFiles('domain').filter(file => IMPURE.test(withoutComments(readSource(file))))
    expect(impure).toEqual([])
  })
})

const FEATURES = 'src/features'

const featureOf = (path: string): string | undefined =>
  path.startsWith(`${FEATURES}/`) ? path.slice(FEATURES.length + 1).split('/')[0] : undefined

/** The files of each feature that files outside of it import, with who imports them. */
const entriesOfFeatures = (): Map<string, Map<string, string[]>> => {
  const entries = new Map<string, Map<string, string[]>>()
  for (const file of sourceFiles('src')) {
    for (const specifier of importsOf(file)) {
      const target = ownTarget(file, specifier) ?? ''
      const feature = featureOf(target)
      if (feature === undefined || feature === featureOf(file)) continue
      const files = entries.get(feature) ?? new Map<string, string[]>()
      entries.set(feature, files.set(target, [...(files.get(target) ?? []), file]))
    }
  }
  return entries
}

describe('a feature', () => {
  const entries = entriesOfFeatures()

  it.each(readdirSync(join(ROOT, FEATURES)))('%s is imported by others through one file of it', name => {
    const files = [...(entries.get(name) ?? [])].map(([file, importers]) => `${file} (by ${importers.join(', ')})`)
    expect(files.slice(1), `The entry is ${files[0]}`).toEqual([])
  })
})

/** Names that a style sheet gives a look of their own, but for what it says of them inside something else. */
const styledNames = (path: string): string[] =>
  [...readSource(path).matchAll(/^ *(?:[a-z]+)?\.(rj-[\w-]+)(?:,| \{)$/gm)].map(match => match[1] ?? '')

describe('a class name', () => {
  it('has its look from one feature: style sheets of pages that were left stay', () => {
    const owners = new Map<string, Set<string>>()
    for (const file of readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.css')) continue
      const path = join('src', file)
      for (const name of styledNames(path))
        owners.set(name, (owners.get(name) ?? new Set()).add(featureOf(path) ?? 'the shell'))
    }
    expect(owners.size).toBeGreaterThan(0)
    expect([...owners].filter(([, features]) => features.size > 1)).toEqual([])
  })
})

/** The files of extensions that page and server may import: the documents, their editor, and one light file of a room. */
const EXTENSIONS_DOORS: ReadonlySet<string> = new Set([
  'extensions/index.ts',
  'extensions/kit.ts',
  'extensions/fields.css',
  'extensions/dom',
  'extensions/on-paper.ts',
  'extensions/section-numbers.ts',
  'extensions/checkboxes-field/amounts.ts',
  'extensions/paragraph-field/paragraph-text.ts',
  'extensions/radio-field/radio-options.ts',
  'extensions/lines/document-lines.ts',
  'extensions/serialize/field-nodes.ts',
])

describe('the extensions', () => {
  it('are imported by page and server through their doors alone', () => {
    const past = ['src', 'server'].flatMap(sourceFiles).flatMap(file =>
      importsOf(file)
        .filter(specifier => {
          const target = ownTarget(file, specifier)
          return target?.startsWith('extensions/') && !EXTENSIONS_DOORS.has(target)
        })
        .map(specifier => `${file} imports ${specifier}`),
    )
    expect(past).toEqual([])
  })
})

describe('the house', () => {
  const graph = importGraph()

  it('has no two folders beside one another that import each other', () => {
    expect(mutualFolders(graph)).toEqual([])
  })

  it('has no files that import one another in a circle', () => {
    expect(importCircles(graph)).toEqual([])
  })

  it('has no more than 25 source files beside one another', () => {
    expect(crowdedFolders()).toEqual([])
  })
})

/** The rooms of the server from the ground up, files at its top among them: a room imports only those before it. */
const SERVER_ORDER = [
  ...[
    'app-error.ts',
    'program-version.ts',
    'breathing-space.ts',
    'outage.ts',
    'log-text.ts',
    'config.ts',
    'error-handler.ts',
  ],
  ...['child', 'storage', 'accounts', 'settings', 'quota', 'progress', 'mail', 'page'],
  ...['law', 'similarity', 'absolute-grounds', 'pdf', 'ocr', 'notice'],
  ...['word', 'word-import', 'drafting', 'report', 'calendar'],
  ...['import-files', 'classification', 'mark-index', 'register', 'search'],
  ...['search-basis', 'suggestions', 'watching', 'imports', 'rejection', 'filing-check', 'fast-search', 'proposer-map'],
  ...[
    'deadline-feed',
    'metrics.ts',
    'routes',
    'app.ts',
    'bundle-processes.ts',
    'run-server.ts',
    'main.ts',
    'dev.ts',
    'import.ts',
    'doctor.ts',
  ],
]

/** The doors of each room: the files that other rooms may import. A name with a slash at its end opens a whole folder. */
const SERVER_DOORS: Readonly<Record<string, readonly string[]>> = {
  child: ['/'],
  storage: [
    'database.ts',
    'shards.ts',
    'sweep-leftovers.ts',
    'tables.ts',
    'files.ts',
    'file-store.ts',
    'notifications.ts',
    'open-storage.ts',
  ],
  accounts: ['accounts-repository.ts'],
  settings: ['firm-repository.ts'],
  quota: ['quota-service.ts'],
  progress: ['progress-service.ts'],
  mail: ['send-mail.ts'],
  page: ['build-page.ts'],
  law: ['deadlines.ts'],
  similarity: ['/'],
  'absolute-grounds': ['screen-name.ts'],
  pdf: ['/'],
  ocr: ['page-recogniser.ts'],
  notice: ['notice-reader.ts'],
  word: ['write-word.ts', 'way-back.ts', 'paper/'],
  'word-import': ['compare-word.ts', 'word-reader.ts'],
  drafting: [
    'draft-documents.ts',
    'opposition-memo.ts',
    'companion/draft-companion.ts',
    'language.ts',
    'lookups.ts',
    'mark-composition.ts',
  ],
  report: ['report-writer.ts', 'write-report.ts', 'report-block.ts', 'pdf/make-pdf.ts'],
  'import-files': ['/'],
  classification: [
    ...['classification-service.ts', 'classification-lookup.ts', 'import-classification.ts', 'load-starter.ts'],
    ...['edition.ts', 'classification-repository.ts', 'classification-lines.ts', 'starter.ts'],
  ],
  'mark-index': ['/'],
  register: [
    ...[
      'archive-service.ts',
      'register-lookup.ts',
      'register-repository.ts',
      'registers-service.ts',
      'undo-import.ts',
      'names-repository.ts',
    ],
    ...['reindex-marks.ts', 'import/import-register.ts', 'sample/load-sample.ts'],
    ...['open-data/import-open-package.ts', 'open-data/open-package.ts'],
    ...['preview/preview-file.ts', 'import/column-choices-repository.ts'],
  ],
  search: ['watched-names.ts', 'searched-name.ts', 'search-marks.ts', 'search-similar.ts', 'warm-up.ts'],
  'search-basis': ['search-basis-service.ts'],
  suggestions: ['suggestions-service.ts'],
  calendar: ['write-calendar.ts'],
  'deadline-feed': ['calendar-service.ts'],
  watching: [
    'write-opposition-memo.ts',
    'alert-calendar.ts',
    'watching-service.ts',
    'run-watches.ts',
    'watches-repository.ts',
  ],
  imports: ['imports-service.ts', 'import-messages.ts'],
  rejection: [
    'pictures/pictures-service.ts',
    ...['rejection-service.ts', 'draft-service.ts', 'draft-versions-service.ts', 'export-service.ts'],
    ...[
      'word-import-service.ts',
      'redraft/correct-log.ts',
      'read-log.ts',
      'case-record.ts',
      'day-repository.ts',
      'log-repository.ts',
      'log-pages.ts',
      'notice-file.ts',
    ],
    ...[
      'draft-notice.ts',
      'sample-notice.ts',
      'deadline-calendar.ts',
      'documents-of.ts',
      'open-points.ts',
      'companion/companion-service.ts',
    ],
  ],
  'filing-check': ['filing-check-service.ts'],
  'fast-search': ['fast-search-service.ts', 'searches-repository.ts'],
  'proposer-map': ['proposer-service.ts', 'keeping/whitelist-service.ts', 'print/print-portfolio.ts'],
  routes: ['/'],
}

const roomOf = (path: string): string => path.split('/')[1] ?? ''

/** The imports of one room of the server by another, each as the file and the target. */
const importsBetweenRooms = (): { file: string; target: string }[] =>
  sourceFiles('server').flatMap(file =>
    importsOf(file).flatMap(specifier => {
      const target = ownTarget(file, specifier) ?? ''
      return target.startsWith('server/') && roomOf(target) !== roomOf(file) ? [{ file, target }] : []
    }),
  )

const isDoor = (target: string): boolean => {
  const room = roomOf(target)
  const inner = target.split('/').slice(2).join('/')
  const doors = SERVER_DOORS[room] ?? ['']
  return doors.some(door => door === inner || door === '/' || (door.endsWith('/') && inner.startsWith(door)))
}

const named = ({ file, target }: { file: string; target: string }): string => `${file} imports ${target}`

describe('a room of the server', () => {
  const imports = importsBetweenRooms()

  it('has its place in the order', () => {
    const rooms = [...new Set(sourceFiles('server').map(roomOf))]
    expect(rooms.toSorted()).toEqual(SERVER_ORDER.toSorted())
    expect(rooms.filter(room => !room.endsWith('.ts')).toSorted()).toEqual(Object.keys(SERVER_DOORS).toSorted())
  })

  it('imports only rooms before it', () => {
    const place = (path: string): number => SERVER_ORDER.indexOf(roomOf(path))
    expect(imports.filter(({ file, target }) => place(target) > place(file)).map(named)).toEqual([])
  })

  it('is imported through its doors alone', () => {
    expect(imports.filter(({ target }) => !isDoor(target)).map(named)).toEqual([])
  })

  it('has every door that is named for it', () => {
    const files = sourceFiles('server')
    const doors = Object.entries(SERVER_DOORS).flatMap(([room, names]) => names.map(name => join('server', room, name)))
    expect(doors.filter(door => !files.some(file => file.startsWith(door)))).toEqual([])
  })
})
