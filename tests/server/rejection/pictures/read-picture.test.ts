import { expect, it } from 'vitest'
import { parse } from '#extensions/index.ts'
import { readPicture } from '../../../../server/rejection/pictures/read-picture.ts'
import { writeWord } from '../../../../server/word/write-word.ts'
import { pictureOf } from '../../../support/pictures.ts'
import { readWordParts } from '../../../support/word-parts.ts'

/** A JPEG 90 wide and 60 high that states an orientation as cameras do. */
const turnedPicture = (orientation: number, isLittle: boolean): Uint8Array => {
  const exif = new DataView(new ArrayBuffer(36))
  exif.setUint16(0, 0xffe1)
  exif.setUint16(2, 34)
  for (const [index, sign] of Array.from('Exif').entries()) exif.setUint8(4 + index, sign.charCodeAt(0))
  exif.setUint16(10, isLittle ? 0x4949 : 0x4d4d)
  exif.setUint16(12, 42, isLittle)
  exif.setUint32(14, 8, isLittle)
  exif.setUint16(18, 1, isLittle)
  exif.setUint16(20, 0x0112, isLittle)
  exif.setUint16(22, 3, isLittle)
  exif.setUint32(24, 1, isLittle)
  exif.setUint16(28, orientation, isLittle)
  const picture = pictureOf('jpeg', 90, 60)
  return new Uint8Array([...picture.subarray(0, 2), ...new Uint8Array(exif.buffer), ...picture.subarray(2)])
}

it.each([
  [1, 90, 60],
  [3, 90, 60],
  [6, 60, 90],
  [8, 60, 90],
])('states the size of a photograph as it is shown (orientation %i)', (orientation, width, height) => {
  for (const isLittle of [true, false])
    expect(readPicture(turnedPicture(orientation, isLittle))).toEqual({ kind: 'jpg', width, height, orientation })
})

it('takes a picture without an orientation, or with none of Exif’s, as it is stored', () => {
  expect(readPicture(pictureOf('jpeg', 90, 60))).toMatchObject({ width: 90, height: 60, orientation: 1 })
  expect(readPicture(turnedPicture(9, true))).toMatchObject({ width: 90, height: 60, orientation: 1 })
  expect(readPicture(pictureOf('png', 90, 60))).toMatchObject({ width: 90, height: 60, orientation: 1 })
})

it('turns a photograph in Word, which does not look into Exif', async () => {
  const bytes = turnedPicture(6, false)
  const id = '00000000-0000-4000-8000-000000000001'
  const facts = readPicture(bytes)
  if (facts === null) throw new Error('not read')
  const document = parse(`<p><img data-picture="${id}" width="60" alt="x"></p>`)
  const file = await writeWord([{ kind: 'reason', document }], {
    isEn: 0,
    title: '',
    pictures: new Map([[id, { ...facts, bytes }]]),
  })
  const body = readWordParts(file).get('word/document.xml') ?? ''
  expect(body).toContain('rot="5400000"')
  expect(/<a:ext cx="(\d+)" cy="(\d+)"/.exec(body)?.slice(1).map(Number)).toEqual([90 * 9525, 60 * 9525])
})
