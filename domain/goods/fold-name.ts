/**
 * Returns a name as it is compared in searches: width and case folded, spaces single, without the `*` of names in several
 * classes. NUL, which the database takes no text with, becomes a character that no name has.
 */
export const foldName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll('*', '').replaceAll('\0', '\ufffd').replace(/\s+/g, ' ').trim()
