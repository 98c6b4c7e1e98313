import { describe, expect, it } from 'vitest'
import type { ExportPayload } from '#contract/document-form.ts'
import { exportWord } from '../../../src/features/rejection-detail/download-menu.tsx'
import { ApiError } from '../../../src/lib/http.ts'

const formValues = { applicantName: '杭州云杉科技有限公司', useCoexistence: 1, fees: [1, 0, 1], feesTotal: 750 }
const head = { type: 'all', isEn: 0, id: 7 } as const
const unavailable = new ApiError('unavailable', 'no answer', 0)

interface Turns {
  saveNow?: () => Promise<number>
  send?: (payload: ExportPayload) => Promise<string>
  mayGoOn?: () => boolean
}

/** Runs an export and tells what happened, in order. */
const run = async ({
  saveNow = async () => 4,
  send = async () => '/files/7.docx',
  mayGoOn = () => true,
}: Turns = {}) => {
  const events: unknown[] = []
  const done = exportWord({
    head,
    mayGoOn,
    editor: {
      saveNow: () => {
        events.push('save')
        return saveNow()
      },
      readFormValues: () => formValues,
    },
    send: payload => {
      events.push(payload)
      return send(payload)
    },
    target: { show: address => events.push(`show ${address}`), close: () => events.push('close') },
  })
  return { events, done }
}

describe('the export', () => {
  it('saves first, then sends the form data with type, language, id and revision, then shows the file', async () => {
    const { events, done } = await run()
    await done
    expect(events).toEqual(['save', { ...formValues, type: 'all', isEn: 0, id: 7, revision: 4 }, 'show /files/7.docx'])
  })

  it('closes the window and sends nothing when saving fails', async () => {
    const { events, done } = await run({ saveNow: () => Promise.reject(unavailable) })
    await expect(done).resolves.toBeUndefined()
    expect(events).toEqual(['save', 'close'])
  })

  it('closes the window and sends nothing when a choice came with the answer', async () => {
    const { events, done } = await run({ mayGoOn: () => false })
    await done
    expect(events).toEqual(['save', 'close'])
  })

  it('closes the window and says nothing when the call fails', async () => {
    const { events, done } = await run({ send: () => Promise.reject(unavailable) })
    await expect(done).resolves.toBeUndefined()
    expect(events.at(-1)).toBe('close')
  })

  it('does not hide a fault of its own', async () => {
    const { events, done } = await run({ send: () => Promise.reject(new TypeError('a bug')) })
    await expect(done).rejects.toThrow('a bug')
    expect(events.at(-1)).toBe('close')
  })
})
