import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core'
import { EraserIcon, MoreIcon } from '@blueprintjs/icons'
import type { Editor } from '@tiptap/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { FORMAT_ICONS } from './format-button.tsx'
import type { FormatState } from './format-state.ts'
import { shortcutText } from './shortcut.ts'
import { clearFormats, FORMAT_SHORTCUTS, type TextFormat, toggleFormat } from './text-formats.ts'
import { ToolMenu } from './tool-menu.tsx'

const RARE_FORMATS = ['strike', 'subscript', 'superscript', 'blockquote'] as const satisfies readonly TextFormat[]

interface MoreMenuProps {
  editor: Editor
  state: FormatState
}

/** The formats that are wanted now and then. */
export const MoreMenu = ({ editor, state }: MoreMenuProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <ToolMenu
      label={t('writing.format.more')}
      icon={<MoreIcon />}
      active={RARE_FORMATS.some(format => state.active.includes(format))}
      disabled={!state.canMark}
      onReturn={() => editor.view.focus()}
      content={
        <Menu>
          {RARE_FORMATS.map(format => (
            <MenuItem
              key={format}
              icon={FORMAT_ICONS[format]}
              active={state.active.includes(format)}
              disabled={format === 'blockquote' && !state.canBlock}
              text={t(`writing.format.${format}`)}
              label={shortcutText(FORMAT_SHORTCUTS[format])}
              onClick={() => toggleFormat(editor, format)}
            />
          ))}
          <MenuDivider />
          <MenuItem icon={<EraserIcon />} text={t('writing.format.clear')} onClick={() => clearFormats(editor)} />
        </Menu>
      }
    />
  )
}
