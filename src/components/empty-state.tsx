import { NonIdealState } from '@blueprintjs/core'
import type { JSX } from 'react'
import './empty-state.css'

interface EmptyStateProps {
  icon: JSX.Element
  title: string
  text: string
  action?: JSX.Element
}

/** Nothing here yet: an icon, what is missing, and what will appear. */
export const EmptyState = ({ icon, title, text, action }: EmptyStateProps): JSX.Element => (
  <NonIdealState
    className="rj-empty-state"
    icon={icon}
    iconMuted={false}
    iconSize={20}
    // not `title`: Blueprint makes it an h4, whatever heading stands above
    description={
      <div>
        <p className="rj-empty-state-title">{title}</p>
        <p>{text}</p>
      </div>
    }
    {...(action && { action })}
  />
)
