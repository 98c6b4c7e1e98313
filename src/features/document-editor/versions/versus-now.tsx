import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftVersionContent } from '#contract/draft-versions.ts'
import type { DraftContent } from '#contract/rejection.ts'
import type { FieldContext } from '#extensions/view/field-context.ts'
import { formatMoment } from '../../../lib/format-day.ts'
import { useLanguage } from '../../../locales/use-language.ts'
import { ComparedSheet } from '../comparison/compared-sheet.tsx'
import type { DocumentTab } from '../document-tab.ts'
import '../comparison/comparison-dialog.css'

interface VersusNowProps {
  version: DraftVersionContent
  current: DraftContent
  tab: DocumentTab
  language: string
  context: FieldContext
}

/** A document as it was and as it is, side by side. */
export const VersusNow = ({ version, current, tab, language, context }: VersusNowProps): JSX.Element => {
  const { t } = useTranslation()
  const interfaceLanguage = useLanguage()
  const sheet = { context, language }
  return (
    <div className="rj-comparison-versions">
      <section>
        <h3>{t('versions.was', { time: formatMoment(version.savedAt, interfaceLanguage) })}</h3>
        <ComparedSheet document={version[tab]} other={current[tab]} {...sheet} />
      </section>
      <section>
        <h3>{t('versions.now')}</h3>
        <ComparedSheet document={current[tab]} other={version[tab]} {...sheet} />
      </section>
    </div>
  )
}
