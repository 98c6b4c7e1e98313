import { SearchIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/empty-state.tsx'
import { useCall } from '../../lib/use-call.ts'
import { useLanguage } from '../../locales/use-language.ts'
import { ArchiveBar } from './archive-bar.tsx'
import { FlowTimeline } from './flow-timeline.tsx'
import { MarkRecord } from './mark-record.tsx'

interface ArchiveRecordViewProps {
  regNo: string
  intCls: string
  /** Goes to the prosecution history once it stands there (`gotoflow=1`). */
  showsFlow: boolean
}

/** What the register says about one mark: its record, and its prosecution history beside it. */
export const ArchiveRecordView = ({ regNo, intCls, showsFlow }: ArchiveRecordViewProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  // The history stands beside the record in any case; the link only says where to look first.
  const query = { regNo, ...(intCls !== '' && { intCls }), gotoflow: '1' }
  const answer = useCall('readArchive', { query }).data
  const { register, record } = answer ?? { register: null, record: null }
  const name = register?.name[language] ?? ''

  return (
    <>
      <ArchiveBar regNo={regNo} intCls={intCls} answer={answer} />
      {answer && (
        <div className="rj-archive-scroll">
          <div className="rj-archive-columns">
            <section className="rj-archive-record" aria-label={t('archive.record')}>
              {record && <MarkRecord mark={record} />}
              {!record && (
                <EmptyState
                  icon={<SearchIcon size={20} />}
                  title={t(register ? 'archive.notFound' : 'archive.noRegister')}
                  text={
                    register
                      ? t('archive.notFoundText', { regNo, register: name, date: register.date })
                      : t('archive.noRecordText', { regNo })
                  }
                />
              )}
            </section>
            <FlowTimeline events={record?.events ?? []} hasRegister={register !== null} takesFocus={showsFlow} />
          </div>
        </div>
      )}
    </>
  )
}
