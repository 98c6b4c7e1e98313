import { HTMLTable } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArchiveGoods, ArchiveMark } from '#contract/archive.ts'
import { useLanguage } from '../../locales/language.ts'
import { eventDetail } from './event-detail.ts'

/** Lists the goods and services of a mark, one line for each similar group. */
const GoodsByGroup = ({ goods }: { goods: readonly ArchiveGoods[] }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const count = goods.reduce((sum, { items }) => sum + items.length, 0)
  const groups = goods.filter(({ group }) => group !== '').length
  return (
    <>
      <h2 className="rj-record-heading">
        {t('archive.goods')}
        <span>
          {t('archive.itemCount', { count })}
          {groups > 0 && t('archive.groupCount', { count: groups })}
        </span>
      </h2>
      <HTMLTable className="rj-record-goods">
        <tbody>
          {goods.map(({ group, name, items }) => (
            <tr key={group}>
              <td title={name[language]}>{group}</td>
              <td>{items.map(item => item[language]).join(t('archive.goodsSeparator')) || name[language]}</td>
            </tr>
          ))}
        </tbody>
      </HTMLTable>
    </>
  )
}

/** Returns the gazette issue of a mark's publication, empty if the register does not name it. */
const issueOf = ({ events }: ArchiveMark): string => events?.find(({ code }) => code === 'preliminary')?.detail ?? ''

/** Shows owner, agency, dates and goods of a mark. What the register does not know is left out. */
export const MarkRecord = ({ mark }: { mark: ArchiveMark }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const owner = language === 'en' && mark.ownerEn !== '' ? mark.ownerEn : mark.owner
  const term = [mark.registrationDate, mark.expiryDate].filter(day => day !== null)
  const facts = [
    ['owner', owner],
    ['ownerOriginal', owner === mark.owner ? '' : mark.owner],
    ['address', mark.address],
    ['agent', mark.agent],
    ['registrationNo', mark.registrationNo],
    ['filed', mark.applicationDate ?? ''],
    [
      'preliminary',
      [eventDetail(issueOf(mark), t, language), mark.preliminaryDate ?? ''].filter(part => part !== '').join('　'),
    ],
    ['term', term.length === 2 ? t('archive.termRange', { from: term[0] ?? '', until: term[1] ?? '' }) : term.join('')],
  ] as const
  return (
    <>
      <div className="rj-record-head">
        <div className="rj-mark-picture" data-length={Array.from(mark.name).length > 6 ? 'long' : 'short'}>
          {mark.name === '' ? <span className="rj-no-picture">{t('archive.noPicture')}</span> : mark.name}
        </div>
        <dl className="rj-record-facts">
          {facts
            .filter(([, text]) => text !== '')
            .map(([fact, text]) => (
              <div key={fact}>
                <dt>{t(`archive.facts.${fact}`)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
        </dl>
      </div>
      {mark.isDevice && mark.name !== '' && <p className="rj-archive-intro">{t('archive.withDevice')}</p>}
      <GoodsByGroup goods={mark.goods} />
      {mark.barredUntil !== null && (
        <p className="rj-record-note">
          <b>{t('archive.barredUntil')}</b> {t('archive.barredUntilText', { day: mark.barredUntil })}
        </p>
      )}
      {mark.openToNonUse !== null && (
        <p className="rj-record-note">
          <b>{t('archive.openToNonUse')}</b> {t('archive.openToNonUseText', { day: mark.openToNonUse })}
        </p>
      )}
    </>
  )
}
