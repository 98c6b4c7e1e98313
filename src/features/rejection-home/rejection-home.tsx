import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'

interface RejectionHomeProps {
  /** Called with the id of the log to be shown. */
  onOpen: (id: number) => void
}

/** The log form view: what to analyse, and what has been analysed. */
export const RejectionHome = (_: RejectionHomeProps): JSX.Element => {
  const { t } = useTranslation()
  return <h1 className="rj-page-title">{t('home.title')}</h1>
}
