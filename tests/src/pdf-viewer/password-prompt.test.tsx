import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { PasswordPrompt } from '../../../src/features/pdf-viewer/password-prompt.tsx'
import { render, type } from '../../support/render.tsx'

it('hands the password over as it was typed', async () => {
  const handlePassword = vi.fn()
  const container = await render(<PasswordPrompt isWrong={false} onPassword={handlePassword} />)
  const input = container.querySelector('input')
  if (input === null) throw new Error('no input')
  expect(input.labels?.[0]?.textContent).toContain('此 PDF 受密码保护，请输入密码')
  expect(input.type).toBe('password')
  await type(input, ' 秘 密 ')
  await act(async () => input.form?.requestSubmit())
  expect(handlePassword).toHaveBeenCalledWith(' 秘 密 ')
})

it('says at the field that a password was wrong', async () => {
  const container = await render(<PasswordPrompt isWrong onPassword={() => {}} />)
  expect(container.querySelector('input')?.getAttribute('aria-invalid')).toBe('true')
  expect(container.textContent).toContain('密码不正确，请重新输入')
})
