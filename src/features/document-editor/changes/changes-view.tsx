import { Button } from '@blueprintjs/core'
import { ChevronDownIcon, ChevronUpIcon, CrossIcon, UndoIcon } from '@blueprintjs/icons'
import type { Editor } from '@tiptap/core'
import { type JSX, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { IconButton } from '../../../components/icon-button.tsx'
import { useLanguage } from '../../../locales/language.ts'
import type { DocumentTab } from '../document/document-tab.ts'
import { generateDraft } from '../document/generate-draft.ts'
import { revealPosition } from '../document/reveal.ts'
import { type ChangeDescription, type ChangeSide, describeChange } from './describe-change.ts'
import { turnBackInEditor } from './turn-back.ts'
import { useChanges, useShownChanges } from './use-changes.ts'
import './changes-view.css'

/** Shows both sides of a change in a line: the generated text struck through, then the present text. */
const ChangeSides = ({ kind, before, after }: ChangeDescription): JSX.Element => {
  const { t } = useTranslation()
  const list = new Intl.ListFormat(useLanguage(), { type: 'unit', style: 'short' })

  const wordsOf = ({ text, isOn }: ChangeSide): string => {
    if (isOn !== null) return t(isOn ? 'editor.fields.on' : 'editor.fields.off')
    return text === '' ? t('writing.changes.empty') : text
  }
  const looksOf = ({ formats }: ChangeSide): string =>
    list.format(formats.map(format => t(`writing.changes.format.${format}`)))

  if (kind === 'format') {
    return (
      <span className="rj-change-sides">
        <span>{wordsOf(after)}</span> {before.formats.length > 0 && <del>{looksOf(before)}</del>}{' '}
        {after.formats.length > 0 && <ins>{looksOf(after)}</ins>}
      </span>
    )
  }
  return (
    <span className="rj-change-sides">
      {kind !== 'inserted' && <del>{wordsOf(before)}</del>} {kind !== 'removed' && <ins>{wordsOf(after)}</ins>}
    </span>
  )
}

interface ChangeRowProps {
  description: ChangeDescription
  /** Number of places that the change affects. */
  places: number
  isCurrent: boolean
  onShow: () => void
  onBack: () => void
}

/** Shows one change. A click on it scrolls the sheet to it; the button turns it back. */
const ChangeRow = ({ description, places, isCurrent, onShow, onBack }: ChangeRowProps): JSX.Element => {
  const { t } = useTranslation()
  const row = useRef<HTMLLIElement>(null)
  const { kind, label, before, after } = description
  const name = t(`writing.changes.kind.${kind}`)

  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])

  return (
    <li ref={row} className="rj-change-row" aria-current={isCurrent ? 'true' : undefined}>
      <button type="button" className="rj-change-main" onClick={onShow}>
        <span className="rj-change-kind" data-kind={kind}>
          {name}
        </span>
        {label !== null && <span className="rj-change-label rj-ellipsis">{label}</span>}
        <ChangeSides {...description} />
        {places > 1 && <span className="rj-hint">{t('writing.changes.places', { number: places })}</span>}
      </button>
      <Button
        variant="minimal"
        size="small"
        icon={<UndoIcon />}
        text={t('writing.changes.back')}
        aria-label={t('writing.changes.backOf', { what: `${name} ${label ?? (after.text || before.text)}` })}
        onClick={onBack}
      />
    </li>
  )
}

interface ChangesViewProps {
  log: RejectionLogDetail
  tab: DocumentTab
  editor: Editor
  onClose: () => void
}

/** Lists the changes against the generated text, marks them on the sheet and offers to turn each back. */
export const ChangesView = ({ log, tab, editor, onClose }: ChangesViewProps): JSX.Element => {
  const { t } = useTranslation()
  const titleId = useId()
  const drafted = useMemo(() => generateDraft(log), [log])
  const generated = useMemo(() => editor.schema.nodeFromJSON(drafted[tab]), [drafted, tab, editor])
  const listed = useChanges(editor, generated)
  const [currentKey, setCurrentKey] = useState<string | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  useShownChanges(editor, listed, currentKey)

  const changes = listed?.changes ?? []
  const rows = useMemo(
    () => listed?.changes.map(change => ({ change, description: describeChange(listed.doc, change) })) ?? [],
    [listed],
  )
  const current = changes.findIndex(({ key }) => key === currentKey)

  const show = (place: number): void => {
    const change = changes[place]
    if (change === undefined) return
    setCurrentKey(change.key)
    revealPosition(editor.view, change.from)
  }
  const step = (by: number): void =>
    show(current < 0 ? (by > 0 ? 0 : changes.length - 1) : (current + by + changes.length) % changes.length)
  const back = (key: string): void => {
    if (listed !== null) setIsRefused(!turnBackInEditor(editor, generated, listed, key))
  }

  return (
    <section className="rj-changes" aria-labelledby={titleId}>
      <div className="rj-changes-head">
        <h2 id={titleId}>{t('writing.changes.title')}</h2>
        <span className="rj-hint" role="status">
          {listed === null
            ? t('writing.changes.working')
            : isRefused
              ? t('writing.changes.refused')
              : changes.length === 0
                ? t('writing.changes.none')
                : t('writing.changes.count', { number: changes.length })}
        </span>
        <span className="rj-gap" />
        <IconButton
          name={t('writing.changes.previous')}
          size="small"
          icon={<ChevronUpIcon />}
          disabled={changes.length === 0}
          onClick={() => step(-1)}
        />
        <IconButton
          name={t('writing.changes.next')}
          size="small"
          icon={<ChevronDownIcon />}
          disabled={changes.length === 0}
          onClick={() => step(1)}
        />
        <IconButton name={t('writing.changes.close')} size="small" icon={<CrossIcon />} onClick={onClose} />
      </div>
      <ol className="rj-changes-list">
        {rows.map(({ change, description }, place) => (
          <ChangeRow
            key={change.key}
            description={description}
            places={change.edits.length}
            isCurrent={change.key === currentKey}
            onShow={() => show(place)}
            onBack={() => back(change.key)}
          />
        ))}
      </ol>
    </section>
  )
}
