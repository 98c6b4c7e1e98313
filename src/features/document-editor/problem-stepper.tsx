import { Button } from '@blueprintjs/core'
import { ChevronDownIcon } from '@blueprintjs/icons/lib/esm/generated/components/chevron-down'
import { ChevronUpIcon } from '@blueprintjs/icons/lib/esm/generated/components/chevron-up'
import { WarningSignIcon } from '@blueprintjs/icons/lib/esm/generated/components/warning-sign'
import { type JSX, useEffect, useEffectEvent, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notice.ts'
import { noticePathOf, sourceOf } from '../../lib/notice-source.ts'
import type { DocumentTab } from './document/document-tab.ts'
import { type FieldItem, type FieldStore, useFields } from './fields/field-store.ts'
import { listOpenPlaces, placeKey } from './fields/list-problems.ts'
import { type FilingCheck, problemKey, problemsInOrder, useFilingCheck } from './filing-check/filing-check.ts'
import { ariaShortcut, shortcutText } from './toolbar/shortcut.ts'
import './problem-stepper.css'

interface ProblemStepperProps {
  check: FilingCheck
  fields: FieldStore
  evidence: Notice['evidence']
  onTabChange: (tab: DocumentTab) => void
  onSourceShow: (source: string) => void
}

interface Step {
  key: string
  document: DocumentTab
  /** The fact it is about, where the notice shows it. */
  source: string | null
  reveal: () => void
}

const DIRECTIONS = [
  { by: -1, shortcut: 'Shift-F8', Icon: ChevronUpIcon },
  { by: 1, shortcut: 'F8', Icon: ChevronDownIcon },
] as const

/**
 * Leads through the problems of both documents in the order of their list, each on the sheet and in the notice, by its
 * buttons and from anywhere by F8 and Shift+F8. Shows nothing where nothing is open.
 */
export const ProblemStepper = (props: ProblemStepperProps): JSX.Element | null => {
  const { check, fields, evidence, onTabChange, onSourceShow } = props
  const { t } = useTranslation()
  const { problems, openKey } = useFilingCheck(check)
  const items: readonly FieldItem[] = useFields(fields)
  const places = useMemo(() => listOpenPlaces(items), [items])
  const steps: readonly Step[] = [
    ...problemsInOrder(problems).map(problem => ({
      key: problemKey(problem),
      document: problem.document,
      source: problem.fact !== null && evidence[problem.fact] ? sourceOf(problem.fact) : null,
      reveal: () => void check.reveal(problem),
    })),
    ...places.map(place => ({
      key: placeKey(place),
      document: place.first.tab,
      source: place.first.source,
      reveal: () => fields.reveal(place.first),
    })),
  ]
  const at = steps.findIndex(({ key }) => key === openKey)

  const go = useEffectEvent((by: 1 | -1): void => {
    const next = steps[at < 0 ? (by > 0 ? 0 : steps.length - 1) : (at + by + steps.length) % steps.length]
    if (!next) return
    // The sheet has to be on screen before it can be scrolled.
    flushSync(() => {
      check.pick(next.key)
      onTabChange(next.document)
    })
    next.reveal()
    if (next.source !== null && noticePathOf(next.source) !== null) onSourceShow(next.source)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'F8') return
      event.preventDefault()
      go(event.shiftKey ? -1 : 1)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  if (steps.length === 0) return null
  return (
    <span className="rj-problem-steps">
      <WarningSignIcon size={12} />
      <span role="status">
        <span className="rj-problem-steps-word">{t('editor.problems.title')} </span>
        {at < 0 ? steps.length : t('editor.problems.at', { number: at + 1, count: steps.length })}
      </span>
      {DIRECTIONS.map(({ by, shortcut, Icon }) => {
        const name = t(by > 0 ? 'editor.problems.next' : 'editor.problems.previous')
        return (
          <Button
            key={shortcut}
            variant="minimal"
            size="small"
            icon={<Icon size={14} />}
            aria-label={name}
            aria-keyshortcuts={ariaShortcut(shortcut)}
            title={t('writing.withShortcut', { name, shortcut: shortcutText(shortcut) })}
            onClick={() => go(by)}
          />
        )
      })}
    </span>
  )
}
