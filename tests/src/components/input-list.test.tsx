import { act, type JSX, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { INPUT_LIST_LIMIT } from '#contract/limits.ts'
import { InputList } from '../../../src/components/input-list/input-list.tsx'
import { filledRows } from '../../../src/components/input-list/list-rows.ts'
import { alerts, button, input } from '../../support/queries.ts'
import { click, press, render, type } from '../../support/render.tsx'

let rows: readonly string[] = []

const List = ({ first, limit }: { first: string[]; limit?: number }): JSX.Element => {
  const [values, setValues] = useState(first)
  rows = values
  return (
    <InputList
      label="名称"
      rows={values}
      {...(limit && { limit })}
      addText="添加"
      placeholder=""
      maxLength={200}
      onChange={setValues}
    />
  )
}

const row = (place: number): HTMLInputElement => input(`名称，第 ${place} 行`)
const paste = (text: string): Promise<void> =>
  act(async () => {
    const event = new Event('paste', { bubbles: true, cancelable: true })
    Object.assign(event, { clipboardData: { getData: () => text } })
    row(1).dispatchEvent(event)
  })
const hasAddButton = (): boolean => [...document.querySelectorAll('button')].some(found => found.textContent === '添加')

describe('an input list', () => {
  it('adds a row at the button and at Enter, and goes there', async () => {
    await render(<List first={['甲']} />)
    await click(button('添加'))
    expect(rows).toEqual(['甲', ''])
    expect(document.activeElement).toBe(row(2))
    await press(row(1), 'Enter')
    expect(rows).toEqual(['甲', '', ''])
    expect(document.activeElement).toBe(row(2))
  })

  it.each([
    [undefined, INPUT_LIST_LIMIT],
    [6, 6],
  ])('with limit %s refuses the row after the %sth, and hides the button at the limit', async (limit, count) => {
    await render(<List first={Array.from({ length: count - 1 }, () => '甲')} {...(limit && { limit })} />)
    await click(button('添加'))
    expect(rows).toHaveLength(count)
    expect(hasAddButton()).toBe(false)
    await press(row(1), 'Enter')
    expect(alerts()).toEqual([`最多只能添加${count}个`])
    expect(rows).toHaveLength(count)
    await type(row(1), '乙')
    expect(alerts()).toEqual([])
  })

  it('takes a row away at its button, and an empty one at Backspace', async () => {
    await render(<List first={['甲', '', '乙']} />)
    await press(row(2), 'Backspace')
    expect(rows).toEqual(['甲', '乙'])
    expect(document.activeElement).toBe(row(1))
    await click(button('移除名称第 1 行'))
    await click(button('移除名称第 1 行'))
    expect(rows).toEqual([''])
  })

  it('makes rows of pasted lines and cuts none of them', async () => {
    await render(<List first={['甲']} limit={2} />)
    await paste('乙\r\n\n 丙 \n')
    expect(rows).toEqual(['甲', '乙', '丙'])
    expect(hasAddButton()).toBe(false)
  })

  it('drops blank rows when its values are taken', () => {
    expect(filledRows(['', ' 甲 ', '　', '乙'])).toEqual(['甲', '乙'])
  })
})
