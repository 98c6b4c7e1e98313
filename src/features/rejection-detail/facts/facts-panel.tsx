import { Drawer } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { FactsPane, type FactsPaneProps } from './facts-pane.tsx'

const DRAWER_SIZE = 360

interface FactsPanelProps extends FactsPaneProps {
  /** The window has room for it in the place of the fields; else it lies over the document. */
  isWide: boolean
}

/** The facts at the right of the document. */
export const FactsPanel = ({ isWide, ...props }: FactsPanelProps): JSX.Element => {
  const { t } = useTranslation()
  if (!isWide) {
    return (
      <Drawer
        isOpen
        size={DRAWER_SIZE}
        // The notice beside it is what the facts are compared with.
        hasBackdrop={false}
        enforceFocus={false}
        canOutsideClickClose={false}
        aria-label={t('detail.facts.title')}
        onClose={props.onClose}
      >
        <FactsPane {...props} />
      </Drawer>
    )
  }
  return (
    <aside className="rj-facts-panel" aria-label={t('detail.facts.title')}>
      <FactsPane {...props} />
    </aside>
  )
}
