import { archive } from './zh/archive.ts'
import { errors } from './zh/errors.ts'
import { home } from './zh/home.ts'
import { pdf } from './zh/pdf.ts'
import { quota } from './zh/quota.ts'
import { shell } from './zh/shell.ts'

/** Every text of the interface, by section. Chinese is the source of the keys. */
export const zh = { shell, errors, home, pdf, quota, archive } as const
