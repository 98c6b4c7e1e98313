import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { WordComparison } from '#contract/word-import.ts'

interface LinesProps {
  title: string
  lines: readonly string[]
}

const Lines = ({ title, lines }: LinesProps): JSX.Element | null =>
  lines.length === 0 ? null : (
    <>
      <h4>{title}</h4>
      <ul className="rj-word-lines">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same, and none ever moves
          <li key={index}>{line}</li>
        ))}
      </ul>
    </>
  )

/** What a file says that is not taken: fields in doubt, and text outside of the fields. */
export const Untaken = ({ doubts, outside }: Pick<WordComparison, 'doubts' | 'outside'>): JSX.Element => {
  const { t } = useTranslation()
  const hasOutside = outside.removed.length + outside.added.length > 0
  return (
    <>
      {doubts.length > 0 && (
        <section>
          <h3>{t('wordImport.doubts')}</h3>
          <ul>
            {doubts.map(({ key, reason, label, text }) => (
              <li key={key}>{t(`wordImport.doubt.${reason}`, { label, text })}</li>
            ))}
          </ul>
        </section>
      )}
      {hasOutside && (
        <section>
          <h3>{t('wordImport.outside')}</h3>
          <Lines title={t('wordImport.removed')} lines={outside.removed} />
          <Lines title={t('wordImport.added')} lines={outside.added} />
        </section>
      )}
    </>
  )
}
