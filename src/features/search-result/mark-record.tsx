import type { TFunction } from 'i18next'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportMark } from '#contract/search-report.ts'
import { rightsStatus } from '#domain/mark/mark-life.ts'
import { archiveAddress } from '../../lib/archive-address.ts'
import { useLanguage } from '../../locales/language.ts'

/** Returns when an ended mark ended and until when it bars others, each as far as it is known. */
const barText = (status: string, to: string, bar: ReportMark['bar'], t: TFunction): string => {
  const isAtLatest = bar?.isAtLatest === true
  const day = bar?.endedOn
  const ended =
    day === undefined ? status : t(isAtLatest ? 'result.status.endedBy' : 'result.status.ended', { status, day })
  const text = t(isAtLatest ? 'result.status.barAtLatest' : 'result.status.bar', { status: ended, to })
  const reckoned = bar?.isCauseOpen === true ? t('result.status.causeOpen', { text }) : text
  return bar?.isAssumed === true ? t('result.status.assumed', { text: reckoned }) : reckoned
}

/** Returns the status of a mark on the day of the search: 已注册 2020-08-14，至 2030-08-13. */
export const statusText = (mark: ReportMark, t: TFunction): string => {
  const { life, barredUntil, registrationDate: from, expiryDate: to } = mark
  const name = rightsStatus(mark.status, life)
  // A status that this version does not know is shown as it was recorded.
  const status = t(`archive.statuses.${name}` as 'archive.statuses.registered', { defaultValue: name })
  if (barredUntil !== null) return barText(status, barredUntil, mark.bar, t)
  if (from !== null && to !== null) return t('result.status.term', { status, from, to })
  if (to !== null) return t('result.status.until', { status, to })
  const since = from ?? mark.preliminaryDate ?? mark.applicationDate
  return since === null ? status : t('result.status.from', { status, from: since })
}

const GOODS_SHOWN = 6

/** Shows the register's facts on an earlier mark, with links to its record and history. */
export const MarkRecord = ({ mark }: { mark: ReportMark }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { regNo, goods, goodsCount } = mark
  const address = archiveAddress(mark)
  const owner = language === 'en' ? mark.ownerEn || mark.owner : mark.owner || mark.ownerEn
  const names = goods.slice(0, GOODS_SHOWN).map(({ name }) => name[language])
  const more = goodsCount > names.length ? [t('result.card.moreGoods', { count: goodsCount })] : []
  return (
    <dl className="rj-mark-record">
      <dt>{t('result.card.regNo')}</dt>
      <dd>
        <a href={address} target="_blank" rel="noopener" aria-label={t('result.card.archive', { regNo })}>
          {regNo}
        </a>
        {t('result.joint')}
        <a
          href={`${address}&gotoflow=1`}
          target="_blank"
          rel="noopener"
          aria-label={t('result.card.flowOf', { regNo })}
        >
          {t('result.card.flow')}
        </a>
      </dd>
      {mark.register && (
        <>
          <dt>{t('result.card.register')}</dt>
          <dd>{mark.register[language]}</dd>
        </>
      )}
      <dt>{t('result.card.owner')}</dt>
      <dd>{owner || t('result.card.unknown')}</dd>
      <dt>{t('result.card.status')}</dt>
      <dd>{statusText(mark, t)}</dd>
      <dt>{t('result.card.goods')}</dt>
      <dd>{names.length === 0 ? t('result.card.unknown') : [...names, ...more].join(t('result.whatIf.joint'))}</dd>
    </dl>
  )
}
