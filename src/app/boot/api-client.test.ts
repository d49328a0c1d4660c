import { expect, test } from 'vitest'
import { createApi } from '../../api/create-api.ts'
import { ALL_CAPABILITIES } from '../../contract/server-capabilities.ts'
import { isRetryable } from '../../api/api-error-and-its-message.ts'
import { failureOf } from '../../../tests/support/api-client-on-local-server.ts'
import { apiLoader } from './api-client.ts'

const create = (signal?: AbortSignal) =>
  createApi({ base: '/api', fetch, can: ALL_CAPABILITIES, channel: () => 'chat', signal })

test('the client’s code is loaded once, and later clients are there at once', async () => {
  let loads = 0
  const { openApi, preload } = apiLoader(
    async () => {
      loads += 1
      return create
    },
    () => {},
  )
  await Promise.all([preload(), openApi()])
  expect(openApi()).not.toBeInstanceOf(Promise)
  expect(loads).toBe(1)
})

test('a call whose code does not load fails like one without a network, and the next one loads it again', async () => {
  let missing = 0
  let isHere = false
  const { openApi, preload } = apiLoader(
    async () => {
      if (!isHere) throw new TypeError('Failed to fetch dynamically imported module')
      return create
    },
    () => void (missing += 1),
  )
  await preload()
  expect(missing).toBe(0)
  const error = await failureOf(Promise.resolve(openApi()))
  expect([error.failure.kind, isRetryable(error), missing]).toEqual(['network', true, 1])
  isHere = true
  expect(await openApi()).toHaveProperty('lead')
})
