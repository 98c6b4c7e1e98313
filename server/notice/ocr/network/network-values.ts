import type { OnnxNode, OnnxTensor } from './onnx-file.ts'

/** What the steps of a network work on: numbers settled beforehand, and values that some make and others take. */
export interface NetworkValues {
  constantOf: (value: string) => OnnxTensor | null
  /** The number a value is; null where it is none, or more than one. */
  numberOf: (value: string) => number | null
  /** The steps that take a value, in their order. */
  takersOf: (value: string) => readonly OnnxNode[]
  /** The only step that takes a value; null where others do, or it does something else. */
  onlyTaker: (value: string, operation: string) => OnnxNode | null
}

export const networkValues = (nodes: readonly OnnxNode[]): NetworkValues => {
  const constants = new Map<string, () => OnnxTensor>()
  const takers = new Map<string, OnnxNode[]>()
  for (const node of nodes) {
    const tensor = node.operation === 'Constant' ? node.attributes[0]?.tensor : undefined
    for (const output of node.outputs) if (tensor) constants.set(output, tensor)
    for (const input of node.inputs) {
      const known = takers.get(input)
      if (known) known.push(node)
      else takers.set(input, [node])
    }
  }
  const constantOf = (value: string): OnnxTensor | null => constants.get(value)?.() ?? null
  const takersOf = (value: string): readonly OnnxNode[] => takers.get(value) ?? []
  return {
    constantOf,
    numberOf(value) {
      const numbers = constantOf(value)?.values
      return numbers?.length === 1 ? (numbers[0] ?? null) : null
    },
    takersOf,
    onlyTaker(value, operation) {
      const [taker, other] = takersOf(value)
      return taker?.operation === operation && !other ? taker : null
    },
  }
}
