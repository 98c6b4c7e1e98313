import { Tag } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../locales/use-language.ts'

interface RegisterTagProps {
  name: { zh: string; en: string }
  date: string
  size: number
  isSample: boolean
  isLoading?: boolean
}

/** The register that what is shown comes from, how many marks it has and its day; a sample is named so. */
export const RegisterTag = ({ name, date, size, isSample, isLoading = false }: RegisterTagProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const marks = size.toLocaleString(language)
  const told = t(isLoading ? 'archive.registerLoading' : 'archive.registerTold', { size: marks, date })
  return (
    <>
      <Tag minimal={!isSample} className={isSample ? 'rj-sample-tag' : ''}>
        {name[language]}
      </Tag>
      <span className="rj-register-told">{told}</span>
    </>
  )
}
