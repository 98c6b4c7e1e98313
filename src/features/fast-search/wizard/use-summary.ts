import { useTranslation } from 'react-i18next'
import { twoDigits } from '#contract/class-titles.ts'
import { filledRows } from '../../../components/input-list/filled-rows.ts'
import { useCall } from '../../../lib/use-call.ts'
import { basketClasses } from '../state/basket-classes.ts'
import { basketInScope } from '../state/search-scope.ts'
import type { WizardState } from '../state/wizard-state.ts'

/** What the foot of the wizard tells: counts of what is chosen, at the end what a submit costs. */
export const useSummary = (state: WizardState): string => {
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
