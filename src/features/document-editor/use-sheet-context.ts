import { useLayoutEffect, useMemo, useRef } from 'react'
import type { FieldContext } from '#extensions/view/field-context.ts'
import { createSheetContext, type SheetOptions } from './sheet-context.ts'

/** One context for the life of the component, which calls the handlers of the latest rendering. */
export const useSheetContext = ({ evidence, onSource, onGuard }: SheetOptions): FieldContext => {
  const handlers = useRef({ onSource, onGuard })
  useLayoutEffect(() => {
    handlers.current = { onSource, onGuard }
  })
  return useMemo(
    () =>
      createSheetContext({
        evidence,
        onSource: source => handlers.current.onSource(source),
        onGuard: () => handlers.current.onGuard(),
      }),
    [evidence],
  )
}
