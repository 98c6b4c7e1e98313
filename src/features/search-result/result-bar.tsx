import { Button } from '@blueprintjs/core'
import { ArrowLeftIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { FastLogDetail } from '#contract/fast-search.ts'
import { DownloadReport } from './download-report.tsx'
import { classText } from './row-place.ts'

const CLASSES_NAMED = 8

interface ResultBarProps {
  search: FastLogDetail
  onRemake: () => void
  onBack: () => void
}

/** What was searched and when, and the way out with the report. */
export const ResultBar = ({ search, onRemake, onBack }: ResultBarProps): JSX.Element => {
  const { t } = useTranslation()
  const { report, gmtCreate, resultFile, wordFile } = search
  const classes = [...new Set(report.rows.map(row => classText(row.class)))]
  const named = classes.slice(0, CLASSES_NAMED).join(t('result.list')) + (classes.length > CLASSES_NAMED ? '…' : '')
  const facts = [
    `${gmtCreate.slice(0, 10)} ${gmtCreate.slice(11, 16)}`,
    t('result.bar.classes', { list: named }),
    t('result.bar.groups', { count: report.rows.length }),
    t('result.bar.hits', { count: report.marks.length }),
  ]
  return (
    <div className="rj-result-bar">
      <Button
        variant="minimal"
        icon={<ArrowLeftIcon />}
        aria-label={t('result.back')}
        title={t('result.back')}
        onClick={onBack}
      />
      <div className="rj-result-title">
        <h1 className="rj-pane-title rj-ellipsis">{report.names.map(({ text }) => text).join('　')}</h1>
        <p className="rj-label rj-ellipsis">{facts.join(t('result.joint'))}</p>
      </div>
      <span className="rj-gap" />
      <Button className="rj-result-new" text={t('result.newSearch')} onClick={onBack} />
      <DownloadReport resultFile={resultFile} wordFile={wordFile} onRemake={onRemake} />
    </div>
  )
}
