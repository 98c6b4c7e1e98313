import type { CDPSession, Page } from 'playwright-core'

/** An input method that writes into a page as a Chinese one does. */
export interface InputMethod {
  /** Letters as they are typed, shown in the text but not part of it yet. */
  compose(...letters: string[]): Promise<void>
  /** Puts the chosen word in the place of the letters. */
  commit(word: string): Promise<void>
  cancel(): Promise<void>
  /** Letters, then the word. */
  write(word: string): Promise<void>
  /** A key that the input method hears first. */
  press(key: 'Enter' | 'Escape'): Promise<void>
}

const KEY_CODES = { Enter: 13, Escape: 27 }

export const startInputMethod = async (page: Page): Promise<InputMethod> => {
  const session: CDPSession = await page.context().newCDPSession(page)
  const show = (text: string): Promise<unknown> =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  const compose = async (...letters: string[]): Promise<void> => {
    for (const text of letters) await show(text)
  }
  const commit = async (word: string): Promise<void> => void (await session.send('Input.insertText', { text: word }))
  return {
    compose,
    commit,
    cancel: async () => void (await show('')),
    write: async word => {
      await compose('n', 'ni', 'ni h', 'ni hao', word)
      await commit(word)
    },
    press: async key => {
      const facts = { key, code: key, windowsVirtualKeyCode: KEY_CODES[key] }
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...facts })
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...facts })
    },
  }
}
