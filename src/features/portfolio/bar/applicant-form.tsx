import { Button } from '@blueprintjs/core'
import { SearchIcon } from '@blueprintjs/icons'
import { type FormEvent, type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { APPLICANT_SUGGESTION_DELAY_MS } from '#contract/limits.ts'
import { SuggestInput } from '../../../components/suggest-input/suggest-input.tsx'
import { callApi } from '../../../lib/http.ts'

const LONGEST = 200

const suggestNames = async (text: string, signal: AbortSignal): Promise<readonly string[]> => {
  const companies = await callApi('queryCompanies', { query: { name: text } }, { signal })
  return companies.map(({ name }) => name)
}

/** Asks for an applicant, with suggestions after a pause of 500 ms (docs/specification.md §5). */
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
        load={suggestNames}
        delayMs={APPLICANT_SUGGESTION_DELAY_MS}
        value={text}
        onChange={setText}
        onTake={onLook}
      />
      <Button type="submit" text={t('portfolio.look')} />
    </form>
  )
}
