import type { ServeCall } from './serve-call.ts'

/** No register is loaded yet, so nothing is known of any mark. */
export const archiveRoutes = (serve: ServeCall): void => {
  serve('readArchive', (_accountId, { query: { regNo, intCls = '' } }) => ({
    regNo,
    intCls,
    register: null,
    record: null,
  }))
}
