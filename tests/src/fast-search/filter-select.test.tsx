import { type JSX, useState } from 'react'
import { expect, it } from 'vitest'
import { FilterSelect } from '../../../src/features/fast-search/steps/goods/filter-select.tsx'
import { zh } from '../../../src/locales/zh.ts'
import { button, input } from '../../support/queries.ts'
import { click, render, type, until } from '../../support/render.tsx'

const { goods } = zh.search
const OPTIONS = [
  { value: '', label: '类似群：全部' },
  ...Array.from({ length: 80 }, (_, index) => ({ value: String(index), label: `09${index} 类似群${index}` })),
]

const Host = (): JSX.Element => {
  const [value, setValue] = useState('')
  return <FilterSelect label="类似群" value={value} options={OPTIONS} onChange={setValue} />
}

const optionTexts = (): string[] =>
  [...document.querySelectorAll('[role="option"]')].map(option => option.textContent ?? '')

it('tells how many options are not shown, finds them by what is typed, and then what was chosen', async () => {
  await render(<Host />)
  await click(button('类似群：全部'))
  await until(() => expect(optionTexts()).toHaveLength(61))
  expect(optionTexts().at(-1)).toBe(goods.moreOptions.replace('{{count}}', '21'))
  await type(input(goods.findOption), '0977')
  expect(optionTexts()).toEqual(['0977 类似群77'])
  await click(document.querySelector('[role="option"] > *') ?? document.body)
  expect(button('类似群 0977 类似群77').textContent).toBe('0977 类似群77')
})
