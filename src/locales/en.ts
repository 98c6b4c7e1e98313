import { archive } from './en/archive.ts'
import { portfolio } from './en/portfolio.ts'
import { result } from './en/result.ts'
import { search } from './en/search.ts'
import { imports, registers, settings } from './en/settings.ts'
import { watching } from './en/watching.ts'
import { enCase } from './en-case.ts'
import { enFirst } from './en-first.ts'
import type { Translation } from './translation.ts'
import type { zh } from './zh.ts'

export const en: Translation<typeof zh> = {
  ...enFirst,
  ...enCase,
  archive,
  portfolio,
  result,
  search,
  settings,
  imports,
  registers,
  watching,
}
