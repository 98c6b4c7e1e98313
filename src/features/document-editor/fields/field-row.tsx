import { CircleIcon } from '@blueprintjs/icons/lib/esm/generated/components/circle'
import { TickCircleIcon } from '@blueprintjs/icons/lib/esm/generated/components/tick-circle'
import { WarningSignIcon } from '@blueprintjs/icons/lib/esm/generated/components/warning-sign'
import { type JSX, type KeyboardEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notice.ts'
import { type FieldItem, needsInput } from './field-item.ts'
import { FieldValue } from './field-value.tsx'
import { sourceBadgeOf } from './source-badge.ts'
import { SourceBadgeButton } from './source-badge-button.tsx'

interface FieldRowProps {
  item: FieldItem
  evidence: Notice['evidence']
  isActive: boolean
  onReveal: (item: FieldItem) => void
  onToggle: (item: FieldItem) => void
}

const MAIN = '.rj-field-main'

const focusNeighbour = (from: HTMLElement, step: 1 | -1): void => {
  const rows = [...(from.closest('.rj-field-list')?.querySelectorAll<HTMLElement>(MAIN) ?? [])]
  rows[rows.indexOf(from) + step]?.focus()
}

/** One field: its state, which is also the check toggle, its name and value, which lead to it, and its source. */
export const FieldRow = memo(function FieldRow({
  item,
  evidence,
  isActive,
  onReveal,
  onToggle,
}: FieldRowProps): JSX.Element {
  const { t } = useTranslation()
  const badge = item.source === null ? null : sourceBadgeOf(item.source, evidence)
  const isNeeded = needsInput(item)
  const StateIcon = isNeeded ? WarningSignIcon : item.isReviewed ? TickCircleIcon : CircleIcon

  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (event.key === ' ') onToggle(item)
    else if (event.key === 'ArrowDown') focusNeighbour(event.currentTarget, 1)
    else if (event.key === 'ArrowUp') focusNeighbour(event.currentTarget, -1)
    else return
    event.preventDefault()
  }

  return (
    <li className="rj-field-row" data-active={isActive} data-needed={isNeeded} data-off={item.isOff}>
      <button
        type="button"
        className="rj-field-check"
        aria-pressed={item.isReviewed}
        aria-label={t('editor.fields.review', { label: item.label })}
        onClick={() => onToggle(item)}
      >
        <StateIcon />
      </button>
      <button type="button" className="rj-field-main" onClick={() => onReveal(item)} onKeyDown={handleKeyDown}>
        <span className="rj-label rj-ellipsis">{item.label}</span>
        <FieldValue item={item} />
      </button>
      {badge !== null && <SourceBadgeButton badge={badge} isActive={isActive} onClick={() => onReveal(item)} />}
    </li>
  )
})
