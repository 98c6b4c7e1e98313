import type { RadioOption } from './read-options.ts'

/**
 * The place of an option of linked radios in another one's options: they agree in wording, and may stand in another
 * order. The same place wins among options of the same wording; null where none has it.
 */
export const findOption = (options: readonly RadioOption[], text: string, place: number): number | null => {
  if (options[place]?.text === text) return place
  const found = options.findIndex(option => option.text === text)
  return found < 0 ? null : found
}
