import { Button } from '@blueprintjs/core'
import { TickIcon } from '@blueprintjs/icons/lib/esm/generated/components/tick'
import { WarningSignIcon } from '@blueprintjs/icons/lib/esm/generated/components/warning-sign'
import { type JSX, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Clash } from '#contract/rejection.ts'
import { alignSequences } from '#domain/align-sequences.ts'
import { type CalendarDay, daysBetween, midnightOf, parseDay } from '#domain/calendar-day.ts'
import { useCall } from '../../../lib/use-call.ts'
import { formatLongDay, formatShortDay } from '../../../locales/formats.ts'
import { useLanguage } from '../../../locales/language.ts'
import { WORDS } from '../changes/diff-inline.ts'
import { clashTime, sidesOf, whoseName } from './clash-box.ts'
import { type ClashStore, type JoinedPlace, useClashes, useJoined } from './clash-store.ts'
import './clash-pane.css'

/** The source of the day from which the period for review is counted (docs/law.md). */
const RECEIPT_SOURCE = 'attorney.receiveTime'
/** The way of service by which a period counts from the day of receipt. */
const ON_PAPER = 0
/** Words of the same on either side of a change: more of them say nothing. */
const CONTEXT = 12

/** Reads a day as the documents write it: `2026年6月5日`, `5 June 2026`. */
const dayIn = (words: string): CalendarDay | null => {
  const [, date, month, year] = /^(\d{1,2}) (\p{L}+) (\d{4})$/u.exec(words.trim()) ?? []
  if (date === undefined) return parseDay(words)
  const time = Date.parse(`${date} ${month} ${year} UTC`)
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10)
}

interface Part {
  kind: 'same' | 'ins' | 'del'
  words: string
}

/** Returns a wording as what it kept of the former one, added and removed, long parts of the same cut short. */
const partsOf = (before: string, after: string): Part[] => {
  const [was, is] = [before.match(WORDS) ?? [], after.match(WORDS) ?? []]
  const parts: Part[] = []
  const add = (kind: Part['kind'], words: readonly string[]): void => {
    const last = parts.at(-1)
    if (words.length === 0) return
    if (last?.kind === kind) last.words += words.join('')
    else parts.push({ kind, words: words.join('') })
  }
  let [a, b] = [0, 0]
  for (const [i, j] of [...alignSequences(was, is), [was.length, is.length] as const]) {
    add('del', was.slice(a, i))
    add('ins', is.slice(b, j))
    add('same', was.slice(i, i + 1))
    ;[a, b] = [i + 1, j + 1]
  }
  return parts.map((part, index): Part => {
    const [head, tail] = [index === 0 ? 0 : CONTEXT, index === parts.length - 1 ? 0 : CONTEXT]
    const { kind, words } = part
    if (kind !== 'same' || words.length <= head + tail + 1) return part
    return { kind, words: `${words.slice(0, head)}…${tail === 0 ? '' : words.slice(-tail)}` }
  })
}

const Wording = ({ before, after }: { before: string; after: string }): JSX.Element => (
  <p>
    {partsOf(before, after).map(({ kind, words }, place) => {
      const Tag = kind === 'same' ? 'span' : kind
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a wording have no other name
      return <Tag key={place}>{words}</Tag>
    })}
  </p>
)

const wordsBefore = ({ before }: Clash): string => {
  const texts: string[] = []
  const visit = (node: Clash['before']): void => {
    if (!node) return
    texts.push(String(node['text'] ?? node['attrs']?.['value'] ?? ''))
    for (const child of node['content'] ?? []) visit(child)
  }
  visit(before)
  return texts.join('')
}

interface Days {
  mine: CalendarDay
  theirs: CalendarDay
}

/** Shows to what deadline two days of receipt lead, each with its count; of other days, how far apart they are. */
const DaysBeside = ({
  days,
  names,
  counts,
}: {
  days: Days
  names: readonly [string, string]
  counts: boolean
}): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const query = (day: CalendarDay) => ({ query: { receiveTime: midnightOf(day), type: ON_PAPER } as const })
  const answers = [
    useCall('readDeadline', query(days.mine), { enabled: counts }),
    useCall('readDeadline', query(days.theirs), { enabled: counts }),
  ] as const
  const [mine, theirs] = answers.map(({ data }) => data)
  const isSame = mine !== undefined && mine.due === theirs?.due
  return (
    <div className="rj-clash-days" role="status">
      {[mine, theirs].flatMap((deadline, index) =>
        deadline === undefined
          ? []
          : [
              <span key={`${names[index]} day`}>
                {t('editor.merge.counted', {
                  who: names[index] ?? '',
                  day: formatShortDay(deadline.served, language, Date.now()),
                  number: daysBetween(deadline.served, deadline.nominal),
                })}
              </span>,
              <span key={`${names[index]} end`}>{deadline.nominal}</span>,
              <span key={`${names[index]} due`}>→ {deadline.due.slice(5)}</span>,
            ],
      )}
      {mine !== undefined && theirs !== undefined && (
        <p>
          {isSame
            ? t('editor.merge.sameDue', { day: formatLongDay(mine.due, language) })
            : t('editor.merge.otherDue', { number: Math.abs(daysBetween(mine.due, theirs.due)) })}
        </p>
      )}
      {!counts && <p>{t('editor.merge.daysApart', { number: Math.abs(daysBetween(days.mine, days.theirs)) })}</p>}
    </div>
  )
}

const ClashItem = ({ clash, store }: { clash: Clash; store: ClashStore }): JSX.Element => {
  const { t } = useTranslation()
  const sides = sidesOf(store.writer, clash)
  const [mine, theirs] = sides.map(side => dayIn(clash[side].words))
  const [own, other] = sides
  const names = [whoseName(clash, own, store.writer), whoseName(clash, other, store.writer)] as const
  const before = wordsBefore(clash)
  return (
    <section className="rj-clash-item">
      <Button
        variant="minimal"
        alignText="start"
        icon={<WarningSignIcon size={12} />}
        text={clash.label || t('editor.merge.hereOthers')}
        onClick={() => store.reveal(clash.id)}
      />
      {store.readLost().has(clash.id) && (
        <div className="rj-clash-side">
          <p className="rj-hint">{t('editor.merge.lost')}</p>
          <Button size="small" text={t('editor.merge.letGo')} onClick={() => store.settle([clash.id])} />
        </div>
      )}
      {mine && theirs ? (
        <DaysBeside
          days={{ mine, theirs }}
          names={names}
          counts={clash.standing.node?.['attrs']?.['source'] === RECEIPT_SOURCE}
        />
      ) : (
        sides.map((side, index) => (
          <div key={side} className="rj-clash-side">
            <div>
              <b>{names[index]}</b>
              <span className="rj-hint">{clashTime(clash[side])}</span>
            </div>
            {clash[side].words === '' ? (
              <p>{t('editor.merge.deleted')}</p>
            ) : (
              <Wording before={before} after={clash[side].words} />
            )}
          </div>
        ))
      )}
    </section>
  )
}

/** Shows one change that was taken over, and leads to its place. */
const JoinedItem = ({ place, store }: { place: JoinedPlace; store: ClashStore }): JSX.Element => {
  const { t } = useTranslation()
  const { label, before, after } = place
  const button = useRef<HTMLButtonElement>(null)
  const isCurrent = store.readJoined().current === place.id
  useEffect(() => {
    if (isCurrent) button.current?.focus()
  }, [isCurrent])
  return (
    <li className="rj-clash-side" aria-current={isCurrent ? 'true' : undefined}>
      <Button
        ref={button}
        variant="minimal"
        size="small"
        text={label ?? t('editor.merge.outsideFields')}
        onClick={() => store.reveal(place.id)}
      />
      <Wording before={before} after={after} />
    </li>
  )
}

/** Says how many changes of somebody else were taken over without a question, and lists them on request. */
const JoinedList = ({ store }: { store: ClashStore }): JSX.Element | null => {
  const { t } = useTranslation()
  const { places, isListed } = useJoined(store)
  if (places.length === 0) return null
  return (
    <section className="rj-joined">
      <div className="rj-joined-head">
        <TickIcon size={12} />
        <span>{t('editor.merge.taken', { number: places.length })}</span>
        <Button
          variant="minimal"
          size="small"
          intent="primary"
          text={t(isListed ? 'editor.merge.close' : 'editor.merge.see')}
          aria-expanded={isListed}
          onClick={() => store.look(null)}
        />
      </div>
      {isListed && (
        <>
          <ul>
            {places.map(place => (
              <JoinedItem key={place.id} place={place} store={store} />
            ))}
          </ul>
          <Button size="small" text={t('editor.merge.seen')} onClick={store.forgetJoined} />
        </>
      )}
    </section>
  )
}

/** Lists the places that two people changed at once, with both wordings, and what was taken over; leads to each. */
export const ClashPane = ({ store }: { store: ClashStore }): JSX.Element => {
  const { t } = useTranslation()
  const clashes = useClashes(store)
  const { places } = useJoined(store)
  return (
    <div className="rj-clash-pane">
      {clashes.length === 0 && places.length === 0 && <p className="rj-hint">{t('editor.merge.done')}</p>}
      {clashes.map(clash => (
        <ClashItem key={clash.id} clash={clash} store={store} />
      ))}
      <JoinedList store={store} />
    </div>
  )
}
