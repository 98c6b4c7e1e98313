import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice, Corrected, DisputedPlace, NoticeCorrection, ServiceCorrection } from '#contract/correction.ts'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { useLoadingOverlay } from '../../../components/loading-overlay.tsx'
import { ApiError, callApi } from '../../../lib/http.ts'
import type { DocumentEditorHandle } from '../../document-editor/index.ts'

type Unbased<Body> = Omit<Body, 'revision' | 'choices'>
type Choices = Readonly<Record<string, Choice>>

/** The wanted correction: day and way of service, or facts of the notice. */
export type CorrectionOrder = { service: Unbased<ServiceCorrection> } | { notice: Unbased<NoticeCorrection> }

/** The reason why a correction was not made: `stale`, another window changed the documents; `failed`, the call failed. */
export type CorrectionProblem = 'stale' | 'failed'

interface CorrectionOptions {
  id: number
  /** Null until the documents are open. */
  editor: DocumentEditorHandle | null
  onCorrected: (log: RejectionLogDetail) => void
}

export interface CorrectionModel {
  /** Places that need a choice before the correction is made; null while there are none. */
  disputed: readonly DisputedPlace[] | null
  problem: CorrectionProblem | null
  /** Saves the documents, then corrects. Resolves with true when the correction is made or waits for choices. */
  correct: (order: CorrectionOrder) => Promise<boolean>
  /** Makes the waiting correction. */
  choose: (choices: Choices) => Promise<void>
  /** Drops the correction that waits or failed; nothing has been changed. */
  giveUp: () => void
}

const send = (
  id: number,
  order: CorrectionOrder,
  based: { revision: number; choices?: Choices },
): Promise<Corrected> =>
  'service' in order
    ? callApi('correctService', { params: { id }, body: { ...order.service, ...based } })
    : callApi('correctNotice', { params: { id }, body: { ...order.notice, ...based } })

/**
 * Corrects the facts of an analysis. The server drafts again what rests on them, and asks where the attorney had
 * changed the text.
 */
export const useCorrection = ({ id, editor, onCorrected }: CorrectionOptions): CorrectionModel => {
  const { t } = useTranslation()
  const runWithOverlay = useLoadingOverlay()
  const [waiting, setWaiting] = useState<{ order: CorrectionOrder; disputed: readonly DisputedPlace[] } | null>(null)
  const [problem, setProblem] = useState<CorrectionProblem | null>(null)

  const run = async (order: CorrectionOrder, choices?: Choices): Promise<boolean> => {
    if (editor === null) return false
    setProblem(null)
    try {
      const { log, disputed } = await runWithOverlay(t('detail.correction.running'), async () => {
        const revision = await editor.saveNow()
        return await send(id, order, { revision, ...(choices && { choices }) })
      })
      setWaiting(log === null ? { order, disputed } : null)
      if (log !== null) onCorrected(log)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setWaiting(null)
      setProblem(error.code === 'staleRevision' ? 'stale' : 'failed')
      return false
    }
  }

  return {
    disputed: waiting?.disputed ?? null,
    problem,
    correct: order => run(order),
    choose: async choices => {
      if (waiting !== null) await run(waiting.order, choices)
    },
    giveUp: () => {
      setWaiting(null)
      setProblem(null)
    },
  }
}
