import { type Grey, WHITE } from './picture.ts'

/** Pixels of the picture to one of the ground, each way, and sides of the square of these in which a letter's stroke leaves some paper to be seen; a stamp's ring and star fill it. The second is a power of two. */
const COARSE = 2
const STROKE = 4
/** Shade below which a ground is no stamp but black itself. */
const DARKEST_GROUND = 90
/** Above it there is nothing to clean. */
const PAPER = 235

/** The lightest pixel of each square of `COARSE`; the last of a row or column may be smaller. */
const lightestOf = ({ shades, width, height }: Grey): Grey => {
  const [columns, rows] = [Math.ceil(width / COARSE), Math.ceil(height / COARSE)]
  const lightest = new Uint8ClampedArray(columns * rows)
  for (let y = 0; y < height; y += 1) {
    const start = y * width
    const row = Math.floor(y / COARSE) * columns
    for (let column = 0, x = 0; x < width; column += 1, x += COARSE) {
      const one = shades[start + x] ?? 0
      const other = x + 1 < width ? (shades[start + x + 1] ?? 0) : 0
      const shade = one > other ? one : other
      if (shade > (lightest[row + column] ?? 0)) lightest[row + column] = shade
    }
  }
  return { shades: lightest, width: columns, height: rows }
}

/** The lightest, or darkest, of each stretch of `STROKE` pixels that begins at one and goes on by a stride. */
const ofStretches = (shades: Uint8ClampedArray, stride: number, isLightest: boolean): Uint8ClampedArray => {
  let picked = shades
  // Two stretches of a length, end to end, are one of twice the length.
  for (let length = 1; length < STROKE; length *= 2) {
    const halves = picked
    const ahead = length * stride
    const [first, last] = [Math.max(0, -ahead), shades.length - Math.max(0, ahead)]
    picked = new Uint8ClampedArray(halves)
    for (let pixel = first; pixel < last; pixel += 1) {
      const other = halves[pixel + ahead] ?? WHITE
      if (other > (halves[pixel] ?? WHITE) === isLightest) picked[pixel] = other
    }
  }
  return picked
}

/** Returns the ground that letters stand on, in its own shade: paper, or a stamp. */
const groundOf = ({ shades, width, height }: Grey): Grey => {
  const light = ofStretches(ofStretches(shades, 1, true), width, true)
  return { shades: ofStretches(ofStretches(light, -1, false), -width, false), width, height }
}

/** Letters as they are, on white: the ground they stand on, a grey stamp or a stain, is taken away. */
export const withoutStamps = (picture: Grey): Grey => {
  const { shades, width, height } = picture
  const ground = groundOf(lightestOf(picture))
  const cleaned = new Uint8ClampedArray(shades)
  for (let square = 0; square < ground.shades.length; square += 1) {
    const below = ground.shades[square] ?? WHITE
    if (below < DARKEST_GROUND || below > PAPER) continue
    const top = COARSE * Math.floor(square / ground.width)
    const left = COARSE * (square % ground.width)
    for (let y = top; y < Math.min(height, top + COARSE); y += 1) {
      for (let x = left; x < Math.min(width, left + COARSE); x += 1) {
        const pixel = y * width + x
        cleaned[pixel] = ((shades[pixel] ?? WHITE) * WHITE) / below
      }
    }
  }
  return { shades: cleaned, width, height }
}
