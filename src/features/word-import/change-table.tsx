import { HTMLTable } from '@blueprintjs/core'
import type { TFunction } from 'i18next'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { SWITCH_WIRE } from '#contract/document-html.ts'
import type { WordChange } from '#contract/word-import.ts'
import { decodeParagraph } from '#extensions/paragraph-field/paragraph-text.ts'
import { TakeButton, Tracked } from './taking.tsx'

/**
 * Returns a value of the form data in words: lines as lines, a switch by its word, checkboxes as boxes in their order.
 */
const valueInWords = ({ kind }: Pick<WordChange, 'kind'>, value: WordChange['after'], t: TFunction): string => {
  if (kind === 'switch') return t(value === SWITCH_WIRE.on ? 'wordImport.on' : 'wordImport.off')
  if (Array.isArray(value)) return value.map(flag => (flag === 1 ? '☑' : '☐')).join(' ')
  const text = String(value)
  return (kind === 'paragraph' ? decodeParagraph(text) : text) || t('wordImport.empty')
}

/** A change with the present value of its field; `undefined` when the field no longer exists. */
interface ComparedChange extends WordChange {
  now: WordChange['after'] | undefined
}

interface ChangeTableProps {
  changes: readonly ComparedChange[]
  onTake: (changes: readonly WordChange[]) => void
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Lists the changes: the present value, the value in Word, and the button that takes it over. */
export const ChangeTable = ({ changes, onTake }: ChangeTableProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <HTMLTable compact className="rj-word-changes">
      <thead>
        <tr>
          <th scope="col">{t('wordImport.field')}</th>
          <th scope="col">{t('wordImport.now')}</th>
          <th scope="col">{t('wordImport.inWord')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {changes.map(change => {
          const { key, label, before, after, now = before } = change
          const isTaken = isSame(now, after)
          return (
            <tr key={key}>
              <th scope="row">
                {label}
                <Tracked tracked={change.tracked} />
              </th>
              <td>
                {valueInWords(change, now, t)}
                {!isTaken && !isSame(now, before) && (
                  <p className="rj-hint">{t('wordImport.changedSince', { value: valueInWords(change, before, t) })}</p>
                )}
              </td>
              <td>{valueInWords(change, after, t)}</td>
              <td>
                <TakeButton label={label} isTaken={isTaken} onTake={() => onTake([change])} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </HTMLTable>
  )
}
