import { runSaga, stdChannel } from 'redux-saga'
import { describe, expect, test } from 'vitest'
import { failureOf, json, servers } from '../../../tests/support/api-client-on-local-server.ts'
import { createApi } from '../../api/create-api.ts'
import { ALL_CAPABILITIES } from '../../contract/server-capabilities.ts'
import { callApi } from './call-api.ts'
import { call, delay, race } from './effects.ts'
import type { Dependencies } from './dependencies.ts'

const { start, replying } = servers()

const openApiOf =
  (base: string): Dependencies['openApi'] =>
  (signal) =>
    createApi({ base, fetch, can: ALL_CAPABILITIES, channel: () => 'chat', signal })

/** Starts a saga that has nothing but the API. */
function startSaga(openApi: Dependencies['openApi'], saga: () => Generator) {
  const context = { dependencies: { openApi } }
  return runSaga({ channel: stdChannel(), context, onError: () => {} }, saga)
}

const loadBanks = () => callApi((api) => api.catalogue.banks())
const banks = [{ id: '1', code: '001', name: 'Banco do Brasil' }]

describe('a call of the API', () => {
  test('that loses a race is aborted', async () => {
    let isCut = false
    const server = await start((_asked, response) => void response.on('close', () => (isCut = true)))
    const isAsked = () => expect.poll(() => server.asked.length).toBe(1)
    const task = startSaga(openApiOf(server.url), () =>
      race({ banks: call(loadBanks), asked: call(isAsked) }),
    )
    await task.toPromise()
    await expect.poll(() => isCut).toBe(true)
  })

  test('is sent at once, in the same task, by a client whose code is loaded', async () => {
    const server = await start(() => {})
    let sent = 0
    const counted = async (...args: Parameters<typeof fetch>) => {
      sent += 1
      return fetch(...args)
    }
    const openApi: Dependencies['openApi'] = (signal) =>
      createApi({ base: server.url, fetch: counted, can: ALL_CAPABILITIES, channel: () => 'chat', signal })
    startSaga(openApi, loadBanks).cancel()
    expect(sent).toBe(1)
  })

  test('waits for the code of the client', async () => {
    const openApi = openApiOf(
      await replying({ headers: json, body: JSON.stringify({ success: true, banks }) }),
    )
    const task = startSaga(async (signal) => openApi(signal), loadBanks)
    expect(await task.toPromise()).toMatchObject({ banks })
  })

  test('is not sent if its saga was cancelled before that code came', async () => {
    const server = await start(() => {})
    const code = Promise.withResolvers<void>()
    const openApi = openApiOf(server.url)
    const late: Dependencies['openApi'] = async (signal) => code.promise.then(() => openApi(signal))
    await startSaga(late, () => race({ banks: call(loadBanks), time: delay(1) })).toPromise()
    code.resolve()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(server.asked).toEqual([])
  })

  test('rejects like the client', async () => {
    const openApi = openApiOf(await replying({ status: 503 }))
    const failure = await failureOf(startSaga(openApi, loadBanks).toPromise())
    expect(failure.failure.kind).toBe('http')
  })
})
