import { Classes, MenuDivider, MenuItem } from '@blueprintjs/core'
import {
  AddColumnLeftIcon,
  AddColumnRightIcon,
  AddRowBottomIcon,
  AddRowTopIcon,
  HeaderIcon,
  MergeColumnsIcon,
  RemoveColumnIcon,
  RemoveRowBottomIcon,
  SplitColumnsIcon,
  ThIcon,
  TrashIcon,
} from '@blueprintjs/icons'
import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import { useEditorState } from '@tiptap/react'
import { Fragment, type JSX, type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyMenu } from '../../../components/key-menu.tsx'
import { insertTable, type TableSize } from '../tables/insert-table.ts'
import type { TableCommand } from '../tables/table-editing.ts'
import { ToolMenu } from './tool-menu.tsx'
import './table-size-picker.css'

/** Groups of commands, separated by a line. */
const COMMANDS: readonly (readonly [TableCommand, JSX.Element][])[] = [
  [
    ['addRowBefore', <AddRowTopIcon key="icon" />],
    ['addRowAfter', <AddRowBottomIcon key="icon" />],
    ['addColumnBefore', <AddColumnLeftIcon key="icon" />],
    ['addColumnAfter', <AddColumnRightIcon key="icon" />],
  ],
  [
    ['toggleHead', <HeaderIcon key="icon" />],
    ['mergeCells', <MergeColumnsIcon key="icon" />],
    ['splitCell', <SplitColumnsIcon key="icon" />],
  ],
  [
    ['deleteRow', <RemoveRowBottomIcon key="icon" />],
    ['deleteColumn', <RemoveColumnIcon key="icon" />],
    ['deleteTable', <TrashIcon key="icon" />],
  ],
]

interface TableCommandsProps {
  editor: Editor
  commands: Readonly<Record<TableCommand, Command>> | undefined
}

/** Shows the commands for the selected cells. */
const TableCommands = ({ editor, commands }: TableCommandsProps): JSX.Element => {
  const { t } = useTranslation()
  const possible = useEditorState({
    editor,
    selector: () => COMMANDS.flat().flatMap(([name]) => (commands?.[name](editor.state) === true ? [name] : [])),
  })
  const run = (name: TableCommand): void => {
    commands?.[name](editor.state, editor.view.dispatch)
    editor.view.focus()
  }
  return (
    <KeyMenu>
      {COMMANDS.map((group, index) => (
        <Fragment key={group[0]?.[0]}>
          {index > 0 && <MenuDivider />}
          {group.map(([name, icon]) => (
            <MenuItem
              key={name}
              icon={icon}
              text={t(`writing.table.${name}`)}
              disabled={!possible.includes(name)}
              onClick={() => run(name)}
            />
          ))}
        </Fragment>
      ))}
    </KeyMenu>
  )
}

const MOST: TableSize = { rows: 6, columns: 8 }
const STEPS: Readonly<Record<string, TableSize>> = {
  ArrowRight: { rows: 0, columns: 1 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowUp: { rows: -1, columns: 0 },
}

const SIZES = Array.from({ length: MOST.rows * MOST.columns }, (_, index) => ({
  rows: Math.floor(index / MOST.columns) + 1,
  columns: (index % MOST.columns) + 1,
}))

const bounded = (value: number, most: number): number => Math.min(Math.max(value, 1), most)

/** Lets the user choose the rows and columns of a new table by pointing at its last cell. */
const TableSizePicker = ({ onPick }: { onPick: (size: TableSize) => void }): JSX.Element => {
  const { t } = useTranslation()
  const [size, setSize] = useState<TableSize>({ rows: 3, columns: 3 })

  const handleKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const rows = bounded(size.rows + step.rows, MOST.rows)
    const columns = bounded(size.columns + step.columns, MOST.columns)
    setSize({ rows, columns })
    const button = event.currentTarget.children[(rows - 1) * MOST.columns + columns - 1]
    if (button instanceof HTMLElement) button.focus()
  }

  return (
    <div className="rj-table-size">
      {/* biome-ignore lint/a11y/useSemanticElements: a set of buttons, not of form fields */}
      <div role="group" aria-label={t('writing.table.insert')} onKeyDown={handleKey}>
        {SIZES.map(({ rows, columns }) => {
          const isCurrent = rows === size.rows && columns === size.columns
          return (
            <button
              key={`${rows} ${columns}`}
              type="button"
              className={Classes.POPOVER_DISMISS}
              data-taken={rows <= size.rows && columns <= size.columns}
              aria-label={t('writing.table.size', { rows, columns })}
              tabIndex={isCurrent ? 0 : -1}
              // biome-ignore lint/a11y/noAutofocus: the menu was opened for it
              autoFocus={isCurrent}
              onFocus={() => setSize({ rows, columns })}
              onPointerEnter={() => setSize({ rows, columns })}
              onClick={() => onPick({ rows, columns })}
            />
          )
        })}
      </div>
      <output className="rj-hint">{t('writing.table.size', { ...size })}</output>
    </div>
  )
}

type TableEditing = typeof import('../tables/table-editing.ts')

/** Loads table editing on first use and adds it to the editor. */
const loadTableEditing = async (editor: Editor): Promise<TableEditing> => {
  const loaded = await import('../tables/table-editing.ts')
  loaded.prepareTables(editor)
  return loaded
}

/** Returns table editing, loaded when the caret first enters a table; null until then. */
const useTableEditing = (editor: Editor, isInTable: boolean): TableEditing | null => {
  const [editing, setEditing] = useState<TableEditing | null>(null)
  useEffect(() => {
    if (!isInTable) return
    let isLeft = false
    loadTableEditing(editor).then(
      loaded => {
        if (!isLeft) setEditing(loaded)
      },
      // The next table tries again.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [editor, isInTable])
  return editing
}

interface TableMenuProps {
  editor: Editor
  isInTable: boolean
  isDisabled: boolean
}

/** Shows the menu that inserts a table, or changes the one around the caret. */
export const TableMenu = ({ editor, isInTable, isDisabled }: TableMenuProps): JSX.Element => {
  const { t } = useTranslation()
  const editing = useTableEditing(editor, isInTable)
  // The keys of tables are loaded first. If they cannot be loaded, the table is inserted all the same.
  const insert = (size: TableSize): void => {
    const insertNow = (): void => insertTable(editor, size)
    loadTableEditing(editor).then(insertNow, insertNow)
  }
  return (
    <ToolMenu
      label={isInTable ? t('writing.table.change') : t('writing.table.insert')}
      icon={<ThIcon />}
      active={isInTable}
      disabled={isDisabled}
      onReturn={() => editor.view.focus()}
      onOpening={() => void loadTableEditing(editor).catch(() => undefined)}
      content={
        isInTable ? (
          <TableCommands editor={editor} commands={editing?.TABLE_COMMANDS} />
        ) : (
          <TableSizePicker onPick={insert} />
        )
      }
    />
  )
}
