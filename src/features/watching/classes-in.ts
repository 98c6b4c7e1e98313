import { CLASS_COUNT } from '#contract/limits.ts'

const wordsIn = (text: string): string[] => text.split(/[\s,，、;；]+/).filter(part => part !== '')
const isClass = (text: string): boolean => Number(text) >= 1 && Number(text) <= CLASS_COUNT

/** Reads classes as they are written, each once and in order; null where something is no class. */
export const classesIn = (text: string): number[] | null => {
  const parts = wordsIn(text)
  if (!parts.every(part => /^\d{1,2}$/.test(part) && isClass(part))) return null
  return [...new Set(parts.map(Number))].sort((a, b) => a - b)
}

/** Reads similar groups as they are written, `0901`, each once and in order; null where something is no group of a class. */
export const groupsIn = (text: string): string[] | null => {
  const parts = wordsIn(text)
  if (!parts.every(part => /^\d{4}$/.test(part) && isClass(part.slice(0, 2)))) return null
  return [...new Set(parts)].sort()
}
