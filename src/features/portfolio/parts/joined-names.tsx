import { Button, Checkbox, FormGroup, InputGroup, PopoverNext } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { type JSX, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_JOINED_NAMES } from '#contract/proposer-map/proposer-vocabulary.ts'
import { ApiError, callApi } from '../../../lib/http.ts'
import { useCall } from '../../../lib/use-call.ts'
import { usePortfolioView } from '../portfolio-view.ts'
import { usePart } from '../use-part.ts'

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
          label={total === null ? name : `${name}（${t('portfolio.joined.marks', { count: total })}）`}
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
export const JoinedNames = (): JSX.Element => {
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
