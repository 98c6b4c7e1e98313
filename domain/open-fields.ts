// Required fields that are still empty are told, and counted, by what is filled in one go.

/** What is filled in one go, in the words for it; null for a field that stands alone. */
interface FieldBundle {
  key: string
  subject: { zh: string; en: string } | null
}

const BUNDLES: readonly (readonly [RegExp, (match: RegExpExecArray) => FieldBundle])[] = [
  [/^citedMark(\d+)/, ([key, number]) => ({ key, subject: { zh: `引证商标${number}`, en: `Cited mark ${number}` } })],
  [/^evidence\d+/, () => ({ key: 'evidence', subject: { zh: '证据目录', en: 'The list of evidence' } })],
  [/^(?:firm[A-Z]|applicantContact)/, () => ({ key: 'firm', subject: { zh: '首页', en: 'The first page' } })],
  [/English$/, () => ({ key: 'English', subject: { zh: '英文译名', en: 'The translations' } })],
]

const bundleOf = (name: string): FieldBundle => {
  for (const [pattern, bundle] of BUNDLES) {
    const match = pattern.exec(name)
    if (match) return bundle(match)
  }
  return { key: name, subject: null }
}

/** Required fields that are one place to complete: `subject` names them together, and is null for a field alone. */
export interface OpenPlace<Field> {
  first: Field
  fields: readonly Field[]
  subject: { zh: string; en: string } | null
}

/**
 * Returns the places that empty required fields make: those of one cited mark, of the evidence, of the first page and of the
 * translations are one place each, and so are fields of one name, of which the first stands for all.
 */
export const openPlaces = <Field extends { name: string }>(fields: readonly Field[]): OpenPlace<Field>[] => {
  const names = new Set<string>()
  const ofNames = fields.filter(({ name }) => !names.has(name) && names.add(name))
  return [...Map.groupBy(ofNames, ({ name }) => bundleOf(name).key).values()].flatMap(together => {
    const [first, ...others] = together
    return first ? [{ first, fields: together, subject: others.length > 0 ? bundleOf(first.name).subject : null }] : []
  })
}
