import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { MarkTile } from '../../../src/components/mark-tile.tsx'
import { zh } from '../../../src/locales/zh.ts'
import { buildHistory } from '../../support/home-answers.ts'
import { render } from '../../support/render.tsx'

const [ITEM] = buildHistory(1)({ pageNum: 1, pageSize: 1 }).list
const PICTURE = '0f4b1c9e-5d1a-4a57-9a77-1f0f5f0a3c11'

const open = async (part: object): Promise<HTMLElement> => {
  if (ITEM === undefined) throw new Error('no case')
  return await render(<MarkTile item={{ ...ITEM, ...part }} />)
}

describe('the tile of a mark', () => {
  it('shows the picture that was cut out of the notice', async () => {
    const page = await open({ mark: '', markIsDevice: true, picture: PICTURE })
    expect(page.querySelector('img')?.getAttribute('src')).toBe(`/files/${PICTURE}/picture`)
  })

  it('names a device without a picture, and one whose picture cannot be read', async () => {
    expect((await open({ mark: '', markIsDevice: true })).textContent).toBe(zh.home.history.device)
    const page = await open({ mark: '', markIsDevice: true, picture: PICTURE })
    await act(async () => page.querySelector('img')?.dispatchEvent(new Event('error')))
    expect(page.textContent).toBe(zh.home.history.device)
  })

  it('shows the words of any other mark', async () => {
    expect((await open({ mark: '云杉' })).textContent).toBe('云杉')
  })
})
