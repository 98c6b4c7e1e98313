/** Where the sentence begins that a place of a text stands in: behind a full stop, or on a line of its own. */
export const sentenceStart = (text: string, at: number): number =>
  Math.max(text.lastIndexOf('。', at), text.lastIndexOf('\n', at)) + 1
