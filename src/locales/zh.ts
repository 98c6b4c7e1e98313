import { archive } from './zh/archive.ts'
import { portfolio } from './zh/portfolio.ts'
import { result } from './zh/result.ts'
import { search } from './zh/search.ts'
import { imports, registers, settings } from './zh/settings.ts'
import { watching } from './zh/watching.ts'
import { zhCase } from './zh-case.ts'
import { zhFirst } from './zh-first.ts'

/** Every text of the interface, by section. Chinese is the source of the keys. */
export const zh = {
  ...zhFirst,
  ...zhCase,
  archive,
  portfolio,
  result,
  search,
  settings,
  imports,
  registers,
  watching,
} as const
