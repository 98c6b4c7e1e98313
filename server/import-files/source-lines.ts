/** A line of a file as it was written, with its number from 1. */
export interface SourceLine {
  line: number
  text: string
}

/** A line without an end must not fill the memory: it is cut here. */
export const LONGEST_LINE = 1_000_000

/** Splits decoded text into its lines, without their ends. */
export async function* readSourceLines(chunks: AsyncIterable<string>): AsyncGenerator<SourceLine[]> {
  let rest = ''
  let line = 0
  const numbered = (texts: readonly string[]): SourceLine[] =>
    texts.map(text => {
      line += 1
      return { line, text: text.endsWith('\r') ? text.slice(0, -1) : text }
    })
  for await (const chunk of chunks) {
    const texts = (rest + chunk).split('\n')
    rest = texts.pop() ?? ''
    if (rest.length > LONGEST_LINE) {
      texts.push(rest)
      rest = ''
    }
    yield numbered(texts)
  }
  if (rest !== '') yield numbered([rest])
}
