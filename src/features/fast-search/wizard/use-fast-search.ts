import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerCode } from '#contract/errors.ts'
import type { FastSearchStarted } from '#contract/fast-search.ts'
import { rememberEmail } from '../../../components/suggest-input/recent-emails.ts'
import { answerOf } from '../../../lib/api-error.ts'
import { callApi } from '../../../lib/http.ts'
import { openFileTarget } from '../../../lib/open-file-target.ts'
import { type FollowedRun, useFollowedWork } from '../../../lib/use-followed-work.ts'
import { useLanguage } from '../../../locales/use-language.ts'
import { checkQuota } from '../../quota/check-quota.ts'
import { advance, FIRST_STEPS, type SearchSteps } from '../progress/search-steps.ts'
import { fastSearchRequest } from '../state/fast-search-request.ts'
import { firstProblem } from '../state/wizard-problem.ts'
import type { WizardMove } from '../state/wizard-reducer.ts'
import type { WizardState } from '../state/wizard-state.ts'

interface FastSearch {
  run: FollowedRun<SearchSteps> | null
  /** The allowance is used up, or there is none. */
  isRefused: boolean
  /** What else the server answered, for the notice dialog. */
  notice: AnswerCode | null
  /** To be called on the click, which alone may open the window of the report. */
  submit: () => Promise<void>
  cancel: () => void
  closeRefusal: () => void
  closeNotice: () => void
}

/** Checks the quota, searches, and opens the report. A failing call leaves everything as it was (spec §8). */
export const useFastSearch = (
  state: WizardState,
  move: Dispatch<WizardMove>,
  onDone: (news: string) => void,
): FastSearch => {
  const { t } = useTranslation()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [isRefused, setIsRefused] = useState(false)
  const [notice, setNotice] = useState<AnswerCode | null>(null)
  const isSubmitting = useRef(false)
  const { run, start, cancel } = useFollowedWork(FIRST_STEPS, advance)

  const newsOf = ({ mail }: FastSearchStarted): string => {
    const email = state.form.email.trim()
    if (mail === 'sent') return `${t('search.done')} · ${t('search.mailSent', { email })}`
    return mail === 'failed' || mail === 'off' ? t('search.mailFailed') : t('search.done')
  }

  const search = async (): Promise<void> => {
    const target = openFileTarget({
      title: t('search.window.title'),
      preparing: t('search.window.preparing'),
      downloading: t('search.window.downloading'),
    })
    try {
      if ((await checkQuota('readFastCount')) !== 'allowed') {
        target.close()
        return setIsRefused(true)
      }
      const body = fastSearchRequest(state, language)
      const started = await start((requestId, signal) =>
        callApi('startFastSearch', { query: { requestId }, body }, { signal }),
      )
      target.show(started.resultFile)
      if (started.mail === 'sent' && body.email) rememberEmail(body.email)
      void queryClient.invalidateQueries({ queryKey: ['readFastLog'] })
      void queryClient.invalidateQueries({ queryKey: ['readUsage'] })
      onDone(newsOf(started))
    } catch (error) {
      target.close()
      const code = answerOf(error)
      if (code === 'limitReached' || code === 'noRight') setIsRefused(true)
      else setNotice(code)
    }
  }

  return {
    run,
    isRefused,
    notice,
    async submit() {
      if (isSubmitting.current) return
      if (firstProblem(state) !== null) return move({ type: 'next' })
      isSubmitting.current = true
      try {
        await search()
      } finally {
        isSubmitting.current = false
      }
    },
    cancel,
    closeRefusal: () => setIsRefused(false),
    closeNotice: () => setNotice(null),
  }
}
