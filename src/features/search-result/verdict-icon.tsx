import { CrossIcon, DisableIcon, TickIcon, WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import type { Cell } from '#contract/verdict/judge-report.ts'

const SIZE = 12

/** The sign before the word of a verdict; what was not searched has none. */
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
