/** [x, y, width, height] in points, origin top left of the page as shown. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** A transformation of the plane as PDF writes it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const after = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

/** One transformation for many, the last applied first. */
export const multiply = (...matrices: readonly [Matrix, ...Matrix[]]): Matrix => matrices.reduce(after)

export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]

/** By an angle in radians, clockwise where y grows downwards. */
export const rotation = (angle: number): Matrix => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, sin, -sin, cos, 0, 0]
}

export const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] => [
  a * x + c * y + e,
  b * x + d * y + f,
]

/** The upright box around a transformed one. */
export const boxAfter = (matrix: Matrix, [x, y, width, height]: Box): Box => {
  const corners = [apply(matrix, x, y), apply(matrix, x + width, y), apply(matrix, x, y + height)]
  corners.push(apply(matrix, x + width, y + height))
  const xs = corners.map(([cornerX]) => cornerX)
  const ys = corners.map(([, cornerY]) => cornerY)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
}
