import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportHit } from '#contract/search-report.ts'
import { useLanguage } from '../../locales/use-language.ts'
import { MarkedDifference } from './marked-difference.tsx'

const ASPECTS = ['form', 'sound', 'meaning'] as const

/** How two marks compare in form, sound and meaning, each with how near they are. */
export const AspectRows = ({ hit }: { hit: ReportHit }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <dl className="rj-aspects">
      {ASPECTS.map(name => {
        const aspect = hit[name]
        return (
          <div key={name} className="rj-aspect">
            <dt className="rj-label">{t(`result.card.${name}`)}</dt>
            <dd>
              <span className="rj-aspect-marks">
                <MarkedDifference text={aspect.own} other={aspect.earlier} />
                <span className="rj-hint">/</span>
                <MarkedDifference text={aspect.earlier} other={aspect.own} />
              </span>
              <span className="rj-label">{aspect[language]}</span>
            </dd>
            <dd className="rj-level" data-level={aspect.level}>
              {t(`result.level.${aspect.level}`)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
