import { apply, multiply, rotation, translation } from '../pdf/matrix.ts'
import type { Grid, OcrModels } from './models.ts'
import type { Edges, Grey } from './picture.ts'
import { reduced, turned } from './resample.ts'

/** Pixels of a map that hang together and are likely text: the core of a line, thinner and shorter than its letters. */
interface TextPatch {
  xs: number[]
  ys: number[]
}

/** A patch measured along a direction, in radians clockwise from the rows of the picture: its middle, length and height. */
interface TextRegion {
  x: number
  y: number
  length: number
  height: number
  angle: number
}

/** Probability from which on a pixel belongs to text, and the least a patch has on average. */
const PIXEL = 0.3
const PATCH = 0.5
const FEWEST_PIXELS = 12

const patchesOf = ({ values, columns }: Grid): TextPatch[] => {
  const isSeen = new Uint8Array(values.length)
  const isText = (pixel: number) => isSeen[pixel] === 0 && (values[pixel] ?? 0) > PIXEL
  const pixelsFrom = (start: number): number[] => {
    const pixels: number[] = []
    const visit = (pixel: number): void => {
      if (!isText(pixel)) return
      isSeen[pixel] = 1
      pixels.push(pixel)
    }
    visit(start)
    for (let index = 0; index < pixels.length; index += 1) {
      const pixel = pixels[index] ?? 0
      const column = pixel % columns
      visit(pixel - columns)
      visit(pixel + columns)
      if (column > 0) visit(pixel - 1)
      if (column < columns - 1) visit(pixel + 1)
    }
    return pixels
  }
  const patches: TextPatch[] = []
  for (let start = 0; start < values.length; start += 1) {
    if (!isText(start)) continue
    const pixels = pixelsFrom(start)
    const sum = pixels.reduce((total, pixel) => total + (values[pixel] ?? 0), 0)
    if (pixels.length < FEWEST_PIXELS || sum < PATCH * pixels.length) continue
    patches.push({ xs: pixels.map(pixel => pixel % columns), ys: pixels.map(pixel => Math.floor(pixel / columns)) })
  }
  return patches
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0) / numbers.length

/** The direction in which a patch is longest. */
const directionOf = ({ xs, ys }: TextPatch): number => {
  const [meanX, meanY] = [meanOf(xs), meanOf(ys)]
  let [xx, xy, yy] = [0, 0, 0]
  for (const [index, x] of xs.entries()) {
    const [dx, dy] = [x - meanX, (ys[index] ?? 0) - meanY]
    xx += dx * dx
    xy += dx * dy
    yy += dy * dy
  }
  return 0.5 * Math.atan2(2 * xy, xx - yy)
}

const regionOf = ({ xs, ys }: TextPatch, angle: number): TextRegion => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [top, bottom] = [left, right]
  for (const [index, x] of xs.entries()) {
    const y = ys[index] ?? 0
    const along = x * cos + y * sin
    const across = y * cos - x * sin
    left = Math.min(left, along)
    right = Math.max(right, along)
    top = Math.min(top, across)
    bottom = Math.max(bottom, across)
  }
  const [along, across] = [(left + right) / 2, (top + bottom) / 2]
  return {
    x: along * cos - across * sin,
    y: along * sin + across * cos,
    length: right - left + 1,
    height: bottom - top + 1,
    angle,
  }
}

/** A picture turned so that its lines are level, and where they are. */
export interface LevelPicture {
  grey: Grey
  /** Radians clockwise by which it was turned from the page as shown. */
  angle: number
  lines: Edges[]
}

/** Long side of the picture in which lines are looked for, a multiple of 32; more takes memory and finds no more. */
const DETECTION_SIDE = 1120
const MULTIPLE = 32
/** Times its height a patch is long from which on its direction is that of the text. */
const LONG = 5
/** Skew, in radians, too small to turn a picture for. */
const LEAST_SKEW = 0.002
/** Letters reach so far beyond the core of their line, by its area and outline (PaddleOCR's unclip ratio). */
const UNCLIP = 1.5

const seek = async (grey: Grey, models: OcrModels): Promise<TextPatch[]> => {
  const scale = Math.min(1, DETECTION_SIDE / Math.max(grey.width, grey.height))
  const side = (length: number) => Math.max(1, Math.round((length * scale) / MULTIPLE)) * MULTIPLE
  const small = reduced(grey, side(grey.width), side(grey.height))
  const [x, y] = [grey.width / small.width, grey.height / small.height]
  return patchesOf(await models.detect(small)).map(({ xs, ys }) => ({
    xs: xs.map(value => (value + 0.5) * x),
    ys: ys.map(value => (value + 0.5) * y),
  }))
}

const longOnes = (patches: readonly TextPatch[]): TextRegion[] =>
  patches
    .map(patch => regionOf(patch, directionOf(patch)))
    .filter(({ length, height }) => length > LONG * height)
    .toSorted((a, b) => b.length - a.length)

const isSideways = (regions: readonly TextRegion[]): boolean => {
  const lengths = { along: 0, across: 0 }
  for (const { angle, length } of regions) lengths[Math.abs(angle) > Math.PI / 4 ? 'across' : 'along'] += length
  return lengths.across > lengths.along
}

/** The middle one of the directions, longer lines counting more. */
const skewOf = (regions: readonly TextRegion[]): number => {
  const total = regions.reduce((sum, { length }) => sum + length, 0)
  let passed = 0
  for (const { angle, length } of regions.toSorted((a, b) => a.angle - b.angle)) {
    passed += length
    if (passed >= total / 2) return angle
  }
  return 0
}

/** A line with its letters, of which the patch is the core. */
const lineOf = (patch: TextPatch, { width, height }: Grey, level: Grey, skew: number): Edges => {
  const region = regionOf(patch, skew)
  const margin = (UNCLIP * region.length * region.height) / (2 * (region.length + region.height))
  const about = multiply(
    translation(level.width / 2, level.height / 2),
    rotation(-skew),
    translation(-width / 2, -height / 2),
  )
  const [x, y] = apply(about, region.x, region.y)
  const [reach, rise] = [region.length / 2 + margin, region.height / 2 + margin]
  return { left: x - reach, right: x + reach, top: y - rise, bottom: y + rise }
}

/** The same picture and lines the other way up. */
export const overturned = ({ grey, angle, lines }: LevelPicture): LevelPicture => ({
  grey: turned(grey, Math.PI),
  angle: angle + Math.PI,
  lines: lines.map(({ left, right, top, bottom }) => ({
    left: grey.width - right,
    right: grey.width - left,
    top: grey.height - bottom,
    bottom: grey.height - top,
  })),
})

/**
 * Finds the lines of a picture that may lie sideways and a few degrees askew; whether it is upside down, reading tells. A
 * right guess whether it lies sideways spares a second look.
 */
export const findLines = async (picture: Grey, models: OcrModels, isGuessedSideways = false): Promise<LevelPicture> => {
  const lying = (angle: number): Grey => (angle === 0 ? picture : turned(picture, angle))
  let angle = isGuessedSideways ? Math.PI / 2 : 0
  let grey = lying(angle)
  let patches = await seek(grey, models)
  if (isSideways(longOnes(patches))) {
    angle = Math.PI / 2 - angle
    grey = lying(angle)
    patches = await seek(grey, models)
  }
  const skew = skewOf(longOnes(patches))
  const level = Math.abs(skew) < LEAST_SKEW ? grey : turned(picture, angle - skew)
  return { grey: level, angle: angle - skew, lines: patches.map(patch => lineOf(patch, grey, level, skew)) }
}
