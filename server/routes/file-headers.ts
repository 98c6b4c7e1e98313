import type { FastifyReply } from 'fastify'
import type { ByteRange } from '../storage/file-store.ts'

const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

/** Returns the header that shows a file of that name in the page or takes it away (RFC 6266, RFC 8187). */
export const contentDisposition = (kind: 'inline' | 'attachment', name: string): string =>
  `${kind}; filename*=UTF-8''${encodeName(name.toWellFormed())}`

/** Sends an iCalendar file of that name as it is, outside of the envelope; no cache keeps it. */
export const sendCalendar = (reply: FastifyReply, { name, text }: { name: string; text: string }): FastifyReply =>
  reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', contentDisposition('attachment', name))
    .serializer((payload: string) => payload)
    .send(text)

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * Returns the part of a file of `size` bytes that a Range header asks for. Undefined means the whole file: there is no
 * header, or one that may be ignored, such as several ranges. Null means that no byte of the part exists.
 */
export const byteRange = (header: string | undefined, size: number): ByteRange | null | undefined => {
  const [, first, last] = ONE_RANGE.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start > end ? null : { start, end }
}
