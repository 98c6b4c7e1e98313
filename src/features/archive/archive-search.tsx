import type { JSX } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ArchiveForm } from './archive-form.tsx'
import { archiveParams, readArchiveQuery } from './archive-query.ts'
import { FoundMarks } from './found-marks.tsx'

/** The search for a mark and, below it, what it found. */
export const ArchiveSearch = (): JSX.Element => {
  const [searchParams, setSearchParams] = useSearchParams()
  const query = readArchiveQuery(searchParams)
  const isAsked = query.by !== 'number' && query.text !== ''
  return (
    <div className={isAsked ? 'rj-archive-search' : 'rj-archive-search rj-is-unasked'}>
      <ArchiveForm
        key={searchParams.toString()}
        initial={query}
        onSearch={asked => setSearchParams(archiveParams(asked))}
      />
      {isAsked && (
        <FoundMarks query={query} onGoTo={pageNum => setSearchParams(archiveParams({ ...query, pageNum }))} />
      )}
    </div>
  )
}
