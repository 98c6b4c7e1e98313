/** A key for one running call. Not `crypto.randomUUID`, which a page served without TLS on a local network does not have. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
