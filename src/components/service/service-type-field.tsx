import { Radio, RadioGroup } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceType } from '#contract/deadline.ts'
import './service-type-field.css'

export const PAPER: ServiceType = 0
const ELECTRONIC: ServiceType = 1

interface ServiceTypeFieldProps {
  value: ServiceType
  isLocked: boolean
  onChange: (type: ServiceType) => void
}

/** Asks whether the notice was served on paper or electronically. */
export const ServiceTypeField = ({ value, isLocked, onChange }: ServiceTypeFieldProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <RadioGroup
      className="rj-service-type"
      label={t('home.type.label')}
      selectedValue={value}
      disabled={isLocked}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value) === ELECTRONIC ? ELECTRONIC : PAPER)}
    >
      <Radio value={PAPER} label={t('home.type.onPaper')} />
      <Radio value={ELECTRONIC} label={t('home.type.electronic')} />
    </RadioGroup>
  )
}
