import { SegmentedControl } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { addressNow } from '../../../lib/address-now.ts'

const VIEWS = ['list', 'calendar'] as const

/** Returns whether the address asks for the calendar in place of the list of cases. */
export const isCalendarView = (address: URLSearchParams): boolean =>
  address.get('view') === 'month' || address.get('view') === 'week'

/** Changes between the list of cases and the calendar of their deadlines. */
export const CasesViewSwitch = (): JSX.Element => {
  const { t } = useTranslation()
  const [address, setAddress] = useSearchParams()
  const handleChange = (value: string): void => {
    const next = addressNow()
    next.delete('day')
    if (value === 'calendar') next.set('view', 'month')
    else next.delete('view')
    setAddress(next)
  }
  return (
    <SegmentedControl
      size="small"
      inline
      aria-label={t('home.history.view')}
      options={VIEWS.map(value => ({ value, label: t(`home.history.views.${value}`) }))}
      value={isCalendarView(address) ? 'calendar' : 'list'}
      onValueChange={handleChange}
    />
  )
}
