import { Button, HTMLTable } from '@blueprintjs/core'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedLoad } from '../../components/empty-state.tsx'
import { useCall } from '../../lib/use-call.ts'
import { useLanguage } from '../../locales/language.ts'
import { AsideLines } from './faults-pane.tsx'

/** Shows the imports of the classification with their counts; the lines kept aside of one open below. */
export const PastImports = (): JSX.Element | null => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [opened, setOpened] = useState<number | null>(null)
  const answer = useCall('readImports', {})
  const imports = answer.data?.filter(({ subject }) => subject === 'classification')
  if (answer.isError && !answer.isFetching) return <FailedLoad onRetry={() => void answer.refetch()} />
  if (!imports || imports.length === 0) return null
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Shanghai' })
  return (
    <section className="rj-past-imports" aria-labelledby="past-imports">
      <h2 id="past-imports" className="rj-pane-title">
        {t('imports.past')}
      </h2>
      <div className="rj-import-scroll">
        <HTMLTable compact>
          <thead>
            <tr>
              <th>{t('imports.columns.file')}</th>
              <th>{t('imports.columns.started')}</th>
              <th className="rj-count">{t('imports.columns.read')}</th>
              <th className="rj-count">{t('imports.columns.changed')}</th>
              <th className="rj-count">{t('imports.columns.rejected')}</th>
            </tr>
          </thead>
          <tbody>
            {imports.map(item => (
              <tr key={item.id}>
                <td>
                  {item.fileName}
                  {item.finishedAt === null && <span className="rj-import-open">{t('imports.unfinished')}</span>}
                </td>
                <td>{when.format(item.startedAt)}</td>
                <td className="rj-count">{item.read.toLocaleString(language)}</td>
                <td className="rj-count">{item.changed.toLocaleString(language)}</td>
                <td className="rj-count">
                  {item.rejected === 0 ? (
                    0
                  ) : (
                    <Button
                      variant="minimal"
                      size="small"
                      text={item.rejected.toLocaleString(language)}
                      aria-expanded={opened === item.id}
                      aria-label={t('imports.showRejected', { count: item.rejected, file: item.fileName })}
                      onClick={() => setOpened(opened === item.id ? null : item.id)}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </HTMLTable>
      </div>
      {imports
        .filter(({ id }) => id === opened)
        .map(item => (
          <AsideLines key={item.id} item={item} />
        ))}
    </section>
  )
}
