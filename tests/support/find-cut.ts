import type { Page } from 'playwright-core'

/**
 * Returns what a narrow window cuts off: words and controls that reach beyond it and that nothing around them scrolls to,
 * controls under another, and the page itself where it scrolls sideways (WCAG 1.4.10).
 */
export const findCut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found: string[] = []
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`)
    const around = (element: Element): Element[] => {
      const all: Element[] = []
      for (let at: Element | null = element; at !== null; at = at.parentElement) all.push(at)
      return all
    }
    const isUnseen = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      around(element).some(
        one => one.matches('.rj-sr,[inert],[aria-hidden="true"]') || getComputedStyle(one).clipPath === 'inset(50%)',
      )
    const scrolls = (element: Element): boolean =>
      around(element)
        .slice(1)
        .some(one => /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth)
    const isControl = (element: Element): boolean =>
      element.matches('button,a[href],input,select,textarea,[role=button]')
    const hasWords = (element: Element): boolean =>
      [...element.childNodes].some(node => node instanceof Text && node.data.trim() !== '')
    const name = (element: Element): string =>
      `${element.localName}.${[...element.classList].join('.')} “${(element.textContent ?? '').trim().slice(0, 20)}”`
    for (const element of document.querySelectorAll('body *')) {
      const { left, right, top, bottom, width: own, height } = element.getBoundingClientRect()
      if (own === 0 || height === 0 || (!hasWords(element) && !isControl(element)) || isUnseen(element)) continue
      if ((right > width + 1 || left < -1) && !scrolls(element)) found.push(`${name(element)} reaches to ${right}`)
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      if (!isControl(element) || x < 0 || x > width || y < 0 || y > window.innerHeight) continue
      const above = document.elementFromPoint(x, y)
      const isOwn = above === null || element.contains(above) || above.contains(element)
      if (!isOwn && above.closest('label,[role=dialog]') === null)
        found.push(`${name(element)} is under ${name(above)}`)
    }
    return [...new Set(found)]
  })
