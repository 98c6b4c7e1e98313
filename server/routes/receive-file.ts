import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

interface ReceiveOptions<Taken> {
  /** The name of the part that is the file. */
  part: string
  mostBytes: number
  /** Reads the file's part to its end. */
  take: (file: MultipartFile) => Promise<Taken>
  /** Takes a part that is a text. */
  takeText?: (name: string, value: string) => void
}

const MOST_PARTS = 10
/** The most bytes around a file in a multipart body. */
const AROUND_BYTES = 64 * 1024
const MOST_TEXT_BYTES = 512

/** Faults of a multipart body: no boundary, or its end is missing. */
const MALFORMED = /boundary|unexpected end|terminated early|malformed/i

const isMalformed = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof AppError) && MALFORMED.test(error.message)

/** Rejects once the part is longer than its limit, however much still comes. */
const limitOf = ({ file }: MultipartFile): Promise<never> =>
  new Promise((_resolve, reject) => file.once('limit', () => reject(new AppError('tooLarge'))))

/** Throws away what still comes of a refused body: its sender hears why. */
const discardRest = ({ raw }: FastifyRequest): void => {
  raw.unpipe()
  raw.resume()
}

/**
 * Receives the one file of a multipart body. Throws `AppError` tooLarge as soon as the limit is passed, or before where
 * the client says how much it sends: what still comes is thrown away while it reads the answer. Throws invalidInput where
 * the file is missing or the body is no multipart, or not whole.
 */
export const receiveFile = async <Taken>(
  request: FastifyRequest,
  { part: wanted, mostBytes, take, takeText }: ReceiveOptions<Taken>,
): Promise<Taken> => {
  if (Number(request.headers['content-length']) > mostBytes + AROUND_BYTES) throw new AppError('tooLarge')
  let taken: { value: Taken } | undefined
  try {
    for await (const part of request.parts({
      limits: { fileSize: mostBytes, fieldSize: MOST_TEXT_BYTES, parts: MOST_PARTS },
    })) {
      if (part.type !== 'file') {
        if (typeof part.value === 'string') takeText?.(part.fieldname, part.value)
      } else if (part.fieldname === wanted) {
        taken = { value: await Promise.race([take(part), limitOf(part)]) }
        // The last chunk may be cut without a word before the reading is done.
        if (part.file.truncated) throw new AppError('tooLarge')
      } else part.file.resume()
    }
  } catch (error) {
    discardRest(request)
    throw isMalformed(error)
      ? new AppError('invalidInput', 'The multipart body is not whole.', { cause: error })
      : error
  }
  if (!taken) throw new AppError('invalidInput', `The part "${wanted}" is missing.`)
  return taken.value
}
