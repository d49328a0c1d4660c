import { Writable } from 'node:stream'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readForwardedAddresses } from './forwarded-ip-addresses.ts'

/** A server that tells the address of a request; `lines` is its log. */
function addressServer(trustProxy: boolean | string[]) {
  const lines: string[] = []
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  const app = fastify({ logger: { level: 'warn', stream }, trustProxy })
  readForwardedAddresses(app, { trustProxy })
  app.get('/', (request) => request.ip)
  const addressOf = async (forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded }
    return (await app.inject({ url: '/', remoteAddress: '10.0.0.1', headers })).body
  }
  return { lines, addressOf }
}

const INSIDE = ['10.0.0.0/8']

describe('the address that trusted proxies name (S57)', () => {
  it.each([
    ['203.0.113.9:51000', '203.0.113.9'],
    ['[2001:db8::5]:443', '2001:db8::5'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    // a proxy further in writes ports too, and is trusted all the same
    ['6.6.6.6:1, 203.0.113.9:51000, 10.0.0.2:4431', '203.0.113.9'],
    ['unknown, 203.0.113.9', '203.0.113.9'],
    ['203.0.113.9, unknown', '0.0.0.0'],
  ])('%s: %s', async (forwarded, address) => {
    expect(await addressServer(INSIDE).addressOf(forwarded)).toBe(address)
  })

  it('is logged if it is none, once a minute and without its digits', async () => {
    const { lines, addressOf } = addressServer(INSIDE)
    await addressOf('6.6.6.6, unknown')
    await addressOf('unknown')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('"form":"0.0.0.0, unknown"')
    // what a visitor writes before the address that the proxy adds is nobody's fault
    const other = addressServer(INSIDE)
    await other.addressOf('unknown, 203.0.113.9')
    expect(other.lines).toEqual([])
  })

  it('is not read where no proxy is trusted', async () => {
    expect(await addressServer(false).addressOf('203.0.113.9')).toBe('10.0.0.1')
  })
})
