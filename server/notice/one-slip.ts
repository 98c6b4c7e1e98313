/** Whether two texts differ in one character: another one, one too many, or one too few. */
export const isOneSlip = (one: string, other: string): boolean => {
  const [shorter, longer] = [Math.min(one.length, other.length), Math.max(one.length, other.length)]
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return longer - start - end === 1
}
