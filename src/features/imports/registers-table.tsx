import { Button, Dialog, HTMLTable, InputGroup, Switch, Tag } from '@blueprintjs/core'
import { FullCircleIcon, TickIcon, TrashIcon } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type JSX, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RegisterItem } from '#contract/imports.ts'
import { EllipsisText } from '../../components/ellipsis-text.tsx'
import { ProblemText } from '../../components/field-notes.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { callApi } from '../../lib/http.ts'
import { callKey } from '../../lib/use-call.ts'
import { formatFileSize } from '../../locales/formats.ts'
import { useLanguage } from '../../locales/language.ts'

interface RemovalProps {
  register: RegisterItem
  onRemove: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a register before it is deleted with all that was imported into it. */
const RemovalDialog = ({ register, onRemove, onClose }: RemovalProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [isWrong, setIsWrong] = useState(false)
  const name = register.name[language]

  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setIsWrong(typed.trim() !== name)
    if (typed.trim() !== name) return
    setIsBusy(true)
    await onRemove(name)
    setIsBusy(false)
  }
  return (
    <Dialog
      isOpen
      transitionDuration={0}
      className="rj-register-removal"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <form onSubmit={event => void handleSubmit(event)}>
        <h2 id={`${id}-title`} className="rj-pane-title">
          {t('registers.remove.title', { name })}
        </h2>
        <p id={`${id}-text`} className="rj-hint">
          {t('registers.remove.text', { size: register.size.toLocaleString(language) })}
        </p>
        <label htmlFor={`${id}-name`}>{t('registers.remove.name', { name })}</label>
        <InputGroup
          id={`${id}-name`}
          autoFocus
          autoComplete="off"
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-problem` : undefined}
          onValueChange={setTyped}
        />
        {isWrong && <ProblemText id={`${id}-problem`} text={t('registers.remove.wrong')} />}
        <div className="rj-register-removal-foot">
          <Button text={t('registers.remove.keep')} onClick={onClose} />
          <Button type="submit" intent="danger" loading={isBusy} text={t('registers.remove.confirm')} />
        </div>
      </form>
    </Dialog>
  )
}

interface RegistersTableProps {
  registers: readonly RegisterItem[]
  /** The register whose files are shown, and that imports go into. */
  chosen: number | undefined
  onChoose: (id: number) => void
}

/**
 * Lists the registers: what each is made from, its day, its size, the disk it takes, whether it can be searched, and whether searches ask it by
 * default. One is deleted by whoever types its name.
 */
export const RegistersTable = ({ registers, chosen, onChoose }: RegistersTableProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const client = useQueryClient()
  const [removed, setRemoved] = useState<RegisterItem | null>(null)
  const canChoose = registers.filter(({ isSample }) => !isSample).length > 1
  const originOf = ({ isSample, sources }: RegisterItem): string => {
    if (isSample) return t('registers.origin.sample')
    const kinds = new Set(sources.flatMap(({ kind }) => kind ?? []))
    if (kinds.size === 0) return t('registers.origin.files')
    return [...kinds].map(kind => t(`imports.kinds.${kind}`)).join(t('imports.repairBetween'))
  }
  const show = async (answer: Promise<RegisterItem[]>): Promise<void> => {
    try {
      client.setQueryData(callKey('readRegisters', {}), await answer)
      await client.invalidateQueries({ queryKey: callKey('readSearchBasis', {}) })
    } catch {
      // A failure is in the activity list.
    }
  }
  const remove = async ({ id }: RegisterItem, name: string): Promise<void> => {
    await show(callApi('removeRegister', { params: { id }, body: { name } }))
    setRemoved(null)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls is reached by keys.
    <section className="rj-import-scroll rj-registers-list" aria-label={t('registers.title')} tabIndex={0}>
      <HTMLTable>
        <thead>
          <tr>
            <th>{t('registers.columns.name')}</th>
            <th>{t('registers.columns.origin')}</th>
            <th>{t('registers.columns.asOf')}</th>
            <th className="rj-count">{t('registers.columns.size')}</th>
            <th className="rj-count">{t('registers.columns.bytes')}</th>
            <th>{t('registers.columns.state')}</th>
            <th>{t('registers.columns.isDefault')}</th>
            <th>
              <span className="rj-sr">{t('registers.columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {registers.map(register => (
            <tr key={register.id} data-chosen={(canChoose && register.id === chosen) || undefined}>
              <th scope="row">
                {canChoose && !register.isSample ? (
                  <button
                    type="button"
                    className="rj-register-name"
                    aria-pressed={register.id === chosen}
                    onClick={() => onChoose(register.id)}
                  >
                    {register.name[language]}
                  </button>
                ) : (
                  register.name[language]
                )}{' '}
                {register.isSample && (
                  <Tag minimal className="rj-register-sample">
                    {t('registers.sample')}
                  </Tag>
                )}
              </th>
              <td>
                <EllipsisText text={originOf(register)} />
              </td>
              <td data-label={t('registers.columns.asOf')}>{register.asOf}</td>
              <td className="rj-count" data-label={t('registers.columns.size')}>
                {register.size.toLocaleString(language)}
              </td>
              <td className="rj-count" data-label={t('registers.columns.bytes')}>
                {formatFileSize(register.bytes)}
              </td>
              <td>
                <span className="rj-register-state" data-ready={register.isReady || undefined}>
                  {register.isReady ? <TickIcon size={14} /> : <FullCircleIcon size={12} />}
                  {t(register.isReady ? 'registers.state.ready' : 'registers.state.loading')}
                </span>
              </td>
              <td data-label={t('registers.columns.isDefault')}>
                {register.isSample ? (
                  <span className="rj-hint">{t('registers.sampleAlone')}</span>
                ) : (
                  <Switch
                    className="rj-register-default"
                    aria-label={t('registers.askByDefault', { name: register.name[language] })}
                    checked={register.isDefault}
                    onChange={({ currentTarget: { checked } }) =>
                      void show(
                        callApi('changeRegister', { params: { id: register.id }, body: { isDefault: checked } }),
                      )
                    }
                  />
                )}
              </td>
              <td>
                <IconButton
                  icon={<TrashIcon />}
                  name={t('registers.remove.open', { name: register.name[language] })}
                  onClick={() => setRemoved(register)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </HTMLTable>
      {registers.length === 0 && <p className="rj-import-hint">{t('registers.none')}</p>}
      {removed && (
        <RemovalDialog register={removed} onRemove={name => remove(removed, name)} onClose={() => setRemoved(null)} />
      )}
    </section>
  )
}
