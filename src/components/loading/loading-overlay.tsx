import { Spinner } from '@blueprintjs/core'
import type { JSX } from 'react'
import './loading-overlay.css'

/** Dims what is below the bar and says what is being waited for. */
export const LoadingOverlay = ({ text }: { text: string }): JSX.Element => (
  <div className="rj-loading" role="status">
    <div className="rj-loading-box">
      <Spinner size={20} aria-hidden />
      <span>{text}</span>
    </div>
  </div>
)
