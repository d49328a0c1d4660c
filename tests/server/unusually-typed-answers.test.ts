/** The server cleans typed texts in the same way as pages and chat. */
import { describe, expect, it } from 'vitest'
import { PAULISTA, openLead } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'
import { UNUSUALLY_TYPED_ANSWERS } from '../support/unusually-typed-answers.ts'
import { oneOfEach, rowsToRun } from '../support/rows-to-run.ts'

const rows = UNUSUALLY_TYPED_ANSWERS.flatMap(({ call, field, meant, typed }) =>
  call ? typed.map((text) => [call, text, field, meant] as const) : [],
)

describe('an answer in other characters', () => {
  const server = useServer()
  const stored = async (call: string, field: string, text: string) => {
    const id = await openLead(server())
    const body = { [field]: text, ...(call === 'email' && { accept_promotions: false }) }
    const { status, text: reply } = await server().call('PATCH', `/api/lead-v2/${id}/${call}`, body)
    expect([text, status, reply]).toEqual([text, 200, expect.anything()])
    const { body: lead } = await server().call('GET', `/api/lead/${id}`)
    const [row] = await server().sql('select answers from leads where id = $1', [id])
    const answers = (row?.answers ?? {}) as Record<string, Record<string, unknown>>
    // sealed values differ each time; their HMAC does not
    return { lookup: answers[call]?.lookup, shown: lead[field], masked: lead.masked }
  }

  // names are cleaned alike, whichever characters they have
  const isKind = oneOfEach(([call, text]: (typeof rows)[number]) =>
    call === 'name' ? call : `${call} ${text}`,
  )
  it.each(rowsToRun(rows, isKind))('%s takes %j (D110)', async (call, text, field, meant) => {
    expect(await stored(call, field, text)).toEqual(await stored(call, field, meant))
  })

  it('takes a CEP and a house number too (D110)', async () => {
    const texts = (name: string) => UNUSUALLY_TYPED_ANSWERS.find(({ field }) => field === name)?.typed ?? []
    for (const cep of texts('cep')) {
      const found = await server().call('GET', `/api/cep/coverage?number=1000&cep=${encodeURIComponent(cep)}`)
      expect([cep, found.status]).toEqual([cep, 200])
    }
    for (const number of texts('number')) {
      const id = await openLead(server(), { ...PAULISTA, number })
      const [row] = await server().sql("select place->>'number' as number from leads where id = $1", [id])
      expect([number, row?.number]).toEqual([number, '1000'])
    }
  })
})
