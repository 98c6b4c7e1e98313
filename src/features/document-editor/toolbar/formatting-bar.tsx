import { ButtonGroup } from '@blueprintjs/core'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { TableMenu } from '../tables/table-menu.tsx'
import { FormatButton } from './format-button.tsx'
import { readFormatState } from './format-state.ts'
import { MoreMenu } from './more-menu.tsx'
import { StyleMenu } from './style-menu.tsx'
import { useRovingFocus } from './use-roving-focus.ts'
import './formatting-bar.css'

/** How the text of a document looks. It is drawn anew only when what it shows has changed, not at every key. */
export const FormattingBar = ({ editor }: { editor: Editor }): JSX.Element => {
  const { t } = useTranslation()
  const state = useEditorState({ editor, selector: () => readFormatState(editor) })
  const { ref, ...roving } = useRovingFocus()
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
