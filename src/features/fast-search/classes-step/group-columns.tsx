import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { WizardProps } from '../state/wizard-props.ts'
import { GroupColumn } from './group-column.tsx'
import './group-columns.css'

/** The groups of the chosen classes, a column each; three fit, more scroll sideways. */
export const GroupColumns = ({ state, move }: WizardProps): JSX.Element => {
  const { t } = useTranslation()
  const { form, options, designates } = state
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="rj-columns" aria-label={t('search.steps.classes')} tabIndex={0}>
      {form.categories.map(number => (
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
}
