import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ComboboxInput, type ComboboxInputProps } from './combobox-input.tsx'
import { readRecentEmails } from './recent-emails.ts'

type InputProps = Omit<ComboboxInputProps, 'listLabel' | 'suggestions' | 'onType' | 'onChoose' | 'onDismiss' | 'type'>

interface EmailInputProps extends InputProps {
  onChange: (email: string) => void
}

/** An input for an e-mail address that offers the ones used last in this browser. */
export const EmailInput = ({ onChange, ...input }: EmailInputProps): JSX.Element => {
  const { t } = useTranslation()
  const [isOffering, setIsOffering] = useState(false)
  const typed = input.value.trim().toLowerCase()
  const offered = isOffering
    ? readRecentEmails().filter(email => email.toLowerCase().startsWith(typed) && email.toLowerCase() !== typed)
    : []
  return (
    <ComboboxInput
      {...input}
      type="email"
      inputMode="email"
      listLabel={t('inputs.recentEmails')}
      suggestions={offered}
      onFocus={() => setIsOffering(true)}
      onType={text => {
        setIsOffering(true)
        onChange(text)
      }}
      onChoose={email => {
        setIsOffering(false)
        onChange(email)
      }}
      onDismiss={() => setIsOffering(false)}
    />
  )
}
