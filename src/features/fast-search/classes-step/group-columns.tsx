import { type JSX, memo, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedLoad } from '../../../components/failed-load.tsx'
import { useCall } from '../../../lib/use-call.ts'
import type { WizardProps } from '../state/wizard-props.ts'
import { GroupColumn } from './group-column.tsx'
import './group-columns.css'

const NONE: readonly number[] = []

/** The groups of the chosen classes, a column each; three fit, more scroll sideways. */
export const GroupColumns = memo(({ state, move }: WizardProps): JSX.Element => {
  const { t } = useTranslation()
  const { form, options, designates } = state
  // Hundreds of boxes: they are drawn after the step or the tile that was clicked, and in pieces.
  const classes = useDeferredValue(form.categories, NONE)
  const query = useCall('readGroups', { body: [...form.categories] })
  if (query.isError && !query.isFetching) return <FailedLoad onRetry={() => void query.refetch()} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="rj-columns" aria-label={t('search.steps.classes')} tabIndex={0}>
      {classes.map(number => (
        <GroupColumn
          key={number}
          number={number}
          groups={options.groups[number]}
          chosenGroups={form.groups}
          parts={designates.paragraphs ? options.paragraphs : null}
          chosenParts={form.paragraphs}
          move={move}
        />
      ))}
    </section>
  )
})
