import { fileURLToPath } from 'node:url'

const fileOf = (path: string): string => fileURLToPath(import.meta.resolve(path))
const notoOf = (path: string): string => fileOf(`@expo-google-fonts/${path}`)
const robotoOf = (weight: string): string => fileOf(`pdfmake/fonts/Roboto/Roboto-${weight}.ttf`)

/**
 * Two weights of a sans for text and tables, and of a serif for titles and marks; each holds Chinese and the Latin of
 * western Europe. What they lack of Latin, Greek and Cyrillic, `Other` has.
 */
export const FONT_FILES = {
  Sans: {
    normal: notoOf('noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    bold: notoOf('noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf'),
  },
  Serif: {
    normal: notoOf('noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'),
    bold: notoOf('noto-serif-sc/600SemiBold/NotoSerifSC_600SemiBold.ttf'),
  },
  Other: { normal: robotoOf('Regular'), bold: robotoOf('Medium') },
} as const
