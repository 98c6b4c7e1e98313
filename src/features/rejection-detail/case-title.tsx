import { Tag } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notice.ts'
import type { RejectionLogDetail } from '#contract/rejection.ts'

/** The pages with facts that were read from a picture. */
const recognisedPages = ({ evidence }: Notice): number[] => {
  const places = Object.values(evidence).flat()
  return [...new Set(places.filter(({ source }) => source === 'ocr').map(({ page }) => page))].sort((a, b) => a - b)
}

/** Which case this is: the mark and the kind of refusal, which pages were recognised, below them number, classes and applicant as far as known. */
export const CaseTitle = ({ log }: { log: RejectionLogDetail }): JSX.Element => {
  const { t } = useTranslation()
  const { mark, markIsDevice, kind, applicationNo, classes, applicant } = log.notice
  const title = mark !== '' ? mark : markIsDevice ? t('detail.deviceMark') : log.resultName
  const facts = [
    applicationNo !== '' && t('detail.applicationNo', { number: applicationNo }),
    classes.length > 0 && t('detail.classes', { count: classes.length, list: classes.join(t('detail.comma')) }),
  ].filter(fact => fact !== false)
  const recognised = recognisedPages(log.notice)
  return (
    <div className="rj-case-title">
      <div className="rj-case-mark">
        <title>{`${title} · Rejoinder`}</title>
        <h1 className="rj-pane-title rj-ellipsis" title={title}>
          {title}
        </h1>
        <Tag minimal>{t(`detail.kind.${kind}`)}</Tag>
        {recognised.length > 0 && (
          <Tag minimal intent="warning" title={t('detail.ocr.hint')}>
            {t('detail.ocr.pages', { count: recognised.length, list: recognised.join(t('detail.comma')) })}
          </Tag>
        )}
      </div>
      <p className="rj-label rj-ellipsis" title={[...facts, applicant].filter(text => text !== '').join(' · ')}>
        {facts.join(' · ')}
        {applicant !== '' && <span className="rj-case-applicant">{` · ${applicant}`}</span>}
      </p>
    </div>
  )
}
