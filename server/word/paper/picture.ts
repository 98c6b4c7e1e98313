import { ImageRun } from 'docx'
import { plainText } from './controls.ts'

/** The turn of a picture's stored pixels when they are shown, as Exif numbers it. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** The bytes of a picture with its kind and its own size in pixels as it is shown. */
export interface WordPicture {
  bytes: Uint8Array
  kind: 'png' | 'jpg'
  width: number
  height: number
  orientation?: Orientation
}

/** A picture within a line, its size in CSS pixels. */
export interface PicturePiece {
  picture: WordPicture
  /** Its number in the file: docx's own counts through all files that it ever wrote. */
  number: number
  width: number
  height: number
  alt: string
}

const TWIPS_A_PIXEL = 15

/** Returns the piece no wider than a room in twips, in its proportions. */
export const fitPicture = (piece: PicturePiece, room: number): PicturePiece => {
  const most = Math.max(1, Math.floor(room / TWIPS_A_PIXEL))
  if (piece.width <= most) return piece
  return { ...piece, width: most, height: Math.max(1, Math.round((piece.height * most) / piece.width)) }
}

/** Returns the room that a picture of a width in CSS pixels takes, in twips. */
export const pictureRoom = (width: number): number => width * TWIPS_A_PIXEL

/** Returns the size in CSS pixels: what the document says, a missing side by the picture's own proportions. */
export const sizeOf = (
  picture: Pick<WordPicture, 'width' | 'height'>,
  wanted: { width: number | null; height: number | null },
): { width: number; height: number } => {
  const { width, height } = wanted
  if (width !== null) return { width, height: height ?? Math.round((picture.height * width) / picture.width) }
  if (height !== null) return { width: Math.round((picture.width * height) / picture.height), height }
  return { width: picture.width, height: picture.height }
}

/** Says how Word turns a picture, which it mirrors first. It does not look into Exif, as browsers do. */
const TURNS: Readonly<Record<Orientation, { rotation?: number; flip?: { horizontal?: boolean; vertical?: boolean } }>> =
  {
    1: {},
    2: { flip: { horizontal: true } },
    3: { rotation: 180 },
    4: { flip: { vertical: true } },
    5: { rotation: 270, flip: { horizontal: true } },
    6: { rotation: 90 },
    7: { rotation: 90, flip: { horizontal: true } },
    8: { rotation: 270 },
  }

/** Returns the picture as a run of Word, with its alternative text. */
export const pictureRun = ({ picture, number, width, height, alt }: PicturePiece): ImageRun => {
  const { orientation = 1 } = picture
  return new ImageRun({
    type: picture.kind,
    data: picture.bytes,
    transformation: {
      ...(orientation < 5 ? { width, height } : { width: height, height: width }),
      ...TURNS[orientation],
    },
    altText: { id: String(number), name: `Picture ${number}`, description: plainText(alt), title: '' },
  })
}
