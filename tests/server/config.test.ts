import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'

it('serves this machine alone, with its data in ./data, when nothing is set', () => {
  expect(readConfig({ PORT: '', HOST: ' ' })).toEqual({
    host: '127.0.0.1',
    port: 4173,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    registerShards: [],
    contactUrl: undefined,
    contactNote: '',
    sampleMarks: undefined,
    smtpUrl: undefined,
    smtpFrom: undefined,
    logLevel: 'error',
    requestsAMinute: 1_200,
    metricsToken: undefined,
    allowances: { write: undefined, fast: undefined },
  })
})

it.each([
  ['12', 12],
  ['0', 0],
  ['unlimited', null],
  ['none', 'none'],
])('reads the allowance %s as %s', (text, allowance) => {
  expect(readConfig({ ALLOWANCE_WRITE: text, ALLOWANCE_FAST: text }).allowances).toEqual({
    write: allowance,
    fast: allowance,
  })
})

it.each([
  ['none', 0],
  ['2000', 2_000],
])('reads %s as so many sample marks', (text, count) => {
  expect(readConfig({ SAMPLE_MARKS: text }).sampleMarks).toBe(count)
})

it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])('takes %s as this machine', host => {
  expect(readConfig({ HOST: host }).host).toBe(host)
})

it('reads which server holds the marks of which classes', () => {
  const text = '1-3,45=postgres://one/marks\n 4-44=postgresql://u:p=w@two:5433/marks?sslmode=require '
  expect(readConfig({ REGISTER_SHARDS: text }).registerShards).toEqual([
    { classes: [1, 2, 3, 45], url: 'postgres://one/marks' },
    {
      classes: Array.from({ length: 41 }, (_, place) => place + 4),
      url: 'postgresql://u:p=w@two:5433/marks?sslmode=require',
    },
  ])
})

describe('refuses', () => {
  it.each(['0.0.0.0', '::', '192.168.1.7', '127.evil.example', 'example.com'])('the host %s', host => {
    expect(() => readConfig({ HOST: host })).toThrow(
      `HOST ${host} is not this machine alone. Without a login (AUTH=local) use 127.0.0.1.`,
    )
  })

  it.each([
    [{ AUTH: 'password' }, 'AUTH=password is not known. Leave AUTH out or set AUTH=local.'],
    [{ PORT: '80800' }, 'PORT must be a number from 0 to 65535, not "80800".'],
    [{ PORT: '4e3' }, 'PORT must be a number from 0 to 65535, not "4e3".'],
    [{ REQUESTS_A_MINUTE: '0' }, 'REQUESTS_A_MINUTE must be a number from 1, not "0".'],
    [{ REGISTER_SHARDS: '1-44=postgres://one/marks' }, 'REGISTER_SHARDS must name class 45 once; it does so 0 times.'],
    [
      { REGISTER_SHARDS: '1-45=postgres://one/marks 9=postgres://two/marks' },
      'REGISTER_SHARDS must name class 9 once; it does so 2 times.',
    ],
    [
      { REGISTER_SHARDS: '1-46=postgres://one/marks' },
      'REGISTER_SHARDS names no classes with "1-46"; write them as 1-15,42.',
    ],
    [
      { REGISTER_SHARDS: '1-45=mysql://secret@one' },
      'Part 1 of REGISTER_SHARDS must be like 1-15=postgres://user@host/database.',
    ],
    [{ SAMPLE_MARKS: 'all' }, 'SAMPLE_MARKS must be a number of marks or "none", not "all".'],
    [{ ALLOWANCE_WRITE: '-1' }, 'ALLOWANCE_WRITE must be a number of uses a month, "unlimited" or "none", not "-1".'],
  ])('%o', (environment, line) => {
    expect(() => readConfig(environment)).toThrow(line)
  })
})
