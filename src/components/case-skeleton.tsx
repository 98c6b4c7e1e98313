import { Button, Classes } from '@blueprintjs/core'
import { ArrowLeftIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import './case-skeleton.css'

const LINES = ['40%', '24%', '96%', '88%', '92%', '70%', '30%', '94%', '90%', '60%']

/** Shows the bars and panes of a case while it is being read, with a way back. */
export const CaseSkeleton = ({ onBack }: { onBack: () => void }): JSX.Element => {
  const { t } = useTranslation()
  const bar = (width: string): JSX.Element => (
    <span key={width} className={`rj-bone ${Classes.SKELETON}`} style={{ width }} />
  )
  return (
    <div className="rj-case-skeleton" aria-busy>
      <div className="rj-bones-bar">
        <Button variant="minimal" icon={<ArrowLeftIcon />} aria-label={t('shell.openCase.back')} onClick={onBack} />
        <h1 className="rj-sr">{t('shell.openCase.loading')}</h1>
        <div className="rj-bones">
          {bar('120px')}
          {bar('280px')}
        </div>
      </div>
      <div className="rj-bones-panes" aria-hidden>
        <div className="rj-bones-pdf" />
        <div className="rj-bones-document">
          <div className="rj-bones-sheet rj-bones">{LINES.map(bar)}</div>
        </div>
        <div className="rj-bones-fields rj-bones">{LINES.map(bar)}</div>
      </div>
    </div>
  )
}
