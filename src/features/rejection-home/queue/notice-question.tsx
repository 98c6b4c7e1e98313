import { Button, InputGroup } from '@blueprintjs/core'
import { type JSX, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '../../../components/field-notes.tsx'
import { type DrawPlace, NoticeCrop } from '../../../components/notice-crop.tsx'
import { readFact } from '../../../lib/facts/fact-rows.ts'
import type { NoticeQuestion as Question } from './notice-questions.ts'
import './notice-question.css'

/** Opens a file that was chosen and returns what draws its places; null until then, undefined where it cannot be opened. */
const usePlacesOf = (file: File, password: string | null): DrawPlace | null | undefined => {
  const [draw, setDraw] = useState<DrawPlace | null | undefined>(null)
  useEffect(() => {
    const abort = new AbortController()
    void import('../../pdf-viewer/index.ts')
      .then(({ openPlaces }) => openPlaces(file, password, abort.signal))
      .then(
        opened => abort.signal.aborted || setDraw(() => opened),
        () => abort.signal.aborted || setDraw(undefined),
      )
    return () => {
      abort.abort()
      setDraw(null)
    }
  }, [file, password])
  return draw
}

interface NoticeQuestionProps {
  question: Question
  file: File
  password: string | null
  /** How many are still to be answered, this one among them. */
  left: number
  onAnswer: (text: string) => void
  /** Leaves what is not answered to the case. */
  onLeave: () => void
}

/** Most lines of a fact that are shown as printed. */
const MOST_CROPS = 2

/** Asks about a fact that was read with doubt, beside the place where the notice prints it. */
export const NoticeQuestion = (props: NoticeQuestionProps): JSX.Element => {
  const { question, file, password, left, onAnswer, onLeave } = props
  const { row, text, places, others } = question
  const { t } = useTranslation()
  const draw = usePlacesOf(file, password)
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const name = t(`detail.facts.names.${row.name}`)
  const label = t('home.queue.question.ask', { name, page: places[0]?.page ?? 1 })
  const shown = (value: string): string =>
    row.name === 'kind' ? t(value === 'partial' ? 'detail.kind.partial' : 'detail.kind.full') : value

  const answer = (value: string): void => {
    if (value.trim() === '' || readFact(row.name, value) === undefined) setIsWrong(true)
    else onAnswer(value.trim())
  }

  return (
    <fieldset className="rj-queue-question">
      <legend>
        {label}
        {left > 1 && <span className="rj-hint"> {t('home.queue.question.left', { count: left })}</span>}
      </legend>
      {draw !== undefined &&
        places
          .slice(0, MOST_CROPS)
          .map(place =>
            draw === null ? (
              <span key={place.box.join(' ')} className="rj-notice-crop" />
            ) : (
              <NoticeCrop key={place.box.join(' ')} place={place} draw={draw} isInLine />
            ),
          )}
      {typed === null ? (
        <div className="rj-queue-answers">
          {[text, ...others]
            .filter(value => value !== '')
            .map(value => (
              <Button
                key={value}
                size="small"
                text={shown(value)}
                aria-label={t('home.queue.question.is', { name, value: shown(value) })}
                onClick={() => onAnswer(value)}
              />
            ))}
          {row.name !== 'kind' && (
            <Button
              size="small"
              variant="minimal"
              text={t('home.queue.question.other')}
              aria-label={t('home.queue.question.otherOf', { name })}
              onClick={() => setTyped(text)}
            />
          )}
          <Button size="small" variant="minimal" text={t('home.queue.question.later')} onClick={onLeave} />
        </div>
      ) : (
        <div className="rj-queue-answers">
          <InputGroup
            size="small"
            autoFocus
            aria-label={name}
            aria-invalid={isWrong}
            value={typed}
            onValueChange={value => {
              setTyped(value)
              setIsWrong(false)
            }}
            onKeyDown={event => {
              if (event.nativeEvent.isComposing) return
              if (event.key === 'Enter') answer(typed)
              if (event.key === 'Escape') {
                event.stopPropagation()
                setTyped(null)
              }
            }}
          />
          <Button size="small" text={t('home.queue.question.take')} onClick={() => answer(typed)} />
        </div>
      )}
      {isWrong && <ProblemText text={t('detail.facts.invalid')} />}
    </fieldset>
  )
}
