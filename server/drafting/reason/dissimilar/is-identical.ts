import type { Draft } from '../../draft.ts'

/** Whether a cited mark has the same wording: then the facts speak against every argument that the marks differ. */
export const isIdentical = ({ comparisons }: Draft): boolean => comparisons.some(({ level }) => level === 'identical')
