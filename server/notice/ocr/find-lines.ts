import { apply, multiply, rotation, translation } from '../matrix.ts'
import type { Edges } from './edges.ts'
import type { Grey } from './grey.ts'
import type { OcrModels } from './models.ts'
import { reduced, turned } from './resample.ts'
import { directionOf, patchesOf, regionOf, type TextPatch, type TextRegion } from './text-patches.ts'

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
/** How far letters reach beyond the core of their line, by its area and outline (PaddleOCR's unclip ratio). */
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
