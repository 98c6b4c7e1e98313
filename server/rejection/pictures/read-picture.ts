import { crc32 } from 'node:zlib'
import { MAX_PICTURE_PIXELS } from '#contract/limits.ts'
import type { Orientation } from '../../word/paper/picture.ts'

export type PictureKind = 'png' | 'jpg'

/** The facts of a picture's bytes, its size in pixels as it is shown. */
export interface PictureFacts {
  kind: PictureKind
  width: number
  height: number
  /** The turn of a JPEG's pixels when they are shown, as Exif numbers it; 1 as they are stored. */
  orientation: Orientation
}

type Size = Pick<PictureFacts, 'width' | 'height'>

/** Returns a size as it is shown: from 5 on Exif's orientations lay a picture on its side. */
const turned = ({ width, height }: Size, orientation: Orientation): Size =>
  orientation < 5 ? { width, height } : { width: height, height: width }

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Length, type and check sum of a PNG's chunk. */
const CHUNK_FRAME = 12

/** Returns the size that a whole PNG states; null for one that is cut off, damaged or something else. */
const readPng = (bytes: Uint8Array): Size | null => {
  if (!PNG_SIGNATURE.every((byte, index) => bytes[index] === byte)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let size: Size | null = null
  let hasPixels = false
  for (let at = PNG_SIGNATURE.length; at + CHUNK_FRAME <= bytes.length; ) {
    const length = view.getUint32(at)
    const end = at + CHUNK_FRAME + length
    if (end > bytes.length) return null
    if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return null
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (size === null) {
      if (type !== 'IHDR' || length !== 13) return null
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    }
    hasPixels ||= type === 'IDAT'
    if (type === 'IEND') return hasPixels ? size : null
    at = end
  }
  return null
}

const JPEG_START = 0xffd8
const JPEG_END = 0xffd9
const SCAN = 0xda
/** The markers of a JPEG's frame, which states the size: all from C0 to CF but tables and restarts. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const APPLICATION = 0xe1
const EXIF = 'Exif\0\0'
const LITTLE_ENDIAN = 0x4949
const ORIENTATION = 0x0112
const ENTRY_BYTES = 12

const isOrientation = (value: number): value is Orientation => Number.isInteger(value) && value >= 1 && value <= 8

/** Returns the orientation that a segment of a JPEG states in Exif; null where it states none. */
const readOrientation = (segment: Uint8Array): Orientation | null => {
  if (segment.length < 14 || !Array.from(EXIF).every((sign, index) => segment[index] === sign.charCodeAt(0)))
    return null
  const view = new DataView(segment.buffer, segment.byteOffset + EXIF.length, segment.length - EXIF.length)
  const isLittle = view.getUint16(0) === LITTLE_ENDIAN
  const start = view.getUint32(4, isLittle)
  if (start + 2 > view.byteLength) return null
  const count = view.getUint16(start, isLittle)
  for (let entry = 0; entry < count; entry += 1) {
    const at = start + 2 + entry * ENTRY_BYTES
    if (at + ENTRY_BYTES > view.byteLength) return null
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue
    const value = view.getUint16(at + 8, isLittle)
    return isOrientation(value) ? value : null
  }
  return null
}

/** Returns the size that a JPEG states before its first scan, and its orientation; null for one that is cut off or something else. */
const readJpeg = (bytes: Uint8Array): Omit<PictureFacts, 'kind'> | null => {
  let orientation: Orientation | null = null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== JPEG_START) return null
  let size: Size | null = null
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = view.getUint16(at + 2)
    if (length < 2 || at + 2 + length > bytes.length) return null
    if (marker === APPLICATION) orientation ??= readOrientation(bytes.subarray(at + 4, at + 2 + length))
    if (isFrame(marker) && length >= 8) size ??= { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (marker === SCAN) {
      // Some cameras write a few bytes behind the end.
      const rest = bytes.subarray(at + 2 + length)
      const isWhole = rest.some((byte, index) => byte === JPEG_END >> 8 && rest[index + 1] === (JPEG_END & 0xff))
      return isWhole && size !== null ? { ...turned(size, orientation ?? 1), orientation: orientation ?? 1 } : null
    }
    at += 2 + length
  }
  return null
}

const isUsable = ({ width, height }: Size): boolean =>
  width > 0 && height > 0 && width <= MAX_PICTURE_PIXELS && height <= MAX_PICTURE_PIXELS

/**
 * Returns kind and size of a PNG or a JPEG by its content, whatever its name says; null for all else, for one that is
 * not whole, and for one with more pixels than `MAX_PICTURE_PIXELS` either way. Nothing is decoded.
 */
export const readPicture = (bytes: Uint8Array): PictureFacts | null => {
  const png = readPng(bytes)
  if (png !== null) return isUsable(png) ? { kind: 'png', ...png, orientation: 1 } : null
  const jpeg = readJpeg(bytes)
  return jpeg !== null && isUsable(jpeg) ? { kind: 'jpg', ...jpeg } : null
}
