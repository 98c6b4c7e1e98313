/** Lights the badges of one source in an editor's element, and puts out the others. */
export const showActiveSource = (root: Element, source: string | null): void => {
  for (const badge of root.querySelectorAll<HTMLElement>('.rj-source')) {
    badge.classList.toggle('rj-active', source !== null && badge.dataset['ofSource'] === source)
  }
}
