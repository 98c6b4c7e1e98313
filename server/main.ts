import { enableCompileCache } from 'node:module'

// Before the imports, so that a later start finds their code compiled; a third of its time.
enableCompileCache()
const { buildPage } = await import('./page/build-page.ts')

// The page is built while the database starts; a failure is reported where the page is needed.
const building = buildPage()
building.catch(() => undefined)
// Until it is done, and where it fails, processes load their modules one by one.
building.then(async () => (await import('./bundle-processes.ts')).bundleProcesses()).catch(() => undefined)

const { pageRoutes } = await import('./routes/page-routes.ts')
const { runServer } = await import('./run-server.ts')
await runServer({ servePage: async app => pageRoutes(app, await building) })
