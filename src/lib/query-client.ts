import { QueryClient } from '@tanstack/react-query'

/** Failures are recorded once and retried by the user, not behind their back. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 5_000 } } })
