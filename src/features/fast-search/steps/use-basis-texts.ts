import { useTranslation } from 'react-i18next'
import type { SearchBasis } from '#contract/search-basis.ts'
import { useCall } from '../../../lib/use-call.ts'
import { useLanguage } from '../../../locales/language.ts'

interface BasisTexts {
  /** Null until loaded. */
  register: string | null
  classification: string | null
  /** The registers that a search may name. */
  registers: SearchBasis['registers']
}

const AGAIN_MS = 3_000

// Right after the first start of the server the register is still being loaded.
const whileLoading = (basis: SearchBasis | undefined): number | false =>
  basis !== undefined && !basis.register?.isReady ? AGAIN_MS : false

/** Returns register and classification in words; samples are called samples. */
export const useBasisTexts = (): BasisTexts => {
  const { t } = useTranslation()
  const language = useLanguage()
  const basis = useCall('readSearchBasis', {}, { againAfterMs: whileLoading }).data
  if (basis === undefined) return { register: null, classification: null, registers: [] }
  const { register, classification } = basis
  const none = t('search.basis.none')
  return {
    registers: basis.registers,
    register:
      register === null
        ? none
        : t(`search.basis.${register.isReady ? 'register' : register.isBroken ? 'broken' : 'loading'}`, {
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
