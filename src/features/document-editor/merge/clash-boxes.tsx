import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Clash } from '#contract/rejection.ts'
import type { DocumentTab } from '../document/document-tab.ts'
import { revealPosition } from '../document/reveal.ts'
import type { DocumentSession } from '../document-session.ts'
import type { Choices } from './clash-box.ts'
import { areClashesStale, putWording, showClashes, shownAt } from './clash-places.ts'
import { useJoined } from './clash-store.ts'
import { joinedAt, unmarkJoined } from './joined-places.ts'
import './clash-boxes.css'

interface ClashBoxesProps {
  session: Pick<DocumentSession, 'editors' | 'clashes' | 'history'>
  tab: DocumentTab
  onTabChange: (tab: DocumentTab) => void
}

const TABS = ['analysis', 'reason'] as const

/** Shows in the sheets what two people changed at once, each in its place, and puts in what is chosen. */
export const ClashBoxes = ({ session, tab, onTabChange }: ClashBoxesProps): null => {
  const { i18n } = useTranslation()
  const { editors, clashes: store, history } = session
  const clashes = useSyncExternalStore(store.subscribe, store.read)
  const choices = useRef(new Map<string, Choices>())
  const hasChosen = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes are in the language of the interface
  useEffect(() => {
    const page = {
      writer: store.writer,
      choices: choices.current,
      onMerge: (clash: Clash, chosen: Choices) => {
        history.asOneStep(() => putWording(editors[clash.document], clash, chosen))
        choices.current.delete(clash.id)
        hasChosen.current = true
        store.settle([clash.id])
      },
    }
    const show = (): void => {
      for (const document of TABS) {
        const editor = editors[document]
        const own = clashes.filter(clash => clash.document === document)
        if (editor.isInitialized && !editor.isDestroyed) store.setLost(document, showClashes(editor, own, page))
      }
      // The button that was pressed is gone: on to the next place, else back to the text.
      if (!hasChosen.current) return
      hasChosen.current = false
      const next = editors[tab].view.dom.querySelector<HTMLElement>('.rj-clash-chip')
      if (next) next.focus()
      else editors[tab].view.focus()
    }
    const showAgain = ({ editor }: { editor: (typeof editors)[DocumentTab] }): void => {
      const lost = store.readLost()
      const placed = clashes.filter(({ id, document }) => editors[document] === editor && !lost.has(id))
      if (!areClashesStale(editor, placed.length)) return
      show()
    }
    /** Shows the boxes again, and forgets the choices where they were made for other words. */
    const showChanged = (change: { editor: (typeof editors)[DocumentTab] }): void => {
      if (areClashesStale(change.editor, 0)) choices.current.clear()
      showAgain(change)
    }
    show()
    for (const editor of Object.values(editors))
      editor.on('create', show).on('update', showChanged).on('selectionUpdate', showAgain)
    return () => {
      for (const editor of Object.values(editors))
        editor.off('create', show).off('update', showChanged).off('selectionUpdate', showAgain)
    }
  }, [clashes, editors, store, history, tab, i18n.language])

  const reveal = useEffectEvent(({ id, document }: Pick<Clash, 'id' | 'document'>): void => {
    onTabChange(document)
    // The sheet has to be on screen before it can be scrolled.
    requestAnimationFrame(() => {
      const { view } = editors[document]
      const at = shownAt(editors[document], id) ?? joinedAt(editors[document], id)
      if (at === null) return
      revealPosition(view, at)
      const box = view.dom.querySelector(`[data-clash="${id}"]`)
      box?.scrollIntoView({ block: 'nearest' })
      box?.querySelector('button')?.focus({ preventScroll: true })
    })
  })
  useEffect(() => store.onReveal(place => reveal(place)), [store])

  const { places } = useJoined(store)
  const hasJoined = places.length > 0
  useEffect(() => {
    if (hasJoined) return () => Object.values(editors).forEach(unmarkJoined)
  }, [hasJoined, editors])
  return null
}
