import type { FastSearchRequest } from '#contract/fast-search.ts'
import { filledRows } from '../../../components/input-list/filled-rows.ts'
import type { Language } from '../../../locales/language.ts'
import { basketInScope, classesInScope, relatedInScope } from './search-scope.ts'
import type { WizardState } from './wizard-state.ts'

const COMPANY = 0

/** The request of spec §3. An individual's address is not asked for, so none is sent; nor is the picture. */
export const fastSearchRequest = (state: WizardState, language: Language): FastSearchRequest => {
  const { form, mode } = state
  const { items, parts, groups } = basketInScope(state)
  const email = form.email.trim()
  return {
    marknames: filledRows(form.marknames),
    type: form.type,
    subject: form.subject.trim(),
    address: form.type === COMPANY ? [...form.address] : [],
    categories: classesInScope(state),
    groups: [...new Set([...(mode === 'class' ? form.groups : []), ...groups])].sort(),
    paragraphs: mode === 'class' ? [...form.paragraphs] : [],
    chooseGoodVOS: [...items, ...parts],
    relateGroups: relatedInScope(state),
    ...(mode === 'goods' && { relateWithGroup: form.relateWithGroup }),
    isEn: language === 'en' ? 1 : 0,
    ...(email !== '' && { email }),
  }
}
