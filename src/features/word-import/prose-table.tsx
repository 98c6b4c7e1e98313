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
    label: (after || before).slice(0, 20),
    before: partsOf(old, new Set(matches.map(([place]) => place))),
    after: partsOf(now, new Set(matches.map(([, place]) => place))),
  }
}

export interface ShownProse extends ReadProse, Meeting {
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
        {changes.map(({ change, label, before, after, isTaken, isGone, now }) => {
          const place = change.heading || nameOf(change.document)
          return (
            <tr key={change.id}>
              <th scope="row">
                {place}
                <p className="rj-hint">{t(`wordImport.prose.${change.kind}`)}</p>
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
