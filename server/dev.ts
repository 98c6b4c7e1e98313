import { createServer } from 'vite'
import { AppError } from './app-error.ts'
import { VITE_LOCATION } from './page/build-page.ts'
import { runServer } from './run-server.ts'

const API_PATH = /^\/(api|business|files)\//

// Vite's client is an inline script and its modules change under the page, so there is no content policy here.
await runServer({
  hasContentSecurityPolicy: false,
  async servePage(app) {
    const server = { middlewareMode: true, hmr: { server: app.server } }
    const vite = await createServer({ ...VITE_LOCATION, server, appType: 'spa' })
    app.addHook('onClose', () => vite.close())
    app.setNotFoundHandler((request, reply) => {
      if (API_PATH.test(request.url)) throw new AppError('notFound')
      reply.hijack()
      vite.middlewares(request.raw, reply.raw)
    })
  },
})
