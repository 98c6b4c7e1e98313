import { ButtonGroup } from '@blueprintjs/core'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { useRovingFocus } from '../../../lib/use-roving-focus.ts'
import { FormatButton, MoreMenu, StyleMenu } from './format-tools.tsx'
import { TableMenu } from './table-menu.tsx'
import { readFormatState } from './text-formats.ts'
import './formatting-bar.css'

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
