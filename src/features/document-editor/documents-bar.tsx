import { Button, SegmentedControl, Tab, Tabs } from '@blueprintjs/core'
import { ChangesIcon, SearchTextIcon } from '@blueprintjs/icons'
import type { Editor } from '@tiptap/core'
import { type JSX, type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { createPreference, createSharedChoice } from '../../lib/preference.ts'
import { DOCUMENT_TABS, type DocumentTab } from './document/document-tab.ts'
import { useTabName } from './document/tab-names.ts'
import { FormattingBar } from './toolbar/formatting-bar.tsx'
import { ariaShortcut, shortcutText } from './toolbar/shortcut.ts'

interface OpenerProps {
  isOpen: boolean
  onClick: () => void
}

const FIND_SHORTCUT = 'Mod-f'

/** Opens the search in the document. */
const FindButton = ({ isOpen, onClick }: OpenerProps): JSX.Element => {
  const { t } = useTranslation()
  const name = t('writing.find.open')
  return (
    <Button
      variant="minimal"
      icon={<SearchTextIcon />}
      active={isOpen}
      aria-expanded={isOpen}
      aria-keyshortcuts={ariaShortcut(FIND_SHORTCUT)}
      title={t('writing.withShortcut', { name, shortcut: shortcutText(FIND_SHORTCUT) })}
      aria-label={name}
      onClick={onClick}
    />
  )
}

/** Opens the list of changes against the generated text. */
const ChangesButton = ({ isOpen, onClick }: OpenerProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <Button
      className="rj-changes-button"
      variant="minimal"
      icon={<ChangesIcon />}
      text={t('writing.changes.open')}
      active={isOpen}
      aria-expanded={isOpen}
      title={t('writing.changes.title')}
      aria-label={t('writing.changes.open')}
      onClick={onClick}
    />
  )
}

/** `read` shows the sheet as a document, its sources as dots; `check` shows every source and frame. */
const SHEET_MODES = ['read', 'check'] as const
type SheetMode = (typeof SHEET_MODES)[number]

const BLOCKS = '.ProseMirror > :not(.rj-section), .rj-section > *'

/** Changes the look of the sheets, and keeps the block at the top of each one where it stands. */
const showMode = (mode: SheetMode): void => {
  const kept = [...document.querySelectorAll('.rj-desk')].flatMap(desk => {
    const edge = desk.getBoundingClientRect().top
    const block = [...desk.querySelectorAll(BLOCKS)].find(element => element.getBoundingClientRect().bottom > edge)
    return block === undefined ? [] : [{ desk, block, top: block.getBoundingClientRect().top }]
  })
  document.documentElement.dataset['sheetMode'] = mode
  for (const { desk, block, top } of kept) desk.scrollTop += block.getBoundingClientRect().top - top
}

const preference = createPreference<SheetMode>('sheet-mode', SHEET_MODES, () => 'read')
const sheetMode = createSharedChoice(preference, showMode)

/** Shows the sheets for reading or for checking, and remembers it. */
const { change: changeSheetMode, useValue: useSheetMode } = sheetMode

/** Chooses between reading the sheet as a document and checking its sources; Alt+R changes it from anywhere. */
const ModeSwitch = (): JSX.Element => {
  const { t } = useTranslation()
  const mode = useSheetMode()
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.code !== 'KeyR') return
      event.preventDefault()
      changeSheetMode(document.documentElement.dataset['sheetMode'] === 'read' ? 'check' : 'read')
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
  return (
    <SegmentedControl
      className="rj-sheet-modes"
      size="small"
      inline
      aria-label={t('editor.mode.label')}
      options={SHEET_MODES.map(value => ({ value, label: t(`editor.mode.${value}`) }))}
      value={mode}
      onValueChange={value => changeSheetMode(SHEET_MODES.find(known => known === value) ?? mode)}
    />
  )
}

interface DocumentsBarProps {
  /** Id that the tabs share with their panels. */
  parentId: string
  tab: DocumentTab
  onTabChange: (tab: DocumentTab) => void
  /** The editor of the shown document; null until the documents are open. */
  editor: Editor | null
  /** Leads through the problems, before what shows and searches the sheet. */
  steps: ReactNode
  find: OpenerProps
  changes: OpenerProps
}

const tabOf = (id: string | number): DocumentTab => DOCUMENT_TABS.find(tab => tab === id) ?? DOCUMENT_TABS[0]

/**
 * Shows the bar over the sheet: tabs of the two documents, formats of the shown one, and the buttons for search and
 * changes.
 */
export const DocumentsBar = ({
  parentId,
  tab,
  onTabChange,
  editor,
  steps,
  find,
  changes,
}: DocumentsBarProps): JSX.Element => {
  const nameOf = useTabName()
  return (
    <div className="rj-documents-bar-place">
      <div className="rj-documents-bar">
        <Tabs id={parentId} selectedTabId={tab} animate={false} onChange={id => onTabChange(tabOf(id))}>
          {DOCUMENT_TABS.map(id => (
            <Tab key={id} id={id} title={nameOf(id)} />
          ))}
        </Tabs>
        {editor === null ? (
          <span className="rj-formatting rj-formatting-place" />
        ) : (
          <FormattingBar key={tab} editor={editor} />
        )}
        <span className="rj-gap" />
        {steps}
        <ModeSwitch />
        <FindButton {...find} />
        <ChangesButton {...changes} />
      </div>
    </div>
  )
}
