import { keepPreviousData, QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { CallData, CallInput } from '#contract/calls.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { callApi } from './http.ts'

/** Failures are recorded once and retried by the user, not behind their back. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 5_000 } } })

/** Under which a reading call's answer is cached. */
export const callKey = <Name extends EndpointName>(name: Name, input: CallInput<Name>) => [name, input] as const

interface UseCallOptions<Data> {
  /** False: not asked yet. */
  enabled?: boolean
  /** Keeps showing the former answer while another input is being asked for. */
  keepsPrevious?: boolean
  /** When to ask again, for an answer that will change by itself. */
  againAfterMs?: (data: Data | undefined) => number | false
}

/** A reading call as server state, cached under its name and input. */
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
