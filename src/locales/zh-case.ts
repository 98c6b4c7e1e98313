import { companion } from './zh/companion.ts'
import { detail } from './zh/detail.ts'
import { editor, versions } from './zh/editor.ts'
import { pdf } from './zh/pdf.ts'
import { wordImport } from './zh/word-import.ts'
import { writing } from './zh/writing.ts'

/** The texts of an opened case, by section. */
export const zhCase = { companion, detail, pdf, editor, writing, versions, wordImport } as const
