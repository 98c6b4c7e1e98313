import { expect, it, onTestFinished } from 'vitest'
import { createJobThread } from '../../../server/child/job-thread.ts'

const startThread = () => {
  const thread = createJobThread<string, string>(new URL('./job-thread-probe.ts', import.meta.url))
  onTestFinished(() => thread.close())
  return thread
}

it('answers each job of a thread with its own result, whatever became of preparing it', async () => {
  const thread = startThread()
  thread.prepare()
  expect(await Promise.all(['a', 'b', 'c'].map(thread.run))).toEqual(['A', 'B', 'C'])
})

it('rejects a job with what it threw, and goes on', async () => {
  const thread = startThread()
  await expect(thread.run('fail')).rejects.toThrow(new RangeError('too far'))
  expect(await thread.run('again')).toBe('AGAIN')
})

it('fails the jobs of a thread that dies, and starts another for the next one', async () => {
  const thread = startThread()
  await expect(thread.run('die')).rejects.toThrow('The thread has stopped.')
  expect(await thread.run('again')).toBe('AGAIN')
})
