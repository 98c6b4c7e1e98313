import { errors } from './en/errors.ts'
import { help } from './en/help.ts'
import { home } from './en/home.ts'
import { deadline, inputs, pager } from './en/parts.ts'
import { quota, shell } from './en/shell.ts'
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
  quota,
}
