import type { JSX } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FastSearchHome } from '../features/fast-search/fast-search-home.tsx'

/** The fast search: the wizard with its history, or with `?id=…` the result of one search, which has its own address. */
export const FastSearchApp = (): JSX.Element => {
  const [, setSearchParams] = useSearchParams()
  return <FastSearchHome onOpen={id => setSearchParams({ id: String(id) })} />
}
