import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportMark } from '#contract/search-report.ts'
import { useLanguage } from '../../locales/use-language.ts'
import { statusText } from './status-text.ts'

const GOODS_SHOWN = 6

/** What the register says of an earlier mark, with the ways to its record and its history. */
export const MarkRecord = ({ mark }: { mark: ReportMark }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { regNo, goods, goodsCount } = mark
  const address = `/archive?${new URLSearchParams({ regNo, intCls: String(mark.class) })}`
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
      <dt>{t('result.card.owner')}</dt>
      <dd>{owner || t('result.card.unknown')}</dd>
      <dt>{t('result.card.status')}</dt>
      <dd>{statusText(mark, t)}</dd>
      <dt>{t('result.card.goods')}</dt>
      <dd>{names.length === 0 ? t('result.card.unknown') : [...names, ...more].join(t('result.whatIf.joint'))}</dd>
    </dl>
  )
}
