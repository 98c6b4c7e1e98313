import { Button, Tag } from '@blueprintjs/core'
import { FlowLinearIcon, SearchIcon } from '@blueprintjs/icons'
import { type JSX, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/empty-state.tsx'
import { useCall } from '../../lib/use-call.ts'

interface ArchiveRecordViewProps {
  regNo: string
  intCls: string
  /** Goes to the prosecution history once it stands there (`gotoflow=1`). */
  showsFlow: boolean
  onAnother: () => void
}

/** What the register says about one mark. As long as no register is loaded it says that, and nothing about the mark. */
export const ArchiveRecordView = ({ regNo, intCls, showsFlow, onAnother }: ArchiveRecordViewProps): JSX.Element => {
  const { t } = useTranslation()
  const query = { regNo, ...(intCls !== '' && { intCls }), ...(showsFlow && { gotoflow: '1' }) }
  const record = useCall('readArchive', { query }).data
  const flowHeading = useRef<HTMLHeadingElement>(null)
  const isShown = record !== undefined

  useEffect(() => {
    if (!showsFlow || !isShown) return
    flowHeading.current?.scrollIntoView({ block: 'start' })
    flowHeading.current?.focus({ preventScroll: true })
  }, [showsFlow, isShown])

  return (
    <>
      <header className="rj-archive-bar">
        <h1 className="rj-pane-title">
          {intCls === '' ? t('archive.number', { regNo }) : t('archive.numberAndClass', { regNo, intCls })}
        </h1>
        <span className="rj-gap" />
        {record && <Tag minimal>{record.register?.name ?? t('archive.noRegisterTag')}</Tag>}
        <Button icon={<SearchIcon />} text={t('archive.otherMark')} onClick={onAnother} />
      </header>
      {record && (
        <div className="rj-archive-columns">
          <section className="rj-archive-record" aria-label={t('archive.record')}>
            {record.register === null ? (
              <EmptyState
                icon={<SearchIcon />}
                title={t('archive.noRegister')}
                text={t('archive.noRecordText', { regNo })}
              />
            ) : (
              <EmptyState
                icon={<SearchIcon />}
                title={t('archive.notFound')}
                text={t('archive.notFoundText', { regNo, register: record.register.name, date: record.register.date })}
              />
            )}
          </section>
          <aside id="flow" className="rj-archive-flow" aria-labelledby="flow-heading">
            <h2 id="flow-heading" ref={flowHeading} className="rj-pane-title" tabIndex={-1}>
              {t('archive.flow')}
            </h2>
            <EmptyState icon={<FlowLinearIcon />} title={t('archive.noRegister')} text={t('archive.noFlowText')} />
          </aside>
        </div>
      )}
    </>
  )
}
