import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportItem } from '#contract/imports.ts'
import { FIRST_PAGE } from '#contract/limits.ts'
import { REPAIR_KINDS } from '#contract/vocabulary.ts'
import { FailedLoad } from '../../components/empty-state.tsx'
import { Pager } from '../../components/pager.tsx'
import { useCall } from '../../lib/use-call.ts'
import { useLanguage } from '../../locales/language.ts'
import type { PackageRow } from './package-rows.ts'

/** Shows the lines that an import kept aside: why, where in its file, and as they read. */
export const AsideLines = ({ item }: { item: ImportItem }): JSX.Element | null => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [pageNum, setPageNum] = useState(FIRST_PAGE)
  const input = { params: { id: item.id }, query: { pageNum } }
  const answer = useCall('readRejectedLines', input, { keepsPrevious: true })
  const kept = answer.data
  if (answer.isError && !answer.isFetching) return <FailedLoad of={answer} />
  if (!kept) return null
  return (
    <>
      <ul className="rj-aside-lines">
        {kept.list.map(({ line, problem, detail, content }) => (
          <li key={line}>
            <span className="rj-aside-reason">{t(`imports.lineProblem.${problem}`, { detail })}</span>
            <span className="rj-hint">
              {t('registers.aside.place', { file: item.fileName, line: line.toLocaleString(language) })}
            </span>
            <code title={content}>{content}</code>
          </li>
        ))}
      </ul>
      <Pager pageNum={pageNum} total={kept.total} onGoTo={setPageNum} />
    </>
  )
}

interface FaultsPaneProps {
  imports: readonly ImportItem[]
  rows: readonly PackageRow[]
  shown: string | null
}

/** Shows what was mended in the files of a register, by kind, and the lines that were kept aside, with their text. */
export const FaultsPane = ({ imports, rows, shown }: FaultsPaneProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const repairs = REPAIR_KINDS.flatMap(kind => {
    const count = imports.reduce((sum, { repaired }) => sum + (repaired[kind] ?? 0), 0)
    return count === 0 ? [] : [{ kind, count }]
  })
  const repaired = repairs.reduce((sum, { count }) => sum + count, 0)
  const read = rows.reduce((sum, row) => sum + row.read, 0)
  const aside = rows.reduce((sum, { rejected }) => sum + rejected, 0)
  const row = rows.find(({ name }) => name === shown) ?? rows.findLast(({ rejected }) => rejected > 0)
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <aside className="rj-registers-side">
      <section aria-labelledby="rj-repairs">
        <h2 id="rj-repairs" className="rj-pane-title">
          {t('registers.repairs.title')}{' '}
          {repaired > 0 && (
            <span className="rj-hint">
              {t('registers.repairs.total', {
                count: repaired,
                rows: repaired.toLocaleString(language),
                share: share.format(read === 0 ? 0 : repaired / read),
              })}
            </span>
          )}
        </h2>
        {repairs.length === 0 ? (
          <p className="rj-hint">{t('registers.repairs.none')}</p>
        ) : (
          <dl className="rj-repairs">
            {repairs.map(({ kind, count }) => (
              <div key={kind}>
                <dt>{t(`imports.mended.${kind}`)}</dt>
                <dd>{count.toLocaleString(language)}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <section aria-labelledby="rj-aside">
        <h2 id="rj-aside" className="rj-pane-title">
          {t('registers.aside.title')}{' '}
          {aside > 0 && (
            <span className="rj-hint">{t('registers.aside.total', { lines: aside.toLocaleString(language) })}</span>
          )}
        </h2>
        {row ? (
          row.imports.filter(({ rejected }) => rejected > 0).map(item => <AsideLines key={item.id} item={item} />)
        ) : (
          <p className="rj-hint">{t('registers.aside.none')}</p>
        )}
      </section>
    </aside>
  )
}
