import type { Evidence, Notice } from '#contract/notice.ts'
import type { Box } from '../../pdf/matrix.ts'
import type { PictureOfMark } from './picture-of-mark.ts'

/** A picture on a page, in points of the page as shown. */
interface Placed {
  page: number
  box: Box
}

/** How far below the line of a number its picture begins at most, in points. */
const NEAR = 60

const isPictured = ({ mark }: Notice['citedMarks'][number]): boolean => mark === '' || mark.includes('图')

interface NumberLine extends Placed {
  index: number
}

/** The lines that hold the numbers of the cited marks: in the annex, and in the reasons where there is none. */
const numberLines = ({ citedMarks, evidence }: Notice): NumberLine[] =>
  citedMarks.flatMap((_, index) =>
    (evidence[`citedMarks.${index}.regNo`] ?? []).map(({ page, box }: Evidence) => ({ page, box, index })),
  )

const areBeside = (a: Box, b: Box): boolean => a[1] < b[1] + b[3] && b[1] < a[1] + a[3]

/** The pages on which the paper may show marks that it does not print as words. */
export const pagesWithMarks = (notice: Notice, own: PictureOfMark | undefined): number[] => {
  const cited = numberLines(notice).filter(({ index }) =>
    notice.citedMarks.some((mark, at) => at === index && isPictured(mark)),
  )
  return [...new Set([...(own ? [own.page] : []), ...cited.map(({ page }) => page)])].toSorted((a, b) => a - b)
}

const isWithin = ({ page, box: [x, y, width, height] }: Placed, room: PictureOfMark): boolean => {
  const [left, top] = [x + width / 2, y + height / 2]
  return page === room.page && left > room.left && left < room.right && top > room.top && top < room.bottom
}

/** Which cited mark each picture beside a line with a number is of; one beside the numbers of several is of none. */
const besideNumbers = (lines: readonly NumberLine[], pictures: readonly Placed[]): (number | null)[] =>
  pictures.map(picture => {
    const beside = lines.filter(({ page, box }) => page === picture.page && areBeside(picture.box, box))
    const [first, ...others] = new Set(beside.map(({ index }) => index))
    return first !== undefined && others.length === 0 ? first : null
  })

/**
 * Which cited mark each picture below a line with a number is of. A page is read so only where each of its numbers has
 * one picture below it and before the next: anything else could as well be printed above.
 */
const belowNumbers = (lines: readonly NumberLine[], pictures: readonly Placed[]): (number | null)[] => {
  const above = pictures.map(({ page, box }) =>
    lines
      .filter(line => line.page === page && line.box[1] + line.box[3] <= box[1] + 1)
      .toSorted((a, b) => b.box[1] - a.box[1])
      .at(0),
  )
  return pictures.map(({ page }, at) => {
    const line = above[at]
    const ofPage = pictures.flatMap((one, place) => (one.page === page ? [above[place]] : []))
    const indexes = ofPage.map(one => one?.index)
    const isClear =
      ofPage.every(one => one !== undefined) &&
      new Set(indexes).size === ofPage.length &&
      new Set(lines.filter(one => one.page === page).map(({ index }) => index)).size === ofPage.length
    const top = pictures[at]?.box[1] ?? 0
    return line && isClear && top - (line.box[1] + line.box[3]) <= NEAR ? line.index : null
  })
}

/**
 * Returns the pictures that show marks of the notice, by the path of the mark: its own in the room of its label, those of
 * cited marks beside the line of their number, or below it where the page is clear about that. Two pictures for one mark
 * are none.
 */
export const picturesOfMarks = <Picture extends Placed>(
  notice: Notice,
  own: PictureOfMark | undefined,
  pictures: readonly Picture[],
): Map<string, Picture> => {
  const ofOwn = own ? pictures.filter(picture => isWithin(picture, own)) : []
  const others = pictures.filter(picture => !ofOwn.includes(picture))
  const lines = numberLines(notice)
  const beside = besideNumbers(lines, others)
  const cited = beside.some(index => index !== null) ? beside : belowNumbers(lines, others)
  const paths = [
    ...ofOwn.map(picture => ['mark', picture] as const),
    ...others.flatMap((picture, at) => {
      const mark = notice.citedMarks[cited[at] ?? -1]
      return mark && isPictured(mark) ? [[`citedMarks.${cited[at]}.mark`, picture] as const] : []
    }),
  ]
  return new Map(paths.filter(([path]) => paths.filter(([other]) => other === path).length === 1))
}
