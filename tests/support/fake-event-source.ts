import { vi } from 'vitest'
import type { ProgressEvent } from '#contract/progress.ts'

/** Stands where the browser opens an event stream (jsdom has none). */
export class FakeEventSource {
  static opened: FakeEventSource[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  isClosed = false

  readonly url: string

  constructor(url: string) {
    this.url = url
    FakeEventSource.opened.push(this)
  }

  emit(event: ProgressEvent): void {
    this.onmessage?.({ data: JSON.stringify(event) })
  }

  close(): void {
    this.isClosed = true
  }
}

/** Puts it in place until `vi.unstubAllGlobals`. */
export const useFakeEventSource = (): void => {
  FakeEventSource.opened = []
  vi.stubGlobal('EventSource', FakeEventSource)
}
