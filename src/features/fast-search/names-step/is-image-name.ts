import { IMAGE_EXTENSIONS } from '#contract/limits.ts'

/** Whether a file's name ends in jpg or png, in any case (spec §5). */
export const isImageName = (name: string): boolean => {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return name.includes('.') && IMAGE_EXTENSIONS.some(known => known === extension)
}
