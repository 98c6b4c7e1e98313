import type { BlockWriter } from './word-scope.ts'

/** Quoted text, such as the wording of an article, in Word's Quote style. */
export const writeBlockquote: BlockWriter = ({ content = [] }, scope) =>
  scope.writeBlocks(content, { ...scope, style: 'Quote' })
