import { RESERVED_NAMES } from '#contract/document-form.ts'

const RESERVED: ReadonlySet<string> = new Set(RESERVED_NAMES)

/**
 * Gives the values of documents exported together their names in the form data (field-markup.md "Form data"), in the
 * order asked: a reserved name goes under `NAME_field`, the second kind of a name under `NAME_kind`.
 */
export const createFormKeys = (): ((name: string, kind: string) => string) => {
  const kinds = new Map<string, string>()
  const others = new Map<string, string>()
  return (name, kind) => {
    if (!RESERVED.has(name)) {
      const first = kinds.get(name)
      if (first === undefined) kinds.set(name, kind)
      if (first === undefined || first === kind) return name
    }
    const identity = `${kind} ${name}`
    const known = others.get(identity)
    if (known !== undefined) return known
    let key = RESERVED.has(name) ? `${name}_field` : name
    while (kinds.has(key)) key = `${key}_${kind}`
    kinds.set(key, kind)
    others.set(identity, key)
    return key
  }
}
