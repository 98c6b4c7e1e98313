import { ImportIcon } from '@blueprintjs/icons'
import {
  type ChangeEvent,
  type DragEvent,
  type InputHTMLAttributes,
  type JSX,
  type RefObject,
  useEffect,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import './file-drop.css'

interface FileDrop {
  isDragging: boolean
  /** Props of the element that takes the files. */
  dropProps: Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>
}

const keepPage = (event: Event): void => event.preventDefault()

/** Takes dropped files. A file dropped beside the target is ignored; the browser would open it in place of the page. */
export const useFileDrop = (onFiles: (files: readonly File[]) => void, isLocked: boolean): FileDrop => {
  const [isDragging, setIsDragging] = useState(false)

  useEffect(() => {
    window.addEventListener('dragover', keepPage)
    window.addEventListener('drop', keepPage)
    return () => {
      window.removeEventListener('dragover', keepPage)
      window.removeEventListener('drop', keepPage)
    }
  }, [])

  return {
    isDragging,
    dropProps: {
      onDragOver: () => setIsDragging(!isLocked),
      onDragLeave: event => {
        const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
        setIsDragging(isInside && !isLocked)
      },
      onDrop: event => {
        setIsDragging(false)
        const files = [...event.dataTransfer.files]
        if (files.length > 0 && !isLocked) onFiles(files)
      },
    },
  }
}

interface DropZoneProps {
  isInvalid: boolean
  isDragging: boolean
  /** The files that can be chosen, as `accept` of an input. */
  accept: string
  hint: string
  inputProps?: InputHTMLAttributes<HTMLInputElement>
  inputRef?: RefObject<HTMLElement | null>
  onChoose: (files: readonly File[]) => void
}

/** Shows the area to click or drop files on: a label around the file input. */
export const DropZone = (props: DropZoneProps): JSX.Element => {
  const { isInvalid, isDragging, accept, hint, inputProps, inputRef, onChoose } = props
  const { t } = useTranslation()
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])]
    // Without this, choosing the same file again would raise no event.
    target.value = ''
    if (files.length > 0) onChoose(files)
  }
  return (
    <label className={isDragging ? 'rj-drop rj-is-dragging' : 'rj-drop'}>
      <input
        {...inputProps}
        ref={element => {
          if (inputRef) inputRef.current = element
        }}
        className="rj-sr"
        type="file"
        multiple
        accept={accept}
        aria-invalid={isInvalid}
        onChange={handleChange}
      />
      <ImportIcon className="rj-drop-icon" />
      <span>
        <span className="rj-drop-choose">{t('home.file.choose')}</span>
        {t('home.file.orDrop')}
      </span>
      <span className="rj-hint">{hint}</span>
    </label>
  )
}
