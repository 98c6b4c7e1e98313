import { archive } from './en/archive.ts'
import { deadline } from './en/deadline.ts'
import { detail } from './en/detail.ts'
import { editor } from './en/editor.ts'
import { errors } from './en/errors.ts'
import { home } from './en/home.ts'
import { imports } from './en/imports.ts'
import { inputs } from './en/inputs.ts'
import { pager } from './en/pager.ts'
import { pdf } from './en/pdf.ts'
import { quota } from './en/quota.ts'
import { result } from './en/result.ts'
import { search } from './en/search.ts'
import { settings } from './en/settings.ts'
import { shell } from './en/shell.ts'
import { versions } from './en/versions.ts'
import { wordImport } from './en/word-import.ts'
import { writing } from './en/writing.ts'
import type { Translation } from './translation.ts'
import type { zh } from './zh.ts'

export const en: Translation<typeof zh> = {
  shell,
  errors,
  deadline,
  home,
  pager,
  inputs,
  search,
  result,
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
}
