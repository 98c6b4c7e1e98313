import { CrossIcon, DisableIcon, TickIcon, WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import type { Cell } from '#domain/verdict/judge-report.ts'

const SIZE = 12

/** Shows the icon of a verdict; none for a group that was not searched. */
export const VerdictIcon = ({ verdict }: { verdict: Cell['verdict'] }): JSX.Element | null => {
  switch (verdict) {
    case 'blocked':
      return <DisableIcon size={SIZE} />
    case 'caution':
      return <WarningSignIcon size={SIZE} />
    case 'clear':
      return <TickIcon size={SIZE} />
    case 'dropped':
      return <CrossIcon size={SIZE} />
    default:
      return null
  }
}
