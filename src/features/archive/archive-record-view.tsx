import { AnchorButton, HTMLTable, Tag } from '@blueprintjs/core'
import { FlowLinearIcon, SearchIcon } from '@blueprintjs/icons'
import { type JSX, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import type { ArchiveEvent, ArchiveGoods, ArchiveMark, ArchiveRecord } from '#contract/archive.ts'
import type { RegisterSource } from '#contract/imports.ts'
import { missingMonths } from '#domain/register/source-packages.ts'
import { EmptyState, FailedLoad } from '../../components/empty-state.tsx'
import { archiveAddress } from '../../lib/archive-address.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLanguage } from '../../locales/language.ts'
import { eventDetail } from './event-detail.ts'
import { RegisterTag, StatusTag, UnsearchedNote } from './mark-tags.tsx'

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
const FlowTimeline = ({ events, source, takesFocus }: FlowTimelineProps): JSX.Element => {
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
                <div className="rj-flow-detail">{eventDetail(event.detail, t, language)}</div>
              </div>
            </li>
          ))}
        </ol>
      )}
    </aside>
  )
}

/** Names the files that the register was made from, their days and digests, and says which months are missing among them. */
const RegisterSources = ({ sources }: { sources: readonly RegisterSource[] }): JSX.Element | null => {
  const { t } = useTranslation()
  const language = useLanguage()
  if (sources.length === 0) return null
  const missing = missingMonths(sources.flatMap(({ period }) => period ?? []))
  const count = sources.length.toLocaleString(language)
  return (
    <>
      {missing.length > 0 && (
        <p className="rj-record-note">
          {t('archive.sources.missing', { months: missing.join(t('archive.sources.between')) })}
        </p>
      )}
      <details className="rj-record-sources">
        <summary>{t('archive.sources.title', { files: count })}</summary>
        <ul>
          {sources.map(({ fileName, asOf, importedOn, digest }) => (
            <li key={`${fileName} ${digest}`}>
              <span className="rj-source-name">{fileName}</span>
              <span>
                {asOf !== null && t('archive.sources.asOf', { asOf })} {t('archive.sources.imported', { importedOn })}
              </span>
              {digest === '' ? (
                <span className="rj-source-open">{t('archive.sources.open')}</span>
              ) : (
                <code>{`SHA-256 ${digest}`}</code>
              )}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

interface ArchiveBarProps {
  regNo: string
  intCls: string
  answer: ArchiveRecord | undefined
}

/** Shows the mark and its status, the register they come from, and the links to other records. */
const ArchiveBar = ({ regNo, intCls, answer }: ArchiveBarProps): JSX.Element => {
  const { t } = useTranslation()
  const record = answer?.record
  const shownClass = record?.class ?? intCls
  const number =
    shownClass === '' ? t('archive.number', { regNo }) : t('archive.numberAndClass', { regNo, intCls: shownClass })
  const search = useHref(
    `/ai/fast_search?${new URLSearchParams({ markname: record?.name ?? '', cats: String(record?.class ?? '') })}`,
  )
  const another = useHref('/archive')
  const otherClasses = (answer?.classes ?? []).filter(niceClass => niceClass !== record?.class)
  return (
    <header className="rj-archive-bar">
      <div className="rj-archive-title">
        <div className="rj-archive-name">
          <h1 className="rj-pane-title">{record ? record.name || t('archive.device') : number}</h1>
          {record && <StatusTag status={record.status} life={record.life} />}
        </div>
        {record && (
          <p className="rj-archive-number">
            {number}
            {otherClasses.map(niceClass => (
              <Link key={niceClass} to={archiveAddress({ regNo, class: niceClass, registerId: answer?.register?.id })}>
                {t('archive.otherClass', { intCls: niceClass })}
              </Link>
            ))}
          </p>
        )}
      </div>
      <span className="rj-gap" />
      {answer?.register && <RegisterTag {...answer.register} />}
      {answer && !answer.register && <Tag minimal>{t('archive.noRegisterTag')}</Tag>}
      <AnchorButton variant="minimal" text={t('archive.otherMark')} href={another} />
      {record && record.name !== '' && (
        <AnchorButton icon={<SearchIcon />} text={t('archive.searchSimilar')} href={search} />
      )}
    </header>
  )
}

/** Lists the goods and services of a mark, one line for each similar group. */
const GoodsByGroup = ({ goods }: { goods: readonly ArchiveGoods[] }): JSX.Element => {
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

/** Returns the gazette issue of a mark's publication, empty if the register does not name it. */
const issueOf = ({ events }: ArchiveMark): string => events?.find(({ code }) => code === 'preliminary')?.detail ?? ''

/** Shows owner, agency, dates and goods of a mark. What the register does not know is left out. */
const MarkRecord = ({ mark }: { mark: ArchiveMark }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const owner = language === 'en' && mark.ownerEn !== '' ? mark.ownerEn : mark.owner
  const term = [mark.registrationDate, mark.expiryDate].filter(day => day !== null)
  const facts = [
    ['owner', owner],
    ['ownerOriginal', owner === mark.owner ? '' : mark.owner],
    ['address', mark.address],
    ['agent', mark.agent],
    ['registrationNo', mark.registrationNo],
    ['filed', mark.applicationDate ?? ''],
    ['preliminary', [eventDetail(issueOf(mark), t, language), mark.preliminaryDate ?? ''].filter(part => part !== '')],
    ['term', term.length === 2 ? t('archive.termRange', { from: term[0] ?? '', until: term[1] ?? '' }) : term.join('')],
  ] as const
  return (
    <>
      <div className="rj-record-head">
        <div className="rj-mark-picture" data-length={Array.from(mark.name).length > 6 ? 'long' : 'short'}>
          {mark.name === '' ? <span className="rj-no-picture">{t('archive.noPicture')}</span> : mark.name}
        </div>
        <dl className="rj-record-facts">
          {facts
            .filter(([, text]) => text.length > 0)
            .map(([fact, text]) => (
              <div key={fact}>
                <dt>{t(`archive.facts.${fact}`)}</dt>
                {typeof text === 'string' ? (
                  <dd>{text}</dd>
                ) : (
                  <dd className="rj-record-parts">
                    {text.map(part => (
                      <span key={part}>{part}</span>
                    ))}
                  </dd>
                )}
              </div>
            ))}
        </dl>
      </div>
      {mark.isDevice && mark.name !== '' && <p className="rj-archive-intro">{t('archive.withDevice')}</p>}
      <GoodsByGroup goods={mark.goods} />
      {mark.barredUntil !== null && (
        <p className="rj-record-note">
          <b>{t('archive.barredUntil')}</b> {t('archive.barredUntilText', { day: mark.barredUntil })}
        </p>
      )}
      {mark.openToNonUse !== null && (
        <p className="rj-record-note">
          <b>{t('archive.openToNonUse')}</b> {t('archive.openToNonUseText', { day: mark.openToNonUse })}
        </p>
      )}
    </>
  )
}

interface ArchiveRecordViewProps {
  regNo: string
  intCls: string
  /** The register whose record is shown; empty for the first that searches ask and that has the number. */
  register: string
  /** True scrolls to the prosecution history when it is loaded (`gotoflow=1`). */
  showsFlow: boolean
}

/** Shows the record of one mark, with its prosecution history beside it. */
export const ArchiveRecordView = ({
  regNo,
  intCls,
  register: chosen,
  showsFlow,
}: ArchiveRecordViewProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  // The history is always shown; the link only decides where to scroll first.
  const query = { regNo, ...(intCls !== '' && { intCls }), ...(chosen !== '' && { register: chosen }), gotoflow: '1' }
  const call = useCall('readArchive', { query })
  const answer = call.data
  const { register, record } = answer ?? { register: null, record: null }
  const name = register?.name[language] ?? ''
  const isUnsearched = register !== null && record === null && answer?.unsearchedClasses !== undefined

  return (
    <>
      <ArchiveBar regNo={regNo} intCls={intCls} answer={answer} />
      {call.isError && !call.isFetching && <FailedLoad of={call} />}
      {answer && (
        <div className="rj-archive-scroll">
          <div className="rj-archive-columns">
            <section className="rj-archive-record" aria-label={t('archive.record')}>
              <UnsearchedNote classes={answer.unsearchedClasses} />
              {record && <MarkRecord mark={record} />}
              {!record && (
                <EmptyState
                  icon={<SearchIcon size={20} />}
                  {...(isUnsearched
                    ? { title: t('archive.notFoundSearched'), text: t('archive.notFoundSearchedText', { regNo }) }
                    : {
                        title: t(register ? 'archive.notFound' : 'archive.noRegister'),
                        text: register
                          ? t('archive.notFoundText', { regNo, register: name, date: register.date })
                          : t('archive.noRecordText', { regNo }),
                      })}
                />
              )}
              {register && <RegisterSources sources={register.sources} />}
            </section>
            <FlowTimeline
              events={record?.events ?? []}
              source={isUnsearched ? 'unsearched' : register ? 'register' : 'noRegister'}
              takesFocus={showsFlow}
            />
          </div>
        </div>
      )}
    </>
  )
}
