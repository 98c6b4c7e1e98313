import { Button, FormGroup, InputGroup, Radio, RadioGroup } from '@blueprintjs/core'
import { CrossIcon } from '@blueprintjs/icons'
import { type FormEvent, type JSX, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CLASS_COUNT } from '#contract/limits.ts'
import { SIMILARITIES } from '#contract/vocabulary.ts'
import type { WatchItem, WatchOrder, WatchTrial } from '#contract/watching.ts'
import { ProblemText } from '../../components/field-notes.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { InputList } from '../../components/input-list/input-list.tsx'
import { filledRows } from '../../components/input-list/list-rows.ts'
import { SideDrawer } from '../../components/side-drawer.tsx'
import { SuggestInput, suggestApplicants } from '../../components/suggest-input/suggest-input.tsx'
import { ApiError, callApi } from '../../lib/http.ts'
import { useChange } from './use-change.ts'

const MOST_MARKS = 50
const LONGEST = 200

const wordsIn = (text: string): string[] => text.split(/[\s,，、;；]+/).filter(part => part !== '')
const isClass = (text: string): boolean => Number(text) >= 1 && Number(text) <= CLASS_COUNT

/** Reads classes as they are written, each once and in order; null where something is no class. */
const classesIn = (text: string): number[] | null => {
  const parts = wordsIn(text)
  if (!parts.every(part => /^\d{1,2}$/.test(part) && isClass(part))) return null
  return [...new Set(parts.map(Number))].sort((a, b) => a - b)
}

/** Reads similar groups as they are written, `0901`, each once and in order; null where something is no group of a class. */
const groupsIn = (text: string): string[] | null => {
  const parts = wordsIn(text)
  if (!parts.every(part => /^\d{4}$/.test(part) && isClass(part.slice(0, 2)))) return null
  return [...new Set(parts)].sort()
}

interface FormProps {
  /** The watch to change; null begins one. */
  watch: WatchItem | null
  titleId: string
  onClose: () => void
}

interface ListFieldProps {
  label: string
  text: string
  /** The hint on what to write; null where the text is not understood. */
  note: string | null
  problem: string
  onChange: (text: string) => void
}

/** A field for several numbers in one line. */
const ListField = ({ label, text, note, problem, onChange }: ListFieldProps): JSX.Element => {
  const id = useId()
  return (
    <FormGroup
      label={label}
      labelFor={id}
      helperText={
        note === null ? <ProblemText id={`${id}-note`} text={problem} /> : <span id={`${id}-note`}>{note}</span>
      }
    >
      <InputGroup
        id={id}
        maxLength={LONGEST}
        value={text}
        aria-invalid={note === null}
        aria-describedby={`${id}-note`}
        onValueChange={onChange}
      />
    </FormGroup>
  )
}

/** Asks for wordings, applicant, classes, groups and level; says what the settings would have given. */
const Form = ({ watch, titleId, onClose }: FormProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const [marks, setMarks] = useState<readonly string[]>(watch?.marks ?? [''])
  const [name, setName] = useState(watch?.name ?? '')
  const [classText, setClassText] = useState(watch?.classes.join(', ') ?? '')
  const [groupText, setGroupText] = useState(watch?.groups.join(', ') ?? '')
  const [level, setLevel] = useState<WatchOrder['level']>(watch?.level ?? 'similar')
  const [isTold, setIsTold] = useState(false)
  const [trial, setTrial] = useState<WatchTrial | 'failed' | null>(null)
  const [isTrying, setIsTrying] = useState(false)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const tried = useRef(0)
  const firstMark = useRef<HTMLInputElement>(null)
  const { hasFailed, isBusy, run } = useChange()
  const classes = classesIn(classText)
  const groups = groupsIn(groupText)
  const wordings = filledRows(marks)

  const forget = (): void => {
    tried.current += 1
    setTrial(null)
    setIsTrying(false)
    setIsUnreadable(false)
  }
  const noteUnreadable = (error: unknown): never => {
    if (error instanceof ApiError && error.code === 'invalidInput') setIsUnreadable(true)
    throw error
  }
  const orderOf = (): WatchOrder | null => {
    setIsTold(true)
    if (wordings.length === 0) firstMark.current?.focus()
    if (wordings.length === 0 || classes === null || groups === null) return null
    return { name: name.trim(), marks: wordings, classes, groups, level }
  }
  const handleTry = async (): Promise<void> => {
    const body = orderOf()
    if (body === null) return
    forget()
    const turn = tried.current
    setIsTrying(true)
    let found: WatchTrial | 'failed' = 'failed'
    try {
      found = await callApi('tryWatch', { body }).catch(noteUnreadable)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
    if (turn !== tried.current) return
    setTrial(found)
    setIsTrying(false)
  }
  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const order = orderOf()
    if (order === null || isBusy) return
    const isDone = await run(() =>
      (watch === null
        ? callApi('beginWatch', { body: order })
        : callApi('stopWatch', { params: { id: watch.id }, body: { isStopped: watch.stoppedAt !== null, order } })
      ).catch(noteUnreadable),
    )
    if (isDone) onClose()
  }

  const problem = isUnreadable
    ? t('watching.form.invalid')
    : isTold && wordings.length === 0
      ? t('watching.form.marksNeeded')
      : undefined
  return (
    <form className="rj-watch-form" onSubmit={event => void handleSubmit(event)} aria-labelledby={titleId} noValidate>
      <div className="rj-watch-drawer-head">
        <h2 id={titleId}>{t(watch === null ? 'watching.form.new' : 'watching.form.edit')}</h2>
        <span className="rj-gap" />
        <IconButton name={t('watching.card.close')} icon={<CrossIcon />} onClick={onClose} />
      </div>
      <div className="rj-watch-fields">
        {watch !== null && <p className="rj-hint">{t('watching.form.editNote')}</p>}
        <InputList
          label={t('watching.form.marks')}
          rows={marks}
          limit={MOST_MARKS}
          addText={t('watching.form.addMark')}
          placeholder={t('watching.form.markHint')}
          maxLength={LONGEST}
          isRequired
          problem={problem}
          targetRef={firstMark}
          onChange={rows => {
            forget()
            setMarks(rows)
          }}
        />
        <FormGroup label={t('watching.form.name')} labelFor={`${id}-name`} helperText={t('watching.form.nameHint')}>
          <SuggestInput
            id={`${id}-name`}
            maxLength={LONGEST}
            load={suggestApplicants}
            value={name}
            onChange={text => {
              forget()
              setName(text)
            }}
          />
        </FormGroup>
        <ListField
          label={t('watching.form.classes')}
          text={classText}
          note={classes === null ? null : t('watching.form.classesHint')}
          problem={t('watching.form.classesWrong')}
          onChange={text => {
            forget()
            setClassText(text)
          }}
        />
        <ListField
          label={t('watching.form.groups')}
          text={groupText}
          note={groups === null ? null : t('watching.form.groupsHint')}
          problem={t('watching.form.groupsWrong')}
          onChange={text => {
            forget()
            setGroupText(text)
          }}
        />
        <RadioGroup
          label={t('watching.form.level')}
          selectedValue={level}
          onChange={({ currentTarget: { value } }) => {
            forget()
            setLevel(SIMILARITIES.find(known => known === value) ?? level)
          }}
        >
          {SIMILARITIES.map(value => (
            <Radio key={value} value={value} label={t(`watching.levelsUpTo.${value}`)} />
          ))}
        </RadioGroup>
        <div className="rj-watch-trial">
          <Button text={t('watching.form.try')} loading={isTrying} onClick={() => void handleTry()} />
          <p role="status">
            {trial === 'failed' && !isUnreadable && t('watching.form.trialFailed')}
            {trial !== null &&
              trial !== 'failed' &&
              `${t('watching.form.trial', { count: trial.total, near: trial.blocked })} ${trial.isCut ? t('watching.form.trialCut') : ''}`}
          </p>
        </div>
        <p className="rj-hint">{t('watching.form.law')}</p>
      </div>
      <div className="rj-watch-drawer-foot">
        {hasFailed && !isUnreadable && <ProblemText text={t('watching.failed')} />}
        <span className="rj-gap" />
        <Button text={t('watching.cancel')} onClick={onClose} />
        <Button
          type="submit"
          intent="primary"
          loading={isBusy}
          text={t(watch === null ? 'watching.form.begin' : 'watching.form.save')}
        />
      </div>
    </form>
  )
}

interface WatchDrawerProps {
  /** The watch that is edited, or a new one; null shows nothing. */
  edited: WatchItem | 'new' | null
  onClose: () => void
}

/** Opens over the page to begin a watch or to change one; the focus returns to the button. */
export const WatchDrawer = ({ edited, onClose }: WatchDrawerProps): JSX.Element => {
  const titleId = useId()
  return (
    <SideDrawer
      isOpen={edited !== null}
      onClose={onClose}
      size="min(560px, 100vw)"
      aria-labelledby={titleId}
      shouldReturnFocusOnClose
    >
      {edited !== null && <Form watch={edited === 'new' ? null : edited} titleId={titleId} onClose={onClose} />}
    </SideDrawer>
  )
}
