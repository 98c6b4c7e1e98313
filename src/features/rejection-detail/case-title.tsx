import { Tag } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogDetail } from '#contract/rejection.ts'

/** Which case this is: the mark and the kind of refusal, below them number, classes and applicant as far as known. */
export const CaseTitle = ({ log }: { log: RejectionLogDetail }): JSX.Element => {
  const { t } = useTranslation()
  const { mark, markIsDevice, kind, applicationNo, classes, applicant } = log.notice
  const title = mark !== '' ? mark : markIsDevice ? t('detail.deviceMark') : log.resultName
  const facts = [
    applicationNo !== '' && t('detail.applicationNo', { number: applicationNo }),
    classes.length > 0 && t('detail.classes', { count: classes.length, list: classes.join(t('detail.comma')) }),
  ].filter(fact => fact !== false)
  return (
    <div className="rj-case-title">
      <div className="rj-case-mark">
        <title>{`${title} · Rejoinder`}</title>
        <h1 className="rj-pane-title rj-ellipsis" title={title}>
          {title}
        </h1>
        <Tag minimal>{t(`detail.kind.${kind}`)}</Tag>
      </div>
      <p className="rj-label rj-ellipsis" title={applicant}>
        {facts.join(' · ')}
        {applicant !== '' && <span className="rj-case-applicant">{` · ${applicant}`}</span>}
      </p>
    </div>
  )
}
