import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportHit } from '#contract/search-report.ts'
import { useLanguage } from '../../locales/language.ts'

interface MarkedDifferenceProps {
  text: string
  /** The text to compare with. */
  other: string
}

/** Returns how many characters two lists share at their beginning. */
const sharedStart = (a: readonly string[], b: readonly string[]): number => {
  const differs = a.findIndex((character, index) => character !== b[index])
  return differs < 0 ? a.length : differs
}

/** Shows the text with its difference from the other underlined: all between their common beginning and end. */
const MarkedDifference = ({ text, other }: MarkedDifferenceProps): JSX.Element => {
  const [own, beside] = [Array.from(text), Array.from(other)]
  const start = sharedStart(own, beside)
  const end = Math.min(
    sharedStart(own.toReversed(), beside.toReversed()),
    own.length - start,
    Math.max(0, beside.length - start),
  )
  const differing = own.slice(start, own.length - end).join('')
  return (
    <b>
      {own.slice(0, start).join('')}
      {differing !== '' && <span className="rj-difference">{differing}</span>}
      {own.slice(own.length - end).join('')}
    </b>
  )
}

const ASPECTS = ['form', 'sound', 'meaning'] as const

/** Shows how two marks compare in form, sound and meaning, with the level of each. */
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
