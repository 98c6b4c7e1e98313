import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ArchiveRecordView } from './archive-record-view.tsx'
import { ArchiveSearch } from './archive-search.tsx'
import './archive-page.css'

/** Shows one trademark's record and its prosecution history; without a number in the address, the search for one. */
export const ArchivePage = (): JSX.Element => {
  const { t } = useTranslation()
  const [searchParams] = useSearchParams()
  const regNo = searchParams.get('regNo')?.trim() ?? ''
  const intCls = searchParams.get('intCls')?.trim() ?? ''
  return (
    <>
      <title>{`${t('archive.title')} · Rejoinder`}</title>
      {regNo === '' ? (
        <ArchiveSearch />
      ) : (
        <ArchiveRecordView
          key={`${regNo} ${intCls}`}
          regNo={regNo}
          intCls={intCls}
          showsFlow={searchParams.get('gotoflow') === '1'}
        />
      )}
    </>
  )
}
