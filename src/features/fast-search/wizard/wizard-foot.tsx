import { Button } from '@blueprintjs/core'
import { ArrowRightIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { twoDigits } from '#domain/class-titles.ts'
import { filledRows } from '../../../components/input-list/list-rows.ts'
import { useCall } from '../../../lib/use-call.ts'
import { basketClasses, basketInScope } from '../state/search-scope.ts'
import type { WizardProps } from '../state/wizard-reducer.ts'
import type { WizardState } from '../state/wizard-state.ts'
import { isLastStep } from '../state/wizard-steps.ts'
import './wizard-foot.css'

/** Returns the text in the wizard's foot: counts of the choices, and on the last step the cost of a submit. */
const useSummary = (state: WizardState): string => {
  const { t } = useTranslation()
  const usage = useCall('readUsage', {}).data?.fast
  const { form, step, designates } = state
  if (step === 'names') {
    const count = filledRows(form.marknames).length
    return count === 0 ? '' : t('search.summary.names', { count })
  }
  if (step === 'classes' || step === 'related') {
    const { categories, groups } = form
    const parts = [
      ...(categories.length > 0 ? [t('search.summary.classes', { count: categories.length })] : []),
      ...(designates.groups && groups.length > 0 ? [t('search.summary.groups', { count: groups.length })] : []),
    ]
    return parts.join(t('search.summary.joint'))
  }
  if (step === 'goods') {
    const counts = basketClasses(basketInScope(state))
    if (counts.length === 0) return ''
    const total = counts.reduce((sum, { count }) => sum + count, 0)
    const classes = counts.map(({ number, count }) =>
      t('search.summary.classItems', { number: twoDigits(number), count }),
    )
    return [t('search.summary.items', { count: total }), classes.join(t('search.summary.comma'))].join(
      t('search.summary.joint'),
    )
  }
  if (usage === undefined) return ''
  const { allowed, used } = usage
  return allowed === null
    ? t('search.summary.costOnly')
    : t('search.summary.cost', { left: Math.max(0, allowed - used - 1) })
}

interface WizardFootProps extends WizardProps {
  onSubmit: () => void
}

/** Shows the button back, a summary of the choices, and the button to the next step or, on the last one, to submit. */
export const WizardFoot = ({ state, move, onSubmit }: WizardFootProps): JSX.Element => {
  const { t } = useTranslation()
  const summary = useSummary(state)
  return (
    <footer className="rj-wizard-foot">
      <Button text={t('search.foot.previous')} onClick={() => move({ type: 'previous' })} />
      <span className="rj-wizard-summary rj-ellipsis">{summary}</span>
      {isLastStep(state) ? (
        <Button intent="primary" text={t('search.foot.submit')} onClick={onSubmit} />
      ) : (
        <Button
          intent="primary"
          text={t('search.foot.next')}
          endIcon={<ArrowRightIcon />}
          onClick={() => move({ type: 'next' })}
        />
      )}
    </footer>
  )
}
