import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedLoad } from './empty-state.tsx'
import { NoticeDialog } from './notice-dialog.tsx'

const AGAIN_MS = 5_000

interface Loading<P> {
  part: ComponentType<P> | null
  hasFailed: boolean
  tryAgain: () => void
}

const usePart = <P,>(known: () => ComponentType<P> | null, load: () => Promise<ComponentType<P>>): Loading<P> => {
  const [part, setPart] = useState(() => known())
  const [failures, addFailure] = useReducer((count: number) => count + 1, 0)
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads once more
  useEffect(() => {
    if (part !== null) return
    let isShown = true
    load().then(
      loaded => isShown && setPart(() => loaded),
      () => isShown && addFailure(),
    )
    return () => {
      isShown = false
    }
  }, [attempt])

  useEffect(() => {
    if (part !== null || failures === 0) return
    const timer = setTimeout(tryAgain, AGAIN_MS)
    window.addEventListener('online', tryAgain)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', tryAgain)
    }
  }, [part, failures])

  return { part, hasFailed: failures > 0, tryAgain }
}

type Failed<P> = (props: { of: P; onRetry: () => void }) => ReactNode

const onUse = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: (props: P) => ReactNode,
  Failed: Failed<P>,
): ComponentType<P> => {
  let known: ComponentType<P> | null = null
  const loadOnce = async (): Promise<ComponentType<P>> => {
    known = await load()
    return known
  }
  return (props: P): ReactNode => {
    const { part: Part, hasFailed, tryAgain } = usePart(() => known, loadOnce)
    if (Part !== null) return <Part {...props} />
    return hasFailed ? <Failed of={props} onRetry={tryAgain} /> : waiting(props)
  }
}

/**
 * Returns a component whose code is loaded when it is first shown, with `waiting` in its place until then. Where the code
 * cannot be loaded, because the server is away, its place says so and tries again; all beside it stays as it is.
 */
export const partOnUse = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: (props: P) => ReactNode = () => null,
): ComponentType<P> => onUse(load, waiting, ({ onRetry }) => <FailedLoad onRetry={onRetry} />)

const FailedDialog = ({ of, onRetry }: { of: { onClose: () => void }; onRetry: () => void }): ReactNode => {
  const { t } = useTranslation()
  return (
    <NoticeDialog
      text={`${t('inputs.notRead.title')} – ${t('inputs.notRead.text')}`}
      other={{ text: t('inputs.notRead.retry'), onClick: onRetry }}
      onClose={of.onClose}
    />
  )
}

/** Like `partOnUse` for a dialog: where its code cannot be loaded, a dialog says so. */
export const dialogOnUse = <P extends { onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> => onUse(load, () => null, FailedDialog)
