import { Button, InputGroup, Switch } from '@blueprintjs/core'
import { SearchIcon } from '@blueprintjs/icons'
import { type JSX, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CLASS_COUNT } from '#contract/limits.ts'
import { classTitle, twoDigits } from '#domain/class-titles.ts'
import { ProblemText } from '../../../../components/field-notes.tsx'
import type { WizardProps } from '../../state/wizard-reducer.ts'
import { StepHeading } from '../step-heading.tsx'
import { ClassTiles } from './class-tiles.tsx'
import { GroupColumns } from './group-columns.tsx'
import './classes-step.css'

/** Returns whether a text is part of a class's number, or of its title in either language. */
const matchesClass = (number: number, text: string): boolean => {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return true
  const title = classTitle(number)
  if (/^\d+$/.test(wanted)) return twoDigits(number) === wanted.padStart(2, '0') || twoDigits(number).startsWith(wanted)
  return title !== undefined && (title.zh.includes(wanted) || title.en.toLowerCase().includes(wanted))
}

const classesMatching = (filter: string): number[] =>
  Array.from({ length: CLASS_COUNT }, (_, place) => place + 1).filter(number => matchesClass(number, filter))

/** Asks which classes are searched, and within them which groups and parts. */
export const ClassesStep = ({ state, move }: WizardProps): JSX.Element => {
  const { t } = useTranslation()
  const [filter, setFilter] = useState('')
  const { form, designates, problem } = state
  const dimming = useDeferredValue(filter)
  const chooseOnlyMatch = (): void => {
    const [number, ...others] = classesMatching(filter)
    if (number !== undefined && others.length === 0) move({ type: 'classToggled', number })
  }
  return (
    <div className="rj-wizard-step rj-classes">
      <header className="rj-classes-head">
        <StepHeading text={t('search.classes.heading')} className="rj-pane-title" />
        <span className="rj-hint" role="status">
          {t('search.classes.chosen', { count: form.categories.length, total: CLASS_COUNT })}
        </span>
        {problem === 'classMissing' && <ProblemText text={t('search.problem.classMissing')} />}
        <span className="rj-gap" />
        <InputGroup
          className="rj-classes-filter"
          size="small"
          type="search"
          leftIcon={<SearchIcon />}
          placeholder={t('search.classes.filter')}
          aria-label={t('search.classes.filter')}
          value={filter}
          maxLength={20}
          onValueChange={setFilter}
          onKeyDown={event => event.key === 'Enter' && chooseOnlyMatch()}
        />
        <Button
          variant="minimal"
          size="small"
          text={t('search.classes.clear')}
          onClick={() => {
            setFilter('')
            move({ type: 'classesCleared' })
          }}
        />
      </header>
      <ClassTiles
        chosen={form.categories}
        matching={classesMatching(dimming)}
        onToggle={number => move({ type: 'classToggled', number })}
      />
      <div className="rj-classes-switches">
        <Switch
          role="switch"
          label={t('search.classes.designateGroups')}
          checked={designates.groups}
          onChange={({ currentTarget }) => move({ type: 'groupsDesignated', isOn: currentTarget.checked })}
        />
        <Switch
          role="switch"
          label={t('search.classes.designateParts')}
          checked={designates.paragraphs}
          disabled={!designates.groups}
          onChange={({ currentTarget }) => move({ type: 'paragraphsDesignated', isOn: currentTarget.checked })}
        />
        {problem === 'groupMissing' && <ProblemText text={t('search.problem.groupMissing')} />}
        <span className="rj-gap" />
        {designates.groups && (
          <span className="rj-classes-counts">
            {t('search.classes.counts', { groups: form.groups.length, parts: form.paragraphs.length })}
          </span>
        )}
      </div>
      {designates.groups && form.categories.length > 0 ? (
        <GroupColumns state={state} move={move} />
      ) : (
        <p className="rj-classes-hint">
          {form.categories.length === 0 ? t('search.classes.noClass') : t('search.classes.wide')}
        </p>
      )}
    </div>
  )
}
