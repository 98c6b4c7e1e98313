import type { OnnxNode, OnnxTensor } from './onnx-file.ts'

/** The values that the steps of a network work on: numbers settled beforehand, and those that some make and others take. */
interface NetworkValues {
  constantOf: (value: string) => OnnxTensor | null
  /** The number a value is; null where it is none, or more than one. */
  numberOf: (value: string) => number | null
  /** The steps that take a value, in their order. */
  takersOf: (value: string) => readonly OnnxNode[]
  /** The only step that takes a value; null where others do, or it does something else. */
  onlyTaker: (value: string, operation: string) => OnnxNode | null
}

const networkValues = (nodes: readonly OnnxNode[]): NetworkValues => {
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

/** A value is multiplied by `scale` and then raised by `shift`; `end` names what comes of it. */
interface Scaling {
  scale: number
  shift: number
  end: string
}

interface Convolution {
  input: string
  weights: OnnxTensor
  bias: OnnxTensor | null
}

/** A hard swish is x × clip(x + 3, 0, 6) ÷ 6. */
const RAISED = 3
const MOST = 6

const constantNode = (name: string, tensor: OnnxTensor): OnnxNode => ({
  operation: 'Constant',
  inputs: [],
  outputs: [name],
  attributes: [{ name: 'value', tensor: () => tensor }],
})

const numberBeside = ({ inputs }: OnnxNode, value: string, { numberOf }: NetworkValues): number | null =>
  numberOf(inputs.find(input => input !== value) ?? '')

const scalingOf = (value: string, values: NetworkValues): Scaling => {
  const scaling: Scaling = { scale: 1, shift: 0, end: value }
  const times = values.onlyTaker(value, 'Mul')
  const scale = times && numberBeside(times, value, values)
  if (times && scale) Object.assign(scaling, { scale, end: times.outputs[0] })
  const plus = values.onlyTaker(scaling.end, 'Add')
  const shift = plus && numberBeside(plus, scaling.end, values)
  if (plus && shift !== null) Object.assign(scaling, { shift, end: plus.outputs[0] })
  return scaling
}

/** Where the hard swish of a value ends; null where there is none, or something else is done with the value too. */
const endOfHardSwish = (value: string, values: NetworkValues): string | null => {
  const takers = values.takersOf(value)
  const plus = takers.find(({ operation }) => operation === 'Add')
  const times = takers.find(({ operation }) => operation === 'Mul')
  if (takers.length !== 2 || !plus || !times || numberBeside(plus, value, values) !== RAISED) return null
  const clip = values.onlyTaker(plus.outputs[0] ?? '', 'Clip')
  if (!clip || !times.inputs.includes(clip.outputs[0] ?? '')) return null
  // Older networks write the limits as attributes, newer ones as inputs.
  const limit = (name: string, index: number): number | null =>
    clip.attributes.find(attribute => attribute.name === name)?.number ?? values.numberOf(clip.inputs[index] ?? '')
  const divide = values.onlyTaker(times.outputs[0] ?? '', 'Div')
  const isHardSwish = limit('min', 1) === 0 && limit('max', 2) === MOST
  return isHardSwish && divide && values.numberOf(divide.inputs[1] ?? '') === MOST ? (divide.outputs[0] ?? null) : null
}

const convolutionOf = ({ operation, inputs }: OnnxNode, { constantOf }: NetworkValues): Convolution | null => {
  const [input = '', weightName = '', biasName] = inputs
  const weights = operation === 'Conv' ? constantOf(weightName) : null
  const bias = biasName === undefined ? null : constantOf(biasName)
  return weights && (bias || biasName === undefined) ? { input, weights, bias } : null
}

/** Whether a step is a convolution that sees nothing beyond the edges of a value: then it can raise all of it by itself. */
const canRaise = (taker: OnnxNode, value: string, values: NetworkValues): boolean =>
  convolutionOf(taker, values)?.input === value &&
  taker.attributes.every(({ name, integers }) => name !== 'pads' || integers?.every(pad => pad === 0) === true)

/** Weights and bias of a convolution whose input is raised by `raised` and whose output is multiplied and raised. */
const scaled = ({ weights: { sides, values }, bias }: Convolution, raised: number, { scale, shift }: Scaling) => {
  const weights = new Float32Array(values.length)
  const [channels = 1] = sides
  const biases = new Float32Array(channels)
  const each = values.length / channels
  for (let channel = 0; channel < channels; channel += 1) {
    let sum = 0
    for (let at = channel * each; at < (channel + 1) * each; at += 1) {
      const weight = values[at] ?? 0
      sum += weight
      weights[at] = weight * scale
    }
    biases[channel] = ((bias?.values[channel] ?? 0) + raised * sum) * scale + shift
  }
  return { weights: { sides, values: weights }, bias: { sides: [channels], values: biases } }
}

/** The steps that others need, in their order. */
const needed = (nodes: readonly OnnxNode[], ends: readonly string[]): OnnxNode[] => {
  const wanted = new Set(ends)
  const kept: OnnxNode[] = []
  for (const node of nodes.toReversed()) {
    if (!node.outputs.some(output => wanted.has(output))) continue
    kept.push(node)
    for (const input of node.inputs) wanted.add(input)
  }
  return kept.toReversed()
}

/**
 * The same network with fewer passes over its pictures: what all that a convolution makes is multiplied and raised by goes
 * into its weights, and the hard swish behind it takes two steps where it was written as four. It answers the same but for
 * rounding.
 */
export const foldScales = (nodes: readonly OnnxNode[]): OnnxNode[] => {
  const values = networkValues(nodes)
  /** The numbers that convolutions have to raise their input by. */
  const raises = new Map<OnnxNode, number>()
  /** Values that a folded step makes already: the steps that made them are left out. */
  const made = new Set<string>()

  /** x × hard sigmoid of x, of a value that is `scale` times what it was: only the sigmoid has to know. */
  const hardSwish = (value: string, { scale, shift, end }: Scaling): OnnxNode[] => {
    const takers = values.takersOf(end)
    const isRaisedLater = shift === 0 || takers.every(taker => canRaise(taker, end, values))
    if (isRaisedLater) for (const taker of takers) raises.set(taker, shift)
    const [gate, product, raise] = [`${value}.gate`, isRaisedLater ? end : `${value}.product`, `${value}.raise`]
    const attributes = [
      { name: 'alpha', number: 1 / (MOST * scale) },
      { name: 'beta', number: RAISED / MOST },
    ]
    const swish: OnnxNode[] = [
      { operation: 'HardSigmoid', inputs: [value], outputs: [gate], attributes },
      { operation: 'Mul', inputs: [value, gate], outputs: [product], attributes: [] },
    ]
    if (isRaisedLater) return swish
    return [
      ...swish,
      constantNode(raise, { sides: [1], values: Float32Array.of(shift) }),
      { operation: 'Add', inputs: [product, raise], outputs: [end], attributes: [] },
    ]
  }

  const fold = (node: OnnxNode): OnnxNode[] => {
    const [output = ''] = node.outputs
    if (made.has(output)) return []
    const convolution = convolutionOf(node, values)
    if (!convolution) return [node]
    const raised = raises.get(node) ?? 0
    const before = scalingOf(output, values)
    const swishEnd = endOfHardSwish(before.end, values)
    if (before.end === output && swishEnd === null && raised === 0) return [node]
    const after = swishEnd === null ? null : scalingOf(swishEnd, values)
    const factor = after?.scale ?? 1
    const value = after ? `${before.end}.scaled` : before.end
    made.add(after?.end ?? value)
    const { weights, bias } = scaled(convolution, raised, {
      scale: before.scale * factor,
      shift: before.shift * factor,
      end: value,
    })
    const [weightName, biasName] = [`${value}.weights`, `${value}.bias`]
    return [
      constantNode(weightName, weights),
      constantNode(biasName, bias),
      {
        operation: 'Conv',
        inputs: [convolution.input, weightName, biasName],
        outputs: [value],
        attributes: node.attributes,
      },
      ...(after ? hardSwish(value, after) : []),
    ]
  }

  const taken = new Set(nodes.flatMap(({ inputs }) => inputs))
  const ends = nodes.flatMap(({ outputs }) => outputs.filter(output => !taken.has(output)))
  return needed(nodes.flatMap(fold), ends)
}
