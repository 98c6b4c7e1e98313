import { type DragEvent, useEffect, useState } from 'react'

interface FileDrop {
  isDragging: boolean
  /** For the element that takes the file. */
  dropProps: Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>
}

const keepPage = (event: Event): void => event.preventDefault()

/** Takes a dropped file. A file dropped beside the target is ignored, not opened in place of the page. */
export const useFileDrop = (onFile: (file: File) => void, isLocked: boolean): FileDrop => {
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
        const [file] = event.dataTransfer.files
        if (file && !isLocked) onFile(file)
      },
    },
  }
}
