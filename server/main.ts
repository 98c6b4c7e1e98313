import { buildPage } from './page/build-page.ts'
import { pageRoutes } from './routes/page-routes.ts'
import { runServer } from './run-server.ts'

// The page is built while the database starts; a failure is reported where the page is needed.
const building = buildPage()
building.catch(() => undefined)

await runServer({ servePage: async app => pageRoutes(app, await building) })
