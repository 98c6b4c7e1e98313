import { Dialog } from '@blueprintjs/core'
import { SearchIcon } from '@blueprintjs/icons'
import { type JSX, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogItem } from '#contract/rejection.ts'
import { DeadlineTag } from '../../components/deadline-tag.tsx'
import { FailedLoad } from '../../components/empty-state.tsx'
import { caseName, MarkTile } from '../../components/mark-tile.tsx'
import { useDebounced } from '../../lib/delayed-value.ts'
import { useCall } from '../../lib/use-call.ts'
import './help.css'

/** A page or an action that the palette offers. */
export interface Command {
  id: string
  group: 'pages' | 'actions'
  name: string
  run: () => void
}

interface CommandPaletteProps {
  commands: readonly Command[]
  onOpenCase: (id: number) => void
  onOpenSearch: (id: number) => void
  onClose: () => void
}

interface Entry {
  id: string
  group: 'cases' | 'searches' | Command['group']
  name: string
  /** Number and classes of a case. */
  number: string
  second: string
  item: RejectionLogItem | null
  run: () => void
}

const PAUSE_MS = 200
const MOST_CASES = 6
const MOST_SEARCHES = 3
const GROUPS = ['cases', 'searches', 'pages', 'actions'] as const

/** Finds a case, a search, a page or a command by typing; arrows choose, Enter opens, Escape closes. */
export const CommandPalette = ({ commands, onOpenCase, onOpenSearch, onClose }: CommandPaletteProps): JSX.Element => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const keyword = useDebounced(typed.trim(), PAUSE_MS)
  const query = { pageNum: 1, pageSize: MOST_CASES, sort: 'due' as const, ...(keyword !== '' && { keyword }) }
  const cases = useCall('readRejectionLog', { query }, { keepsPrevious: true })
  const searches = useCall(
    'readFastLog',
    { query: { pageNum: 1, pageSize: MOST_SEARCHES, keyword } },
    { enabled: keyword !== '' },
  )
  const sought = typed.trim().toLowerCase()
  /** Whether the cases are those of what is typed now. */
  const areCasesFound = keyword === typed.trim() && !cases.isPlaceholderData && !cases.isPending
  const isFound = areCasesFound && (keyword === '' || !searches.isPending)
  const found = (cases.data?.list ?? []).map(item => ({
    id: `case-${item.id}`,
    group: 'cases' as const,
    name: caseName(item, t),
    number: [
      item.applicationNo,
      item.classes.length > 0
        ? t('home.history.classes', {
            classes: item.classes.join(t('home.calendar.comma')),
            count: item.classes.length,
          })
        : '',
    ]
      .filter(Boolean)
      .join(' · '),
    second: item.applicant,
    item,
    run: () => onOpenCase(item.id),
  }))
  const foundSearches = (keyword === typed.trim() ? (searches.data?.list ?? []) : []).map(
    ({ id, resultName, gmtCreate }) => ({
      id: `search-${id}`,
      group: 'searches' as const,
      name: resultName,
      number: '',
      second: gmtCreate.slice(0, 10),
      item: null,
      run: () => onOpenSearch(id),
    }),
  )
  const entries: Entry[] = [
    // Until the answer is here, Enter opens no case that does not say what was typed.
    ...found.filter(
      ({ name, number, second }) => areCasesFound || `${name} ${number} ${second}`.toLowerCase().includes(sought),
    ),
    ...foundSearches,
    ...commands
      .filter(({ name }) => name.toLowerCase().includes(sought))
      .map(command => ({ ...command, number: '', second: '', item: null })),
  ]
  const active = entries[Math.min(chosen, entries.length - 1)]

  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen entry comes into view
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const [isWaiting, setIsWaiting] = useState(false)
  const run = (entry: Entry | undefined): void => {
    setIsWaiting(entry === undefined && !isFound)
    if (entry === undefined) return
    onClose()
    entry.run()
  }
  useEffect(() => {
    if (isWaiting && isFound) run(active)
  })
  const handleKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') run(active)
    else if (step !== 0) setChosen((Math.min(chosen, entries.length - 1) + step + entries.length) % entries.length)
    else return
    event.preventDefault()
  }

  return (
    <Dialog isOpen className="rj-palette" aria-labelledby="rj-palette-title" transitionDuration={0} onClose={onClose}>
      <h2 id="rj-palette-title" className="rj-sr">
        {t('help.palette.label')}
      </h2>
      <div className="rj-palette-head">
        <SearchIcon />
        <input
          autoFocus
          role="combobox"
          aria-label={t('help.palette.label')}
          aria-expanded
          aria-controls="rj-palette-list"
          aria-activedescendant={active && `rj-palette-${active.id}`}
          placeholder={t('help.palette.placeholder')}
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(0)
            setIsWaiting(false)
          }}
          onKeyDown={handleKey}
        />
        <kbd>Esc</kbd>
      </div>
      <div
        ref={list}
        id="rj-palette-list"
        className="rj-palette-list"
        role="listbox"
        aria-label={t('help.palette.label')}
      >
        {cases.isError && !cases.isFetching && <FailedLoad of={cases} />}
        {GROUPS.map(group => {
          const own = entries.filter(entry => entry.group === group)
          return (
            own.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
              <div key={group} role="group" aria-label={t(`help.palette.${group}`)}>
                <p className="rj-palette-group" aria-hidden>
                  {t(`help.palette.${group}`)}
                </p>
                {own.map(entry => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the field
                  // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
                  <div
                    key={entry.id}
                    id={`rj-palette-${entry.id}`}
                    className="rj-palette-entry"
                    role="option"
                    aria-selected={entry === active}
                    onClick={() => run(entry)}
                  >
                    {entry.item === null ? (
                      <>
                        <span className="rj-ellipsis">{entry.name}</span>
                        {entry.second !== '' && <span className="rj-hint">{entry.second}</span>}
                      </>
                    ) : (
                      <>
                        <MarkTile item={entry.item} />
                        <span className="rj-palette-case">
                          <span className="rj-ellipsis">
                            <strong>{entry.name}</strong> {entry.number}
                          </span>
                          <span className="rj-hint rj-ellipsis">{entry.second}</span>
                        </span>
                        {entry.item.due !== null && <DeadlineTag due={entry.item.due} filedOn={entry.item.filedOn} />}
                      </>
                    )}
                  </div>
                ))}
              </div>
            )
          )
        })}
      </div>
      <p className="rj-palette-foot rj-hint" role="status">
        {cases.isError
          ? t('help.palette.failed')
          : t(entries.length === 0 ? 'help.palette.nothing' : 'help.palette.hint')}
      </p>
    </Dialog>
  )
}
