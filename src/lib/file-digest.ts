/** The SHA-256 of a file in hexadecimal; null where the browser gives none: on a page served without TLS. */
export const fileDigest = async (file: Blob): Promise<string | null> => {
  // Typed as always there; an address without TLS has none.
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (subtle === undefined) return null
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
