import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toHtml } from '#extensions/index.ts'
import { documentPages } from '../support/document-pages.ts'
import { EVERY_FIELD } from '../support/field-documents.ts'
import { TEXTS } from '../support/notice-form.ts'

const documents = documentPages()

const sheetOf = (page: Page) => page.locator('article:visible')
const fieldOf = (page: Page, name: string) => sheetOf(page).getByRole('textbox', { name, exact: true })

/** Clicks the pen that hangs behind a text while the pointer is on it. */
const clickPen = async (field: Locator): Promise<void> => {
  await field.hover()
  const { right, top, bottom } = await field.evaluate(text => text.getBoundingClientRect().toJSON())
  await field.page().mouse.click(right + 9, (top + bottom) / 2)
}

/** At 200 %, dark and in the colours of the system, as well as plain. */
const LOOKS = { zh: {}, en: { zoom: 2, colorScheme: 'dark', forcedColors: 'active' } } as const

describe.each(['zh', 'en'] as const)('the fields of a document (%s)', language => {
  const { sheet, fields, tabs, mode } = TEXTS[language].editor

  it('change as the specification says, and are saved as they were left', async () => {
    const { page, waitForDraft } = await documents.open(EVERY_FIELD, { language, ...LOOKS[language] })
    const sheetPage = sheetOf(page)

    // Text: its pen edits, leaving commits.
    await clickPen(fieldOf(page, '申请人'))
    await page.keyboard.type('上海青山科技有限公司')
    await sheetPage.getByText('说明如下').click()
    expect(await fieldOf(page, '申请人').innerText()).toContain('上海青山科技有限公司')

    // Paragraph: cancelling changes nothing, saving keeps the lines.
    const area = sheetPage.locator('textarea')
    await fieldOf(page, '使用事实').click()
    await area.fill('无')
    await sheetPage.getByRole('button', { name: sheet.cancel, exact: true }).click()
    expect(await fieldOf(page, '使用事实').innerText()).toBe('自2019年起使用。\n年销售额一亿元。')
    await fieldOf(page, '使用事实').click()
    await area.fill('年销售额 < 1 亿元。\n见附件。')
    await sheetPage.getByRole('button', { name: sheet.save, exact: true }).click()
    expect(await fieldOf(page, '使用事实').innerText()).toBe('年销售额 < 1 亿元。\n见附件。')
    expect(await sheetPage.locator('.rj-paragraph.rj-has-content').count()).toBe(1)

    // Switch: off greys what it controls.
    const argument = sheetPage.getByRole('switch', { name: '论点一', exact: true })
    const controlled = sheetPage.getByText('商标不近似，见')
    const colour = () => controlled.evaluate(element => getComputedStyle(element).color)
    const isOn = await colour()
    await argument.click()
    expect(await argument.textContent()).toBe(fields.off)
    await expect.poll(colour).not.toBe(isOn)

    // Radio: for reading the chosen option stands alone, for checking all do; one is active.
    await page.getByRole('radio', { name: mode.read, exact: true }).click()
    expect(await sheetPage.locator('.rj-chip[aria-checked=false]').first().boundingBox()).toMatchObject({ width: 1 })
    await page.getByRole('radio', { name: mode.check, exact: true }).click()
    await sheetPage.getByRole('radio', { name: '近似', exact: true }).click()
    expect(await sheetPage.getByRole('radio', { checked: true }).allTextContents()).toEqual(['近似'])

    // Checkboxes: the total is what is checked, "all" only when all are.
    const box = (name: string) => sheetPage.getByRole('checkbox', { name, exact: true })
    const total = sheetPage.locator('.rj-checkbox-total .rj-checkbox-amount')
    await box('代理费').click()
    expect(await total.textContent()).toBe('¥3,750.00')
    expect(await box(sheet.all).isChecked()).toBe(true)
    await box('驳回复审规费').click()
    expect(await box(sheet.all).isChecked()).toBe(false)
    await box(sheet.all).click()
    await box(sheet.all).click()
    expect(await total.textContent()).toBe('¥0.00')

    const { form } = await waitForDraft()
    expect(form).toMatchObject({
      applicant: '上海青山科技有限公司',
      facts: '年销售额 &lt; 1 亿元。\n见附件。',
      argument: 1,
      similarity: '近似',
      fees: [0, 0, 0],
      sum: 0,
    })
  })

  it('are reached with Tab in their order, opened with Enter, left with Escape', async () => {
    const { page } = await documents.open(EVERY_FIELD, { language })
    await page.setViewportSize({ width: 1440, height: 450 })

    // Source: its badge lights, whatever hangs over it.
    await page.getByRole('radio', { name: mode.check, exact: true }).click()
    const badge = sheetOf(page).locator('.rj-source:visible:not(.rj-edited-sign)').first()
    // The sheet moves while the look for checking is drawn: a click that fell beside the badge is made again.
    await expect
      .poll(async () => {
        const lit = (await badge.getAttribute('class')) ?? ''
        if (!lit.includes('rj-active')) await badge.click()
        return lit
      })
      .toContain('rj-active')

    await sheetOf(page).getByText('分析', { exact: true }).click()
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: active } = document
        return active?.getAttribute('aria-label') ?? active?.textContent ?? active?.tagName
      })
    const walk = async (key: string, count: number): Promise<unknown[]> => {
      const names: unknown[] = []
      for (let step = 0; step < count; step++) {
        await page.keyboard.press(key)
        names.push(await focused())
      }
      return names
    }
    // A field out of view comes into it.
    const isInView = (): Promise<boolean> =>
      page.evaluate(() => {
        const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
        return top > 0 && bottom <= window.innerHeight
      })
    const needed = (label: string) => sheet.needed.replace('{{label}}', label)
    const order = [
      '申请人',
      needed('地址'),
      '代理机构',
      '不近似',
      '可能',
      '共存',
      '使用',
      '使用事实',
      needed('证据'),
      '论点一',
    ]
    expect(await walk('Tab', order.length)).toEqual(order)
    await expect.poll(isInView).toBe(true)
    expect(await walk('Shift+Tab', order.length - 1)).toEqual(order.slice(0, -1).reverse())

    await page.keyboard.press('Enter')
    await page.keyboard.type('甲')
    await page.keyboard.press('Escape')
    expect(await fieldOf(page, '申请人').innerText()).toContain('杭州云杉科技有限公司')
    await page.keyboard.press('Enter')
    await page.keyboard.type('甲公司')
    await page.keyboard.press('Tab')
    expect(await fieldOf(page, '申请人').innerText()).toContain('甲公司')
    expect(await focused()).toBe(needed('地址'))
    await page.keyboard.press('Escape')
    await page.keyboard.type('（待查）')
    expect(await sheetOf(page).innerText()).toContain('（待查）。')

    const control = (role: 'switch' | 'radio' | 'checkbox', name: string) =>
      sheetOf(page).getByRole(role, { name, exact: true })
    await control('switch', '论点一').press('Space')
    expect(await control('switch', '论点一').isChecked()).toBe(false)
    await control('radio', '不近似').press('ArrowRight')
    await page.keyboard.press('Space')
    expect(await control('radio', '近似').isChecked()).toBe(true)
    await control('checkbox', sheet.all).press('ArrowDown')
    await page.keyboard.press('Space')
    expect(await control('checkbox', '驳回复审规费').isChecked()).toBe(false)
  })

  it('of a repeated name are a group: each keeps its own choice, and the form has the list of them', async () => {
    const view = (checked: 0 | 1): string =>
      ['近似', '不近似']
        .map((text, at) => `<span data-option${at === checked ? ' data-checked' : ''}>${text}</span>`)
        .join('')
    const radio = (checked: 0 | 1): string =>
      `<span data-field="radio" data-name="view" data-label="比较">${view(checked)}</span>`
    const { page, waitForDraft, exportText } = await documents.open(
      `<p>与引证商标一${radio(0)}，与引证商标二${radio(0)}，与引证商标三${radio(1)}。</p>`,
      { language },
    )
    const groups = sheetOf(page).getByRole('radiogroup', { name: '比较', exact: true })
    const chosen = () => groups.getByRole('radio', { checked: true }).allTextContents()
    await groups.nth(1).getByRole('radio', { checked: true }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    expect(await chosen()).toEqual(['近似', '不近似', '不近似'])
    expect((await waitForDraft()).form).toEqual({ view: ['近似', '不近似', '不近似'] })
    expect(await exportText()).toContain('与引证商标一近似，与引证商标二不近似，与引证商标三不近似。')
    await page.reload()
    await groups.first().waitFor()
    expect(await chosen()).toEqual(['近似', '不近似', '不近似'])
  })

  it('change together with the fields they are linked to, in both documents, in one step', async () => {
    const linked = (name: string): string =>
      `<p>申请人<span data-field="text" data-name="${name}" data-label="${name}" data-link="owner">\${甲公司}</span>。</p>`
    const { page, waitForDraft } = await documents.open(
      { analysis: linked('first') + linked('second'), reason: linked('third') },
      { language },
    )
    const show = (tab: 'analysis' | 'reason') => page.getByRole('tab', { name: tabs[tab], exact: true }).click()
    const expectAll = async (value: string): Promise<void> => {
      for (const [tab, names] of [
        ['reason', ['third']],
        ['analysis', ['first', 'second']],
      ] as const) {
        await show(tab)
        for (const name of names) await expect.poll(() => fieldOf(page, name).innerText()).toContain(value)
      }
    }
    await fieldOf(page, 'second').click()
    await page.keyboard.type('乙公司')
    await page.keyboard.press('Enter')
    await expectAll('乙公司')
    expect((await waitForDraft()).form).toEqual({ first: '乙公司', second: '乙公司', third: '乙公司' })
    await sheetOf(page).getByText('申请人').first().click()
    await page.keyboard.press('Control+z')
    await expectAll('甲公司')
  })

  it('are protected with a hint beside them, and become text on purpose', async () => {
    const { page, waitForDraft, exportText } = await documents.open(EVERY_FIELD, { language })
    const hint = sheetOf(page).locator('.rj-field-hint')
    const expectText = async (isField: boolean) => expect(await fieldOf(page, '代理机构').count()).toBe(isField ? 1 : 0)

    await fieldOf(page, '代理机构').focus()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Backspace')
    await hint.getByRole('button', { name: sheet.turnIntoText }).waitFor()
    await page.keyboard.press('Backspace')
    await expectText(true)
    await hint.getByRole('button', { name: sheet.turnIntoText }).click()
    await expectText(false)
    expect(await sheetOf(page).getByText('代理机构某某事务所说明如下').count()).toBe(1)
    await page.keyboard.press('Control+z')
    await expectText(true)

    await fieldOf(page, '代理机构').focus()
    await page.keyboard.press('Control+Shift+Enter')
    await expectText(false)
    await page.keyboard.press('Control+z')

    await fieldOf(page, '代理机构').click({ button: 'right' })
    await page.getByRole('menuitem', { name: sheet.turnIntoText }).click()
    await expectText(false)
    const { analysis, form } = await waitForDraft()
    expect(form).not.toHaveProperty('agency')
    expect(toHtml(analysis)).toContain('代理机构某某事务所说明如下')
    expect(await page.locator('.rj-fields').getByText('代理机构', { exact: true }).count()).toBe(0)
    expect(await exportText()).toContain('代理机构某某事务所说明如下。')
  })
})

const TABLE = '<table><tbody><tr><td><p>格一</p></td><td><p>格二</p></td></tr></tbody></table>'
const PASSAGE = `<p>首段。</p><ul><li><p>项一</p></li><li><p>项二<span data-field="text" data-name="who">\${甲公司}</span>尾</p></li></ul>${TABLE}<p>末段。</p>`

it('moves a passage with its fields from a list and a table, and brings back all that was deleted with one undo', async () => {
  const { page, waitForDraft } = await documents.open(PASSAGE)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const text = sheetOf(page).locator('.ProseMirror')
  const before = await text.innerText()
  await text.getByText('项一').click()
  await page.keyboard.press('Home')
  await text.getByText('格二').click({ modifiers: ['Shift'], position: { x: 20, y: 10 } })
  await page.keyboard.press('Control+x')
  await expect.poll(() => text.innerText()).not.toContain('甲公司')
  expect(await text.locator('td').count()).toBe(2)
  await text.getByText('末段').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Control+v')
  await text.getByText('甲公司').waitFor()
  for (let times = 0; times < 2; times++) await page.keyboard.press('Control+z')
  await expect.poll(() => text.innerText()).toBe(before)

  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  const { sheet } = TEXTS.zh.editor
  await sheetOf(page).locator('.rj-field-hint').getByRole('button', { name: sheet.deleteFields }).click()
  await expect.poll(() => text.innerText().then(words => words.trim())).toBe('')
  await page.keyboard.press('Control+z')
  await expect.poll(() => text.innerText()).toBe(before)
  await page.keyboard.press('Control+y')
  await page.keyboard.press('Control+z')
  await text.getByText('末段').click()
  await page.keyboard.type('又')
  expect((await waitForDraft()).form).toMatchObject({ who: '甲公司' })
})

it('leaves no gap behind a switch in the line for reading, and no opening bracket alone at the end of a line', async () => {
  const inline = (name: string, text: string): string =>
    `<span data-field="switch" data-name="${name}" data-label="${name}" data-value="0">${text}</span>`
  const lines = Array.from({ length: 24 }, (_, index) => `${'文'.repeat(20 + index)}“${inline(`s${index}`, '丙')}”。`)
  const { page } = await documents.open(
    `<p>双方${inline('a', '已共存')}。</p>${lines.map(line => `<p>${line}</p>`).join('')}`,
  )
  await page.getByRole('radio', { name: TEXTS.zh.editor.mode.read, exact: true }).click()
  const places = await sheetOf(page)
    .locator('.rj-inline-switch')
    .evaluateAll(switches =>
      switches.map(one => {
        const boxOf = (node: Node | null, from: number, to: number): DOMRect => {
          const range = document.createRange()
          if (node !== null) range.setStart(node, from)
          if (node !== null) range.setEnd(node, to)
          return range.getBoundingClientRect()
        }
        const [before, after] = [one.previousSibling, one.nextSibling]
        const last = before?.textContent?.length ?? 0
        const body = one.querySelector('.rj-inline-switch-body')?.getBoundingClientRect()
        const toggle = one.querySelector('.rj-toggle')?.getBoundingClientRect()
        return {
          gap: boxOf(after, 0, 1).left - (body?.right ?? 0),
          isParted: boxOf(before, last - 1, last).bottom <= (toggle?.top ?? 0),
        }
      }),
    )
  expect(places[0]?.gap).toBeLessThan(1)
  expect(places.filter(({ isParted }) => isParted)).toEqual([])
})
