import { fileURLToPath } from 'node:url'

const fileOf = (path: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`))

/** Two weights of a sans for text and tables, and of a serif for titles and marks; each holds Chinese and Latin. */
export const FONT_FILES = {
  Sans: {
    normal: fileOf('noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    bold: fileOf('noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf'),
  },
  Serif: {
    normal: fileOf('noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'),
    bold: fileOf('noto-serif-sc/600SemiBold/NotoSerifSC_600SemiBold.ttf'),
  },
} as const
