import { HTMLTable } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { WordProse } from '#contract/word-import.ts'
import { alignSequences } from '#domain/align-sequences.ts'
import { useTabName } from '../document-editor/index.ts'
import type { Meeting } from './apply-prose.ts'
import { TakeButton, Tracked } from './taking.tsx'

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

const compareWords = (before: string, after: string): [Part[], Part[]] => {
  const [old, now] = [before.match(WORDS) ?? [], after.match(WORDS) ?? []]
  const matches = alignSequences(old, now)
  return [
    partsOf(old, new Set(matches.map(([place]) => place))),
    partsOf(now, new Set(matches.map(([, place]) => place))),
  ]
}

export interface ShownProse extends Meeting {
  change: WordProse
  before: string
  after: string
  isTaken: boolean
}

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
        {changes.map(({ change, before, after, isTaken, isGone, now }) => {
          const [old, words] = compareWords(before, after)
          const place = change.heading || nameOf(change.document)
          const label = (after || before).slice(0, 20)
          return (
            <tr key={change.id}>
              <th scope="row">
                {place}
                <p className="rj-hint">{t(`wordImport.prose.${change.kind}`)}</p>
                <Tracked tracked={change.tracked} />
              </th>
              <td>
                {old.map(({ text, isShared }, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
                  isShared ? <span key={index}>{text}</span> : <del key={index}>{text}</del>,
                )}
                {now !== null && !isTaken && <p className="rj-hint">{t('wordImport.nowReads', { value: now })}</p>}
              </td>
              <td>
                {words.map(({ text, isShared }, index) =>
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
