import { Button, HTMLTable } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportItem } from '#contract/imports.ts'
import { FIRST_PAGE } from '#contract/limits.ts'
import { FailedLoad } from '../../components/empty-state.tsx'
import { Pager } from '../../components/pager.tsx'
import { callApi } from '../../lib/http.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLanguage } from '../../locales/language.ts'
import { mendedRows } from './mended-rows.ts'

/** Shows the lines that an import rejected, with line number, reason and content. */
const RejectedLines = ({ importId }: { importId: number }): JSX.Element | null => {
  const { t } = useTranslation()
  const [pageNum, setPageNum] = useState(FIRST_PAGE)
  const input = { params: { id: importId }, query: { pageNum } }
  const answer = useCall('readRejectedLines', input, { keepsPrevious: true })
  const rejected = answer.data
  if (answer.isError && !answer.isFetching) return <FailedLoad onRetry={() => void answer.refetch()} />
  if (!rejected) return null
  return (
    <section className="rj-rejected-lines" aria-label={t('imports.rejected')}>
      <div className="rj-import-scroll">
        <HTMLTable compact>
          <thead>
            <tr>
              <th className="rj-count">{t('imports.columns.line')}</th>
              <th>{t('imports.columns.reason')}</th>
              <th>{t('imports.columns.content')}</th>
            </tr>
          </thead>
          <tbody>
            {rejected.list.map(({ line, problem, detail, content }) => (
              <tr key={line}>
                <td className="rj-count">{line}</td>
                <td>{t(`imports.lineProblem.${problem}`, { detail })}</td>
                <td className="rj-line-content">{content}</td>
              </tr>
            ))}
          </tbody>
        </HTMLTable>
      </div>
      <Pager pageNum={pageNum} total={rejected.total} onGoTo={setPageNum} />
    </section>
  )
}

/** Says that an import did not end; what it brought of a register can be used as it is. */
const UnfinishedImport = ({ item }: { item: ImportItem }): JSX.Element => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const handleSettle = async (): Promise<void> => {
    // A failure is in the activity list.
    await callApi('settleImport', { params: { id: item.id } }).catch(() => undefined)
    await client.invalidateQueries()
  }
  return (
    <>
      <span className="rj-import-open">{t('imports.unfinished')}</span>
      {item.subject === 'register' && item.changed > 0 && (
        <Button
          variant="minimal"
          size="small"
          text={t('imports.settle')}
          title={t('imports.settleHint')}
          onClick={() => void handleSettle()}
        />
      )}
    </>
  )
}

/** Shows the newest imports with their counts; the rejected lines of one open below. */
export const PastImports = (): JSX.Element | null => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [opened, setOpened] = useState<number | null>(null)
  const answer = useCall('readImports', {})
  const imports = answer.data
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
              <th>{t('imports.columns.subject')}</th>
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
                  {item.finishedAt === null && <UnfinishedImport item={item} />}
                  {Object.keys(item.repaired).length > 0 && (
                    <div className="rj-import-hint">{mendedRows(t, language, item.repaired)}</div>
                  )}
                </td>
                <td>{t(`imports.subjects.${item.subject}`)}</td>
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
      {opened !== null && <RejectedLines key={opened} importId={opened} />}
    </section>
  )
}
