import { expect, it } from 'vitest'
import type { SearchReport } from '#contract/search-report.ts'
import type { Judgement } from '#domain/verdict/judge-report.ts'
import { NameStrip } from '../../../src/features/search-result/name-strip.tsx'
import { render } from '../../support/render.tsx'

it('calls no name clear in its classes that has caution in each', async () => {
  const rows = [9, 35].map(number => ({ class: number, group: `${number}01`, origin: 'chosen' }))
  const report = { names: [{ text: '云' }, { text: 'QUXWEV' }], rows, goods: [] } as unknown as SearchReport
  const cells = rows.map(() => [{ verdict: 'caution' }, { verdict: 'clear' }])
  const page = await render(
    <NameStrip report={report} judgement={{ cells } as unknown as Judgement} current={null} onPick={() => undefined} />,
  )
  expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'QUXWEV未见障碍 22 类均未见障碍',
    '云有风险 22 类',
  ])
})
