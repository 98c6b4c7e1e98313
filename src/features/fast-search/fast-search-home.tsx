import { OverlayToaster } from '@blueprintjs/core'
import { TickIcon } from '@blueprintjs/icons'
import { type JSX, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { SearchHistory } from './search-history.tsx'
import { forgetWizard } from './state/kept-wizard.ts'
import { readPrefill } from './state/prefill.ts'
import { Wizard } from './wizard/wizard.tsx'
import './fast-search-home.css'

interface FastSearchHomeProps {
  /** Called with the id of the search whose result is to be shown. */
  onOpen: (id: number) => void
}

/** Long enough to be still there when the user comes back from the window of the report. */
const NEWS_MS = 60_000

/** Shows the wizard, and beside it the past searches (docs/specification.md §2). */
export const FastSearchHome = ({ onOpen }: FastSearchHomeProps): JSX.Element => {
  const { t } = useTranslation()
  const [searchParams, setSearchParams] = useSearchParams()
  const [round, setRound] = useState({ number: 0, usedQuery: '' })
  const query = searchParams.toString()
  const prefill = query === round.usedQuery ? null : readPrefill(searchParams)
  const toaster = useRef<OverlayToaster>(null)

  // The form is hidden and shown again (docs/specification.md §4), so each round has a new wizard. The address is used
  // for one round only.
  const handleDone = (news: string, id: number): void => {
    toaster.current?.show({
      message: news,
      icon: <TickIcon />,
      timeout: NEWS_MS,
      action: { text: t('search.openResult'), onClick: () => onOpen(id) },
    })
    forgetWizard()
    setSearchParams({}, { replace: true })
    setRound({ number: round.number + 1, usedQuery: query })
  }

  return (
    <div className="rj-search">
      <title>{`${t('search.title')} · Rejoinder`}</title>
      <Wizard key={`${round.number} ${prefill ? query : ''}`} prefill={prefill} onDone={handleDone} />
      <SearchHistory onOpen={onOpen} />
      <OverlayToaster ref={toaster} position="top" />
    </div>
  )
}
