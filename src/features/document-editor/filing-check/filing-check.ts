import type { Editor } from '@tiptap/core'
import { useSyncExternalStore } from 'react'
import type { Problem } from '#contract/filing-check.ts'
import { callApi } from '../../../lib/http.ts'
import { DOCUMENT_TABS, type DocumentTab } from '../document/document-tab.ts'
import type { DocumentPart } from '../saving/document-parts.ts'
import { checkBody, draftBlob } from '../saving/draft-calls.ts'
import { markProblems, mendProblem, revealProblem } from './problem-places.ts'

type ByTab<Value> = Readonly<Record<DocumentTab, Value>>

/** The server looks at both documents at this distance from the last edit: while one types, nothing is sent. */
const REST_MS = 1_200

export interface FilingCheckState {
  /** As found at `checkedAt`, the worst first; those that are accepted are among them. */
  problems: readonly Problem[]
  /** Milliseconds; null before the first answer. */
  checkedAt: number | null
  isRunning: boolean
  hasFailed: boolean
  /** The problem whose row is open, by `problemKey`, or the place to complete that was stepped to. */
  openKey: string | null
  /** Counts what was picked on the sheet or stepped to: the pane shows itself then. */
  picks: number
}

/** The filing check of the open documents. It follows the edits at a distance. */
export interface FilingCheck {
  subscribe(listener: () => void): () => void
  read(): FilingCheckState
  /** Checks the documents as they stand now, without waiting. */
  checkNow(): Promise<void>
  /** Lets a problem stand for a reason; null makes it a problem again. */
  accept(problem: Problem, reason: string | null): Promise<void>
  /** Opens the row of a problem and marks its place on the sheet; null closes it. */
  open(problem: Problem | null): void
  /** Opens the row of a key and brings the list of problems on screen. */
  pick(key: string): void
  /** Shows the place of a problem on the sheet; its tab has to be shown before. */
  reveal(problem: Problem): boolean
  /** Writes what the problem proposes. Returns false where the words are gone. */
  mend(problem: Problem): boolean
}

export interface OpenFilingCheck extends FilingCheck {
  /** The documents changed. */
  changed(): void
  close(): void
}

interface FilingCheckOptions {
  logId: number
  editors: ByTab<Editor>
  readParts: () => ByTab<readonly DocumentPart[]>
  /** The language the interface speaks now. */
  isEn: () => 0 | 1
}

const NOTHING: FilingCheckState = {
  problems: [],
  checkedAt: null,
  isRunning: false,
  hasFailed: false,
  openKey: null,
  picks: 0,
}

/** Tells one problem from another of the same words. */
export const problemKey = ({ id, document, place }: Problem): string => `${id} ${document} ${place.block} ${place.from}`

/** Whether a problem asks for something: it contradicts the notice or the draft, and nobody has let it stand. */
export const isStanding = ({ group, accepted }: Problem): boolean => group !== 'open' && accepted === null

/** Whether the fields of the page know a problem sooner than the server: what is empty in them. */
export const isOfEmptyFields = ({ kind, quote }: Problem): boolean =>
  (kind === 'required' || kind === 'unchosen') && quote === ''

/** Counts the problems that nobody accepted, with the places that the fields leave to complete as they are now. */
export const countOpen = (problems: readonly Problem[], places: number): number =>
  places + problemsInOrder(problems).length

/** The groups in which problems are listed. */
export const PROBLEM_GROUPS = ['notice', 'self', 'open'] as const satisfies readonly Problem['group'][]

/** Returns the problems to go through one after another, in the order of their list: all that `countOpen` counts of them. */
export const problemsInOrder = (problems: readonly Problem[]): Problem[] =>
  PROBLEM_GROUPS.flatMap(group =>
    problems.filter(problem => problem.group === group && problem.accepted === null && !isOfEmptyFields(problem)),
  )

export const createFilingCheck = ({ logId, editors, readParts, isEn }: FilingCheckOptions): OpenFilingCheck => {
  const listeners = new Set<() => void>()
  let state = NOTHING
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | null = null

  /** The sheets on screen: a document that was not shown yet has none to draw on. */
  const mounted = new Set<DocumentTab>()
  const draw = (tab: DocumentTab): void => {
    if (!mounted.has(tab)) return
    const own = state.problems.filter(one => one.document === tab && isStanding(one))
    const isOpen = (one: Problem): boolean => problemKey(one) === state.openKey
    markProblems(editors[tab], { problems: own, isOpen, pick: problem => pick(problemKey(problem)) })
  }
  for (const tab of DOCUMENT_TABS) {
    editors[tab].on('mount', () => {
      mounted.add(tab)
      draw(tab)
    })
    editors[tab].on('unmount', () => mounted.delete(tab))
  }

  const become = (next: Partial<FilingCheckState>): void => {
    state = { ...state, ...next }
    if (next.problems || next.openKey !== undefined) for (const tab of DOCUMENT_TABS) draw(tab)
    for (const notify of listeners) notify()
  }

  const pick = (key: string): void => become({ openKey: key, picks: state.picks + 1 })

  const checkNow = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    running?.abort()
    const own = new AbortController()
    running = own
    become({ isRunning: true })
    try {
      const body = await draftBlob(checkBody(readParts()))
      const input = { params: { id: logId }, query: { isEn: isEn() }, body }
      const { problems } = await callApi('checkFiling', input, { signal: own.signal })
      if (running === own) become({ problems, checkedAt: Date.now(), isRunning: false, hasFailed: false })
    } catch {
      // The call is on the activity list; the pane says that the check did not run.
      if (running === own) become({ isRunning: false, hasFailed: true })
    }
  }

  const follow = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void checkNow(), REST_MS)
  }
  follow()

  return {
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    checkNow,
    accept: async ({ id }, reason) => {
      const accepted = await callApi('acceptProblem', { params: { id: logId }, body: { id, reason } })
      become({ problems: state.problems.map(one => (one.id === id ? { ...one, accepted } : one)) })
    },
    open: problem => become({ openKey: problem && problemKey(problem) }),
    pick,
    reveal: problem => revealProblem(editors[problem.document], problem),
    mend: problem => {
      const isMended = mendProblem(editors[problem.document], problem)
      if (isMended) become({ problems: state.problems.filter(one => one !== problem) })
      return isMended
    },
    changed: follow,
    close: () => {
      clearTimeout(timer)
      running?.abort()
      running = null
    },
  }
}

const neverChanges = () => () => undefined
const readNothing = (): FilingCheckState => NOTHING

/** Follows the check of the open documents; nothing is known before they are open. */
export const useFilingCheck = (check: FilingCheck | null): FilingCheckState =>
  useSyncExternalStore(check?.subscribe ?? neverChanges, check?.read ?? readNothing)
