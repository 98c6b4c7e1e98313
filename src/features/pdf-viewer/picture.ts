/** The pixels of a picture as pdfjs unpacks them: one bit each, white or black, in rows of whole bytes; or 8-bit colours. */
export interface Picture {
  pixels: 'bits' | 'rgb' | 'rgba'
  data: Uint8Array<ArrayBuffer> | Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
  /** How many of its pixels become one, along and across; those of a picture with opacity stay as they are. */
  step: number
}
