import { computeDeadline } from '../law/deadline.ts'
import type { ServeCall } from './serve-call.ts'

export const deadlineRoutes = (serve: ServeCall): void => {
  serve('readDeadline', (_accountId, { query }) => computeDeadline(query.receiveTime, query.type))
}
