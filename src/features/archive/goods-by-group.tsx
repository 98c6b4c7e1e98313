import { HTMLTable } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArchiveGoods } from '#contract/archive.ts'
import { useLanguage } from '../../locales/use-language.ts'

/** The goods and services of a mark, a line a similar group. */
export const GoodsByGroup = ({ goods }: { goods: readonly ArchiveGoods[] }): JSX.Element => {
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
