import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerCode } from '#contract/errors.ts'
import type { FastSearchRequest, FastSearchStarted } from '#contract/fast-search.ts'
import { filledRows } from '../../../components/input-list/list-rows.ts'
import { rememberEmail } from '../../../components/suggest-input/email-input.tsx'
import { ApiError, answerOf, callApi } from '../../../lib/http.ts'
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
  const formerNames = filledRows(form.formerNames)
  return {
    marknames: filledRows(form.marknames),
    type: form.type,
    subject: form.subject.trim(),
    ...(formerNames.length > 0 && { formerNames }),
    address: form.type === COMPANY ? [...form.address] : [],
    categories: classesInScope(state),
    groups: [...new Set([...(mode === 'class' ? form.groups : []), ...groups])].sort(),
    paragraphs: mode === 'class' ? [...form.paragraphs] : [],
    chooseGoodVOS: [...items, ...parts],
    relateGroups: relatedInScope(state),
    ...(mode === 'goods' && { relateWithGroup: form.relateWithGroup }),
    ...(form.registers.length > 0 && { registers: [...form.registers] }),
    isEn: language === 'en' ? 1 : 0,
    ...(email !== '' && { email }),
  }
}

const AGAIN_MS = 2_000

/** The register that a search waits for: how many of its marks stand so far, and whether its import broke off. */
interface Waiting {
  name: string
  size: number
  isBroken: boolean
}

/**
 * Waits until the register is loaded whole, and tells how far it is; returns false where there is none to wait for, or where the
 * wait was given up.
 */
const waitForRegister = async (
  language: Language,
  signal: AbortSignal,
  tell: (waiting: Waiting) => void,
): Promise<boolean> => {
  for (;;) {
    const { register } = await callApi('readSearchBasis', {}, { signal })
    if (register === null) return false
    if (register.isReady) return true
    tell({ name: register[language], size: register.size, isBroken: register.isBroken ?? false })
    await new Promise<void>(resolve => {
      const timer = setTimeout(resolve, AGAIN_MS)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })
    if (signal.aborted) return false
  }
}

interface FastSearch {
  run: FollowedRun<SearchSteps> | null
  /** The allowance is used up, or there is none. */
  isRefused: boolean
  /** Set while a search waits for the register to be loaded; it then begins by itself. */
  waiting: Waiting | null
  stopWaiting: () => void
  /** Ends the wait by searching what stands of the register; answer and report say that marks are missing. */
  searchIncomplete: () => void
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
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const wait = useRef<AbortController | null>(null)
  const isIncompleteAccepted = useRef(false)
  const isSubmitting = useRef(false)
  useEffect(() => () => wait.current?.abort(), [])
  const { run, start, cancel } = useFollowedWork(FIRST_STEPS, advance)

  const newsOf = ({ mail, isIncomplete }: FastSearchStarted): string => {
    const email = state.form.email.trim()
    const done = isIncomplete ? `${t('search.done')} · ${t('search.incomplete')}` : t('search.done')
    if (mail === 'sent') return `${done} · ${t('search.mailSent', { email })}`
    return mail === 'failed' || mail === 'off' ? t('search.mailFailed') : done
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
      const begin = (accepted: Pick<FastSearchRequest, 'acceptsIncomplete'> = {}) =>
        start((requestId, signal) =>
          callApi('startFastSearch', { query: { requestId }, body: { ...body, ...accepted } }, { signal }),
        )
      const started = await begin().catch(async (error: unknown) => {
        if (answerOf(error) !== 'registerNotReady') throw error
        const abort = new AbortController()
        wait.current = abort
        const isReady = await waitForRegister(language, abort.signal, setWaiting).catch((failure: unknown) => {
          if (failure instanceof ApiError) return false
          throw failure
        })
        setWaiting(null)
        if (isIncompleteAccepted.current) return await begin({ acceptsIncomplete: true })
        if (!isReady) throw error
        return await begin()
      })
      target.show(started.resultFile)
      if (started.mail === 'sent' && body.email) rememberEmail(body.email)
      void queryClient.invalidateQueries({ queryKey: ['readFastLog'] })
      void queryClient.invalidateQueries({ queryKey: ['readUsage'] })
      onDone(newsOf(started), started.id)
    } catch (error) {
      target.close()
      // Whoever gave up waiting knows why.
      if (wait.current?.signal.aborted && !isIncompleteAccepted.current) return
      const code = answerOf(error)
      if (code === 'limitReached' || code === 'noRight') setIsRefused(true)
      else setNotice(code)
    }
  }

  return {
    run,
    isRefused,
    waiting,
    stopWaiting: () => wait.current?.abort(),
    searchIncomplete() {
      isIncompleteAccepted.current = true
      wait.current?.abort()
    },
    notice,
    async submit() {
      if (isSubmitting.current) return
      if (firstProblem(state) !== null) return move({ type: 'next' })
      isSubmitting.current = true
      wait.current = null
      isIncompleteAccepted.current = false
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
