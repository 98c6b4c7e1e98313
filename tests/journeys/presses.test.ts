import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { documentPages } from '../support/document-pages.ts'
import { TEXTS } from '../support/notice-form.ts'

const documents = documentPages()

const LONG = '杭州云杉科技有限公司'.repeat(12)
/** A field whose text takes several lines when it is shut and one while it is open, and much else under it. */
const DOCUMENT = `<p>申请人<span data-field="text" data-name="long" data-label="申请人">\${${LONG}}</span>。</p>
<p>比较<span data-field="radio" data-name="view" data-label="比较"><span data-option data-checked>近似</span><span data-option>不近似</span><span data-option>${'部分商品近似，'.repeat(6)}</span></span>。</p>
<p>权利人<span data-field="text" data-name="short" data-label="权利人">\${某公司}</span>。</p>
<div data-field="switch" data-name="part" data-label="论点" data-value="0"><p>论点在此。</p></div>
<div data-field="paragraph" data-name="facts" data-label="事实">\${使用多年。}</div>
<p>第一句。</p>
<ul data-field="checkboxes" data-name="fees" data-label="费用"><li data-value="750">规费</li><li data-value="3000">代理费</li><li data-value="90">翻译费</li></ul>
<p>第二句在这里。</p>`

const sheetOf = (page: Page): Locator => page.locator('article:visible')
const named = (page: Page, role: 'checkbox' | 'radio' | 'switch' | 'textbox', name: string): Locator =>
  sheetOf(page).getByRole(role, { name, exact: true })
const boxOf = (page: Page, name: string): Locator => named(page, 'checkbox', name)

const drawn = (target: Locator): Promise<unknown> =>
  target.page().evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** A hand goes to where the page shows it, after what was opened has been drawn and stands still. */
const stillBoxOf = async (target: Locator) => {
  for (let before = ''; ; ) {
    await drawn(target)
    const box = await target.boundingBox()
    if (box === null) throw new Error('What is to be pressed is not shown.')
    const now = JSON.stringify(box)
    if (now === before) return box
    before = now
  }
}

/** Presses and lets go in one place, as a hand does, or at once: nobody looks in between where anything is now. */
const press = async (target: Locator, isQuick = false): Promise<void> => {
  await target.scrollIntoViewIfNeeded()
  const box = await stillBoxOf(target)
  const { mouse } = target.page()
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  if (isQuick) {
    await Promise.all([mouse.down(), mouse.up()])
    return
  }
  await mouse.down()
  // Whatever the press has changed is drawn before it ends.
  await drawn(target)
  await mouse.up()
}

/** What stands open, and how its lines are more or fewer than when it is shut. */
const OPENED: Record<string, (page: Page) => Promise<void>> = {
  'a long text': async page => {
    await named(page, 'textbox', '申请人').press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.type('甲')
  },
  'the choices of a question': page => named(page, 'radio', '近似').focus(),
  'a line of fees': async page => {
    await sheetOf(page).locator('.rj-checkbox-items .rj-checkbox-amount').first().click()
    await sheetOf(page).locator('.rj-line-label').waitFor()
    await page.keyboard.type('官费')
  },
}

describe.each(Object.entries(OPENED))('while %s stands open, one press', (opened, open) => {
  it('does what it does elsewhere: turns, picks, opens, and sets the caret', async () => {
    const { page, waitForDraft } = await documents.open(DOCUMENT)
    const expectAfterPress = async (target: Locator, isDone: () => Promise<boolean>): Promise<void> => {
      await open(page)
      await press(target)
      expect(await isDone(), String(target)).toBe(true)
      await page.keyboard.press('Escape')
    }
    /** The box or switch turns once what stood open has been shut behind the press. */
    const expectOffAfterPress = async (target: Locator, turned: Locator): Promise<void> => {
      await open(page)
      await press(target)
      await expect.poll(() => turned.isChecked(), { message: String(target) }).toBe(false)
      await page.keyboard.press('Escape')
    }
    await expectOffAfterPress(boxOf(page, '代理费'), boxOf(page, '代理费'))
    await expectOffAfterPress(sheetOf(page).locator('.rj-checkbox-label').last(), boxOf(page, '翻译费'))
    await expectOffAfterPress(named(page, 'switch', '论点'), named(page, 'switch', '论点'))
    await expectAfterPress(named(page, 'textbox', '权利人'), async () => {
      await page.keyboard.type('乙公司')
      await page.keyboard.press('Enter')
      return (await named(page, 'textbox', '权利人').innerText()) === '乙公司'
    })
    await expectAfterPress(named(page, 'textbox', '事实'), () => sheetOf(page).locator('textarea').isVisible())
    await expectAfterPress(sheetOf(page).getByText('第二句在这里。'), async () => {
      await page.keyboard.type('新')
      return (await sheetOf(page).locator('.rj-section > p').last().textContent()) === '第二句在这里。新'
    })
    // However short the press, and wherever the caret was before.
    await sheetOf(page).getByText('第一句。').click()
    await open(page)
    await press(sheetOf(page).getByText('第二句在这里。'), true)
    await page.keyboard.type('的')
    expect(await sheetOf(page).locator('.rj-section > p').last().textContent()).toBe('第二句在这里。新的')
    await expectAfterPress(sheetOf(page).locator('.rj-checkbox-add'), () =>
      sheetOf(page).locator('.rj-line-form').isVisible(),
    )
    await page.keyboard.press('Escape')

    const { form } = await waitForDraft()
    expect(form).toMatchObject({ part: 1, short: '乙公司', facts: '使用多年。' })
    if (opened === 'a long text') expect(form['long']).toBe(`${LONG}${'甲'.repeat(8)}`)
  })
})

it('opens a line of fees without an amount where another one has its amount', async () => {
  const { page, waitForDraft } = await documents.open(DOCUMENT.replace('data-value="90"', 'data-value=""'))
  const amount = sheetOf(page).locator('.rj-checkbox-items .rj-checkbox-amount').last()
  const { width = 0, height = 0 } = (await amount.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  await press(amount)
  await sheetOf(page).locator('.rj-line-amount').fill('90')
  await page.keyboard.press('Enter')
  const { form } = await waitForDraft()
  expect(form).toMatchObject({ total: 3840 })
})

describe.each([false, true])('beside an open field, where a finger presses: %s', hasTouch => {
  it('a press does its work and leaves no field open', async () => {
    const { page, waitForDraft } = await documents.open(DOCUMENT, { hasTouch })
    const { detail, writing } = TEXTS.zh
    const touch = async (target: Locator): Promise<void> => {
      if (!hasTouch) return await press(target)
      await target.scrollIntoViewIfNeeded()
      await target.tap({ force: true })
    }
    const field = named(page, 'textbox', '申请人')
    const expectShut = async (target: Locator): Promise<void> => {
      await OPENED['a long text']?.(page)
      await touch(target)
      await expect.poll(() => sheetOf(page).locator('.rj-text-input').count(), { message: String(target) }).toBe(0)
    }
    await expectShut(boxOf(page, '代理费'))
    expect(await boxOf(page, '代理费').isChecked()).toBe(false)
    await expectShut(page.getByRole('button', { name: writing.format.bold, exact: true }))
    await expectShut(page.getByRole('button', { name: detail.undo, exact: true }))
    expect(await field.textContent()).toBe(`${LONG}甲甲`)
    await expectShut(page.getByRole('tab', { name: /^问题/ }))
    await expectShut(page.locator('.rj-check-head').first())
    expect(await page.locator('.rj-check-row[data-open=true]').count()).toBe(1)
    expect((await waitForDraft()).form).toMatchObject({ long: `${LONG}${'甲'.repeat(4)}` })
  })
})
