import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { FailedLoad, type LoadFailure } from './empty-state.tsx'

const AGAIN_MS = 5_000

const usePart = <P,>(known: ComponentType<P> | null, load: () => Promise<ComponentType<P>>) => {
  const [part, setPart] = useState(() => known)
  const [failedAt, setFailedAt] = useState<number | null>(null)
  const tryAgain = useRef(() => {})

  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is loaded once for each place it is shown in
  useEffect(() => {
    if (part !== null) return
    let isShown = true
    let timer = 0
    const attempt = (): void => {
      clearTimeout(timer)
      load().then(
        loaded => isShown && setPart(() => loaded),
        () => {
          if (!isShown) return
          setFailedAt(Date.now())
          timer = window.setTimeout(attempt, AGAIN_MS)
        },
      )
    }
    tryAgain.current = attempt
    attempt()
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [])

  const failure: LoadFailure | null =
    failedAt === null ? null : { error: null, errorUpdatedAt: failedAt, refetch: () => tryAgain.current() }
  return { part, failure }
}

const onUse = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: (props: P) => ReactNode,
  Failed: (props: { of: LoadFailure }) => ReactNode,
): ComponentType<P> => {
  let known: ComponentType<P> | null = null
  const loadOnce = async (): Promise<ComponentType<P>> => {
    known = await load()
    return known
  }
  return (props: P): ReactNode => {
    const { part: Part, failure } = usePart(known, loadOnce)
    if (Part !== null) return <Part {...props} />
    return failure === null ? waiting(props) : <Failed of={failure} />
  }
}

/**
 * Returns a component whose code is loaded when it is first shown, with `waiting` in its place until then. Where the code
 * cannot be loaded, because the server is away, its place says so and tries again; all beside it stays as it is.
 */
export const partOnUse = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: (props: P) => ReactNode = () => null,
): ComponentType<P> => onUse(load, waiting, FailedLoad)

/** Like `partOnUse` for a dialog, which has no place of its own: it opens once its code can be loaded. */
export const dialogOnUse = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  onUse(
    load,
    () => null,
    () => null,
  )
