import { type JSX, lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FastSearchHome } from '../features/fast-search/fast-search-home.tsx'
import { pageLoader } from './page-loader.ts'
import { readId, useGoTo } from './routes.ts'

const SearchResultPage = lazy(
  pageLoader('SearchResultPage', () => import('../features/search-result/search-result-page.tsx'), 'result', 'archive'),
)

/** Shows the search wizard with its history, or with `?id=…` the result of one search. */
export const FastSearchApp = (): JSX.Element => {
  const [searchParams, setSearchParams] = useSearchParams()
  const goTo = useGoTo()
  const id = readId(searchParams.get('id'))
  if (id === null) return <FastSearchHome onOpen={searchId => setSearchParams({ id: String(searchId) })} />
  return <SearchResultPage key={id} id={id} onBack={() => goTo('fast_search')} />
}
