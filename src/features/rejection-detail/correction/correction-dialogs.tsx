import { Button, Dialog, DialogBody, DialogFooter, Radio, RadioGroup } from '@blueprintjs/core'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice, DisputedPlace } from '#contract/correction.ts'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { ServiceDialog } from './service-dialog.tsx'
import type { CorrectionModel } from './use-correction.ts'
import './disputed-places-dialog.css'

interface DisputedPlacesDialogProps {
  places: readonly DisputedPlace[]
  onChoose: (choices: Record<string, Choice>) => void
  onGiveUp: () => void
}

/**
 * Shows both texts of each place that attorney and correction both changed, to choose from. The attorney's is chosen at
 * first.
 */
const DisputedPlacesDialog = ({ places, onChoose, onGiveUp }: DisputedPlacesDialogProps): JSX.Element => {
  const { t } = useTranslation()
  const [choices, setChoices] = useState(() => new Map<string, Choice>(places.map(({ id }) => [id, 'mine'])))
  const optionOf = (choice: Choice, text: string): JSX.Element => (
    <Radio className="rj-disputed-option" value={choice}>
      <span className="rj-label">{t(`detail.correction.${choice}`)}</span>
      <span className="rj-disputed-text">{text === '' ? t('detail.correction.nothing') : text}</span>
    </Radio>
  )
  return (
    <Dialog className="rj-disputed" isOpen title={t('detail.correction.disputed')} onClose={onGiveUp}>
      <DialogBody>
        <p>{t('detail.correction.disputedText', { count: places.length })}</p>
        {places.map(({ id, document, label, mine, drafted }) => (
          <RadioGroup
            key={id}
            className="rj-disputed-place"
            label={`${t(`editor.tabs.${document}`)}${label === '' ? '' : ` · ${label}`}`}
            selectedValue={choices.get(id) ?? 'mine'}
            onChange={({ currentTarget }) =>
              setChoices(new Map(choices).set(id, currentTarget.value === 'drafted' ? 'drafted' : 'mine'))
            }
          >
            {optionOf('mine', mine)}
            {optionOf('drafted', drafted)}
          </RadioGroup>
        ))}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('detail.correction.giveUp')} onClick={onGiveUp} />
            <Button
              intent="primary"
              text={t('detail.correction.goOn')}
              onClick={() => onChoose(Object.fromEntries(choices))}
            />
          </>
        }
      />
    </Dialog>
  )
}

interface CorrectionDialogsProps {
  log: RejectionLogDetail
  correction: CorrectionModel
  isServiceOpen: boolean
  onServiceClose: () => void
}

/**
 * Shows the dialogs of a correction: day and way of service, and the choice between the attorney's texts and the new
 * ones.
 */
export const CorrectionDialogs = (props: CorrectionDialogsProps): JSX.Element => {
  const { log, correction, isServiceOpen, onServiceClose } = props
  return (
    <>
      {isServiceOpen && (
        <ServiceDialog
          log={log}
          problem={correction.problem}
          onCorrect={async service => {
            if (await correction.correct({ service })) onServiceClose()
          }}
          onClose={() => {
            onServiceClose()
            correction.giveUp()
          }}
        />
      )}
      {correction.disputed !== null && (
        <DisputedPlacesDialog
          places={correction.disputed}
          onChoose={choices => void correction.choose(choices)}
          onGiveUp={correction.giveUp}
        />
      )}
    </>
  )
}
