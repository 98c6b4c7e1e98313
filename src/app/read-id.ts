/** The identity in an address; null for none, or for what is no identity. */
export const readId = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null
