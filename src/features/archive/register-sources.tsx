import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { RegisterSource } from '#contract/imports.ts'
import { missingMonths } from '#domain/register/source-packages.ts'
import { useLanguage } from '../../locales/language.ts'

/** Names the files that the register was made from, their days and digests, and says which months are missing among them. */
export const RegisterSources = ({ sources }: { sources: readonly RegisterSource[] }): JSX.Element | null => {
  const { t } = useTranslation()
  const language = useLanguage()
  if (sources.length === 0) return null
  const missing = missingMonths(sources.flatMap(({ period }) => period ?? []))
  const count = sources.length.toLocaleString(language)
  return (
    <>
      {missing.length > 0 && (
        <p className="rj-record-note">
          {t('archive.sources.missing', { months: missing.join(t('archive.sources.between')) })}
        </p>
      )}
      <details className="rj-record-sources">
        <summary>{t('archive.sources.title', { files: count })}</summary>
        <ul>
          {sources.map(({ fileName, asOf, importedOn, digest }) => (
            <li key={`${fileName} ${digest}`}>
              <span className="rj-source-name">{fileName}</span>
              <span>
                {asOf !== null && t('archive.sources.asOf', { asOf })} {t('archive.sources.imported', { importedOn })}
              </span>
              {digest === '' ? (
                <span className="rj-source-open">{t('archive.sources.open')}</span>
              ) : (
                <code>{`SHA-256 ${digest}`}</code>
              )}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
