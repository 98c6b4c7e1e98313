import { useTranslation } from 'react-i18next'
import { useCall } from '../../../lib/use-call.ts'
import { useLanguage } from '../../../locales/use-language.ts'

interface BasisTexts {
  /** Null until known. */
  register: string | null
  classification: string | null
}

/** Register and classification in words, samples named as such. */
export const useBasisTexts = (): BasisTexts => {
  const { t } = useTranslation()
  const language = useLanguage()
  const basis = useCall('readSearchBasis', {}).data
  if (basis === undefined) return { register: null, classification: null }
  const { register, classification } = basis
  const none = t('search.basis.noRegister')
  return {
    register:
      register === null
        ? none
        : t('search.basis.register', {
            name: register[language],
            size: register.size.toLocaleString('en'),
            date: register.date,
          }),
    classification:
      classification === null
        ? none
        : t(classification.origin === 'sample' ? 'search.basis.sampleClassification' : 'search.basis.classification', {
            edition: classification.edition,
          }),
  }
}
