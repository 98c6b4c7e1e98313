import { portfolio } from './en/portfolio.ts'
import { enFirst } from './en-first.ts'
import type { Translation } from './translation.ts'
import type { zh } from './zh.ts'

export const en: Translation<typeof zh> = { ...enFirst, portfolio }
