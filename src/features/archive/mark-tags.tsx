import { type Intent, Tag } from '@blueprintjs/core'
import { DisableIcon, TickIcon, TimeIcon, WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArchiveMark } from '#contract/archive.ts'
import { rightsStatus } from '#domain/mark/mark-life.ts'
import { useLanguage } from '../../locales/language.ts'

interface RegisterTagProps {
  name: { zh: string; en: string }
  date: string
  size: number
  isSample: boolean
  isLoading?: boolean
}

/** Shows the name, size and date of the register that the data comes from; a sample is marked as such. */
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

/** Says which classes could not be looked in; nothing where all were. */
export const UnsearchedNote = ({ classes }: { classes: readonly number[] | undefined }): JSX.Element | null => {
  const { t } = useTranslation()
  if (classes === undefined) return null
  return (
    <p className="rj-archive-unsearched" role="status">
      {t('archive.unsearched', { classes: classes.join(t('archive.list')) })}
    </p>
  )
}

type Life = ArchiveMark['life']

const LOOKS: Readonly<Record<Life, { intent: Intent; icon: JSX.Element }>> = {
  alive: { intent: 'success', icon: <TickIcon size={12} /> },
  pending: { intent: 'none', icon: <TimeIcon size={12} /> },
  'in-grace': { intent: 'warning', icon: <WarningSignIcon size={12} /> },
  dead: { intent: 'none', icon: <DisableIcon size={12} /> },
}

/** Shows the status of a mark. */
export const StatusTag = ({ status, life }: Pick<ArchiveMark, 'status' | 'life'>): JSX.Element => {
  const { t } = useTranslation()
  const { intent, icon } = LOOKS[life]
  return (
    <Tag minimal intent={intent} icon={icon}>
      {t(`archive.statuses.${rightsStatus(status, life)}`)}
    </Tag>
  )
}
