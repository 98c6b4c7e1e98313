import { Button } from '@blueprintjs/core'
import type { JSX, PropsWithChildren } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '../../../components/problem-text.tsx'

interface PreviewRowProps {
  label: string
  /** What is wrong with it. */
  problem?: string | null
  /** Goes to the step it is entered at; without, it is not entered. */
  onChange?: () => void
}

/** One line of the check before the submit. */
export const PreviewRow = ({ label, problem, onChange, children }: PropsWithChildren<PreviewRowProps>): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div className="rj-preview-row">
      <dt>{label}</dt>
      <dd>
        {children}
        {problem && <ProblemText text={problem} />}
      </dd>
      {onChange && (
        <dd>
          <Button
            variant="minimal"
            size="small"
            text={t('search.preview.change')}
            aria-label={t('search.preview.changeOf', { what: label })}
            onClick={onChange}
          />
        </dd>
      )}
    </div>
  )
}
