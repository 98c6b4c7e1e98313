import { errors } from './zh/errors.ts'
import { help } from './zh/help.ts'
import { home } from './zh/home.ts'
import { deadline, inputs, pager } from './zh/parts.ts'
import { quota, shell } from './zh/shell.ts'

/** The texts that come with the first page, by section. */
export const zhFirst = {
  shell,
  errors,
  deadline,
  home,
  help,
  pager,
  inputs,
  quota,
} as const
