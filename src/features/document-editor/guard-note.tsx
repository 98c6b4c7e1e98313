import { type JSX, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './guard-note.css'

const SHOWN_MS = 5_000

/** Says for a moment that a deletion was refused, whenever `refused` has grown. */
export const GuardNote = ({ refused }: { refused: number }): JSX.Element => {
  const { t } = useTranslation()
  const [seen, setSeen] = useState(refused)

  useEffect(() => {
    const timer = setTimeout(() => setSeen(refused), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [refused])

  return (
    <div className="rj-guard-note" role="status">
      {refused > seen && <span>{t('editor.sheet.guarded')}</span>}
    </div>
  )
}
