import type { JSX } from 'react'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { DisputedPlacesDialog } from './disputed-places-dialog.tsx'
import { ServiceDialog } from './service-dialog.tsx'
import type { CorrectionModel } from './use-correction.ts'

interface CorrectionDialogsProps {
  log: RejectionLogDetail
  correction: CorrectionModel
  isServiceOpen: boolean
  onServiceClose: () => void
}

/** What a correction asks: day and way of service, and which text stays where the attorney had changed it. */
export const CorrectionDialogs = (props: CorrectionDialogsProps): JSX.Element => {
  const { log, correction, isServiceOpen, onServiceClose } = props
  return (
    <>
      {isServiceOpen && (
        <ServiceDialog
          log={log}
          problem={correction.problem}
          onCorrect={async service => {
            if (await correction.correct({ service })) onServiceClose()
          }}
          onClose={() => {
            onServiceClose()
            correction.giveUp()
          }}
        />
      )}
      {correction.disputed !== null && (
        <DisputedPlacesDialog
          places={correction.disputed}
          onChoose={choices => void correction.choose(choices)}
          onGiveUp={correction.giveUp}
        />
      )}
    </>
  )
}
