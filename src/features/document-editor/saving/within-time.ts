const ANSWER_MS = 3_000

/** Rejects when a storage does not answer: it counts as one that cannot keep anything. */
export const withinTime = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The storage does not answer.')), ANSWER_MS)
  })
  return await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
