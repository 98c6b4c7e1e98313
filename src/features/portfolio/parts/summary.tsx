import { Button, Checkbox, FormGroup, InputGroup, PopoverNext } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { type JSX, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownRatio } from '#charts/ratio.ts'
import { FEWEST_FOR_RATIO, MOST_JOINED_NAMES } from '#contract/proposer-map/proposer-vocabulary.ts'
import { addMonths } from '#domain/calendar-day.ts'
import { FailedLoad } from '../../../components/empty-state.tsx'
import { ApiError, callApi } from '../../../lib/http.ts'
import { useCall } from '../../../lib/use-call.ts'
import { anchorOf } from '../figures/section.tsx'
import { type OpenedFigure, usePortfolioView } from '../portfolio-view.ts'
import { usePart } from '../use-part.ts'
import { usePortfolioTexts } from '../use-texts.ts'

interface TileProps {
  label: string
  value: ReactNode
  hint: string
  figure?: OpenedFigure['figure']
}

const Tile = ({ label, value, hint, figure }: TileProps): JSX.Element => {
  const { open } = usePortfolioView()
  const content = (
    <>
      <span className="rj-figure-tile-label">{label}</span>
      <b className="rj-figure-tile-value">{value}</b>
      <span className="rj-figure-tile-hint">{hint}</span>
    </>
  )
  return figure ? (
    <button type="button" className="rj-figure-tile" onClick={() => open({ title: label, figure })}>
      {content}
    </button>
  ) : (
    <div className="rj-figure-tile">{content}</div>
  )
}

/** Shows the registration rate of all filings that are decided; left out below ten. */
const RatioTile = (): JSX.Element => {
  const { t } = useTranslation()
  const { count } = usePortfolioTexts()
  const { data } = usePart('readProposerRegisterRatio')
  const n = data?.rows.reduce((sum, row) => sum + row.n, 0) ?? 0
  const registered = data?.rows.reduce((sum, row) => sum + (row.count ?? 0), 0) ?? 0
  const label = t('portfolio.summary.figures.ratio')
  if (data === undefined) return <Tile label={label} value="…" hint="" />
  if (!data.known) return <Tile label={label} value="—" hint={t('portfolio.unknown')} />
  const isTold = n >= FEWEST_FOR_RATIO
  return (
    <Tile
      label={label}
      value={shownRatio(isTold ? registered / n : null, '—')}
      hint={t(isTold ? 'portfolio.summary.n' : 'portfolio.summary.tooFew', { n: count(n) })}
    />
  )
}

interface Candidate {
  name: string
  total: number | null
}

interface JoinFormProps {
  main: string
  joined: readonly string[]
  candidates: readonly Candidate[]
  onDone: () => void
}

/** Asks which names are one applicant's; nothing is counted together without being ticked. */
const JoinForm = ({ main, joined, candidates, onDone }: JoinFormProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(joined))
  const [others, setOthers] = useState<readonly string[]>([])
  const [typed, setTyped] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const listed: Candidate[] = [
    ...candidates,
    ...[...new Set([...joined, ...others])]
      .filter(name => !candidates.some(candidate => candidate.name === name))
      .map(name => ({ name, total: null })),
  ]

  const save = async (names: readonly string[]): Promise<void> => {
    try {
      await callApi('saveJoinedNames', { body: { name: main, joined: [...names] } })
      await client.invalidateQueries()
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setHasFailed(true)
    }
  }
  const toggle = (name: string, isChosen: boolean): void =>
    setChosen(current => new Set(isChosen ? [...current, name] : [...current].filter(known => known !== name)))
  const add = (): void => {
    const name = typed.trim()
    if (name === '' || name === main) return
    setOthers(current => [...current, name])
    toggle(name, true)
    setTyped('')
  }

  return (
    <div className="rj-join" role="dialog" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('portfolio.joined.title')}</h2>
      <p className="rj-hint">{t('portfolio.joined.text')}</p>
      <p className="rj-join-main">{main}</p>
      {listed.length === 0 && <p className="rj-hint">{t('portfolio.joined.none')}</p>}
      {listed.map(({ name, total }) => (
        <Checkbox
          key={name}
          checked={chosen.has(name)}
          onChange={event => toggle(name, event.currentTarget.checked)}
          label={total === null ? name : `${name} · ${t('portfolio.joined.marks', { count: total })}`}
        />
      ))}
      <FormGroup label={t('portfolio.joined.other')} labelFor={`${id}-other`}>
        <InputGroup
          id={`${id}-other`}
          size="small"
          maxLength={200}
          placeholder={t('portfolio.joined.otherHint')}
          value={typed}
          onValueChange={setTyped}
          rightElement={<Button variant="minimal" size="small" text={t('portfolio.joined.add')} onClick={add} />}
        />
      </FormGroup>
      <footer className="rj-join-foot">
        <span className="rj-hint" role="status">
          {hasFailed && t('portfolio.joined.notSaved')}
        </span>
        {joined.length > 0 && (
          <Button variant="minimal" text={t('portfolio.joined.undo')} onClick={() => void save([])} />
        )}
        <Button
          intent="primary"
          text={t('portfolio.joined.save')}
          disabled={chosen.size > MOST_JOINED_NAMES}
          onClick={() => void save([...chosen])}
        />
      </footer>
    </div>
  )
}

/** Says under how many names the marks are counted, and which similar names are not; lets them be joined and parted. */
const JoinedNames = (): JSX.Element => {
  const { t } = useTranslation()
  const { name } = usePortfolioView()
  const [isOpen, setIsOpen] = useState(false)
  const kept = useCall('readJoinedNames', { query: { name } }).data
  const companies = usePart('readProposerCompanies', { rows: 100 }).data?.rows ?? []
  const joined = kept?.joined ?? []
  const candidates = companies.filter(company => company.isSimilar && company.name !== kept?.name)
  const apart = candidates.filter(company => !joined.includes(company.name) && company.name !== name)
  const marks = apart.reduce((sum, { total }) => sum + total, 0)
  return (
    <p className="rj-counted">
      <span>
        {joined.length === 0
          ? t('portfolio.summary.counted')
          : t('portfolio.summary.joinedCount', { count: joined.length + 1 })}
      </span>
      <PopoverNext
        isOpen={isOpen}
        onInteraction={setIsOpen}
        placement="bottom-start"
        content={
          <JoinForm
            key={String(isOpen)}
            main={kept?.name ?? name}
            joined={joined}
            candidates={candidates}
            onDone={() => setIsOpen(false)}
          />
        }
      >
        <Button
          variant="minimal"
          size="small"
          className="rj-inline-button"
          text={
            apart.length === 0
              ? t('portfolio.joined.open')
              : t('portfolio.summary.similar', { count: apart.length, marks: String(marks) })
          }
        />
      </PopoverNext>
      <span>{t('portfolio.summary.everyFigure')}</span>
    </p>
  )
}

/** Shows the portfolio in one sentence and seven figures, each of which opens its marks. */
export const Summary = (): JSX.Element => {
  const { t } = useTranslation()
  const { count, days, clause } = usePortfolioTexts()
  const numbers = usePart('readProposerNumbers')
  const fees = usePart('readProposerFees').data?.rows[0]
  const [row] = numbers.data?.rows ?? []
  if (numbers.isError && row === undefined) return <FailedLoad of={numbers} />
  if (row === undefined || numbers.data?.asOf == null)
    return <p className="rj-hint rj-part-loading">{t('portfolio.loading')}</p>
  const work = [
    ...(row.termEndsSoon > 0 ? [t('portfolio.summary.soon', { count: row.termEndsSoon })] : []),
    ...(row.inGrace > 0 ? [t('portfolio.summary.grace', { count: row.inGrace })] : []),
    ...(row.otherAddress > 0 ? [t('portfolio.summary.elsewhere', { count: row.otherAddress })] : []),
  ]
  return (
    <div id={anchorOf('summary')} className="rj-portfolio-summary" tabIndex={-1}>
      <div className="rj-portfolio-head">
        <p className="rj-portfolio-sentence">
          {t('portfolio.summary.sentence', {
            total: count(row.total),
            live: count(row.live),
            work: work.length > 0 ? work.join(clause) : t('portfolio.summary.noWork'),
          })}
        </p>
        <JoinedNames />
      </div>
      <div className="rj-figure-tiles">
        <Tile
          label={t('portfolio.summary.figures.total')}
          value={count(row.total)}
          hint={
            row.firstFiled === null || row.lastFiled === null
              ? ''
              : t('portfolio.summary.range', {
                  from: row.firstFiled.slice(0, 7),
                  until: row.lastFiled.slice(0, 7),
                })
          }
          figure={{}}
        />
        <Tile
          label={t('portfolio.summary.figures.live')}
          value={count(row.live)}
          hint={t('portfolio.summary.inGrace', { count: row.inGrace })}
          figure={{ life: 'alive,in-grace' }}
        />
        <Tile
          label={t('portfolio.summary.figures.pending')}
          value={count(row.pending)}
          hint={t('portfolio.summary.published', { count: row.published })}
          figure={{ life: 'pending' }}
        />
        <Tile
          label={t('portfolio.summary.figures.dead')}
          value={count(row.dead)}
          hint={row.causeUnknown > 0 ? t('portfolio.summary.causeUnknown', { count: row.causeUnknown }) : ''}
          figure={{ life: 'dead' }}
        />
        <Tile
          label={t('portfolio.summary.figures.lastYear')}
          value={count(row.filedLastYear)}
          hint={t('portfolio.summary.yearBefore', { count: row.filedYearBefore })}
          figure={{ filedSince: addMonths(numbers.data.asOf, -12) }}
        />
        <Tile
          label={t('portfolio.summary.figures.soon')}
          value={count(row.termEndsSoon)}
          hint={fees ? t('portfolio.summary.fee', { fee: count(row.termEndsSoon * fees.online) }) : days(null, null)}
          figure={{ endsSoon: 1 }}
        />
        <RatioTile />
      </div>
    </div>
  )
}
