import { Button, HTMLSelect, InputGroup, TextArea } from '@blueprintjs/core'
import { EditIcon, TickIcon } from '@blueprintjs/icons'
import { type JSX, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notice.ts'
import { ProblemText } from '../../../components/field-notes.tsx'
import { type DrawPlace, NoticeCrop } from '../../../components/notice-crop.tsx'
import { OwnForm } from '../../../components/own-form.tsx'
import {
  type FactName,
  type FactRow,
  isFixed,
  KINDS,
  LINE_FACTS,
  readFact,
  STATUSES,
} from '../../../lib/facts/fact-rows.ts'
import { evidenceOf, sourceOf } from '../../../lib/notice-source.ts'
import { SourceBadgeButton, sourceBadgeOf } from '../../document-editor/index.ts'

interface FactInputProps {
  name: FactName
  label: string
  text: string
  isInvalid: boolean
  onCommit: (text: string) => void
  onCancel: () => void
}

/** Takes the text of a fact. Enter and leaving the input commit it, Escape restores the former text. */
const FactInput = ({ name, label, text, isInvalid, onCommit, onCancel }: FactInputProps): JSX.Element => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(text)
  const handleKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    } else if (event.key === 'Enter' && (!LINE_FACTS.has(name) || event.ctrlKey)) {
      event.preventDefault()
      onCommit(typed)
    }
  }
  const common = { 'aria-label': label, autoFocus: true, onKeyDown: handleKey, onBlur: () => onCommit(typed) }
  if (name === 'kind' || name === 'status') {
    return (
      <HTMLSelect
        {...common}
        fill
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        options={
          name === 'kind'
            ? KINDS.map(value => ({ value, label: t(`detail.kind.${value}`) }))
            : STATUSES.map(value => ({ value, label: t(`detail.facts.statuses.${value}`) }))
        }
      />
    )
  }
  const typing = { ...common, 'aria-invalid': isInvalid, value: typed }
  return (
    <OwnForm>
      {LINE_FACTS.has(name) ? (
        <TextArea {...typing} fill autoResize onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
      ) : (
        <InputGroup {...typing} size="small" onValueChange={setTyped} />
      )}
    </OwnForm>
  )
}

interface FactItemProps {
  row: FactRow
  /** The row stands apart from its cited mark, so its label names the mark. */
  isApart?: boolean
  /** The text that was read. */
  text: string
  /** The corrected text, undefined while there is none. */
  typed: string | undefined
  evidence: Notice['evidence']
  /** Doubts about the fact that wait for an answer. */
  doubts: readonly string[]
  isConfirmed: boolean
  isActive: boolean
  draw: DrawPlace
  onShow: (path: string) => void
  onType: (row: FactRow, text: string) => void
  onConfirm: (doubts: readonly string[], isConfirmed: boolean) => void
}

/** Most lines of a fact that are shown as printed. */
const MOST_CROPS = 3

/** Shows one fact: the text that was read, its source, its picture while it is doubted, and the input to correct it. */
export const FactItem = (props: FactItemProps): JSX.Element => {
  const {
    row,
    isApart = false,
    text,
    typed,
    evidence,
    doubts,
    isConfirmed,
    isActive,
    draw,
    onShow,
    onType,
    onConfirm,
  } = props
  const { t } = useTranslation()
  const [isEditing, setIsEditing] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const value = useRef<HTMLButtonElement>(null)
  const name = t(`detail.facts.names.${row.name}`)
  const label =
    isApart && row.mark !== null ? `${t('detail.facts.citedMark', { number: row.mark + 1 })} · ${name}` : name
  const present = typed ?? text
  const isInvalid = typed !== undefined && readFact(row.name, typed) === undefined
  const places = evidenceOf(evidence, row.path)
  const isOpen = doubts.length > 0 && !isConfirmed && typed === undefined
  const badge = sourceBadgeOf(sourceOf(row.path), evidence)

  const shown = (): string => {
    if (present === '') return t('detail.facts.empty')
    if (row.name === 'kind') return t(present === 'partial' ? 'detail.kind.partial' : 'detail.kind.full')
    if (row.name === 'status') return t(`detail.facts.statuses.${present as 'unknown'}`)
    return present
  }

  /** Ends the input. A key leaves the focus on the fact; whoever has gone elsewhere stays there. */
  const close = (): void => {
    if (item.current?.contains(document.activeElement)) {
      flushSync(() => setIsEditing(false))
      value.current?.focus()
    } else setIsEditing(false)
  }

  return (
    <li
      ref={item}
      className="rj-fact"
      data-path={row.path}
      data-doubted={isOpen}
      data-active={isActive}
      data-corrected={typed !== undefined}
    >
      <div className="rj-fact-head">
        <span className="rj-label">{label}</span>
        <span className="rj-gap" />
        {(text !== '' || places.length > 0) && badge !== null && (
          <SourceBadgeButton badge={badge} isActive={isActive} onClick={() => onShow(row.path)} />
        )}
      </div>
      {isOpen &&
        places
          .slice(0, MOST_CROPS)
          .map(place => (
            <NoticeCrop key={place.box.join(' ')} place={place} draw={draw} onClick={() => onShow(row.path)} />
          ))}
      {isFixed(row.name) ? (
        <p className="rj-fact-value" data-empty={present === ''}>
          <span>{shown()}</span>
        </p>
      ) : isEditing ? (
        <FactInput
          name={row.name}
          label={label}
          text={present}
          isInvalid={isInvalid}
          onCommit={next => {
            onType(row, next)
            close()
          }}
          onCancel={close}
        />
      ) : (
        <button
          ref={value}
          type="button"
          className="rj-fact-value"
          data-empty={present === ''}
          aria-label={t('detail.facts.edit', { label, value: shown() })}
          onClick={() => setIsEditing(true)}
        >
          <span>{shown()}</span>
          <EditIcon size={12} />
        </button>
      )}
      {isInvalid && <ProblemText text={t('detail.facts.invalid')} />}
      {typed !== undefined && (
        <div className="rj-fact-foot">
          <span className="rj-hint rj-ellipsis">
            {t('detail.facts.was', { value: text === '' ? t('detail.facts.empty') : text })}
          </span>
          <Button
            variant="minimal"
            size="small"
            text={t('detail.facts.restore')}
            onClick={() => {
              onType(row, text)
              value.current?.focus()
            }}
          />
        </div>
      )}
      {doubts.length > 0 && typed === undefined && (
        <div className="rj-fact-foot">
          <span className="rj-fact-doubt">{t(isConfirmed ? 'detail.facts.confirmed' : 'detail.facts.doubted')}</span>
          <Button
            size="small"
            active={isConfirmed}
            aria-pressed={isConfirmed}
            icon={<TickIcon size={12} />}
            text={t('detail.facts.confirm')}
            aria-label={t('detail.facts.confirmOf', { label })}
            onClick={() => onConfirm(doubts, !isConfirmed)}
          />
        </div>
      )}
    </li>
  )
}
