import { Button, HTMLTable, PopoverNext } from '@blueprintjs/core'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type JSX, memo, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../locales/language.ts'
import { countDocument, countSelection, type TextCount } from './count-document.ts'
import './word-count.css'

const FOLLOW_DELAY_MS = 300

/**
 * Returns a value once it has not changed for the delay; null until then, so that opening a document counts nothing.
 */
const useLater = <Value,>(value: Value): Value | null => {
  const [later, setLater] = useState<Value | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setLater(() => value), FOLLOW_DELAY_MS)
    return () => clearTimeout(timer)
  }, [value])
  return later
}

interface WordCounts {
  document: TextCount
  selection: TextCount | null
}

/**
 * Returns the counts of an editor's document and selection, null until they are known. They follow typing after a
 * delay.
 */
const useWordCount = (editor: Editor): WordCounts | null => {
  const state = useEditorState({ editor, selector: () => editor.state, equalityFn: Object.is })
  const counted = useLater(state)
  return useMemo(
    () => counted && { document: countDocument(counted.doc), selection: countSelection(counted) },
    [counted],
  )
}

const ROWS = [
  ['wordsRow', 'words'],
  ['charactersRow', 'characters'],
  ['spacedRow', 'charactersWithSpaces'],
] as const satisfies readonly (readonly [string, keyof TextCount])[]

interface CountsProps {
  counts: WordCounts
  documentName: string
}

const Counts = memo(({ counts: { document, selection }, documentName }: CountsProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = (number: number): string => number.toLocaleString(language)
  const number = format(document.words)
  return (
    <PopoverNext
      placement="top-start"
      arrow={false}
      animation="minimal"
      middleware={{ offset: { mainAxis: 4 } }}
      shouldReturnFocusOnClose
      content={
        <div className="rj-word-count">
          <HTMLTable compact>
            <thead>
              <tr>
                <th>{t('writing.count.title')}</th>
                <th>{documentName}</th>
                {selection && <th>{t('writing.count.ofSelection')}</th>}
              </tr>
            </thead>
            <tbody>
              {ROWS.map(([name, key]) => (
                <tr key={key}>
                  <td>{t(`writing.count.${name}`)}</td>
                  <td>{format(document[key])}</td>
                  {selection && <td>{format(selection[key])}</td>}
                </tr>
              ))}
            </tbody>
          </HTMLTable>
          <p className="rj-hint">{t('writing.count.note')}</p>
        </div>
      }
    >
      <Button
        variant="minimal"
        size="small"
        text={
          selection
            ? t('writing.count.selected', { number, selected: format(selection.words) })
            : t('writing.count.words', { number })
        }
      />
    </PopoverNext>
  )
})

/**
 * Shows the length of the document and of the selection; the other counts on request. It is drawn again only when they
 * change.
 */
export const WordCount = ({ editor, documentName }: { editor: Editor; documentName: string }): JSX.Element => {
  const counts = useWordCount(editor)
  return counts === null ? <span /> : <Counts counts={counts} documentName={documentName} />
}
