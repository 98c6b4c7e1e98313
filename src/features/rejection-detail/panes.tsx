import { Classes, Tab, Tabs } from '@blueprintjs/core'
import { type JSX, type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** The panes of a case, from left to right. */
export const PANES = ['pdf', 'document', 'fields'] as const
export type Pane = (typeof PANES)[number]

interface PaneTabsProps {
  pane: Pane
  onChange: (pane: Pane) => void
}

/** The id that a tab of `PaneTabs` controls: Blueprint makes it from that of the tabs. */
export const paneId = (pane: Pane): string => `${Classes.TAB_PANEL}_rj-panes_${pane}`

/** Chooses the shown pane where the window is too narrow for all; elsewhere the style sheet hides it. */
export const PaneTabs = ({ pane, onChange }: PaneTabsProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <Tabs
      id="rj-panes"
      className="rj-pane-tabs"
      animate={false}
      selectedTabId={pane}
      onChange={id => onChange(PANES.find(known => known === id) ?? 'document')}
    >
      {PANES.map(id => (
        <Tab key={id} id={id} title={t(`detail.panes.${id}`)} />
      ))}
    </Tabs>
  )
}

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), [tabindex="0"], [contenteditable="true"]'

/** Focuses an element. Returns false when it does not take the focus because it is hidden. */
const takesFocus = (element: HTMLElement): boolean => {
  element.focus()
  return document.activeElement === element
}

/**
 * Makes F6 go to the next of the panes in `container` (its children) and Shift+F6 to the previous one: to the last
 * focused element there, else to the first control. `onEnter` is called first, so that a hidden pane can be shown.
 */
export const usePaneKeys = (container: RefObject<HTMLElement | null>, onEnter: (index: number) => void): void => {
  useEffect(() => {
    const lastFocused = new WeakMap<Element, HTMLElement>()
    const panes = (): Element[] => [...(container.current?.children ?? [])]
    const paneOf = (node: Element | null): number => panes().findIndex(pane => pane.contains(node))

    const handleFocus = ({ target }: FocusEvent): void => {
      const pane = target instanceof HTMLElement ? panes()[paneOf(target)] : undefined
      if (pane !== undefined) lastFocused.set(pane, target as HTMLElement)
    }
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      const all = panes()
      const from = paneOf(document.activeElement)
      const index = event.shiftKey ? (from <= 0 ? all.length - 1 : from - 1) : (from + 1) % all.length
      const pane = all[index]
      if (pane === undefined) return
      onEnter(index)
      const former = lastFocused.get(pane)
      const controls = [
        ...(former && pane.contains(former) ? [former] : []),
        ...pane.querySelectorAll<HTMLElement>(FOCUSABLE),
      ]
      controls.find(takesFocus)
    }
    document.addEventListener('focusin', handleFocus)
    window.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('focusin', handleFocus)
      window.removeEventListener('keydown', handleKey)
    }
  }, [container, onEnter])
}
