import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { countWhereItBegan } from '../../../src/components/begun-press.ts'
import { button } from '../../support/queries.ts'
import { render } from '../../support/render.tsx'

const send = (target: Element, type: string, [clientX, clientY]: readonly [number, number]): Promise<void> =>
  act(async () => {
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY }))
  })

const begun = async () => {
  const onClick = vi.fn()
  await render(
    <form>
      <button type="button" onPointerDown={countWhereItBegan} onClick={onClick}>
        送出
      </button>
      <p>后来的内容</p>
    </form>,
  )
  await send(button('送出'), 'pointerdown', [100, 100])
  return { onClick, beside: document.querySelector('p') as Element }
}

it('counts a press that is let go on what came to stand in the place of its button', async () => {
  const { onClick, beside } = await begun()
  await send(beside, 'pointerup', [101, 100])
  expect(onClick).toHaveBeenCalledTimes(1)
  await send(beside, 'pointerup', [101, 100])
  expect(onClick).toHaveBeenCalledTimes(1)
})

it('leaves a press on the button itself to the browser, and drops one that is drawn away or broken off', async () => {
  const own = await begun()
  await send(button('送出'), 'pointerup', [100, 100])
  expect(own.onClick).not.toHaveBeenCalled()
  await send(button('送出'), 'pointerdown', [100, 100])
  await send(own.beside, 'pointerup', [100, 140])
  expect(own.onClick).not.toHaveBeenCalled()
  await send(button('送出'), 'pointerdown', [100, 100])
  await send(own.beside, 'pointercancel', [100, 100])
  await send(own.beside, 'pointerup', [100, 100])
  expect(own.onClick).not.toHaveBeenCalled()
})
