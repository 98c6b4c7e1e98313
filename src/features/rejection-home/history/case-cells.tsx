import { Tag } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogItem } from '#contract/rejection.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { DeadlineTag } from '../../../components/deadline-tag.tsx'
import { EllipsisText } from '../../../components/ellipsis-text.tsx'
import { caseName, MarkTile } from '../../../components/mark-tile.tsx'
import { daysLeft } from '../../../lib/days-left.ts'
import { formatShortDay, formatWeekday } from '../../../locales/formats.ts'
import { useLanguage } from '../../../locales/language.ts'
import './case-cells.css'

interface CaseCellsProps {
  item: RejectionLogItem
  index: number
}

interface BelowDeadlineProps {
  item: RejectionLogItem
  due: CalendarDay
}

/** Says below a case's deadline its weekday, that no filing is recorded, or of a filed one its deadline and what is not known. */
const BelowDeadline = ({
  item: { filedOn, hasEvidence, evidenceDue, evidenceOn, isMoved },
  due,
}: BelowDeadlineProps): string => {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = Date.now()
  // A list kept from before has no word of evidence.
  if (filedOn !== null && evidenceDue && !evidenceOn)
    return t('home.filing.evidenceUntil', { date: formatShortDay(evidenceDue, language, now) })
  if (filedOn !== null) {
    const late = filedOn > due ? [t('home.filing.isLate')] : []
    if (hasEvidence === null) return [...late, t('home.filing.evidenceUnknown')].join(' · ')
    return [t('home.filing.dueOn', { date: formatShortDay(due, language, now) }), ...late].join(' · ')
  }
  if (daysLeft(due, now) < 0) return t('home.filing.unfiled')
  return [formatWeekday(due, language), ...(isMoved ? [t('home.history.moved')] : [])].join(' · ')
}

/** Shows the cells that past and deleted analyses share. */
export const CaseCells = ({ item, index }: CaseCellsProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const classes = item.classes.join(language === 'zh' ? '、' : ', ')
  return (
    <>
      <td className="rj-col-index">{index}</td>
      <td className="rj-col-tile">
        <MarkTile item={item} />
      </td>
      <td className="rj-col-result">
        <span className="rj-case-name">
          <EllipsisText text={caseName(item, t)} />
          {item.isSample && (
            <Tag minimal intent="warning">
              {t('home.sample.tag')}
            </Tag>
          )}
        </span>
        <span className="rj-case-second">
          <EllipsisText text={item.applicant || '—'} />
        </span>
      </td>
      <td className="rj-col-number">
        {item.applicationNo || '—'}
        <span className="rj-case-second">
          {item.classes.length > 0 && t('home.history.classes', { classes, count: item.classes.length })}
          <Tag minimal className="rj-language-tag">
            {t(item.isEn === 1 ? 'home.history.en' : 'home.history.zh')}
          </Tag>
        </span>
      </td>
      <td className="rj-col-kind">
        {t(`home.history.${item.kind}`)}
        <span className="rj-case-second">
          {item.citedCount > 0 ? t('home.history.cited', { count: item.citedCount }) : t('home.history.noneCited')}
        </span>
      </td>
      <td className="rj-col-office">
        <EllipsisText text={item.officeName} />
        <span className="rj-case-second">
          <EllipsisText text={[item.gmtCreate.slice(0, 10), item.attorney].filter(Boolean).join(' · ')} />
        </span>
      </td>
      <td className="rj-col-deadline">
        {item.due !== null && <DeadlineTag due={item.due} filedOn={item.filedOn} />}
        {item.due !== null && (
          <span className="rj-case-second">
            <BelowDeadline item={item} due={item.due} />
          </span>
        )}
      </td>
    </>
  )
}
