import process from 'node:process'

/** What the bench of the searches measures: goods; near marks; six names in all classes; owners and agents; eight users; pg_trgm; recall; recall
 * in some classes; searches while an import runs. */
export type Part = 'goods' | 'near' | 'names' | 'parties' | 'users' | 'trigrams' | 'recall' | 'classes' | 'import'

const { SEARCH_PARTS: asked } = process.env

/** Whether a part is to be measured: `SEARCH_PARTS=near,users` names them, and all are without it. */
export const isAsked = (part: Part): boolean => !asked || asked.split(',').includes(part)
