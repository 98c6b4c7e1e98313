import { Paragraph } from 'docx'
import type { BlockWriter } from './word-scope.ts'

/** A line across the page. */
export const writeHorizontalRule: BlockWriter = () => [new Paragraph({ style: 'Spacer', thematicBreak: true })]
