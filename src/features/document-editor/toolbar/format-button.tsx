import { Button } from '@blueprintjs/core'
import {
  BoldIcon,
  CitationIcon,
  ItalicIcon,
  NumberedListIcon,
  PropertiesIcon,
  StrikethroughIcon,
  SubscriptIcon,
  SuperscriptIcon,
  UnderlineIcon,
} from '@blueprintjs/icons'
import type { Editor } from '@tiptap/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { ariaShortcut, shortcutText } from './shortcut.ts'
import { FORMAT_SHORTCUTS, type TextFormat, toggleFormat } from './text-formats.ts'

export const FORMAT_ICONS: Readonly<Record<TextFormat, JSX.Element>> = {
  bold: <BoldIcon />,
  italic: <ItalicIcon />,
  underline: <UnderlineIcon />,
  strike: <StrikethroughIcon />,
  subscript: <SubscriptIcon />,
  superscript: <SuperscriptIcon />,
  bulletList: <PropertiesIcon />,
  orderedList: <NumberedListIcon />,
  blockquote: <CitationIcon />,
}

interface FormatButtonProps {
  editor: Editor
  format: TextFormat
  isActive: boolean
  isDisabled: boolean
}

/** A format that is on or off. */
export const FormatButton = ({ editor, format, isActive, isDisabled }: FormatButtonProps): JSX.Element => {
  const { t } = useTranslation()
  const name = t(`writing.format.${format}`)
  return (
    <Button
      variant="minimal"
      icon={FORMAT_ICONS[format]}
      active={isActive}
      disabled={isDisabled}
      title={t('writing.withShortcut', { name, shortcut: shortcutText(FORMAT_SHORTCUTS[format]) })}
      aria-label={name}
      aria-pressed={isActive}
      aria-keyshortcuts={ariaShortcut(FORMAT_SHORTCUTS[format])}
      // The selection stays what it is.
      onMouseDown={event => event.preventDefault()}
      onClick={() => toggleFormat(editor, format)}
    />
  )
}
