import type { Random } from '../../fixtures/notices/generator/random.ts'

export type Mutation = (pdf: Uint8Array, random: Random) => Uint8Array

const joined = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))
const placeIn = (pdf: Uint8Array, random: Random): number => random.integer(0, pdf.length - 1)

/** Where the objects of a PDF begin and end, by their words alone. */
const objectsOf = (pdf: Uint8Array): [start: number, end: number][] =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\d+ \d+ obj[\s\S]*?endobj/g),
  ].map(({ index, 0: { length } }) => [index, index + length])

/** Ways to damage a file, PDFs in particular. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'bits flipped': (pdf, random) => {
    const mutant = pdf.slice()
    for (let count = random.integer(1, 40); count > 0; count -= 1) {
      const place = placeIn(pdf, random)
      mutant[place] = (mutant[place] ?? 0) ^ (1 << random.integer(0, 7))
    }
    return mutant
  },
  'end cut off': (pdf, random) => pdf.slice(0, placeIn(pdf, random)),
  'piece cut out': (pdf, random) => {
    const start = placeIn(pdf, random)
    return joined(pdf.subarray(0, start), pdf.subarray(start + random.integer(1, 2_000)))
  },
  'numbers changed': (pdf, random) => {
    const mutant = pdf.slice()
    for (let count = random.integer(1, 60); count > 0; count -= 1) {
      const place = placeIn(pdf, random)
      const byte = mutant[place] ?? 0
      if (byte >= 0x30 && byte <= 0x39) mutant[place] = 0x30 + random.integer(0, 9)
    }
    return mutant
  },
  'object put in another’s place': (pdf, random) => {
    const objects = objectsOf(pdf)
    if (objects.length < 2) return pdf
    const [from, to] = [random.pick(objects), random.pick(objects)]
    return joined(pdf.subarray(0, to[0]), pdf.subarray(...from), pdf.subarray(to[1]))
  },
  'piece doubled': (pdf, random) => {
    const start = placeIn(pdf, random)
    const piece = pdf.subarray(start, start + random.integer(1, 4_000))
    return joined(pdf.subarray(0, start), piece, piece, pdf.subarray(start))
  },
}
