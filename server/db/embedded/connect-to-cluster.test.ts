import { expect, it } from 'vitest'
import { freePort } from './connect-to-cluster.ts'

it('freePort returns a different port each time, even if nothing listens on the earlier ones yet', async () => {
  const ports: number[] = []
  for (let times = 0; times < 1_500; times += 1) ports.push(await freePort())
  expect(new Set(ports).size).toBe(1_500)
})
