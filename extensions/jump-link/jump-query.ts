const WITH_MARK = /^\?[^#\\\s]*$/
const WITHOUT_MARK = /^[^=&?#/:\\\s]+=[^#\\\s]*$/

/** The query of a jump link without its `?`; null for any other address: a scheme, a host, a path, a fragment. */
export const readJumpQuery = (href: string | null): string | null => {
  if (href === null) return null
  if (WITH_MARK.test(href)) return href.slice(1)
  return WITHOUT_MARK.test(href) ? href : null
}
