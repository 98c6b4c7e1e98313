import { Button, ButtonGroup, MenuDivider, MenuItem } from '@blueprintjs/core'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type JSX, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRovingFocus } from '../../../lib/use-roving-focus.ts'
import { TableMenu } from './table-menu.tsx'
import {
  breakPage,
  clearFormats,
  FORMAT_SHORTCUTS,
  type FormatState,
  PAGE_BREAK_SHORTCUT,
  readFormatState,
  STYLE_SHORTCUTS,
  setTextStyle,
  TEXT_STYLES,
  type TextFormat,
  type TextStyle,
  toggleAlignment,
  toggleFormat,
} from './text-formats.ts'
import './formatting-bar.css'
import {
  AlignCenterIcon,
  AlignRightIcon,
  BoldIcon,
  CaretDownIcon,
  CitationIcon,
  EraserIcon,
  ItalicIcon,
  MediaIcon,
  MoreIcon,
  NumberedListIcon,
  PageBreakIcon,
  PropertiesIcon,
  StrikethroughIcon,
  SubscriptIcon,
  SuperscriptIcon,
  UnderlineIcon,
} from '@blueprintjs/icons'
import { LINE_ALIGNMENTS, type LineAlignment } from '#contract/document-html.ts'
import { insertPictures } from '#extensions/kit.ts'
import { KeyMenu } from '../../../components/key-menu.tsx'
import { ariaShortcut, shortcutText } from './shortcut.ts'
import { ToolMenu } from './tool-menu.tsx'

const FORMAT_ICONS: Readonly<Record<TextFormat, JSX.Element>> = {
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

/** Shows the button of a format that is on or off. */
const FormatButton = ({ editor, format, isActive, isDisabled }: FormatButtonProps): JSX.Element => {
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
      // Keeps the selection.
      onMouseDown={event => event.preventDefault()}
      onClick={() => toggleFormat(editor, format)}
    />
  )
}

const ALIGN_ICONS: Readonly<Record<LineAlignment, JSX.Element>> = {
  center: <AlignCenterIcon />,
  right: <AlignRightIcon />,
}

const RARE_FORMATS = ['strike', 'subscript', 'superscript', 'blockquote'] as const satisfies readonly TextFormat[]

interface MoreMenuProps {
  editor: Editor
  state: FormatState
}

/** Shows the menu of the rarely used formats, and of what is put in rarely. */
const MoreMenu = ({ editor, state }: MoreMenuProps): JSX.Element => {
  const { t } = useTranslation()
  const files = useRef<HTMLInputElement>(null)
  return (
    <>
      <ToolMenu
        label={t('writing.format.more')}
        icon={<MoreIcon />}
        active={state.align !== null || RARE_FORMATS.some(format => state.active.includes(format))}
        disabled={!state.canMark}
        onReturn={() => editor.view.focus()}
        content={
          <KeyMenu>
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
            {LINE_ALIGNMENTS.map(align => (
              <MenuItem
                key={align}
                icon={ALIGN_ICONS[align]}
                active={state.align === align}
                disabled={!state.canAlign}
                text={t(`writing.align.${align}`)}
                onClick={() => toggleAlignment(editor, align)}
              />
            ))}
            <MenuItem icon={<MediaIcon />} text={t('writing.format.picture')} onClick={() => files.current?.click()} />
            <MenuItem
              icon={<PageBreakIcon />}
              disabled={!state.canBreakPage}
              text={t('writing.format.pageBreak')}
              label={shortcutText(PAGE_BREAK_SHORTCUT)}
              onClick={() => breakPage(editor)}
            />
            <MenuDivider />
            <MenuItem icon={<EraserIcon />} text={t('writing.format.clear')} onClick={() => clearFormats(editor)} />
          </KeyMenu>
        }
      />
      <input
        ref={files}
        type="file"
        accept="image/png,image/jpeg"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          void insertPictures(editor.view, [...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </>
  )
}

interface StyleMenuProps {
  editor: Editor
  style: TextStyle | null
  isDisabled: boolean
}

/** Shows the menu of paragraph styles. */
const StyleMenu = ({ editor, style, isDisabled }: StyleMenuProps): JSX.Element => {
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
        <KeyMenu>
          {TEXT_STYLES.map(name => (
            <MenuItem
              key={name}
              active={name === style}
              text={<span className={`rj-style-${name}`}>{t(`writing.style.${name}`)}</span>}
              label={shortcutText(STYLE_SHORTCUTS[name])}
              onClick={() => setTextStyle(editor, name)}
            />
          ))}
        </KeyMenu>
      }
    />
  )
}

/**
 * Shows the formats of the selection as buttons and menus. It is drawn again only when one of them changes, not at
 * every key.
 */
export const FormattingBar = ({ editor }: { editor: Editor }): JSX.Element => {
  const { t } = useTranslation()
  const state = useEditorState({ editor, selector: () => readFormatState(editor) })
  const { ref, ...roving } = useRovingFocus<HTMLDivElement>('across')
  return (
    <div ref={ref} className="rj-formatting" role="toolbar" aria-label={t('writing.tools')} {...roving}>
      <StyleMenu editor={editor} style={state.style} isDisabled={!state.canBlock} />
      <ButtonGroup variant="minimal">
        {(['bold', 'italic', 'underline'] as const).map(format => (
          <FormatButton
            key={format}
            editor={editor}
            format={format}
            isActive={state.active.includes(format)}
            isDisabled={!state.canMark}
          />
        ))}
      </ButtonGroup>
      <ButtonGroup variant="minimal">
        {(['bulletList', 'orderedList'] as const).map(format => (
          <FormatButton
            key={format}
            editor={editor}
            format={format}
            isActive={state.active.includes(format)}
            isDisabled={!state.canBlock}
          />
        ))}
        <TableMenu editor={editor} isInTable={state.isInTable} isDisabled={!state.canBlock} />
        <MoreMenu editor={editor} state={state} />
      </ButtonGroup>
    </div>
  )
}
