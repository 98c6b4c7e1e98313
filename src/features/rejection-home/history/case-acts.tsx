import { Button } from '@blueprintjs/core'
import { CrossIcon, UndoIcon } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogItem } from '#contract/rejection.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { fullCaseName } from '../../../components/mark-tile.tsx'
import { filingBodyOf, useSaveFiling } from '../../../components/service/use-save-filing.ts'
import { ApiError, callApi } from '../../../lib/http.ts'
import './case-acts.css'

/** What was last done to a case of the list, in words, and how it is undone. */
interface Done {
  key: number
  text: string
  undo: () => Promise<void>
}

interface CaseActs {
  /** What was done last, while it can be undone here. */
  done: Done | null
  remove: (item: RejectionLogItem) => Promise<void>
  /** Undoes the deletion of a record. */
  restore: (item: RejectionLogItem) => Promise<void>
  /** Offers to undo a recorded filing, or one taken back. */
  noteFiling: (item: RejectionLogItem, filedOn: CalendarDay | null) => void
  forget: () => void
}

/** Leaves a failed call to the activity list: it changes nothing and stays silent (docs/specification.md §8). */
const quietly = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

let acts = 0

/** Changes what is kept of the cases of the list, and undoes the last change. */
export const useCaseActs = (): CaseActs => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const saveFiling = useSaveFiling()
  const [done, setDone] = useState<Done | null>(null)
  const note = (text: string, undo: () => Promise<void>): void => {
    acts += 1
    setDone({ key: acts, text, undo })
  }
  const readAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['readRejectionLog'] })
  const restore = (item: RejectionLogItem): Promise<void> =>
    quietly(async () => {
      await callApi('restoreRejectionLog', { params: { id: item.id } })
      setDone(null)
      await readAgain()
    })
  return {
    done,
    remove: item =>
      quietly(async () => {
        await callApi('deleteRejectionLog', { params: { id: item.id } })
        note(t('home.history.removed', { name: fullCaseName(item, t) }), () => restore(item))
        await readAgain()
      }),
    restore,
    noteFiling(item, filedOn) {
      const name = fullCaseName(item, t)
      const text =
        filedOn === null ? t('home.filing.tookBack', { name }) : t('home.filing.recorded', { name, date: filedOn })
      note(text, () =>
        quietly(async () => {
          await saveFiling(item.id, filingBodyOf(item))
          setDone(null)
        }),
      )
    },
    forget: () => setDone(null),
  }
}

interface DoneNoteProps {
  done: Done
  onClose: () => void
}

/** Says what was just done to a case, and offers to undo it. */
export const DoneNote = ({ done, onClose }: DoneNoteProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div className="rj-done-note" role="status">
      <span className="rj-ellipsis">{done.text}</span>
      <span className="rj-gap" />
      {/* The row that had the focus is gone: the keyboard goes on from here. */}
      <Button
        size="small"
        autoFocus
        icon={<UndoIcon size={14} />}
        text={t('home.history.undo')}
        onClick={() => void done.undo()}
      />
      <Button
        variant="minimal"
        size="small"
        icon={<CrossIcon />}
        aria-label={t('home.history.closeNote')}
        onClick={onClose}
      />
    </div>
  )
}
