import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'

/** One trademark's record and its prosecution history. */
export const ArchivePage = (): JSX.Element => {
  const { t } = useTranslation()
  return <h1 className="rj-page-title">{t('archive.title')}</h1>
}
