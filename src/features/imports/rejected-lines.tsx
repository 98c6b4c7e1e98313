import { HTMLTable } from '@blueprintjs/core'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FIRST_PAGE } from '#contract/limits.ts'
import { Pager } from '../../components/pager.tsx'
import { useCall } from '../../lib/use-call.ts'

/** The lines that an import kept aside, with their number in the file, why, and what they read. */
export const RejectedLines = ({ importId }: { importId: number }): JSX.Element | null => {
  const { t } = useTranslation()
  const [pageNum, setPageNum] = useState(FIRST_PAGE)
  const input = { params: { id: importId }, query: { pageNum } }
  const rejected = useCall('readRejectedLines', input, { keepsPrevious: true }).data
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
