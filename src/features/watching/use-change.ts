import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../lib/http.ts'

interface Change {
  /** True from a failed change until the next try. */
  hasFailed: boolean
  isBusy: boolean
  /** Runs a change, reads watches and alerts again, and answers whether it succeeded. */
  run: (change: () => Promise<unknown>) => Promise<boolean>
}

/** Returns the way to change watches and alerts from a part of the page. */
export const useChange = (): Change => {
  const client = useQueryClient()
  const [hasFailed, setHasFailed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const run = async (change: () => Promise<unknown>): Promise<boolean> => {
    setHasFailed(false)
    setIsBusy(true)
    try {
      await change()
      await Promise.all(
        ['readWatchList', 'readAlerts', 'readWatches'].map(call => client.invalidateQueries({ queryKey: [call] })),
      )
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setHasFailed(true)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { hasFailed, isBusy, run }
}
