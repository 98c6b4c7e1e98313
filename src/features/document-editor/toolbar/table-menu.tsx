import { MenuDivider, MenuItem } from '@blueprintjs/core'
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
import { Fragment, type JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyMenu } from '../../../components/key-menu.tsx'
import { insertTable, type TableSize } from '../tables/insert-table.ts'
import type { TableCommand } from '../tables/table-editing.ts'
import { loadTableEditing, useTableEditing } from '../tables/use-table-editing.ts'
import { TableSizePicker } from './table-size-picker.tsx'
import { ToolMenu } from './tool-menu.tsx'

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
