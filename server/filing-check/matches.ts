/**
 * Returns all matches of a global pattern in order, as `matchAll` does, without the copy of the pattern that `matchAll`
 * makes at every call: the rules look for hundreds of patterns in each line.
 */
export const matchesOf = (text: string, pattern: RegExp): RegExpExecArray[] => {
  const matches: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match)
    // A match of nothing is looked for again from the next character on.
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1
  }
  return matches
}
