const BLOCKS = 'p,div,ul,ol,h1,h2,h3,h4,blockquote,table,hr'

/** Tells a switch around blocks from one within a line, whatever its element is. */
export const holdsBlock = (element: HTMLElement): boolean => element.querySelector(BLOCKS) !== null
