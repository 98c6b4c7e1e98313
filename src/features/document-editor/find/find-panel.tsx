import { Button, InputGroup } from '@blueprintjs/core'
import { ChevronDownIcon, ChevronRightIcon, ChevronUpIcon, CrossIcon, FontIcon } from '@blueprintjs/icons'
import type { Editor } from '@tiptap/core'
import { type JSX, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DOCUMENT_TABS, type DocumentTab } from '../document-tab.ts'
import { revealPosition } from '../reveal-position.ts'
import { isReplaceable, type Match } from './find-matches.ts'
import type { FindRequest } from './find-request.ts'
import { replaceMatches } from './replace-matches.ts'
import { selectMatch } from './select-match.ts'
import { useMatches, usePaintedMatches } from './use-matches.ts'
import './find-panel.css'

interface FindPanelProps {
  editors: Readonly<Record<DocumentTab, Editor>>
  tab: DocumentTab
  request: FindRequest
  onTabChange: (tab: DocumentTab) => void
  onClose: () => void
}

/** Where the search goes on from: the same match, or the first after it. */
interface Place {
  position: number
  offset: number
}

const START: Place = { position: 0, offset: 0 }

const placeOf = (match: Match | undefined): Place => {
  const part = match?.[0]
  if (part === undefined) return START
  return part.kind === 'value' || part.kind === 'option'
    ? { position: part.position, offset: part.from }
    : { position: part.position + part.from, offset: 0 }
}

const isBefore = (a: Place, b: Place): boolean =>
  a.position < b.position || (a.position === b.position && a.offset < b.offset)

/** Finds words in the prose and the fields of the shown document, and replaces them. */
export const FindPanel = ({ editors, tab, request, onTabChange, onClose }: FindPanelProps): JSX.Element => {
  const { t } = useTranslation()
  const editor = editors[tab]
  const other = DOCUMENT_TABS.find(name => name !== tab) ?? tab
  const [query, setQuery] = useState(request.query)
  /** What is being composed is not searched for. */
  const [searched, setSearched] = useState(request.query)
  const [replacement, setReplacement] = useState('')
  const [isExact, setIsExact] = useState(false)
  const [hasReplace, setHasReplace] = useState(request.withReplace)
  const [place, setPlace] = useState<Place>(() => ({ position: editor.state.selection.from, offset: 0 }))
  const [note, setNote] = useState('')
  const input = useRef<HTMLInputElement>(null)

  const matches = useMatches(editor, { query: searched, isExact })
  const inOther = useMatches(editors[other], { query: searched, isExact }).length
  const found = matches.findIndex(match => !isBefore(placeOf(match), place))
  const current = found < 0 ? 0 : found
  const match = matches[current] ?? null
  usePaintedMatches(editor, matches, match)

  useEffect(() => {
    if (request.query !== '') {
      setQuery(request.query)
      setSearched(request.query)
    }
    if (request.withReplace) setHasReplace(true)
    input.current?.focus()
    input.current?.select()
  }, [request])

  useEffect(() => {
    if (match !== null) revealPosition(editor.view, placeOf(match).position)
  }, [editor, match])

  const go = (step: number): void => {
    setNote('')
    setPlace(placeOf(matches[(current + step + matches.length) % matches.length]))
  }
  const close = (): void => {
    onClose()
    selectMatch(editor, match)
  }
  const handleAnywhere = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'F3' || event.defaultPrevented) return
    event.preventDefault()
    go(event.shiftKey ? -1 : 1)
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent): void => handleAnywhere(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  const replaceOne = (): void => {
    if (match === null) return
    if (!isReplaceable(match)) {
      go(1)
      setNote(t('writing.find.keptOne'))
      return
    }
    const { position, offset } = placeOf(match)
    const inField = match[0]?.kind === 'value'
    replaceMatches(editor, [match], replacement)
    setNote('')
    setPlace(
      inField ? { position, offset: offset + replacement.length } : { position: position + replacement.length, offset },
    )
  }
  const replaceAll = (): void => {
    const number = replaceMatches(editor, matches, replacement)
    const kept = matches.length - number
    // With nothing left to replace its button could not keep the focus.
    input.current?.focus()
    setNote(
      [t('writing.find.replaced', { number }), kept > 0 ? t('writing.find.kept', { number: kept }) : '']
        .join(' ')
        .trim(),
    )
  }
  const handleKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const isQuery = event.target === input.current
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && isQuery) go(event.shiftKey ? -1 : 1)
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) replaceOne()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const count =
    searched === ''
      ? ''
      : matches.length === 0
        ? t('writing.find.none')
        : t('writing.find.count', { current: current + 1, number: matches.length })
  const named = (name: string) => ({ title: name, 'aria-label': name })

  return (
    <search className="rj-find" aria-label={t('writing.find.title')} onKeyDown={handleKey}>
      <Button
        className="rj-find-toggle"
        variant="minimal"
        size="small"
        icon={hasReplace ? <ChevronDownIcon /> : <ChevronRightIcon />}
        aria-expanded={hasReplace}
        onClick={() => setHasReplace(!hasReplace)}
        {...named(t(hasReplace ? 'writing.find.hideReplace' : 'writing.find.showReplace'))}
      />
      <div className="rj-find-row">
        <InputGroup
          inputRef={input}
          size="small"
          fill
          value={query}
          placeholder={t('writing.find.query')}
          aria-label={t('writing.find.query')}
          onChange={({ target, nativeEvent }) => {
            setQuery(target.value)
            if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) setSearched(target.value)
          }}
          onCompositionEnd={({ currentTarget }) => setSearched(currentTarget.value)}
        />
        <span className="rj-find-count" role="status">
          {count}
        </span>
        <Button
          variant="minimal"
          size="small"
          icon={<FontIcon />}
          active={isExact}
          aria-pressed={isExact}
          onClick={() => setIsExact(!isExact)}
          {...named(t('writing.find.matchCase'))}
        />
        <Button
          variant="minimal"
          size="small"
          icon={<ChevronUpIcon />}
          disabled={matches.length === 0}
          onClick={() => go(-1)}
          {...named(t('writing.withShortcut', { name: t('writing.find.previous'), shortcut: 'Shift+F3' }))}
        />
        <Button
          variant="minimal"
          size="small"
          icon={<ChevronDownIcon />}
          disabled={matches.length === 0}
          onClick={() => go(1)}
          {...named(t('writing.withShortcut', { name: t('writing.find.next'), shortcut: 'F3' }))}
        />
        <Button
          variant="minimal"
          size="small"
          icon={<CrossIcon />}
          onClick={close}
          {...named(t('writing.find.close'))}
        />
      </div>
      {hasReplace && (
        <div className="rj-find-row">
          <InputGroup
            size="small"
            fill
            value={replacement}
            placeholder={t('writing.find.replacement')}
            aria-label={t('writing.find.replacement')}
            onChange={({ target }) => setReplacement(target.value)}
          />
          <Button size="small" text={t('writing.find.replace')} disabled={matches.length === 0} onClick={replaceOne} />
          <Button
            size="small"
            text={t('writing.find.replaceAll')}
            disabled={matches.length === 0}
            onClick={replaceAll}
          />
        </div>
      )}
      <div className="rj-find-notes">
        {inOther > 0 && (
          <Button
            variant="minimal"
            size="small"
            text={t('writing.find.inOther', { tab: t(`editor.tabs.${other}`), number: inOther })}
            onClick={() => {
              setPlace(START)
              onTabChange(other)
            }}
          />
        )}
        <span className="rj-hint" role="status">
          {note}
        </span>
      </div>
    </search>
  )
}
