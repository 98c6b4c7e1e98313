import { AppError } from '../app-error.ts'
import { describeMark, type MarkProfile } from '../similarity/mark-profile.ts'

/** A folded wording of more characters than these is no mark: ﷺ alone folds to 18. */
const MOST_CHARACTERS = 200

/**
 * Returns the profile of a name that is searched for. Throws `AppError` invalidInput for one that is too long once it is
 * folded, however short it was typed.
 */
export const describeSearched = (name: string): MarkProfile => {
  const mark = describeMark(name)
  if (mark.characters.length <= MOST_CHARACTERS) return mark
  throw new AppError('invalidInput', `A name has more than ${MOST_CHARACTERS} characters once it is folded.`)
}
