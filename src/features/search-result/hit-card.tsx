import { ChevronDownIcon, ChevronUpIcon, CrossIcon } from '@blueprintjs/icons'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Overrule } from '#contract/fast-search.ts'
import type { ReportHit, SearchReport } from '#contract/search-report.ts'
import type { Cell } from '#domain/verdict/judge-report.ts'
import { IconButton } from '../../components/icon-button.tsx'
import { useLanguage } from '../../locales/language.ts'
import { MarkRecord } from './mark-record.tsx'
import { OverrulePart } from './overrule.tsx'
import { findingText, placeText } from './result-texts.ts'
import type { CellPlace } from './verdict-grid.tsx'
import './hit-card.css'

interface MarkedDifferenceProps {
  text: string
  /** The text to compare with. */
  other: string
}

/** Returns how many characters two lists share at their beginning. */
const sharedStart = (a: readonly string[], b: readonly string[]): number => {
  const differs = a.findIndex((character, index) => character !== b[index])
  return differs < 0 ? a.length : differs
}

/** Shows the text with its difference from the other underlined: all between their common beginning and end. */
const MarkedDifference = ({ text, other }: MarkedDifferenceProps): JSX.Element => {
  const [own, beside] = [Array.from(text), Array.from(other)]
  const start = sharedStart(own, beside)
  const end = Math.min(
    sharedStart(own.toReversed(), beside.toReversed()),
    own.length - start,
    Math.max(0, beside.length - start),
  )
  const differing = own.slice(start, own.length - end).join('')
  return (
    <b>
      {own.slice(0, start).join('')}
      {differing !== '' && <span className="rj-difference">{differing}</span>}
      {own.slice(own.length - end).join('')}
    </b>
  )
}

const ASPECTS = ['form', 'sound', 'meaning'] as const

/** Shows how two marks compare in form, sound and meaning, with the level of each. */
const AspectRows = ({ hit }: { hit: ReportHit }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <dl className="rj-aspects">
      {ASPECTS.map(name => {
        const aspect = hit[name]
        return (
          <div key={name} className="rj-aspect">
            <dt className="rj-label">{t(`result.card.${name}`)}</dt>
            <dd>
              <span className="rj-aspect-marks">
                <MarkedDifference text={aspect.own} other={aspect.earlier} />
                <span className="rj-hint">/</span>
                <MarkedDifference text={aspect.earlier} other={aspect.own} />
              </span>
              <span className="rj-label">{aspect[language]}</span>
            </dd>
            <dd className="rj-level" data-level={aspect.level}>
              {t(`result.level.${aspect.level}`)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

interface HitCardProps {
  report: SearchReport
  place: CellPlace
  /** The cell with all hits of the rules, so that overruled ones can still be opened. */
  cell: Cell
  overrules: readonly Overrule[]
  onOverrule: (hit: string, reason: string | null) => void
  onClose: () => void
}

/** Shows the earlier marks of one cell one by one: both marks, record, comparison, rules and the attorney's own judgement. */
export const HitCard = ({ report, place, cell, overrules, onOverrule, onClose }: HitCardProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [index, setIndex] = useState(0)
  const row = report.rows[place.row]
  const name = report.names[place.column]?.text ?? ''
  const count = cell.hits.length
  const shown = Math.min(index, count - 1)
  const hit = report.hits[cell.hits[shown]?.hit ?? -1]
  const mark = hit && report.marks[hit.mark]
  const step = (by: number): void => setIndex((shown + by + count) % count)
  return (
    <>
      <div className="rj-hit-head">
        <h2>{row ? t('result.card.worst', { place: placeText(row, t) }) : t('result.card.label')}</h2>
        <span className="rj-gap" />
        {count > 0 && <span className="rj-label">{t('result.card.count', { number: shown + 1, count })}</span>}
        <IconButton
          name={t('result.card.previous')}
          size="small"
          icon={<ChevronUpIcon />}
          disabled={count < 2}
          onClick={() => step(-1)}
        />
        <IconButton
          name={t('result.card.next')}
          size="small"
          icon={<ChevronDownIcon />}
          disabled={count < 2}
          onClick={() => step(1)}
        />
        <IconButton name={t('result.card.close')} size="small" icon={<CrossIcon />} onClick={onClose} />
      </div>
      {cell.absolute.length > 0 && (
        <p className="rj-hit-absolute">
          {t('result.absolute', {
            list: cell.absolute
              .flatMap(place => report.screening?.findings[place] ?? [])
              .map(finding => findingText(report, finding, t))
              .join(t('result.list')),
          })}
        </p>
      )}
      {hit && mark ? (
        <div className="rj-hit-body">
          <div className="rj-hit-marks">
            <div>
              <span className="rj-label">{t('result.card.own')}</span>
              <span className="rj-hit-mark">{name}</span>
            </div>
            <div>
              <span className="rj-label">{t('result.card.earlier')}</span>
              <span className="rj-hit-mark">{mark.name || t('result.grid.device')}</span>
            </div>
          </div>
          <MarkRecord mark={mark} />
          <AspectRows hit={hit} />
          <section className="rj-hit-rules">
            <h3 className="rj-label">{t('result.card.rules')}</h3>
            <ul>
              {hit.rules.map(rule => (
                <li key={rule.id}>
                  <span className="rj-label">{rule.id}</span> {rule[language]}
                </li>
              ))}
            </ul>
          </section>
          <OverrulePart
            key={hit.id}
            reason={overrules.find(overrule => overrule.hit === hit.id)?.reason ?? null}
            onChange={reason => onOverrule(hit.id, reason)}
          />
        </div>
      ) : (
        <p className="rj-hit-none">
          {cell.ofMarks === 'blocked' || cell.ofMarks === 'caution' ? null : t(`result.card.${cell.ofMarks}`, { name })}
        </p>
      )}
    </>
  )
}
