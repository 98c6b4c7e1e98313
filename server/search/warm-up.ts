import { setImmediate as nextTurn } from 'node:timers/promises'
import { MARK_KEYS } from '../mark-index/mark-keys.ts'
import { compareMarks } from '../similarity/compare-marks.ts'
import { describeMark } from '../similarity/mark-profile.ts'

/** Wordings that need every table: characters, their sounds, their meanings, English words, parts. */
const WORDINGS = ['云杉文化', '芸山文创', 'ROYAL WOLF', 'ROYEL WOLVES', '皇家狼 ROYALWOLF', '犇之星 1号']

/** Reads the tables of the rules of likeness in the background, so that the first search does not wait for them. */
export const warmUpSearch = async (): Promise<void> => {
  for (const { asked } of MARK_KEYS)
    for (const wording of WORDINGS) {
      asked(describeMark(wording), [{}])
      await nextTurn()
    }
  for (const one of WORDINGS)
    for (const other of WORDINGS) {
      compareMarks(one, other)
      await nextTurn()
    }
}
