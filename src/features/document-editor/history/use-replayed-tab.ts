import { useEffect, useEffectEvent, useRef } from 'react'
import type { DocumentTab } from '../document/document-tab.ts'
import type { DocumentSession } from '../document-session.ts'

/** Shows the document in which a step was taken back, where it stands in the one that is not shown. */
export const useReplayedTab = (
  session: DocumentSession | null,
  tab: DocumentTab,
  onTabChange: (tab: DocumentTab) => void,
): void => {
  const wanted = useRef<DocumentTab | null>(null)
  const show = useEffectEvent((tabs: readonly DocumentTab[]): void => {
    const [first] = tabs
    if (first === undefined || tabs.includes(tab)) return
    wanted.current = first
    onTabChange(first)
  })
  useEffect(() => session?.history.onReplayed(tabs => show(tabs)), [session])
  useEffect(() => {
    if (session === null || wanted.current !== tab) return
    wanted.current = null
    session.editors[tab].commands.focus(null, { scrollIntoView: true })
  }, [session, tab])
}
