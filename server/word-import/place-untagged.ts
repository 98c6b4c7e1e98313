import { type KnownControl, type ReadControl, type ReadDocument, sayUntagged } from './read-document.ts'

/**
 * Joins a value that LibreOffice cut in pieces: 7.4 cuts where Chinese and Latin meet, and writes the whole first and
 * behind each piece; a Latin beginning is no piece. Null where the pieces do not make one text.
 */
const joinPieces = ([text = '', ...others]: readonly string[]): string | null => {
  if (others.length === 0) return text
  if (!others.every(piece => piece.endsWith(text))) return null
  const joined = others.map(piece => piece.slice(0, piece.length - text.length)).join('')
  const beginning = text.slice(0, text.length - joined.length)
  return text.endsWith(joined) && !/\p{Script=Han}/u.test(beginning) ? text : null
}

/**
 * Returns the control with the uploaded text. A placeholder loses its mark with its tag: one that shows the same is
 * still a placeholder.
 */
const asWritten = (text: string, control: ReadControl): ReadControl =>
  text === control.shown ? control : { ...control, text, shown: text }

/** Returns the names and choices by which the values of a written document are known without their tags. */
export const facesOfValues = (
  { controls }: ReadDocument,
  known: ReadonlyMap<string, KnownControl>,
): ReadonlySet<string> =>
  new Set([...controls].flatMap(([tag, found]) => (known.get(tag)?.content === 'value' ? (found[0]?.faces ?? []) : [])))

/**
 * Finds the values of an uploaded document that lost their tags (LibreOffice drops them), by name or choices and by
 * order. A name that stands more or less often than it was written decides nothing: its fields stay missing.
 */
export const placeUntagged = (
  uploaded: ReadDocument,
  written: ReadDocument,
  known: ReadonlyMap<string, KnownControl>,
): ReadDocument => {
  const controls = new Map(uploaded.controls)
  const shown = uploaded.untagged.map(({ pieces }) => joinPieces(pieces) ?? pieces.join(''))
  const numbered = uploaded.untagged.map((control, index) => ({ ...control, index }))
  for (const [face, found] of Map.groupBy(numbered, control => control.face)) {
    const lost = [...written.controls].flatMap(([tag, [control]]) =>
      control?.faces.includes(face) && known.get(tag)?.content === 'value' && !uploaded.controls.has(tag)
        ? [{ tag, control }]
        : [],
    )
    if (lost.length !== found.length) continue
    for (const [place, { tag, control }] of lost.entries()) {
      const { pieces, index } = found[place] ?? { pieces: [], index: -1 }
      const text = joinPieces(pieces)
      // Of several paragraphs the first alone is left in the control: what is not as it was may have lost the others.
      if (text === null || (!control.isInLine && text !== control.shown)) continue
      controls.set(tag, [asWritten(text, control)])
      shown[index] = `[${known.get(tag)?.label ?? ''}]`
    }
  }
  return { ...uploaded, controls, lines: uploaded.lines.map(line => sayUntagged(line, index => shown[index] ?? '')) }
}
