import { type JSX, type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProposerCall } from '#contract/proposer-map/proposer-endpoints.ts'
import { anchorOf, type PagePart } from '../figures/section.tsx'
import { usePart } from '../use-part.ts'
import { usePortfolioTexts } from '../use-texts.ts'

/** A part's count: the rows of the same call that the part itself asks. */
interface Counted {
  part: PagePart
  call?: ProposerCall
  rows?: number
  by?: 'applicant'
}

const GROUPS: readonly (readonly [group: 'overview' | 'layout' | 'risk' | 'record', parts: readonly Counted[]])[] = [
  ['overview', [{ part: 'summary' }, { part: 'todo', call: 'readProposerTodo' }, { part: 'limits' }]],
  [
    'layout',
    [
      { part: 'trend' },
      { part: 'layout', call: 'readProposerLayout' },
      { part: 'families', call: 'readProposerCircle' },
      { part: 'status' },
      { part: 'forms' },
      { part: 'ratio' },
    ],
  ],
  [
    'risk',
    [
      { part: 'three-year', call: 'readProposerThreeYear', rows: 8 },
      { part: 'others', call: 'readProposerMonitorOthers', rows: 12 },
      { part: 'cases' },
      { part: 'famous', call: 'readProposerFamous' },
    ],
  ],
  [
    'record',
    [
      { part: 'addresses', call: 'readProposerAddresses', rows: 20 },
      { part: 'agents', call: 'readProposerAgents', by: 'applicant' },
      { part: 'flow' },
      { part: 'announcements', call: 'readProposerAnnouncements', rows: 8 },
      { part: 'images', call: 'readProposerLatestImages' },
    ],
  ],
]

const Count = ({ call, rows, by }: Omit<Counted, 'part'> & { call: ProposerCall }): JSX.Element | null => {
  const { t } = useTranslation()
  const { count } = usePortfolioTexts()
  const { data } = usePart(call, { ...(rows !== undefined && { rows }), ...(by && { by }) })
  if (data === undefined) return null
  return <span className="rj-contents-count">{data.known ? count(data.total) : t('portfolio.unknownCount')}</span>
}

/** Lists the parts of the page with their counts, and leads to them. */
export const Contents = (): JSX.Element => {
  const { t } = useTranslation()
  const [current, setCurrent] = useState<PagePart>('summary')
  const show = (event: MouseEvent, part: PagePart): void => {
    event.preventDefault()
    setCurrent(part)
    const target = document.getElementById(anchorOf(part))
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }
  return (
    <nav className="rj-portfolio-contents" aria-label={t('portfolio.contents')}>
      {GROUPS.map(([group, parts]) => (
        <div key={group}>
          <p className="rj-contents-group">{t(`portfolio.groups.${group}`)}</p>
          {parts.map(({ part, call, rows, by }) => (
            <a
              key={part}
              href={`#${anchorOf(part)}`}
              aria-current={current === part ? 'location' : undefined}
              onClick={event => show(event, part)}
            >
              <span>{t(`portfolio.parts.${part}`)}</span>
              {call && <Count call={call} {...(rows !== undefined && { rows })} {...(by && { by })} />}
            </a>
          ))}
        </div>
      ))}
    </nav>
  )
}
