import { freeBuffer, type Picture, shrinkPicture } from './shrink-picture.ts'

const drawable = async (picture: Picture): Promise<ImageBitmap> => {
  const { data, width, height } = shrinkPicture(picture)
  const bitmap = await createImageBitmap(new ImageData(data, width, height))
  for (const buffer of [picture.data.buffer, data.buffer]) freeBuffer(buffer)
  return bitmap
}

self.addEventListener('message', ({ data: picture, ports: [answer] }: MessageEvent<Picture>) => {
  drawable(picture).then(
    bitmap => answer?.postMessage(bitmap, [bitmap]),
    () => answer?.postMessage(null),
  )
})
