import { useLayoutEffect, useMemo, useRef } from 'react'
import type { FieldContext } from '#extensions/view/field-context.ts'
import { createSheetContext, type SheetOptions } from './sheet-context.ts'

/** One context for the life of the component, which calls the handler of the latest rendering. */
export const useSheetContext = ({ evidence, onSource }: SheetOptions): FieldContext => {
  const handler = useRef(onSource)
  useLayoutEffect(() => {
    handler.current = onSource
  })
  return useMemo(() => createSheetContext({ evidence, onSource: source => handler.current(source) }), [evidence])
}
