import type { Draft } from './draft.ts'
import { factField } from './fact-field.ts'
import { type Html, html } from './html.ts'

/** The classes of the application with their word: 第9、35类; Class 9, Classes 9, 35. */
export const classesNamed = (draft: Draft): Html => {
  const classes = factField(draft, 'classes')
  return draft.say(html`第${classes}类`, html`${draft.notice.classes.length > 1 ? 'Classes' : 'Class'} ${classes}`)
}
