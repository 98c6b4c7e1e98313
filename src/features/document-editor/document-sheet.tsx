import type { Editor } from '@tiptap/core'
import { type JSX, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { element, setBehindQuote, showActiveSource } from '#extensions/kit.ts'
import { i18n } from '../../locales/i18n.ts'
import { useLanguage } from '../../locales/language.ts'
import type { DocumentTab } from './document/document-tab.ts'
import type { DocumentSession } from './document-session.ts'
import type { EditedText } from './fields/field-store.ts'
import '#extensions/fields.css'
import './document-sheet.css'
import { Button } from '@blueprintjs/core'
import { UndoIcon } from '@blueprintjs/icons'
import { useTranslation } from 'react-i18next'
import './edited-field.css'

const EDITED = 'rj-edited'
const EDITED_SIGN = 'rj-edited-sign'

/** Makes the sign that takes the place of the badge: an edited text is no longer what its source says. */
const createEditedSign = (): HTMLElement => {
  const words = element('span', { class: 'rj-source-text' })
  const facts = { role: 'button', class: `rj-source ${EDITED_SIGN}`, 'data-state': 'edited' }
  return element('span', { ...facts, contenteditable: 'false', tabindex: '-1' }, words)
}

/**
 * Underlines the field texts that differ from the generated ones, with the original in a tooltip (docs/screens.md §4).
 */
const markEdited = (editor: Editor, texts: readonly EditedText[]): void => {
  const { view } = editor
  const marked = new Map<Element, string>()
  for (const { position, original } of texts) {
    const field = view.nodeDOM(position)
    const text = field instanceof Element ? field.querySelector('.rj-text') : null
    if (text !== null) marked.set(text, original)
  }
  for (const text of view.dom.querySelectorAll(`.${EDITED}`)) {
    if (marked.has(text)) continue
    text.classList.remove(EDITED)
    text.removeAttribute('title')
    text.parentElement?.querySelector(`:scope > .${EDITED_SIGN}`)?.remove()
  }
  for (const [text, original] of marked) {
    const title = i18n.t('editor.sheet.original', { value: original })
    text.classList.add(EDITED)
    text.setAttribute('title', title)
    const sign = text.parentElement?.querySelector(`:scope > .${EDITED_SIGN}`) ?? createEditedSign()
    const word = i18n.t('editor.fields.edited')
    sign.firstElementChild?.setAttribute('data-text', word)
    sign.setAttribute('title', title)
    sign.setAttribute('aria-label', i18n.t('editor.badge.name', { text: word, title }))
    if (sign.parentElement === null) text.after(sign)
    if (text.parentElement !== null) setBehindQuote(sign, text.parentElement)
  }
}

/** An edited field whose original text is shown. */
interface ShownOriginal {
  original: string
  position: number
  /** The place below its sign, in pixels from the sheet's corner. */
  left: number
  top: number
}

interface OriginalTextProps extends ShownOriginal {
  onRestore: () => void
  onClose: () => void
}

/** Shows below an edited field what stood there first, and offers to put it back. */
const OriginalText = ({ original, left, top, onRestore, onClose }: OriginalTextProps): JSX.Element => {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [onClose])
  return (
    <div
      ref={box}
      className="rj-original"
      role="dialog"
      aria-label={t('editor.edited.title')}
      style={{ left, top }}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <p>{t('editor.sheet.original', { value: original || t('editor.edited.empty') })}</p>
      <Button
        size="small"
        autoFocus
        icon={<UndoIcon size={14} />}
        text={t('editor.edited.restore')}
        onClick={onRestore}
      />
    </div>
  )
}

interface DocumentSheetProps {
  /** Null until the documents are open. */
  session: DocumentSession | null
  tab: DocumentTab
  label: string
  /** Language of the document, independent of the interface's. */
  language: string
  isShown: boolean
  activeSource: string | null
}

/** Shows one document. It is drawn when first shown and then stays mounted, with its scroll position. */
export const DocumentSheet = ({
  session,
  tab,
  label,
  language,
  isShown,
  activeSource,
}: DocumentSheetProps): JSX.Element => {
  const editor = session?.editors[tab] ?? null
  const sheet = useRef<HTMLElement>(null)
  const interfaceLanguage = useLanguage()
  const [hasBeenShown, setHasBeenShown] = useState(isShown)
  if (isShown && !hasBeenShown) setHasBeenShown(true)

  // Not by `EditorContent`: taking an editor in, it sets its node views anew and so draws the document a second time (100
  // views for 50 fields in @tiptap/react 3.34), and once more without them when it lets it go.
  // biome-ignore lint/correctness/useExhaustiveDependencies(interfaceLanguage): the fields' texts are those of the language they are drawn in
  useEffect(() => {
    if (editor === null || !hasBeenShown || sheet.current === null) return
    editor.mount(sheet.current)
    editor.view.dom.setAttribute('aria-label', label)
    return () => editor.unmount()
  }, [editor, hasBeenShown, interfaceLanguage, label])

  // biome-ignore lint/correctness/useExhaustiveDependencies: badges drawn anew have to be lit anew
  useEffect(() => {
    const show = (): void => {
      if (sheet.current !== null) showActiveSource(sheet.current, activeSource)
    }
    show()
    editor?.on('drawn', show)
    return () => void editor?.off('drawn', show)
  }, [activeSource, editor, hasBeenShown, interfaceLanguage])

  // biome-ignore lint/correctness/useExhaustiveDependencies: fields drawn anew have to be marked anew
  useEffect(() => {
    if (session === null || !hasBeenShown) return
    const { editors, fields } = session
    const mark = (): void => markEdited(editors[tab], fields.readEdited(tab))
    mark()
    editors[tab].on('drawn', mark)
    const unsubscribe = fields.subscribe(mark)
    return () => {
      editors[tab].off('drawn', mark)
      unsubscribe()
    }
  }, [session, tab, hasBeenShown, interfaceLanguage])

  const [original, setOriginal] = useState<ShownOriginal | null>(null)
  const hideOriginal = useCallback(() => setOriginal(null), [])
  const showOriginal = ({ target }: MouseEvent): void => {
    const sign = target instanceof Element ? target.closest(`.${EDITED_SIGN}`) : null
    const field = sign?.parentElement
    if (!sign || !field || editor === null || session === null || sheet.current === null) return
    const found = session.fields.readEdited(tab).find(({ position }) => editor.view.nodeDOM(position) === field)
    if (found === undefined) return
    const place = sign.getBoundingClientRect()
    const page = sheet.current.parentElement?.getBoundingClientRect() ?? place
    setOriginal({ ...found, left: place.left - page.left, top: place.bottom - page.top + 4 })
  }

  return (
    <div className="rj-desk">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the signs in it are the buttons */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a field shows its original in the list of changes */}
      <div className="rj-sheet-place" onClick={showOriginal}>
        <article ref={sheet} className="rj-sheet" lang={language} aria-label={label} />
        {original !== null && (
          <OriginalText
            {...original}
            onRestore={() => {
              editor?.commands.setTextField(original.position, original.original)
              setOriginal(null)
              editor?.commands.focus()
            }}
            onClose={hideOriginal}
          />
        )}
      </div>
    </div>
  )
}
