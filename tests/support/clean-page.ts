import { afterAll, vi } from 'vitest'
import { clearFailedCalls } from '../../src/lib/failed-calls.ts'
import { loadPageTexts, loadTexts } from '../../src/locales/i18n.ts'

// Both at once, as a test turns from one to the other without waiting.
await loadPageTexts('archive', 'case', 'portfolio', 'result', 'search', 'settings', 'watching')
await Promise.all([loadTexts('zh'), loadTexts('en')])

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined

// All files of a worker share one page and its modules, so each file leaves them as it found them.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  clearFailedCalls()
  document.body.replaceChildren()
})
