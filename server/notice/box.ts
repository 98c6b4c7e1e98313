/** [x, y, width, height] in points, origin top left of the page as shown. */
export type Box = readonly [x: number, y: number, width: number, height: number]
