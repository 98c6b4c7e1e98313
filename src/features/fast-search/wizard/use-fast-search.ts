import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerCode } from '#contract/errors.ts'
import type { FastSearchRequest, FastSearchStarted } from '#contract/fast-search.ts'
import { filledRows } from '../../../components/input-list/list-rows.ts'
import { rememberEmail } from '../../../components/suggest-input/email-input.tsx'
import { answerOf, callApi } from '../../../lib/http.ts'
import { openFileTarget } from '../../../lib/open-file-target.ts'
import { type FollowedRun, useFollowedWork } from '../../../lib/use-followed-work.ts'
import { type Language, useLanguage } from '../../../locales/language.ts'
import { checkQuota } from '../../quota/quota.tsx'
import { basketInScope, classesInScope, relatedInScope } from '../state/search-scope.ts'
import type { WizardMove } from '../state/wizard-reducer.ts'
import type { WizardState } from '../state/wizard-state.ts'
import { firstProblem } from '../state/wizard-steps.ts'
import { advance, FIRST_STEPS, type SearchSteps } from './search-progress.tsx'

const COMPANY = 0

/** Returns the request of docs/specification.md §3. It has no address for an individual, and never the picture. */
export const fastSearchRequest = (state: WizardState, language: Language): FastSearchRequest => {
  const { form, mode } = state
  const { items, parts, groups } = basketInScope(state)
  const email = form.email.trim()
  return {
    marknames: filledRows(form.marknames),
    type: form.type,
    subject: form.subject.trim(),
    address: form.type === COMPANY ? [...form.address] : [],
    categories: classesInScope(state),
    groups: [...new Set([...(mode === 'class' ? form.groups : []), ...groups])].sort(),
    paragraphs: mode === 'class' ? [...form.paragraphs] : [],
    chooseGoodVOS: [...items, ...parts],
    relateGroups: relatedInScope(state),
    ...(mode === 'goods' && { relateWithGroup: form.relateWithGroup }),
    isEn: language === 'en' ? 1 : 0,
    ...(email !== '' && { email }),
  }
}

interface FastSearch {
  run: FollowedRun<SearchSteps> | null
  /** The allowance is used up, or there is none. */
  isRefused: boolean
  /** Any other answer of the server, for the notice dialog. */
  notice: AnswerCode | null
  /** Must be called on the click itself, or the browser blocks the window of the report. */
  submit: () => Promise<void>
  cancel: () => void
  closeRefusal: () => void
  closeNotice: () => void
}

/**
 * Checks the quota, searches, and opens the report. A failing call leaves everything as it was
 * (docs/specification.md §8).
 */
export const useFastSearch = (
  state: WizardState,
  move: Dispatch<WizardMove>,
  onDone: (news: string, id: number) => void,
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
      onDone(newsOf(started), started.id)
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
