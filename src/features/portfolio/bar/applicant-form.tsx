import { Button } from '@blueprintjs/core'
import { SearchIcon } from '@blueprintjs/icons'
import { type FormEvent, type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { APPLICANT_NAMES, SuggestInput } from '../../../components/suggest-input/suggest-input.tsx'

const LONGEST = 200

/** Asks for an applicant, with suggestions. */
export const ApplicantForm = ({ name, onLook }: { name: string; onLook: (name: string) => void }): JSX.Element => {
  const { t } = useTranslation()
  const [text, setText] = useState(name)
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== '') onLook(text.trim())
  }
  return (
    <form className="rj-applicant" onSubmit={handleSubmit}>
      <SuggestInput
        leftElement={<SearchIcon className="rj-applicant-icon" />}
        aria-label={t('portfolio.applicant')}
        placeholder={t('portfolio.placeholder')}
        maxLength={LONGEST}
        {...APPLICANT_NAMES}
        value={text}
        onChange={setText}
        onTake={onLook}
      />
      <Button type="submit" text={t('portfolio.look')} />
    </form>
  )
}
