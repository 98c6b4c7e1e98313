import { ButtonGroup } from '@blueprintjs/core'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type FocusEvent, type JSX, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FormatButton, MoreMenu, StyleMenu } from './format-tools.tsx'
import { TableMenu } from './table-menu.tsx'
import { readFormatState } from './text-formats.ts'
import './formatting-bar.css'

interface RovingFocus {
  ref: RefObject<HTMLDivElement | null>
  onFocus: (event: FocusEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

const nextPlace = (key: string, place: number, count: number): number | null => {
  if (key === 'ArrowRight') return (place + 1) % count
  if (key === 'ArrowLeft') return (place - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Makes a toolbar one stop of the Tab key; arrows, Home and End move within it (WAI-ARIA "toolbar"). */
const useRovingFocus = (): RovingFocus => {
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLButtonElement | null>(null)

  const arrange = (): HTMLButtonElement[] => {
    const buttons = [...(ref.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])]
    const current = last.current && buttons.includes(last.current) ? last.current : buttons[0]
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1
    return buttons
  }
  // After each rendering: a button may have appeared, gone or been disabled.
  useLayoutEffect(() => void arrange())

  return {
    ref,
    onFocus: ({ target }) => {
      if (target instanceof HTMLButtonElement) last.current = target
      arrange()
    },
    onKeyDown: event => {
      const buttons = arrange()
      const place = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1
      const next = place < 0 ? null : nextPlace(event.key, place, buttons.length)
      if (next === null) return
      event.preventDefault()
      buttons[next]?.focus()
    },
  }
}

/**
 * Shows the formats of the selection as buttons and menus. It is drawn again only when one of them changes, not at
 * every key.
 */
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
