import { Button } from '@blueprintjs/core'
import { type JSX, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Clash } from '#contract/rejection.ts'
import type { DocumentTab } from '../document/document-tab.ts'
import { revealPosition } from '../document/reveal.ts'
import type { DocumentSession } from '../document-session.ts'
import { type Choices, isMine, putWording, showClashes, shownAt } from './clash-places.ts'
import './clash-bar.css'

interface ClashBarProps {
  session: Pick<DocumentSession, 'editors' | 'clashes' | 'writer' | 'history'>
  tab: DocumentTab
  onTabChange: (tab: DocumentTab) => void
}

/** Says that somebody else changed the documents too, in how many places one has to choose, and leads to them. */
export const ClashBar = ({ session, tab, onTabChange }: ClashBarProps): JSX.Element | null => {
  const { t, i18n } = useTranslation()
  const { editors, clashes: store, writer, history } = session
  const clashes = useSyncExternalStore(store.subscribe, store.read)
  const choices = useRef<Choices>(new Map())
  const [next, setNext] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes are in the language of the interface
  useEffect(() => {
    const put = (ids: readonly string[]): void => {
      const chosen = store.read().filter(({ id }) => ids.includes(id))
      history.asOneStep(() => {
        for (const clash of chosen)
          putWording(editors[clash.document], clash, choices.current.get(clash.id) ?? 'standing')
      })
      store.settle(ids)
    }
    const page = {
      writer,
      choices: choices.current,
      onMerge: (id: string) => put([id]),
      onAll: (wantsMine: boolean) => {
        for (const clash of store.read()) {
          const mine = isMine(writer, clash) ?? 'other'
          choices.current.set(clash.id, wantsMine === (mine === 'other') ? 'other' : 'standing')
        }
        put(store.read().map(({ id }) => id))
      },
    }
    const show = (): void => {
      for (const document of ['analysis', 'reason'] as const) {
        const own = clashes.filter(clash => clash.document === document)
        if (editors[document].isInitialized && !editors[document].isDestroyed) showClashes(editors[document], own, page)
      }
    }
    show()
    for (const editor of Object.values(editors)) editor.on('create', show)
    return () => {
      for (const editor of Object.values(editors)) editor.off('create', show)
    }
  }, [clashes, editors, store, writer, history, tab, i18n.language])

  const reveal = useEffectEvent((clash: Clash): void => {
    onTabChange(clash.document)
    // The sheet has to be on screen before it can be scrolled.
    requestAnimationFrame(() => {
      const at = shownAt(editors[clash.document], clash.id)
      if (at !== null) revealPosition(editors[clash.document].view, at)
    })
  })
  useEffect(() => store.onReveal(clash => reveal(clash)), [store])

  if (clashes.length === 0) return null
  const showNext = (): void => {
    const clash = clashes[next % clashes.length]
    setNext(next + 1)
    if (clash !== undefined) store.reveal(clash.id)
  }
  return (
    <div className="rj-clash-bar" role="status">
      <span>{t('editor.merge.count', { count: clashes.length, number: clashes.length })}</span>
      <Button size="small" variant="minimal" text={t('editor.merge.show')} onClick={showNext} />
    </div>
  )
}
