import type { JSX } from 'react'
import { beforeEach, expect, it } from 'vitest'
import type { Firm } from '#contract/account.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { DeadlineCard } from '../../../src/components/service/deadline-card.tsx'
import { ArchivePage } from '../../../src/features/archive/archive-page.tsx'
import { CompanionDialog } from '../../../src/features/companion/companion-dialog.tsx'
import { SearchHistory } from '../../../src/features/fast-search/fast-search-home.tsx'
import { CommandPalette } from '../../../src/features/help/command-palette.tsx'
import { PastImports } from '../../../src/features/imports/registers-page.tsx'
import { PortfolioPage } from '../../../src/features/portfolio/portfolio-page.tsx'
import { CasesCalendar } from '../../../src/features/rejection-home/calendar/cases-calendar.tsx'
import { HistoryPane } from '../../../src/features/rejection-home/history/history-pane.tsx'
import { SettingsPage } from '../../../src/features/settings/settings-page.tsx'
import { WatchingPage } from '../../../src/features/watching/watching-page.tsx'
import { zh } from '../../../src/locales/zh.ts'
import { stubBrowserParts } from '../../support/browser-parts.ts'
import { createFakeApi } from '../../support/fake-api.ts'
import { click, render, settle, until } from '../../support/render.tsx'

const { notRead } = zh.inputs
const nothing = (): void => undefined

beforeEach(stubBrowserParts)

const PANES: [string, EndpointName, () => JSX.Element, string?][] = [
  ['list of cases', 'readRejectionLog', () => <HistoryPane onOpen={nothing} />],
  ['calendar', 'readDeadlineDays', () => <CasesCalendar onOpen={nothing} />],
  ['list of searches', 'readFastLog', () => <SearchHistory onOpen={nothing} />],
  ['record of a mark', 'readArchive', () => <ArchivePage />, '/archive?regNo=123&intCls=9'],
  ['settings', 'readFirm', () => <SettingsPage />],
  ['list of imports', 'readImports', () => <PastImports />],
  ['watches', 'readWatchList', () => <WatchingPage />],
  ['portfolio', 'readProposerNumbers', () => <PortfolioPage />, '/portfolio?name=甲公司'],
  ['companion papers', 'readCompanions', () => <CompanionDialog logId={7} onClose={nothing} />],
  ['deadline', 'readDeadline', () => <DeadlineCard day="2026-06-05" type={0} />],
  [
    'cases of the palette',
    'readRejectionLog',
    () => <CommandPalette commands={[]} onOpenCase={nothing} onOpenSearch={nothing} onClose={nothing} />,
  ],
]

it.each(
  PANES,
)('says in the place of the %s that it could not be read, and reads it again', async (_, call, pane, path) => {
  const { sent } = createFakeApi({})
  await render(pane(), 'zh', path)
  const alerts = (): Element[] =>
    [...document.querySelectorAll('[role="alert"]')].filter(({ textContent }) => textContent.includes(notRead.title))
  await until(() => expect(alerts().length).toBeGreaterThan(0))
  const times = (): number => sent.filter(request => request.call === call).length
  const before = times()
  for (const alert of alerts()) await click(alert.querySelector('button') ?? document.body)
  await until(() => expect(times()).toBeGreaterThan(before))
})

it('shows no form of the settings before both are read: the later one would push the other down', async () => {
  const { promise, resolve } = Promise.withResolvers<Firm>()
  const { sent } = createFakeApi({ readFirm: () => promise, readWhitelistEntries: { isOpen: true, entries: [] } })
  await render(<SettingsPage />, 'zh')
  const forms = (): number => document.querySelectorAll('form').length
  await until(() => expect(sent).toHaveLength(2))
  await settle()
  expect(forms()).toBe(0)
  resolve({ agency: '', attorney: '', licenceNo: '', address: '', contact: '', givesAdvice: false })
  await until(() => expect(forms()).toBe(2))
})
