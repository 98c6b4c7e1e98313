import { archive } from './zh/archive.ts'
import { deadline } from './zh/deadline.ts'
import { detail } from './zh/detail.ts'
import { editor } from './zh/editor.ts'
import { errors } from './zh/errors.ts'
import { home } from './zh/home.ts'
import { imports } from './zh/imports.ts'
import { inputs } from './zh/inputs.ts'
import { pager } from './zh/pager.ts'
import { pdf } from './zh/pdf.ts'
import { quota } from './zh/quota.ts'
import { result } from './zh/result.ts'
import { search } from './zh/search.ts'
import { settings } from './zh/settings.ts'
import { shell } from './zh/shell.ts'
import { versions } from './zh/versions.ts'
import { wordImport } from './zh/word-import.ts'
import { writing } from './zh/writing.ts'

/** Every text of the interface, by section. Chinese is the source of the keys. */
export const zh = {
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
} as const
