/** Which replies of a server count as errors, in the words of the specification. */
import { describe, expect, test } from 'vitest'
import {
  call,
  client,
  failureOf,
  json,
  servers,
  textOf,
} from '../../tests/support/api-client-on-local-server.ts'

const { replying } = servers()
const told = async (reply: object, status = 200) =>
  textOf(
    await failureOf(client(await replying({ status, headers: json, body: JSON.stringify(reply) }))(call)),
  )

describe('a reply', () => {
  test.each(['error', 'erro', 'message', 'mensagem'])('is an error by its field %s (F5.7)', async (name) => {
    expect(await told({ success: true, id: '1', [name]: 'Não deu.' })).toBe('Não deu.')
  })

  test.each(['error', 'erro', 'message', 'mensagem'])(
    'tells its own words in %s first (F8.17, X26)',
    async (name) => {
      expect(await told({ success: false, [name]: 'Não deu.' }, 500)).toBe('Não deu.')
      expect(await told({ [name]: 'Não deu.' }, 404)).toBe('Não deu.')
    },
  )

  test('with success false and no words is a server error (F5.8)', async () => {
    expect(await told({ success: false, id: '1' })).toBe(
      'Erro no servidor. Por favor tente novamente mais tarde',
    )
  })
})
