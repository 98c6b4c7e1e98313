import type { Draft } from './draft.ts'

const FIRST_SERVICE_CLASS = 35

/** What the application is for: goods (classes 1–34), services (35–45), or both where classes are mixed or unknown. */
export const goodsWord = ({ notice, say }: Draft): string => {
  const areServices = notice.classes.map(niceClass => niceClass >= FIRST_SERVICE_CLASS)
  if (areServices.length > 0 && areServices.every(Boolean)) return say('服务', 'services')
  return areServices.length === 0 || areServices.includes(true)
    ? say('商品或者服务', 'goods or services')
    : say('商品', 'goods')
}
