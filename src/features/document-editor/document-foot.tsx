import type { JSX, ReactNode } from 'react'
import { SourceLegend } from './source-legend.tsx'

/** Under the sheet: how long the text is, and what the badges on it mean. */
export const DocumentFoot = ({ children }: { children: ReactNode }): JSX.Element => (
  <div className="rj-documents-foot">
    {children}
    <SourceLegend />
  </div>
)
