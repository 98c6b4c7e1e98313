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
  const register = searchParams.get('register')?.trim() ?? ''
  return (
    <>
      <title>{`${t('archive.title')} · Rejoinder`}</title>
      {regNo === '' ? (
        <ArchiveSearch />
      ) : (
        <ArchiveRecordView
          key={`${regNo} ${intCls} ${register}`}
          regNo={regNo}
          intCls={intCls}
          register={register}
          showsFlow={searchParams.get('gotoflow') === '1'}
        />
      )}
    </>
  )
}
