import { Button, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core'
import { ArrowLeftIcon, CaretDownIcon, DocumentIcon, DownloadIcon, RefreshIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { FastLogDetail } from '#contract/fast-search.ts'
import { CLASS_COUNT } from '#contract/limits.ts'
import { KeyMenu, openByArrow } from '../../components/key-menu.tsx'
import { classText } from './result-texts.ts'

interface DownloadReportProps {
  resultFile: string
  wordFile: string
  onRemake: () => void
}

/** Offers the report as PDF and as Word, and to make both again. */
const DownloadReport = ({ resultFile, wordFile, onRemake }: DownloadReportProps): JSX.Element => {
  const { t } = useTranslation()
  const menu = (
    <KeyMenu>
      <MenuItem
        icon={<DocumentIcon />}
        text={t('result.download.pdf')}
        href={resultFile}
        target="_blank"
        rel="noopener"
      />
      <MenuItem icon={<DocumentIcon />} text={t('result.download.word')} href={wordFile} />
      <MenuDivider />
      <MenuItem icon={<RefreshIcon />} text={t('result.download.remake')} onClick={onRemake} />
    </KeyMenu>
  )
  return (
    <PopoverNext
      placement="bottom-end"
      arrow={false}
      animation="minimal"
      middleware={{ offset: { mainAxis: 4 } }}
      shouldReturnFocusOnClose
      content={menu}
    >
      <Button
        intent="primary"
        icon={<DownloadIcon />}
        endIcon={<CaretDownIcon />}
        text={t('result.download.button')}
        onKeyDown={openByArrow}
      />
    </PopoverNext>
  )
}

const CLASSES_NAMED = 8

interface ResultBarProps {
  search: FastLogDetail
  onRemake: () => void
  onBack: () => void
}

/** Shows what was searched and when, with the download of the report. */
export const ResultBar = ({ search, onRemake, onBack }: ResultBarProps): JSX.Element => {
  const { t } = useTranslation()
  const { report, gmtCreate, resultFile, wordFile } = search
  const classes = [...new Set(report.rows.map(row => classText(row.class)))]
  const named = classes.slice(0, CLASSES_NAMED).join(t('result.list')) + (classes.length > CLASSES_NAMED ? '…' : '')
  const facts = [
    `${gmtCreate.slice(0, 10)} ${gmtCreate.slice(11, 16)}`,
    classes.length === CLASS_COUNT
      ? t('result.bar.allClasses', { count: CLASS_COUNT })
      : t('result.bar.classes', { list: named, count: classes.length }),
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
