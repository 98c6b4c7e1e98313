import { Button, HTMLTable } from '@blueprintjs/core'
import { TickIcon } from '@blueprintjs/icons'
import type { TFunction } from 'i18next'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { SWITCH_WIRE } from '#contract/document-html.ts'
import type { WordAuthor, WordChange, WordProse } from '#contract/word-import.ts'
import { alignSequences } from '#domain/align-sequences.ts'
import { decodeParagraph } from '#extensions/paragraph-field/paragraph-text.ts'
import { useTabName } from '../document-editor/index.ts'
import type { Meeting } from './apply-prose.ts'

/** Tells who tracked a change in Word, and on which day; nothing where nobody did. */
const Tracked = ({ tracked = [] }: { tracked: readonly WordAuthor[] | undefined }): JSX.Element | null => {
  const { t } = useTranslation()
  const text = tracked
    .map(({ author, day }) => [author || t('wordImport.noAuthor'), day].filter(part => part !== '').join(' '))
    .join(t('wordImport.comma'))
  return text === '' ? null : <p className="rj-hint">{t('wordImport.tracked', { tracked: text })}</p>
}

interface TakeButtonProps {
  label: string
  isTaken: boolean
  onTake: () => void
}

/** The button that takes a change over, which says so once it is. */
const TakeButton = ({ label, isTaken, onTake }: TakeButtonProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <Button
      size="small"
      disabled={isTaken}
      icon={isTaken ? <TickIcon /> : undefined}
      text={t(isTaken ? 'wordImport.taken' : 'wordImport.take')}
      aria-label={isTaken ? undefined : t('wordImport.takeOf', { label })}
      onClick={onTake}
    />
  )
}

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

const WORDS = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+|\s+|./gsu

interface Part {
  text: string
  isShared: boolean
}

/** Returns a text in parts that the other has and has not. */
const partsOf = (words: readonly string[], shared: ReadonlySet<number>): Part[] => {
  const parts: Part[] = []
  for (const [place, text] of words.entries()) {
    const last = parts.at(-1)
    if (last && last.isShared === shared.has(place)) last.text += text
    else parts.push({ text, isShared: shared.has(place) })
  }
  return parts
}

/** A change with its words before and after, in parts that the other has and has not. */
export interface ReadProse {
  change: WordProse
  label: string
  before: readonly Part[]
  after: readonly Part[]
}

/** Compares the words of a change before and after, which a long paragraph makes costly: once is enough. */
export const compareWords = (change: WordProse, before: string, after: string): ReadProse => {
  const [old, now] = [before.match(WORDS) ?? [], after.match(WORDS) ?? []]
  const matches = alignSequences(old, now)
  return {
    change,
    label: (after || before).replaceAll('\n', ' ').slice(0, 20),
    before: partsOf(old, new Set(matches.map(([place]) => place))),
    after: partsOf(now, new Set(matches.map(([, place]) => place))),
  }
}

export interface ShownProse extends ReadProse, Meeting {
  isTaken: boolean
}

/** A row is named like the words in it. */
const KINDS = {
  edited: 'edited',
  moved: 'moved',
  inserted: 'inserted',
  deleted: 'deleted',
  rowInserted: 'inserted',
  rowDeleted: 'deleted',
  tableDeleted: 'tableDeleted',
} as const

interface ProseTableProps {
  changes: readonly ShownProse[]
  onTake: (changes: readonly WordProse[]) => void
}

/** Lists changes to prose: what was exported, what Word has, who tracked it, and the button that takes it over. */
export const ProseTable = ({ changes, onTake }: ProseTableProps): JSX.Element => {
  const { t } = useTranslation()
  const nameOf = useTabName()
  return (
    <HTMLTable compact className="rj-word-changes rj-word-prose">
      <thead>
        <tr>
          <th scope="col">{t('wordImport.place')}</th>
          <th scope="col">{t('wordImport.exported')}</th>
          <th scope="col">{t('wordImport.inWord')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {changes.map(({ change, label, before, after, isTaken, isGone, now }) => {
          const place = change.heading || nameOf(change.document)
          return (
            <tr key={change.id}>
              <th scope="row">
                {place}
                <p className="rj-hint">{t(`wordImport.prose.${KINDS[change.kind]}`)}</p>
                <Tracked tracked={change.tracked} />
              </th>
              <td>
                {before.map(({ text, isShared }, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
                  isShared ? <span key={index}>{text}</span> : <del key={index}>{text}</del>,
                )}
                {now !== null && !isTaken && <p className="rj-hint">{t('wordImport.nowReads', { value: now })}</p>}
              </td>
              <td>
                {after.map(({ text, isShared }, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
                  isShared ? <span key={index}>{text}</span> : <ins key={index}>{text}</ins>,
                )}
              </td>
              <td>
                {isGone && !isTaken ? (
                  <span className="rj-hint">{t('wordImport.placeGone')}</span>
                ) : (
                  <TakeButton label={label} isTaken={isTaken} onTake={() => onTake([change])} />
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </HTMLTable>
  )
}
