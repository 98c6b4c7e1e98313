import { archive } from './en/archive.ts'
import { companion } from './en/companion.ts'
import { detail } from './en/detail.ts'
import { editor, versions } from './en/editor.ts'
import { errors } from './en/errors.ts'
import { help } from './en/help.ts'
import { home } from './en/home.ts'
import { deadline, inputs, pager } from './en/parts.ts'
import { pdf } from './en/pdf.ts'
import { result } from './en/result.ts'
import { search } from './en/search.ts'
import { imports, registers, settings } from './en/settings.ts'
import { quota, shell } from './en/shell.ts'
import { watching } from './en/watching.ts'
import { wordImport } from './en/word-import.ts'
import { writing } from './en/writing.ts'
import type { Translation } from './translation.ts'
import type { zhFirst } from './zh-first.ts'

/** The texts that come with the first page, by section. */
export const enFirst: Translation<typeof zhFirst> = {
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
}
