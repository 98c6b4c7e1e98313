import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  PDFName,
  popGraphicsState,
  pushGraphicsState,
  setFillingRgbColor,
} from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { isGarbled } from '../../../../server/notice/layout/legibility.ts'
import { readTextLayer } from '../../../../server/notice/layout/text-layer.ts'
import { choosePages, type Trust } from '../../../../server/notice/layout/trusted-pages.ts'
import { pageOfLines } from '../page-of-lines.ts'
import { simplePdf } from '../simple-pdf.ts'

const LETTER = '经审查，根据《商标法》第三十条的规定，我局决定驳回申请号81234567商标注册申请，理由如下'

describe('isGarbled', () => {
  it.each([
    ['a printed notice', LETTER, false],
    ['an article with a letter in its number', LETTER.replace('三十', 'O十'), true],
    ['private characters', LETTER.replaceAll('商', '\uE123'), true],
    [
      'a font with the wrong map',
      LETTER.replace(/\p{Script=Han}/gu, unit => String.fromCodePoint((unit.codePointAt(0) ?? 0) ^ 0x155)),
      true,
    ],
    ['brackets that do not match', `${LETTER}《商标法《条例`, true],
  ])('tells of %s', (_, text, expected) => {
    expect(isGarbled(text)).toBe(expected)
  })
})

describe('a page', () => {
  const hexOf = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex')
  const trustIn = async (operators: string) => {
    const [layer] = await readTextLayer(
      simplePdf([{ content: `BT ${operators} /F1 12 Tf 50 700 Td <${hexOf(LETTER)}> Tj ET` }]),
    )
    return layer?.trust
  }

  it.each([
    ['drawn in black', '0 g', 'sound'],
    ['drawn invisibly', '3 Tr', 'doubted'],
    ['drawn in white', '1 g', 'doubted'],
  ])('is compared with what it shows, pictures or none, where its text is %s', async (_, operators, trust) => {
    expect(await trustIn(operators)).toBe(trust)
  })
})

describe('a picture of a page', () => {
  it('is seen where colours are set between its place and itself, as browsers print it', async () => {
    const pdf = await PDFDocument.create()
    const [width, height] = [1656, 2342]
    const bits = new Uint8Array((width / 8) * height).fill(0xaa)
    const facts = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, ColorSpace: 'DeviceGray' }
    const picture = pdf.context.register(pdf.context.flateStream(bits, { ...facts, BitsPerComponent: 1 }))
    const page = pdf.addPage([595, 842])
    page.node.setXObject(PDFName.of('Scan'), picture)
    const place = concatTransformationMatrix(595, 0, 0, 842, 0, 0)
    const colour = setFillingRgbColor(0, 0, 0)
    page.pushOperators(pushGraphicsState(), place, colour, drawObject(PDFName.of('Scan')), popGraphicsState())
    const [layer] = await readTextLayer(await pdf.save({ useObjectStreams: false }))
    expect(layer?.trust).toBe('missing')
  })
})

describe('choosePages', () => {
  const choose = (trust: Trust, layer: string, seen: string) => {
    const recognised = pageOfLines([[seen, 70, 100]])
    const { pages, source } = choosePages([{ text: pageOfLines([[layer, 70, 100]]), trust }], [recognised])
    return { isSeen: pages[0] === recognised, source }
  }

  it('takes what was seen where the layer is garbled or misses it', () => {
    expect(choose('damaged', LETTER, LETTER)).toEqual({ isSeen: true, source: 'ocr' })
    expect(choose('missing', '收文章', LETTER)).toEqual({ isSeen: true, source: 'ocr' })
  })

  it('keeps a layer under a picture only if the picture says the same', () => {
    expect(choose('doubted', LETTER, LETTER)).toEqual({ isSeen: false, source: 'text-layer' })
    expect(choose('doubted', LETTER, LETTER.replace('81234567', '81234568'))).toEqual({ isSeen: true, source: 'ocr' })
    expect(choose('doubted', LETTER, `${LETTER}该商标与他人在先注册的引证商标近似`)).toMatchObject({ isSeen: true })
  })

  it('keeps what a page without text in its picture has', () => {
    expect(choose('missing', '国家知识产权局', '')).toEqual({ isSeen: false, source: 'text-layer' })
  })
})
