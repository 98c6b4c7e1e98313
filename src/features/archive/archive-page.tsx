import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ArchiveForm } from './archive-form.tsx'
import { ArchiveRecordView } from './archive-record-view.tsx'
import './archive-page.css'

/** One trademark's record and its prosecution history, or without a number in the address the form that asks for it. */
export const ArchivePage = (): JSX.Element => {
  const { t } = useTranslation()
  const [searchParams, setSearchParams] = useSearchParams()
  const regNo = searchParams.get('regNo')?.trim() ?? ''
  const intCls = searchParams.get('intCls')?.trim() ?? ''
  return (
    <>
      <title>{`${t('archive.title')} · Rejoinder`}</title>
      {regNo === '' ? (
        <ArchiveForm onLook={query => setSearchParams({ ...query })} />
      ) : (
        <ArchiveRecordView
          regNo={regNo}
          intCls={intCls}
          showsFlow={searchParams.get('gotoflow') === '1'}
          onAnother={() => setSearchParams({})}
        />
      )}
    </>
  )
}
