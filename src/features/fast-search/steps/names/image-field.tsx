import { Button, FormGroup } from '@blueprintjs/core'
import { CrossIcon, MediaIcon } from '@blueprintjs/icons'
import { type ChangeEvent, type JSX, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IMAGE_EXTENSIONS } from '#contract/limits.ts'
import { ProblemText } from '../../../../components/field-notes.tsx'
import type { MarkImage } from '../../state/wizard-state.ts'
import './image-field.css'

/** Returns whether a file's name ends in jpg or png, in upper or lower case (docs/specification.md §5). */
const isImageName = (name: string): boolean => {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return name.includes('.') && IMAGE_EXTENSIONS.some(known => known === extension)
}

/** Returns a file as a base64 `data:` address. Rejects when it cannot be read. */
const readBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

interface ImageFieldProps {
  image: MarkImage | null
  onChange: (image: MarkImage | null) => void
}

/** Asks for a picture of the mark, jpg or png. It is only shown and does not leave the page. */
export const ImageField = ({ image, onChange }: ImageFieldProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const [problem, setProblem] = useState<'imageWrong' | 'imageUnreadable' | null>(null)

  const handleChange = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0]
    // Without this, choosing the same file again would raise no event.
    target.value = ''
    if (file === undefined) return
    if (!isImageName(file.name)) return setProblem('imageWrong')
    try {
      const base64 = await readBase64(file)
      setProblem(null)
      onChange({ name: file.name, base64 })
    } catch {
      setProblem('imageUnreadable')
    }
  }

  return (
    <FormGroup
      label={t('search.names.image')}
      labelFor={id}
      helperText={
        <span id={`${id}-helper`}>
          {problem === null ? t('search.names.imageHint') : <ProblemText text={t(`search.names.${problem}`)} />}
        </span>
      }
    >
      <div className="rj-image">
        {image && (
          <>
            <img
              className="rj-image-picture"
              src={image.base64}
              alt={t('search.names.imageAlt', { name: image.name })}
              onError={() => {
                onChange(null)
                setProblem('imageUnreadable')
              }}
            />
            <span className="rj-image-name rj-ellipsis" title={image.name}>
              {image.name}
            </span>
          </>
        )}
        <label className="rj-image-choose">
          <input
            id={id}
            className="rj-sr"
            type="file"
            accept=".jpg,.png,image/jpeg,image/png"
            aria-invalid={problem !== null}
            aria-describedby={`${id}-helper`}
            onChange={event => void handleChange(event)}
          />
          <MediaIcon />
          <span>{t('search.names.imageChoose')}</span>
        </label>
        {image && (
          <Button
            variant="minimal"
            icon={<CrossIcon />}
            aria-label={t('search.names.imageClear', { name: image.name })}
            onClick={() => onChange(null)}
          />
        )}
      </div>
    </FormGroup>
  )
}
