import { archive } from './zh/archive.ts'
import { companion } from './zh/companion.ts'
import { detail } from './zh/detail.ts'
import { editor, versions } from './zh/editor.ts'
import { errors } from './zh/errors.ts'
import { help } from './zh/help.ts'
import { home } from './zh/home.ts'
import { deadline, inputs, pager } from './zh/parts.ts'
import { pdf } from './zh/pdf.ts'
import { result } from './zh/result.ts'
import { search } from './zh/search.ts'
import { imports, registers, settings } from './zh/settings.ts'
import { quota, shell } from './zh/shell.ts'
import { watching } from './zh/watching.ts'
import { wordImport } from './zh/word-import.ts'
import { writing } from './zh/writing.ts'

/** The texts that come with the first page, by section. */
export const zhFirst = {
  shell,
  errors,
  deadline,
  home,
  help,
  pager,
  inputs,
  search,
  result,
  companion,
  detail,
  pdf,
  editor,
  writing,
  versions,
  wordImport,
  quota,
  archive,
  settings,
  imports,
  registers,
  watching,
} as const
