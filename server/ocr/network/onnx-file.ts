import { PbfReader, PbfWriter } from 'pbf'

/** A step of a network: what it does, and the names of the values it takes and makes. One that was read stays as it was `written`. */
export interface OnnxNode {
  operation: string
  inputs: string[]
  outputs: string[]
  attributes: OnnxAttribute[]
  written?: Uint8Array
}

/** A setting of a step; only kinds that are asked for are read, the rest stays as it was written. */
interface OnnxAttribute {
  name: string
  number?: number
  integers?: number[]
  tensor?: () => OnnxTensor
  written?: Uint8Array
}

/** Numbers in rows of rows; those that are no floating-point numbers are left out. */
export interface OnnxTensor {
  sides: number[]
  values: Float32Array
}

/** Field numbers of the ONNX format (onnx.proto): those of a model, a graph, a node, an attribute and a tensor. */
const MODEL = { graph: 7 }
const GRAPH = { node: 1 }
const NODE = { input: 1, output: 2, operation: 4, attribute: 5 }
const ATTRIBUTE = { name: 1, number: 2, tensor: 5, integers: 8, type: 20 }
const TENSOR = { sides: 1, type: 2, numbers: 4, bytes: 9 }
const ATTRIBUTE_TYPE = { number: 1, tensor: 4 }
const FLOAT = 1
const BYTES = 2

interface Field {
  tag: number
  type: number
  value: number | Uint8Array
}

const fieldsOf = (bytes: Uint8Array): Field[] =>
  new PbfReader(bytes).readFields<Field[]>((tag, fields, reader) => {
    const { type } = reader
    if (type === BYTES) fields.push({ tag, type, value: reader.readBytes() })
    else if (type === 0) fields.push({ tag, type, value: reader.readVarint(true) })
    else fields.push({ tag, type, value: type === 1 ? reader.readDouble() : reader.readFloat() })
  }, [])

/** A field of bytes in two pieces, so that large ones are copied once only. */
const bytesField = (tag: number, bytes: Uint8Array): Uint8Array[] => {
  const writer = new PbfWriter()
  writer.writeTag(tag, BYTES)
  writer.writeVarint(bytes.length)
  return [writer.finish(), bytes]
}

const numberField = ({ tag, type }: Field, value: number): Uint8Array => {
  const writer = new PbfWriter()
  if (type === 0) writer.writeVarintField(tag, value)
  else if (type === 1) writer.writeDoubleField(tag, value)
  else writer.writeFloatField(tag, value)
  return writer.finish()
}

const messageOf = (fields: readonly Field[]): Uint8Array =>
  Buffer.concat(
    fields.flatMap(field => {
      const { tag, value } = field
      return typeof value === 'number' ? numberField(field, value) : bytesField(tag, value)
    }),
  )

const text = new TextDecoder()
const textOf = ({ value }: Field): string => (typeof value === 'number' ? '' : text.decode(value))

/** Numbers that may be written one by one or in one piece. */
const integersOf = (fields: readonly Field[]): number[] =>
  fields.flatMap(({ value }) => (typeof value === 'number' ? [value] : new PbfReader(value).readPackedVarint([], true)))

/** A copy: what is read may begin anywhere, floating-point numbers may not. */
const floatsOf = (bytes: Uint8Array): Float32Array => new Float32Array(new Uint8Array(bytes).buffer)

const readTensor = (bytes: Uint8Array): OnnxTensor => {
  const fields = fieldsOf(bytes)
  const all = (wanted: number) => fields.filter(({ tag }) => tag === wanted)
  const sides = integersOf(all(TENSOR.sides))
  if (all(TENSOR.type)[0]?.value !== FLOAT) return { sides, values: new Float32Array() }
  const raw = all(TENSOR.bytes)[0]?.value
  if (raw && typeof raw !== 'number') return { sides, values: floatsOf(raw) }
  const numbers = all(TENSOR.numbers).flatMap(({ value }) => (typeof value === 'number' ? value : [...floatsOf(value)]))
  return { sides, values: Float32Array.from(numbers) }
}

const readAttribute = (bytes: Uint8Array): OnnxAttribute => {
  const attribute: OnnxAttribute = { name: '', written: bytes }
  const fields = fieldsOf(bytes)
  for (const field of fields) {
    const { tag, value } = field
    if (tag === ATTRIBUTE.name) attribute.name = textOf(field)
    else if (tag === ATTRIBUTE.number && typeof value === 'number') attribute.number = value
    else if (tag === ATTRIBUTE.tensor && typeof value !== 'number') attribute.tensor = () => readTensor(value)
  }
  attribute.integers = integersOf(fields.filter(({ tag }) => tag === ATTRIBUTE.integers))
  return attribute
}

const readNode = (bytes: Uint8Array): OnnxNode => {
  const node: OnnxNode = { operation: '', inputs: [], outputs: [], attributes: [], written: bytes }
  for (const field of fieldsOf(bytes)) {
    if (field.tag === NODE.input) node.inputs.push(textOf(field))
    else if (field.tag === NODE.output) node.outputs.push(textOf(field))
    else if (field.tag === NODE.operation) node.operation = textOf(field)
    else if (field.tag === NODE.attribute && typeof field.value !== 'number')
      node.attributes.push(readAttribute(field.value))
  }
  return node
}

const writeTensor = ({ sides, values }: OnnxTensor): Uint8Array => {
  const writer = new PbfWriter()
  for (const side of sides) writer.writeVarintField(TENSOR.sides, side)
  writer.writeVarintField(TENSOR.type, FLOAT)
  writer.writeBytesField(TENSOR.bytes, new Uint8Array(values.buffer, values.byteOffset, values.byteLength))
  return writer.finish()
}

const writeAttribute = ({ name, number, tensor, written }: OnnxAttribute): Uint8Array => {
  if (written) return written
  const writer = new PbfWriter()
  writer.writeStringField(ATTRIBUTE.name, name)
  if (number !== undefined) writer.writeFloatField(ATTRIBUTE.number, number)
  if (tensor) writer.writeBytesField(ATTRIBUTE.tensor, writeTensor(tensor()))
  writer.writeVarintField(ATTRIBUTE.type, tensor ? ATTRIBUTE_TYPE.tensor : ATTRIBUTE_TYPE.number)
  return writer.finish()
}

const writeNode = ({ operation, inputs, outputs, attributes, written }: OnnxNode): Uint8Array => {
  if (written) return written
  const writer = new PbfWriter()
  for (const input of inputs) writer.writeStringField(NODE.input, input)
  for (const output of outputs) writer.writeStringField(NODE.output, output)
  writer.writeStringField(NODE.operation, operation)
  for (const attribute of attributes) writer.writeBytesField(NODE.attribute, writeAttribute(attribute))
  return writer.finish()
}

/** A network as its file has it, with other steps: `change` gets those it has, in their order. */
export const withNodes = (file: Uint8Array, change: (nodes: readonly OnnxNode[]) => readonly OnnxNode[]): Uint8Array =>
  messageOf(
    fieldsOf(file).map(field => {
      if (field.tag !== MODEL.graph || typeof field.value === 'number') return field
      const graph = fieldsOf(field.value)
      const nodes = graph.flatMap(({ tag, value }) =>
        tag === GRAPH.node && typeof value !== 'number' ? [readNode(value)] : [],
      )
      const others = graph.filter(({ tag }) => tag !== GRAPH.node)
      const changed = change(nodes).map(node => ({ tag: GRAPH.node, type: BYTES, value: writeNode(node) }))
      return { ...field, value: messageOf([...changed, ...others]) }
    }),
  )
