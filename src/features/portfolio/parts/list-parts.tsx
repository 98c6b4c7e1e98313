import { Tag } from '@blueprintjs/core'
import { TickIcon, WarningSignIcon } from '@blueprintjs/icons'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AddressRow, EventRow } from '#contract/proposer-map/proposer-rows.ts'
import { archiveAddress } from '../../../lib/archive-address.ts'
import { useLanguage } from '../../../locales/language.ts'
import { FigureLink } from '../figures/data-table.tsx'
import { FigureChoice, FigureSection, Section, Unknown } from '../figures/section.tsx'
import { usePart } from '../use-part.ts'
import { usePortfolioTexts } from '../use-texts.ts'

const SHOWN = 8

interface MarkPlace {
  regNo: string
  class: number
  name: string
}

/** Shows a mark by its number, which leads to its record. */
export const MarkLink = ({ mark }: { mark: MarkPlace }): JSX.Element => (
  <Link className="rj-portfolio-mark" to={archiveAddress(mark)}>
    {mark.regNo}
  </Link>
)

/** Lists marks that anyone may ask to cancel for non-use. */
export const ThreeYearSection = (): JSX.Element => {
  const { t } = useTranslation()
  const { mark } = usePortfolioTexts()
  return (
    <FigureSection
      part="three-year"
      title={t('portfolio.threeYear.title')}
      hint={({ total }) => t('portfolio.threeYear.hint', { count: total })}
      answer={usePart('readProposerThreeYear', { rows: SHOWN })}
      table={({ rows }) => ({
        head: [
          { text: t('portfolio.columns.mark') },
          { text: t('portfolio.columns.number') },
          { text: t('portfolio.columns.class'), isNumber: true },
          { text: t('portfolio.threeYear.registered') },
          { text: t('portfolio.threeYear.since') },
          { text: t('portfolio.threeYear.asked') },
        ],
        rows: rows.map(row => [
          { content: <span className="rj-mark-name">{mark(row.name)}</span> },
          { content: <MarkLink mark={row} /> },
          { content: row.class, isNumber: true },
          { content: row.registrationDate },
          { content: row.since },
          {
            content:
              row.asked === 'open' ? (
                <Tag minimal intent="warning" icon={<WarningSignIcon size={12} />}>
                  {t('portfolio.threeYear.askedStates.open')}
                </Tag>
              ) : (
                t(`portfolio.threeYear.askedStates.${row.asked}`)
              ),
          },
        ]),
      })}
      note={({ total }) =>
        total > 0 && (
          <FigureLink figure={{ title: t('portfolio.threeYear.title'), figure: { threeYear: 1 } }}>
            {t('portfolio.more', { count: total })}
          </FigureLink>
        )
      }
    />
  )
}

const AddressState = ({ row }: { row: AddressRow }): JSX.Element => {
  const { t } = useTranslation()
  if (row.isLatest)
    return (
      <Tag minimal icon={<TickIcon size={12} />}>
        {t('portfolio.addresses.latest')}
      </Tag>
    )
  return row.isDue ? (
    <Tag minimal intent="warning" icon={<WarningSignIcon size={12} />}>
      {t('portfolio.addresses.due')}
    </Tag>
  ) : (
    <span className="rj-hint">{t('portfolio.addresses.ended')}</span>
  )
}

/** Lists addresses; where live marks stand under an older one, a change may be due. */
export const AddressesSection = (): JSX.Element => {
  const { t } = useTranslation()
  const { days } = usePortfolioTexts()
  return (
    <FigureSection
      part="addresses"
      title={t('portfolio.addresses.title')}
      hint={() => t('portfolio.addresses.hint')}
      answer={usePart('readProposerAddresses', { rows: 20 })}
      table={({ rows }) => ({
        head: [
          { text: t('portfolio.addresses.address') },
          { text: t('portfolio.addresses.days') },
          { text: t('portfolio.addresses.live'), isNumber: true },
          { text: t('portfolio.columns.status') },
        ],
        rows: rows.map(row => [
          { content: row.address },
          { content: days(row.first, row.last) },
          {
            content: row.live,
            isNumber: true,
            figure: { title: row.address, figure: { address: row.address, life: 'alive,in-grace,pending' } },
          },
          { content: <AddressState row={row} /> },
        ]),
      })}
    />
  )
}

const Timeline = ({ rows }: { rows: readonly EventRow[] }): JSX.Element => {
  const { t } = useTranslation()
  const { mark } = usePortfolioTexts()
  const language = useLanguage()
  if (rows.length === 0) return <p className="rj-hint">{t('portfolio.none')}</p>
  return (
    <ol className="rj-portfolio-flow">
      {rows.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one mark can have two events of a kind on a day
        <li key={place}>
          <time dateTime={row.day}>{row.day}</time>
          <span>
            <b>{row.kind[language]}</b> <span className="rj-mark-name">{mark(row.name)}</span> <MarkLink mark={row} />{' '}
            <span className="rj-hint" lang="zh-CN">
              {row.detail}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}

const FLOWS = { all: 'readProposerFlow', changes: 'readProposerChanges', moved: 'readProposerMoved' } as const
const FLOW_KINDS = Object.keys(FLOWS) as (keyof typeof FLOWS)[]

/** Shows the newest events of all marks, changes of name and address alone, or the last event of each pending mark. */
export const FlowSection = (): JSX.Element => {
  const { t } = useTranslation()
  const { mark } = usePortfolioTexts()
  const language = useLanguage()
  const [kind, setKind] = useState<keyof typeof FLOWS>('all')
  return (
    <FigureSection
      part="flow"
      title={t('portfolio.flow.title')}
      hint={() => t('portfolio.flow.hint')}
      answer={usePart(FLOWS[kind], { rows: SHOWN })}
      tools={
        <FigureChoice
          label={t('portfolio.flow.show')}
          options={FLOW_KINDS.map(value => ({ value, label: t(`portfolio.flow.kinds.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
      }
      figure={({ rows }) => <Timeline rows={rows} />}
      table={({ rows }) => ({
        head: [
          { text: t('portfolio.flow.day') },
          { text: t('portfolio.flow.event') },
          { text: t('portfolio.columns.mark') },
          { text: t('portfolio.columns.number') },
          { text: t('portfolio.flow.detail') },
        ],
        rows: rows.map(row => [
          { content: row.day },
          { content: row.kind[language] },
          { content: <span className="rj-mark-name">{mark(row.name)}</span> },
          { content: <MarkLink mark={row} /> },
          { content: <span lang="zh-CN">{row.detail}</span> },
        ]),
      })}
    />
  )
}

/** Lists gazette issues with marks of the applicant. */
export const AnnouncementsSection = (): JSX.Element => {
  const { t } = useTranslation()
  return (
    <FigureSection
      part="announcements"
      title={t('portfolio.announcements.title')}
      hint={() => t('portfolio.announcements.hint')}
      answer={usePart('readProposerAnnouncements', { rows: SHOWN })}
      table={({ rows }) => ({
        head: [
          { text: t('portfolio.announcements.issue') },
          { text: t('portfolio.announcements.day') },
          { text: t('portfolio.announcements.preliminary'), isNumber: true },
          { text: t('portfolio.announcements.registered'), isNumber: true },
          { text: t('portfolio.columns.total'), isNumber: true },
        ],
        rows: rows.map(({ issue, day, preliminary, registered, marks }) => [
          { content: issue },
          { content: day },
          { content: preliminary, isNumber: true },
          { content: registered, isNumber: true },
          {
            content: marks,
            isNumber: true,
            figure: { title: `${t('portfolio.announcements.issue')} ${issue}`, figure: { issue } },
          },
        ]),
      })}
    />
  )
}

/** Lists the marks that the register calls well-known. */
export const FamousSection = (): JSX.Element => {
  const { t } = useTranslation()
  const { mark } = usePortfolioTexts()
  return (
    <FigureSection
      part="famous"
      title={t('portfolio.famous.title')}
      hint={({ total, known }) => (known ? t('portfolio.famous.hint', { count: total }) : '')}
      unknown={t('portfolio.famous.unknown')}
      answer={usePart('readProposerFamous')}
      table={({ rows }) => ({
        head: [
          { text: t('portfolio.columns.mark') },
          { text: t('portfolio.columns.number') },
          { text: t('portfolio.columns.class'), isNumber: true },
          { text: t('portfolio.columns.status') },
        ],
        rows: rows.map(row => [
          { content: <span className="rj-mark-name">{mark(row.name)}</span> },
          { content: <MarkLink mark={row} /> },
          { content: row.class, isNumber: true },
          { content: t(`archive.statuses.${row.status}`) },
        ]),
      })}
    />
  )
}

/** Says that pictures are not in the register. */
export const ImagesSection = (): JSX.Element => {
  const { t } = useTranslation()
  return (
    <Section part="images" title={t('portfolio.images.title')}>
      <Unknown text={t('portfolio.images.unknown')} />
    </Section>
  )
}
