import { useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { IMPORT_FILE_PART } from '#contract/endpoints.ts'
import type { ImportOutcome, ImportPreview } from '#contract/imports.ts'
import { MAX_PREVIEW_BYTES } from '#contract/limits.ts'
import type { ImportEvent } from '#contract/progress.ts'
import type { ImportSubject } from '#contract/vocabulary.ts'
import { callApi } from '../../lib/http.ts'
import { callKey } from '../../lib/use-call.ts'
import { type FollowedRun, useFollowedWork } from '../../lib/use-followed-work.ts'
import type { ImportFormState } from './import-form.tsx'

type ImportProgress = Extract<ImportEvent, { step: 'import' }>

const FIRST: ImportProgress = { step: 'import', read: 0, rejected: 0, size: 0, total: 0 }
const advance = (before: ImportProgress, event: ImportEvent): ImportProgress =>
  event.step === 'import' ? event : before

const LINE_END = 10

/** Says why a file was refused; of another encoding the server names it and a cell, `Latin-1: Müller`. */
export const refusalText = (t: TFunction, { problem, detail }: NonNullable<ImportOutcome['refusal']>): string => {
  const [, encoding = detail, cell = ''] = /^([^:]+): (.*)$/s.exec(detail) ?? []
  return t(`imports.fileProblem.${problem}`, { detail, encoding, cell })
}

/** Returns the part of a file that a preview looks at: all of it, or its beginning up to the end of a line. */
const beginningOf = async (file: File): Promise<Blob> => {
  if (file.size <= MAX_PREVIEW_BYTES) return file
  const bytes = new Uint8Array(await file.slice(0, MAX_PREVIEW_BYTES).arrayBuffer())
  const isPackage = bytes[0] === 0x50 && bytes[1] === 0x4b
  return new Blob([isPackage ? bytes : bytes.subarray(0, bytes.lastIndexOf(LINE_END) + 1)])
}

export interface PreviewedFile {
  preview: ImportPreview
  isWhole: boolean
}

/** Reads the first rows of a file as an import would; nothing is written. Throws `ApiError`. */
export const previewFile = async (subject: ImportSubject, file: File): Promise<PreviewedFile> => {
  const isWhole = file.size <= MAX_PREVIEW_BYTES
  const form = new FormData()
  form.append(IMPORT_FILE_PART, await beginningOf(file), file.name)
  const preview = await callApi('previewImport', { query: { subject, isWhole: isWhole ? 1 : 0 } }, { form })
  return { preview, isWhole }
}

interface RunningImport {
  run: FollowedRun<ImportProgress> | null
  /** Uploads a file and waits until it is imported. Throws `ApiError`, with `cancelled` after `cancel`. */
  start: (form: ImportFormState, file: File, skipsMissing?: boolean) => Promise<ImportOutcome>
  cancel: () => void
}

/** Imports one file at a time, and then reloads the list of imports. */
export const useImport = (): RunningImport => {
  const client = useQueryClient()
  const { run, start: follow, cancel } = useFollowedWork(FIRST, advance)
  const start = useCallback<RunningImport['start']>(
    ({ subject, edition, asOf, register, name }, file, skipsMissing = false) =>
      follow(async (requestId, signal) => {
        const form = new FormData()
        form.append(IMPORT_FILE_PART, file, file.name)
        const given =
          subject === 'classification'
            ? { edition: edition.trim() }
            : {
                ...(asOf.day !== null && { asOf: asOf.day }),
                ...(typeof register === 'number' ? { register } : name.trim() !== '' && { name: name.trim() }),
                ...(skipsMissing && { skipMissing: 1 as const }),
              }
        try {
          return await callApi('runImport', { query: { subject, ...given, requestId } }, { form, signal })
        } finally {
          await client.invalidateQueries({ queryKey: callKey('readRegisters', {}) })
          await client.invalidateQueries({ queryKey: callKey('readImports', {}) })
        }
      }),
    [follow, client],
  )
  return { run, start, cancel }
}
