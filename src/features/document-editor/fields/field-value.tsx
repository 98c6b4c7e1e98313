import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldItem } from './field-item.ts'

/** A field's value in one line; that it was edited is said however long it is. */
export const FieldValue = ({ item }: { item: FieldItem }): JSX.Element => {
  const { t } = useTranslation()
  const text = (): string => {
    if (item.isEmpty) return t('editor.fields.needed')
    if (typeof item.value === 'boolean') return t(item.value ? 'editor.fields.on' : 'editor.fields.off')
    if (item.kind === 'checkboxes') return t('editor.fields.total', { total: item.value })
    return item.value
  }
  return (
    <span className="rj-field-value">
      <span className="rj-ellipsis">{text()}</span>
      {item.isEdited && <span className="rj-hint"> {t('editor.fields.edited')}</span>}
    </span>
  )
}
