import { afterEach, describe, expect, it, vi } from 'vitest'
import { RejectionHome } from '../../../src/features/rejection-home/rejection-home.tsx'
import { stubBrowserPartsAt } from '../../support/browser-parts.ts'
import { createFakeApi } from '../../support/fake-api.ts'
import { ANSWERS } from '../../support/filled-notice-form.tsx'
import { render } from '../../support/render.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the list of cases', () => {
  it.each([
    [1440, 1],
    [1280, 0],
    [1024, 0],
  ])('on a window of %i px has %i place for help beside it', async (width, places) => {
    stubBrowserPartsAt(width)
    createFakeApi(ANSWERS)
    await render(<RejectionHome onOpen={() => undefined} />)
    expect(document.querySelectorAll('.rj-history ~ .rj-side-place')).toHaveLength(places)
  })
})
