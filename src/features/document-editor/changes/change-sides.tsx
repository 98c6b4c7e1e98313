import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../locales/use-language.ts'
import type { ChangeDescription, ChangeSide } from './describe-change.ts'

/** Both sides of a change in a line: what was generated, struck through, and what stands there now. */
export const ChangeSides = ({ kind, before, after }: ChangeDescription): JSX.Element => {
  const { t } = useTranslation()
  const list = new Intl.ListFormat(useLanguage(), { type: 'unit', style: 'short' })

  const wordsOf = ({ text, isOn }: ChangeSide): string => {
    if (isOn !== null) return t(isOn ? 'editor.fields.on' : 'editor.fields.off')
    return text === '' ? t('writing.changes.empty') : text
  }
  const looksOf = ({ formats }: ChangeSide): string =>
    list.format(formats.map(format => t(`writing.changes.format.${format}`)))

  if (kind === 'format') {
    return (
      <span className="rj-change-sides">
        <span>{wordsOf(after)}</span> {before.formats.length > 0 && <del>{looksOf(before)}</del>}{' '}
        {after.formats.length > 0 && <ins>{looksOf(after)}</ins>}
      </span>
    )
  }
  return (
    <span className="rj-change-sides">
      {kind !== 'inserted' && <del>{wordsOf(before)}</del>} {kind !== 'removed' && <ins>{wordsOf(after)}</ins>}
    </span>
  )
}
