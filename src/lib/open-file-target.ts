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

/**
 * Opens the window for a file that is still to be made. To be called on the click itself, or the browser blocks it; where
 * it is blocked all the same, or closed meanwhile, the file is downloaded from this page. `noopener` would leave no
 * window to point anywhere, so its way back to us is cut by hand.
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
      // Stays to be read: a download leaves the page of its window as it was.
      say(opened.document, downloading)
      opened.location.replace(address)
    },
    close: () => opened?.close(),
  }
}
