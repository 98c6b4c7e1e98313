import { Button } from '@blueprintjs/core'
import { type JSX, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportMark } from '#contract/search-report.ts'
import { archiveAddress } from '../../lib/archive-address.ts'
import { statusText } from './mark-record.tsx'
import { classText } from './result-texts.ts'

/** The applicant's own earlier marks at the foot of the result, folded at first: they count for no verdict. */
export const OwnMarks = ({ marks }: { marks: readonly ReportMark[] }): JSX.Element | null => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (marks.length === 0) return null
  return (
    <section className="rj-own-marks" aria-labelledby={`${id}title`}>
      <div className="rj-own-marks-head">
        <h2 id={`${id}title`}>{t('result.own.title')}</h2>
        <span className="rj-hint">{t('result.own.count', { count: marks.length })}</span>
        <span className="rj-gap" />
        <Button
          variant="minimal"
          size="small"
          intent="primary"
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          text={t(isOpen ? 'result.own.fold' : 'result.own.open')}
          onClick={() => setOpen(known => !known)}
        />
      </div>
      {isOpen && (
        <ul id={`${id}list`}>
          {marks.map(mark => (
            <li key={`${mark.regNo} ${mark.class}`}>
              <b className="rj-ellipsis" title={mark.name}>
                {mark.name || t('result.grid.device')}
              </b>
              <a
                href={archiveAddress(mark)}
                target="_blank"
                rel="noopener"
                aria-label={t('result.card.archive', { regNo: mark.regNo })}
              >
                {mark.regNo}
              </a>
              <span>{t('result.filter.class', { number: classText(mark.class) })}</span>
              <span className="rj-ellipsis">{statusText(mark, t)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
