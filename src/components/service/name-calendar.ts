/** Puts the calendar's English names right that Blueprint leaves no property for. */
export const nameCalendar = (popover: HTMLElement, name: string): void => {
  popover.querySelector('[role="dialog"]')?.setAttribute('aria-label', name)
  // The lists beside them have names.
  for (const arrow of popover.querySelectorAll('.bp6-html-select > .bp6-icon'))
    arrow.setAttribute('aria-hidden', 'true')
}
