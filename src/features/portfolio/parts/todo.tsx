import { Tag } from '@blueprintjs/core'
import { CalendarIcon, WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { TodoRow } from '#contract/proposer-map/proposer-rows.ts'
import { dayOf, daysBetween } from '#domain/calendar-day.ts'
import { archiveAddress } from '../../../lib/archive-address.ts'
import { FigureLink } from '../figures/data-table.tsx'
import { FigureSection } from '../figures/section.tsx'
import { usePart } from '../use-part.ts'
import { usePortfolioTexts } from '../use-texts.ts'

const SHOWN = 8
const URGENT_DAYS = 3
const NEAR_DAYS = 14

const Due = ({ due }: { due: string | null }): JSX.Element => {
  const { t } = useTranslation()
  if (due === null) return <span className="rj-hint">{t('portfolio.todo.noDay')}</span>
  const days = daysBetween(dayOf(Date.now()), due)
  const intent = days <= URGENT_DAYS ? 'danger' : days <= NEAR_DAYS ? 'warning' : 'none'
  const left =
    days < 0
      ? t('portfolio.todo.past', { count: -days })
      : days === 0
        ? t('deadline.dueToday')
        : t('deadline.daysLeft', { count: days })
  return (
    <Tag
      minimal
      intent={intent}
      icon={intent === 'danger' ? <WarningSignIcon size={12} /> : <CalendarIcon size={12} />}
    >
      {due} {left}
    </Tag>
  )
}

const TodoTarget = ({ row }: { row: TodoRow }): JSX.Element => {
  const { t } = useTranslation()
  const { mark } = usePortfolioTexts()
  if (row.kind === 'address')
    return (
      <FigureLink figure={{ title: t('portfolio.todo.kinds.address'), figure: { otherAddress: 1 } }}>
        {t('portfolio.todo.marks', { count: row.marks })}
      </FigureLink>
    )
  const to = row.id === null ? archiveAddress(row) : `/ai/reject_analysis?id=${row.id}`
  return <Link to={to}>{mark(row.name)}</Link>
}

/** Lists open cases of this installation and days of the register, the next first. */
export const TodoSection = (): JSX.Element => {
  const { t } = useTranslation()
  return (
    <FigureSection
      part="todo"
      title={t('portfolio.todo.title')}
      hint={() => t('portfolio.todo.hint')}
      answer={usePart('readProposerTodo')}
      figure={({ rows }) =>
        rows.length === 0 ? (
          <p className="rj-hint">{t('portfolio.todo.none')}</p>
        ) : (
          <ul className="rj-todo">
            {rows.slice(0, SHOWN).map(row => (
              <li key={`${row.kind} ${row.regNo} ${row.class} ${row.id}`}>
                <Due due={row.due} />
                <span className="rj-todo-mark">
                  <TodoTarget row={row} />
                </span>
                <span>
                  {t(`portfolio.todo.kinds.${row.kind}`)} {row.regNo}
                </span>
              </li>
            ))}
          </ul>
        )
      }
      note={({ rows, total }) =>
        total > Math.min(rows.length, SHOWN) && <p>{t('portfolio.todo.more', { count: total - SHOWN })}</p>
      }
    />
  )
}
