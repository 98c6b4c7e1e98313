import { Menu, MenuItem } from '@blueprintjs/core'
import { CaretDownIcon } from '@blueprintjs/icons'
import type { Editor } from '@tiptap/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { shortcutText } from './shortcut.ts'
import { STYLE_SHORTCUTS, setTextStyle, TEXT_STYLES, type TextStyle } from './text-style.ts'
import { ToolMenu } from './tool-menu.tsx'

interface StyleMenuProps {
  editor: Editor
  style: TextStyle | null
  isDisabled: boolean
}

/** Paragraph or heading. */
export const StyleMenu = ({ editor, style, isDisabled }: StyleMenuProps): JSX.Element => {
  const { t } = useTranslation()
  const shown = style === null ? t('writing.style.none') : t(`writing.style.${style}`)
  return (
    <ToolMenu
      className="rj-style-tool"
      label={t('writing.style.label', { style: shown })}
      text={shown}
      endIcon={<CaretDownIcon />}
      disabled={isDisabled}
      onReturn={() => editor.view.focus()}
      content={
        <Menu>
          {TEXT_STYLES.map(name => (
            <MenuItem
              key={name}
              active={name === style}
              text={<span className={`rj-style-${name}`}>{t(`writing.style.${name}`)}</span>}
              label={shortcutText(STYLE_SHORTCUTS[name])}
              onClick={() => setTextStyle(editor, name)}
            />
          ))}
        </Menu>
      }
    />
  )
}
