import { dataLines } from './data-table.ts'
import { lazily } from './lazily.ts'

const characters = lazily(() => new Set(dataLines('coined-characters.txt').join('')))

/** Whether a character serves mostly to write foreign sounds or good wishes, so that it changes no mark's meaning: 斯, 特. */
export const isCoinedCharacter = (character: string): boolean => characters().has(character)
