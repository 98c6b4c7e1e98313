import { companion } from './en/companion.ts'
import { detail } from './en/detail.ts'
import { editor, versions } from './en/editor.ts'
import { pdf } from './en/pdf.ts'
import { wordImport } from './en/word-import.ts'
import { writing } from './en/writing.ts'
import type { Translation } from './translation.ts'
import type { zhCase } from './zh-case.ts'

/** The texts of an opened case, by section. */
export const enCase: Translation<typeof zhCase> = { companion, detail, pdf, editor, writing, versions, wordImport }
