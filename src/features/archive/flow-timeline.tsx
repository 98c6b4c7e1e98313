import { FlowLinearIcon } from '@blueprintjs/icons'
import { type JSX, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArchiveEvent } from '#contract/archive.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { useLanguage } from '../../locales/language.ts'

interface FlowTimelineProps {
  /** Newest first. */
  events: readonly ArchiveEvent[]
  /** Why there may be no events: the register has none, there is no register, or the mark may stand in classes that were not looked in. */
  source: 'register' | 'noRegister' | 'unsearched'
  takesFocus: boolean
}

const EMPTY = {
  register: { title: 'archive.noFlow', text: 'archive.noFlowKnown' },
  noRegister: { title: 'archive.noRegister', text: 'archive.noFlowText' },
  unsearched: { title: 'archive.notFoundSearched', text: 'archive.flowUnsearched' },
} as const

const MILESTONES = ['preliminary', 'registered', 'renewed', 'PUBO', 'R.PR']
const REFUSALS = ['refusal', 'partial-refusal', 'invalidated', 'cancelled', 'opposition-decided']

const weightOf = (code: string): 'milestone' | 'refusal' | 'other' => {
  if (MILESTONES.includes(code)) return 'milestone'
  return REFUSALS.includes(code) ? 'refusal' : 'other'
}

/** Shows the events of a mark on a timeline. */
export const FlowTimeline = ({ events, source, takesFocus }: FlowTimelineProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (!takesFocus) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <aside id="flow" className="rj-archive-flow" aria-labelledby="flow-heading">
      <h2 id="flow-heading" ref={heading} className="rj-pane-title" tabIndex={-1}>
        {t('archive.flow')}
      </h2>
      {events.length === 0 ? (
        <EmptyState icon={<FlowLinearIcon size={20} />} title={t(EMPTY[source].title)} text={t(EMPTY[source].text)} />
      ) : (
        <ol className="rj-flow">
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events have no identity and never move
            <li key={index} data-weight={weightOf(event.code)}>
              <time dateTime={event.date}>{event.date}</time>
              <span className="rj-flow-dot" />
              <div>
                <div className="rj-flow-event">{event[language]}</div>
                <div className="rj-flow-detail">{event.detail}</div>
              </div>
            </li>
          ))}
        </ol>
      )}
    </aside>
  )
}
