import { Button } from '@blueprintjs/core'
import { DoubleChevronLeftIcon } from '@blueprintjs/icons/lib/esm/generated/components/double-chevron-left'
import { WarningSignIcon } from '@blueprintjs/icons/lib/esm/generated/components/warning-sign'
import { type JSX, memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SideDrawer } from '../../../components/side-drawer.tsx'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { countOpen, useFilingCheck } from '../filing-check/filing-check.ts'
import { useClashes, useJoined } from '../merge/clash-store.ts'
import { countFields } from './field-filter.ts'
import { useFields } from './field-store.ts'
import { FieldsPane, type FieldsPaneProps } from './fields-pane.tsx'
import { listOpenPlaces } from './list-problems.ts'
import '#extensions/fields.css'
import './fields-panel.css'

const DRAWER_SIZE = 320

/**
 * Shows the fields at the right of the document: a pane that collapses to a rail; below 1200 px always a rail that
 * opens a drawer; below 1024 px a pane of its own, for only one pane is shown (docs/screens.md §3).
 */
export const FieldsPanel = memo(function FieldsPanel(props: Omit<FieldsPaneProps, 'onClose'>): JSX.Element {
  const { t } = useTranslation()
  const isNarrow = useMediaQuery('(max-width: 1023px)')
  const isWide = useMediaQuery('(min-width: 1200px)')
  const [isCollapsed, setIsCollapsed] = useState(false)
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const items = useFields(props.editor?.fields ?? null)
  const { problems: found, picks } = useFilingCheck(props.editor?.check ?? null)
  const clashes = useClashes(props.editor?.clashes ?? null)
  const { looks } = useJoined(props.editor?.clashes ?? null)
  const [seenPicks, setSeenPicks] = useState(picks + looks)
  if (picks + looks !== seenPicks) {
    setSeenPicks(picks + looks)
    setIsCollapsed(false)
    setIsDrawerOpen(true)
  }

  if (isNarrow) {
    return (
      <aside aria-label={t('editor.fields.title')}>
        <FieldsPane {...props} />
      </aside>
    )
  }
  if (isWide && !isCollapsed) {
    return (
      <aside className="rj-fields-panel" aria-label={t('editor.fields.title')}>
        <FieldsPane {...props} onClose={() => setIsCollapsed(true)} />
      </aside>
    )
  }
  const counts = countFields(items)
  const problems = countOpen(found, listOpenPlaces(items).length) + clashes.length
  const open = (): void => (isWide ? setIsCollapsed(false) : setIsDrawerOpen(true))
  return (
    <aside className="rj-fields-rail" aria-label={t('editor.fields.title')}>
      <Button variant="minimal" icon={<DoubleChevronLeftIcon />} aria-label={t('editor.fields.open')} onClick={open} />
      <span className="rj-fields-rail-count">
        {counts.all > 0 && `${counts.all - counts.unreviewed}/${counts.all}`}
      </span>
      {problems > 0 && (
        <Button
          className="rj-fields-rail-problems"
          variant="minimal"
          size="small"
          intent="warning"
          icon={<WarningSignIcon size={12} />}
          text={problems}
          aria-label={t('editor.problems.count', { number: problems })}
          title={t('editor.problems.count', { number: problems })}
          onClick={open}
        />
      )}
      <SideDrawer
        isOpen={!isWide && isDrawerOpen}
        size={DRAWER_SIZE}
        aria-label={t('editor.fields.title')}
        onClose={() => setIsDrawerOpen(false)}
      >
        <FieldsPane {...props} onClose={() => setIsDrawerOpen(false)} />
      </SideDrawer>
    </aside>
  )
})
