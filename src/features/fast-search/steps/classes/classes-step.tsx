import { Button, InputGroup, Switch } from '@blueprintjs/core'
import { SearchIcon, TickIcon } from '@blueprintjs/icons'
import { type JSX, type KeyboardEvent, memo, useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CLASS_COUNT } from '#contract/limits.ts'
import { CLASS_TITLES, classTitle, twoDigits } from '#domain/class-titles.ts'
import { ProblemText } from '../../../../components/field-notes.tsx'
import { useLanguage } from '../../../../locales/language.ts'
import type { WizardProps } from '../../state/wizard-reducer.ts'
import { StepHeading } from '../step-heading.tsx'
import { GroupColumns } from './group-columns.tsx'
import './class-tiles.css'
import './classes-step.css'

const COLUMNS = 9

/** Returns how many tiles are drawn in a row: nine, fewer in a narrow window. */
const columnsOf = (tiles: Element): number => {
  const [first, ...others] = [...tiles.children].map(tile => tile.getBoundingClientRect().top)
  const next = others.findIndex(top => top !== first)
  return next < 0 ? COLUMNS : next + 1
}

/** Returns the tile that a key leads to; null for none. */
const placeAfterKey = (place: number, key: string, columns: number): number | null => {
  if (key === 'Home') return 0
  if (key === 'End') return CLASS_COUNT - 1
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  }
  const step = steps[key]
  if (step === undefined) return null
  const next = place + step
  return next >= 0 && next < CLASS_COUNT ? next : null
}

interface ClassTilesProps {
  chosen: readonly number[]
  /** Classes that match the filter; the others are dimmed. */
  matching: readonly number[]
  onToggle: (number: number) => void
}

/** Shows the 45 classes as one tab stop; arrows, Home and End move within it. */
const ClassTiles = ({ chosen, matching, onToggle }: ClassTilesProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const tiles = useRef<HTMLFieldSetElement>(null)
  const [stop, setStop] = useState(0)

  const handleKeyDown = (event: KeyboardEvent): void => {
    if (tiles.current === null) return
    const place = placeAfterKey(stop, event.key, columnsOf(tiles.current))
    if (place === null) return
    event.preventDefault()
    const tile = tiles.current.children[place]
    if (tile instanceof HTMLElement) tile.focus()
  }

  return (
    <fieldset ref={tiles} className="rj-tiles" aria-label={t('search.classes.tileGrid')} onKeyDown={handleKeyDown}>
      {CLASS_TITLES.map((title, place) => (
        <Tile
          key={title.zh}
          number={place + 1}
          title={title[language]}
          isChosen={chosen.includes(place + 1)}
          isBeside={!matching.includes(place + 1)}
          isStop={place === stop}
          onFocus={() => setStop(place)}
          onToggle={() => onToggle(place + 1)}
        />
      ))}
    </fieldset>
  )
}

interface TileProps {
  number: number
  title: string
  isChosen: boolean
  isBeside: boolean
  isStop: boolean
  onFocus: () => void
  onToggle: () => void
}

const isSameTile = (a: TileProps, b: TileProps): boolean =>
  a.title === b.title && a.isChosen === b.isChosen && a.isBeside === b.isBeside && a.isStop === b.isStop

const Tile = memo((props: TileProps): JSX.Element => {
  const { number, title, isChosen, isBeside, isStop, onFocus, onToggle } = props
  return (
    <button
      type="button"
      className={isBeside ? 'rj-tile rj-is-beside' : 'rj-tile'}
      aria-pressed={isChosen}
      title={title}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onToggle}
    >
      <span className="rj-tile-number">{twoDigits(number)}</span>
      <span className="rj-tile-title rj-ellipsis">{title}</span>
      {isChosen && <TickIcon size={12} />}
    </button>
  )
}, isSameTile)

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
