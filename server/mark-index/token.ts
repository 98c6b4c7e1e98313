const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** A key as the 32-bit number the index holds (FNV-1a). Two keys may share one: what is found is compared afterwards. */
export const tokenOf = (key: string): number => {
  let hash = OFFSET
  for (let place = 0; place < key.length; place += 1) hash = Math.imul(hash ^ key.charCodeAt(place), PRIME)
  return hash | 0
}
