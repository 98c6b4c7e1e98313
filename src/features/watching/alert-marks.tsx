import { Tag } from '@blueprintjs/core'
import { CrossIcon, EyeOpenIcon, FlagIcon, FullCircleIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlertState } from '#contract/vocabulary.ts'
import type { Alert } from '#contract/watching.ts'

const ICONS: Readonly<Record<AlertState, JSX.Element>> = {
  new: <FullCircleIcon size={12} />,
  seen: <EyeOpenIcon size={12} />,
  opposed: <FlagIcon size={12} />,
  dismissed: <CrossIcon size={12} />,
}

/** Says with icon and word what was done about an alert. */
export const StateMark = ({ state }: { state: AlertState }): JSX.Element => {
  const { t } = useTranslation()
  return (
    <span className="rj-alert-state" data-state={state}>
      {ICONS[state]}
      {t(`watching.states.${state}`)}
    </span>
  )
}

const INTENTS = { identical: 'danger', similar: 'warning', weak: 'none' } as const

/** Says how near a mark is. */
export const LevelTag = ({ level }: Pick<Alert, 'level'>): JSX.Element => {
  const { t } = useTranslation()
  return (
    <Tag minimal intent={INTENTS[level]}>
      {t(`watching.levels.${level}`)}
    </Tag>
  )
}
