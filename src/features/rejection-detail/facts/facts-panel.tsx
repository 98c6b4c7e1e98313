import { Drawer } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { FactsPane, type FactsPaneProps } from './facts-pane.tsx'

const DRAWER_SIZE = 360

/** The facts at the right of the document, in the place of the fields; in a smaller window they lie over both. */
export const FactsPanel = (props: FactsPaneProps): JSX.Element => {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(min-width: 1200px)')
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
