import type { FastSearchRequest } from '#contract/fast-search.ts'
import { MAX_MARK_NAMES } from '#contract/limits.ts'
import { AppError } from '../app-error.ts'
import { searchedNames } from './build-report.ts'
import { chosenClasses } from './search-scope.ts'

/** The contract's schema lets blanks through. Throws `AppError` invalidInput without a name or a class to search. */
export const checkRequest = (request: FastSearchRequest): void => {
  const names = searchedNames(request)
  if (names.length === 0) throw new AppError('invalidInput', 'No name is given.')
  if (names.length > MAX_MARK_NAMES) throw new AppError('invalidInput', `More than ${MAX_MARK_NAMES} names are given.`)
  if (chosenClasses(request).some(number => number < 1 || number > 45))
    throw new AppError('invalidInput', 'A group is of no class.')
  if (chosenClasses(request).length === 0) throw new AppError('invalidInput', 'No class, group or item is given.')
}
