import { dataLines, lazily, wordsOf } from './data-table.ts'

type Families = ReadonlyMap<string, ReadonlySet<number>>

const familiesOf = (groups: readonly string[]): Families => {
  const families = new Map<string, Set<number>>()
  groups.forEach((group, family) => {
    for (const character of group) {
      const memberships = families.get(character) ?? new Set()
      families.set(character, memberships.add(family))
    }
  })
  return families
}

const shareFamily = (families: Families, a: string, b: string): boolean => {
  const [own, others] = [families.get(a), families.get(b)]
  if (!own || !others) return false
  for (const family of own) if (others.has(family)) return true
  return false
}

const lookAlikes = lazily(() => dataLines('look-alikes.txt').flatMap(wordsOf))
const confusables = lazily(() => familiesOf(lookAlikes()))
const neighbours = lazily(() => {
  const others = new Map<string, Set<string>>()
  for (const group of lookAlikes())
    for (const character of group) {
      const known = others.get(character) ?? new Set()
      for (const other of group) if (other !== character) known.add(other)
      others.set(character, known)
    }
  return others
})
const components = lazily(() => familiesOf(dataLines('components.txt').flatMap(wordsOf)))

/** Returns the characters a character is easily taken for. */
export const lookAlikesOf = (character: string): string[] => [...(neighbours().get(character) ?? [])]

/** Returns true when two characters are easily taken for each other: 未 and 末. */
export const areLookAlike = (a: string, b: string): boolean => shareFamily(confusables(), a, b)

/** Returns true when two characters share a main component (not a mere radical), or one is a component of the other: 瑶 and 遥. */
export const shareComponent = (a: string, b: string): boolean => shareFamily(components(), a, b)
