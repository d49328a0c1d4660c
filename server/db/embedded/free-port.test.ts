import { expect, it } from 'vitest'
import { freePort } from './free-port.ts'

it('a free port is another one each time, or two that start later would both be led to it', async () => {
  const ports: number[] = []
  for (let times = 0; times < 1_500; times += 1) ports.push(await freePort())
  expect(new Set(ports).size).toBe(1_500)
})
