import { CLASS_COUNT } from '#contract/limits.ts'

/** Reads classes as they are written, each once and in order; null where something is no class. */
export const classesIn = (text: string): number[] | null => {
  const parts = text.split(/[\s,，、;；]+/).filter(part => part !== '')
  if (!parts.every(part => /^\d{1,2}$/.test(part) && Number(part) >= 1 && Number(part) <= CLASS_COUNT)) return null
  return [...new Set(parts.map(Number))].sort((a, b) => a - b)
}
