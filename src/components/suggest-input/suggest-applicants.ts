import { ASSOCIATION_KIND } from '#contract/vocabulary.ts'
import { callApi } from '../../lib/http.ts'
import type { LoadSuggestions } from './use-suggestions.ts'

/** Applicants of the register by what is typed (spec §7, the trademark association call). */
export const suggestApplicants: LoadSuggestions = (text, signal) => {
  const kind = ASSOCIATION_KIND.company
  return callApi('suggestTrademarks', { params: { kind }, query: { query: `${kind}:${text}` } }, { signal })
}
