/** A window that waits for a file. */
export interface FileTarget {
  show(address: string): void
  close(): void
}

interface WaitingTexts {
  title: string
  preparing: string
  downloading: string
}

const say = (page: Document, text: string): void => {
  page.body.replaceChildren(text)
}

const downloadHere = (address: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

/** By then a download that has begun needs its window no more. */
const DOWNLOAD_BEGAN_MS = 10_000

/** Closes a window that the file did not take the place of, because it was downloaded. */
const closeIfLeft = (opened: Window): void => {
  try {
    if (opened.document.URL === 'about:blank') opened.close()
  } catch {
    // it shows the file, from another place
  }
}

/**
 * Opens a window for a file that is still being made. Call it on the click itself, or the browser blocks the window; when it
 * is blocked all the same, or was closed meanwhile, the file is downloaded from this page. `noopener` would return no window
 * to show the file in, so `opener` is cleared by hand.
 */
export const openFileTarget = ({ title, preparing, downloading }: WaitingTexts): FileTarget => {
  const opened = window.open('', '_blank')
  if (opened !== null) {
    opened.opener = null
    opened.document.title = title
    opened.document.documentElement.lang = document.documentElement.lang
    say(opened.document, preparing)
  }
  return {
    show(address) {
      if (opened === null || opened.closed) return downloadHere(address)
      // The text stays on screen meanwhile: a download does not replace the page of its window.
      say(opened.document, downloading)
      opened.location.replace(address)
      setTimeout(() => closeIfLeft(opened), DOWNLOAD_BEGAN_MS)
    },
    close: () => opened?.close(),
  }
}
