import { Tab, Tabs } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'

/** The panes of a case, from left to right. */
export const PANES = ['pdf', 'document', 'fields'] as const
export type Pane = (typeof PANES)[number]

interface PaneTabsProps {
  pane: Pane
  onChange: (pane: Pane) => void
}

/** Where the window is too narrow for the panes, chooses the one that is shown; elsewhere the style sheet hides it. */
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
