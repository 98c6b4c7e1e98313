import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RECENT_EMAIL_COUNT } from '#contract/limits.ts'
import { ComboboxInput, type ComboboxInputProps } from './combobox-input.tsx'

const KEY = 'rejoinder.recent-emails'

/** Returns the addresses used last in this browser, newest first; none when the stored value is no list of texts. */
export const readRecentEmails = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const texts = Array.isArray(stored) ? stored.filter(entry => typeof entry === 'string') : []
    return texts.slice(0, RECENT_EMAIL_COUNT)
  } catch {
    return []
  }
}

/** Puts an address first among those used last, and forgets the oldest beyond three. */
export const rememberEmail = (email: string): void => {
  const others = readRecentEmails().filter(other => other.toLowerCase() !== email.toLowerCase())
  try {
    localStorage.setItem(KEY, JSON.stringify([email, ...others].slice(0, RECENT_EMAIL_COUNT)))
  } catch {
    // nothing to remember it in
  }
}

type InputProps = Omit<ComboboxInputProps, 'listLabel' | 'suggestions' | 'onType' | 'onChoose' | 'onDismiss' | 'type'>

interface EmailInputProps extends InputProps {
  onChange: (email: string) => void
}

/** Shows an input for an e-mail address that offers the ones used last in this browser. */
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
