import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openFileTarget } from '../../../src/lib/open-file-target.ts'

const texts = { title: 'Word', preparing: '正在生成 Word，请稍候', downloading: '可以关闭' }

const openedWindow = (isClosed = false) => {
  const replace = vi.fn()
  const close = vi.fn()
  const page = document.implementation.createHTMLDocument()
  return { opener: window, document: page, location: { replace }, closed: isClosed, close, replace }
}

const openAs = (opened: ReturnType<typeof openedWindow> | null) => {
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as Window | null)
  onTestFinished(() => open.mockRestore())
  return { target: openFileTarget(texts), open }
}

const catchDownload = (): string[] => {
  const addresses: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    addresses.push(this.getAttribute('href') ?? '')
  })
  onTestFinished(() => click.mockRestore())
  return addresses
}

describe('the window for the file', () => {
  it('is opened at once, says what it waits for and cannot reach back', () => {
    const opened = openedWindow()
    const { open } = openAs(opened)
    expect(open).toHaveBeenCalledOnce()
    expect(opened.document.body.textContent).toBe('正在生成 Word，请稍候')
    expect(opened.document.title).toBe('Word')
    expect(opened.opener).toBeNull()
  })

  it('is pointed at the file', () => {
    const opened = openedWindow()
    openAs(opened).target.show('/files/7.docx')
    expect(opened.replace).toHaveBeenCalledWith('/files/7.docx')
    expect(opened.document.body.textContent).toBe('可以关闭')
  })

  it.each([
    ['is not left behind once the download has begun', 'about:blank', 1],
    ['stays where the file is shown in it', 'https://rejoinder.test/files/7.pdf', 0],
  ])('%s', (_, address, times) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const opened = openedWindow()
    Object.defineProperty(opened.document, 'URL', { value: address })
    openAs(opened).target.show('/files/7.docx')
    expect(opened.close).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(opened.close).toHaveBeenCalledTimes(times)
  })

  it('is closed on failure', () => {
    const opened = openedWindow()
    openAs(opened).target.close()
    expect(opened.close).toHaveBeenCalledOnce()
  })

  it.each([
    ['blocked by the browser', null],
    ['closed meanwhile', openedWindow(true)],
  ])('%s leaves the download to the page itself', (_, opened) => {
    const addresses = catchDownload()
    const { target } = openAs(opened)
    target.show('/files/7.docx')
    expect(addresses).toEqual(['/files/7.docx'])
    expect(() => target.close()).not.toThrow()
  })
})
