import { HTMLTable } from '@blueprintjs/core'
import { SearchIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState, FailedLoad } from '../../components/empty-state.tsx'
import { Pager } from '../../components/pager.tsx'
import { archiveAddress } from '../../lib/archive-address.ts'
import { useCall } from '../../lib/use-call.ts'
import { type ArchiveQuery, isClass } from './archive-query.ts'
import { RegisterTag, StatusTag, UnsearchedNote } from './mark-tags.tsx'

interface FoundMarksProps {
  query: ArchiveQuery
  onGoTo: (pageNum: number) => void
}

/** Lists the marks that a search found, with owner and status. Each leads to its record. */
export const FoundMarks = ({ query, onGoTo }: FoundMarksProps): JSX.Element | null => {
  const { t } = useTranslation()
  const { by, text, intCls, pageNum } = query
  const body = {
    mode: by,
    text,
    pageNum,
    pageSize: 20,
    ...(isClass(intCls) && { classes: [Number(intCls)] }),
  }
  const answer = useCall('searchMarks', { body }, { keepsPrevious: true })
  const found = answer.data
  if (answer.isError && !answer.isFetching) return <FailedLoad onRetry={() => void answer.refetch()} />
  if (!found) return null
  const { register, list, total, unsearchedClasses } = found
  if (list.length === 0)
    return (
      <>
        <UnsearchedNote classes={unsearchedClasses} />
        <EmptyState
          icon={<SearchIcon size={20} />}
          title={t(register ? 'archive.nothingFound' : 'archive.noRegister')}
          text={t(register ? 'archive.nothingFoundText' : 'archive.noRegisterText')}
        />
      </>
    )
  return (
    <section className="rj-found-marks" aria-label={t('archive.found')}>
      {register && (
        <p className="rj-archive-intro">
          <RegisterTag name={register.name} date={register.asOf} size={register.size} isSample={register.isSample} />
        </p>
      )}
      <UnsearchedNote classes={unsearchedClasses} />
      <div className="rj-found-scroll">
        <HTMLTable compact>
          <thead>
            <tr>
              <th>{t('archive.columns.mark')}</th>
              <th>{t('archive.columns.number')}</th>
              <th>{t('archive.columns.class')}</th>
              <th>{t('archive.columns.owner')}</th>
              <th>{t('archive.columns.agent')}</th>
              <th>{t('archive.columns.filed')}</th>
              <th>{t('archive.columns.status')}</th>
            </tr>
          </thead>
          <tbody>
            {list.map(mark => (
              <tr key={mark.id}>
                <td className="rj-found-name">
                  <Link to={archiveAddress(mark)}>{mark.name === '' ? t('archive.device') : mark.name}</Link>
                </td>
                <td>{mark.regNo}</td>
                <td>{mark.class}</td>
                <td>{mark.owner}</td>
                <td>{mark.agent}</td>
                <td>{mark.applicationDate}</td>
                <td>
                  <StatusTag status={mark.status} life={mark.life} />
                </td>
              </tr>
            ))}
          </tbody>
        </HTMLTable>
      </div>
      <Pager pageNum={pageNum} total={total} onGoTo={onGoTo} />
    </section>
  )
}
