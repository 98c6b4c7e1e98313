import { Button, InputGroup } from '@blueprintjs/core'
import { ChevronDownIcon, ChevronRightIcon, ChevronUpIcon, CrossIcon, FontIcon } from '@blueprintjs/icons'
import type { Editor } from '@tiptap/core'
import { type JSX, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../components/icon-button.tsx'
import { OwnForm } from '../../../components/own-form.tsx'
import { DOCUMENT_TABS, type DocumentTab } from '../document/document-tab.ts'
import { useTabName } from '../document/tab-names.ts'
import { isReplaceable } from './find-matches.ts'
import { replaceMatches, selectMatch } from './replace-matches.ts'
import type { FindRequest } from './use-find-request.ts'
import { FIRST_PLACE, placeBehind, useCurrentMatch, useMatches, useStepKeys } from './use-matches.ts'
import './find-panel.css'

interface QueryInputProps {
  ref: RefObject<HTMLInputElement | null>
  request: FindRequest
  /** Not called for text that is still being composed. */
  onQuery: (query: string) => void
}

/** Takes the words to find. Each request fills in its own words, selected so that typing replaces them. */
const QueryInput = ({ ref, request, onQuery }: QueryInputProps): JSX.Element => {
  const { t } = useTranslation()
  const [query, setQuery] = useState(request.query)
  useEffect(() => {
    if (request.query !== '') setQuery(request.query)
    ref.current?.focus()
    ref.current?.select()
  }, [ref, request])
  return (
    <InputGroup
      inputRef={ref}
      size="small"
      fill
      value={query}
      placeholder={t('writing.find.query')}
      aria-label={t('writing.find.query')}
      onChange={({ target, nativeEvent }) => {
        setQuery(target.value)
        if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) onQuery(target.value)
      }}
      onCompositionEnd={({ currentTarget }) => onQuery(currentTarget.value)}
    />
  )
}

interface ReplaceRowProps {
  replacement: string
  /** True while nothing is found. */
  isDisabled: boolean
  onReplacement: (replacement: string) => void
  onReplace: () => void
  onReplaceAll: () => void
}

/** Takes the replacement and replaces one match or all. */
const ReplaceRow = ({
  replacement,
  isDisabled,
  onReplacement,
  onReplace,
  onReplaceAll,
}: ReplaceRowProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div className="rj-find-row">
      <InputGroup
        size="small"
        fill
        value={replacement}
        placeholder={t('writing.find.replacement')}
        aria-label={t('writing.find.replacement')}
        onChange={({ target }) => onReplacement(target.value)}
      />
      <Button size="small" text={t('writing.find.replace')} disabled={isDisabled} onClick={onReplace} />
      <Button size="small" text={t('writing.find.replaceAll')} disabled={isDisabled} onClick={onReplaceAll} />
    </div>
  )
}

interface FindPanelProps {
  editors: Readonly<Record<DocumentTab, Editor>>
  tab: DocumentTab
  request: FindRequest
  onTabChange: (tab: DocumentTab) => void
  onClose: () => void
}

/** Finds words in the prose and the fields of the shown document, and replaces them. */
export const FindPanel = ({ editors, tab, request, onTabChange, onClose }: FindPanelProps): JSX.Element => {
  const { t } = useTranslation()
  const nameOf = useTabName()
  const editor = editors[tab]
  const other = DOCUMENT_TABS.find(name => name !== tab) ?? tab
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(request.query)
  const [isExact, setIsExact] = useState(false)
  const [replacement, setReplacement] = useState('')
  const [hasReplace, setHasReplace] = useState(request.withReplace)
  const [note, setNote] = useState('')

  const matches = useMatches(editor, { query, isExact })
  const inOther = useMatches(editors[other], { query, isExact }).length
  const { match, index, step, goFrom } = useCurrentMatch(editor, matches)

  useEffect(() => {
    if (request.query !== '') setQuery(request.query)
    if (request.withReplace) setHasReplace(true)
  }, [request])

  const go = (count: number): void => {
    setNote('')
    step(count)
  }
  useStepKeys(go)
  const close = (): void => {
    onClose()
    selectMatch(editor, match)
  }
  const replaceOne = (): void => {
    if (match === null) return
    if (!isReplaceable(match)) {
      step(1)
      setNote(t('writing.find.keptOne'))
      return
    }
    replaceMatches(editor, [match], replacement)
    setNote('')
    goFrom(placeBehind(match, replacement))
  }
  const replaceAll = (): void => {
    const number = replaceMatches(editor, matches, replacement)
    const kept = matches.length - number
    // The button is disabled when nothing is left to replace, and would lose the focus.
    input.current?.focus()
    const told = [t('writing.find.replaced', { number }), kept > 0 ? t('writing.find.kept', { number: kept }) : '']
    setNote(told.join(' ').trim())
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

  const isEmpty = matches.length === 0
  const found = isEmpty
    ? t('writing.find.none')
    : t('writing.find.count', { current: index + 1, number: matches.length })
  const withShortcut = (name: string, shortcut: string): string => t('writing.withShortcut', { name, shortcut })

  return (
    <OwnForm role="search" className="rj-find" aria-label={t('writing.find.title')} onKeyDown={handleKey}>
      <IconButton
        size="small"
        className="rj-find-toggle"
        name={t(hasReplace ? 'writing.find.hideReplace' : 'writing.find.showReplace')}
        icon={hasReplace ? <ChevronDownIcon /> : <ChevronRightIcon />}
        aria-expanded={hasReplace}
        onClick={() => setHasReplace(!hasReplace)}
      />
      <div className="rj-find-row">
        <QueryInput ref={input} request={request} onQuery={setQuery} />
        <span className="rj-find-count" role="status">
          {query !== '' && found}
        </span>
        <IconButton
          size="small"
          name={t('writing.find.matchCase')}
          icon={<FontIcon />}
          active={isExact}
          aria-pressed={isExact}
          onClick={() => setIsExact(!isExact)}
        />
        <IconButton
          size="small"
          name={withShortcut(t('writing.find.previous'), 'Shift+F3')}
          icon={<ChevronUpIcon />}
          disabled={isEmpty}
          onClick={() => go(-1)}
        />
        <IconButton
          size="small"
          name={withShortcut(t('writing.find.next'), 'F3')}
          icon={<ChevronDownIcon />}
          disabled={isEmpty}
          onClick={() => go(1)}
        />
        <IconButton size="small" name={t('writing.find.close')} icon={<CrossIcon />} onClick={close} />
      </div>
      {hasReplace && (
        <ReplaceRow
          replacement={replacement}
          isDisabled={isEmpty}
          onReplacement={setReplacement}
          onReplace={replaceOne}
          onReplaceAll={replaceAll}
        />
      )}
      <div className="rj-find-notes">
        {inOther > 0 && (
          <Button
            variant="minimal"
            size="small"
            text={t('writing.find.inOther', { tab: nameOf(other), number: inOther })}
            onClick={() => {
              goFrom(FIRST_PLACE)
              onTabChange(other)
            }}
          />
        )}
        <span className="rj-hint" role="status">
          {note}
        </span>
      </div>
    </OwnForm>
  )
}
