import { Tooltip } from '@blueprintjs/core'
import { type JSX, useState } from 'react'
import './ellipsis-text.css'

/** Shows one line of text. Where it is too long it ends in …, and the whole is shown on hover. */
export const EllipsisText = ({ text }: { text: string }): JSX.Element => {
  const [isCut, setIsCut] = useState(false)
  return (
    <Tooltip content={text} disabled={!isCut} placement="top-start" className="rj-ellipsis-target" hoverOpenDelay={300}>
      <div
        className="rj-ellipsis"
        onPointerEnter={({ currentTarget }) => setIsCut(currentTarget.scrollWidth > currentTarget.clientWidth)}
      >
        {text}
      </div>
    </Tooltip>
  )
}
