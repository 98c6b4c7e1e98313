import { keepPreviousData, QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { CallData, CallInput } from '#contract/calls.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { callApi } from './http.ts'

/** Returns a query client that never retries by itself: failures are recorded, and the user retries them. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 5_000 } } })

/** Returns the key under which the answer of a reading call is cached. */
export const callKey = <Name extends EndpointName>(name: Name, input: CallInput<Name>) => [name, input] as const

interface UseCallOptions<Data> {
  /** When false the call is not sent yet. */
  enabled?: boolean
  /** Keeps the former answer on screen while the one for another input is loaded. */
  keepsPrevious?: boolean
  /** Returns after how many milliseconds to ask again; false for never. */
  againAfterMs?: (data: Data | undefined) => number | false
}

/** Returns the state of a reading call; its answer is cached under name and input. */
export const useCall = <Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
  { enabled = true, keepsPrevious = false, againAfterMs }: UseCallOptions<CallData<Name>> = {},
): UseQueryResult<CallData<Name>> =>
  useQuery<CallData<Name>>({
    queryKey: callKey(name, input),
    queryFn: ({ signal }) => callApi(name, input, { signal }),
    enabled,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...(againAfterMs && { refetchInterval: query => againAfterMs(query.state.data) }),
  })
