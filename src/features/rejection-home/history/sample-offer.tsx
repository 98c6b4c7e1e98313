import { Button } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { type JSX, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf, callApi } from '../../../lib/http.ts'
import { callKey } from '../../../lib/use-call.ts'
import { useFollowedWork } from '../../../lib/use-followed-work.ts'
import { useLanguage } from '../../../locales/language.ts'
import { AnalysisProgress } from '../form/analysis-progress.tsx'
import { advance, FIRST_STEPS } from '../form/analysis-steps.ts'
import './sample-offer.css'

interface SampleOfferProps {
  onOpen: (id: number) => void
}

/** Offers to analyse the invented notice that comes along; a failed call is on the activity list. */
export const SampleOffer = ({ onOpen }: SampleOfferProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { run, start, cancel } = useFollowedWork(FIRST_STEPS, advance)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const handleTry = async (): Promise<void> => {
    try {
      const detail = await start((requestId, signal) =>
        callApi('analyseSample', { query: { isEn: language === 'en' ? 1 : 0, requestId } }, { signal }),
      )
      queryClient.setQueryData(callKey('readRejectionDetail', { params: { id: detail.id } }), detail)
      void queryClient.invalidateQueries({ queryKey: ['readRejectionLog'] })
      if (isShown.current) onOpen(detail.id)
    } catch (error) {
      answerOf(error)
    }
  }

  if (run !== null)
    return (
      <div className="rj-sample-run">
        <AnalysisProgress run={run} onCancel={cancel} />
      </div>
    )
  return (
    <div className="rj-sample-offer">
      <Button text={t('home.sample.try')} onClick={() => void handleTry()} />
      <p className="rj-hint">{t('home.sample.hint')}</p>
    </div>
  )
}
