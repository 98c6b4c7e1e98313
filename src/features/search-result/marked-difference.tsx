import type { JSX } from 'react'

interface MarkedDifferenceProps {
  text: string
  /** What the text is beside. */
  other: string
}

/** How many characters two lists begin with alike. */
const sharedStart = (a: readonly string[], b: readonly string[]): number => {
  const differs = a.findIndex((character, index) => character !== b[index])
  return differs < 0 ? a.length : differs
}

/** The text with what differs from the other underlined: all between the beginning and the end they share. */
export const MarkedDifference = ({ text, other }: MarkedDifferenceProps): JSX.Element => {
  const [own, beside] = [Array.from(text), Array.from(other)]
  const start = sharedStart(own, beside)
  const end = Math.min(
    sharedStart(own.toReversed(), beside.toReversed()),
    own.length - start,
    Math.max(0, beside.length - start),
  )
  const differing = own.slice(start, own.length - end).join('')
  return (
    <b>
      {own.slice(0, start).join('')}
      {differing !== '' && <span className="rj-difference">{differing}</span>}
      {own.slice(own.length - end).join('')}
    </b>
  )
}
