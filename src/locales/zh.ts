import { portfolio } from './zh/portfolio.ts'
import { zhFirst } from './zh-first.ts'

/** Every text of the interface, by section. Chinese is the source of the keys. */
export const zh = { ...zhFirst, portfolio } as const
