/** Security rules for leads; each test's title names its line of the security page. */
import { describe, expect, it } from 'vitest'
import { ANSWERS, answeredLead, openLead, PAULISTA, placeOrder } from '../support/create-leads.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { useServer } from '../support/server.ts'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('leads', () => {
  const mail = fakeMail()
  const server = useServer({ providers: { mail: mail.provider }, env: { DATABASE_POOL: '16' } })

  it('S1: have ids of 122 random bits, never sequential', async () => {
    const ids: string[] = []
    for (let batch = 0; batch < 10; batch += 1) {
      const replies = await Promise.all(
        Array.from({ length: 25 }, () => server().call('POST', '/api/lead-v2', PAULISTA)),
      )
      ids.push(...replies.map((reply) => String(reply.body.idLead)))
    }
    expect(ids).toHaveLength(250)
    expect(new Set(ids).size).toBe(250)
    for (const id of ids) expect(id).toMatch(UUID_V4)
    // No bit is biased except the six of version and variant; no order in time shows. Both bounds are at nine deviations.
    const numbers = ids.map((id) => BigInt(`0x${id.replaceAll('-', '')}`))
    const ones = Array.from(
      { length: 128 },
      (_, bit) => numbers.filter((n) => (n >> BigInt(bit)) & 1n).length,
    )
    expect(ones.filter((count) => count > 54 && count < 196)).toHaveLength(122)
    const rising = ids.filter((id, at) => at > 0 && id > (ids[at - 1] ?? '')).length
    expect(Math.abs(rising - 125)).toBeLessThan(42)
  })

  it('S1: have one id, however its letters are written', async () => {
    const id = await openLead(server())
    const capitals = id.toUpperCase()
    for (const step of ['phone', 'documentNumber'] as const) {
      const { status } = await server().call('PATCH', `/api/lead-v2/${capitals}/${step}`, ANSWERS[step])
      expect(status).toBe(200)
    }
    const renta = { idLead: capitals, phoneNumber: ANSWERS.phone.phone }
    expect((await server().call('POST', '/api/lead/createFromRenta', renta)).body.id).toBe(id)
    for (const each of [id, capitals]) {
      const lead = await server().call('GET', `/api/lead/${each}`)
      expect(lead.body).toMatchObject({ id, masked: { phone: '(11) 9****-**21', cpf: '***.982.247-**' } })
    }
  })

  it('S3: are shown with masks only', async () => {
    const company = await answeredLead(server(), { documentNumber: { cnpj: '12ABC34501DE35' } })
    const person = await answeredLead(server())
    const { id: done } = await placeOrder(server())
    for (const id of [company, person, done]) {
      const { text, body } = await server().call('GET', `/api/lead/${id}`)
      expect(text).toContain(id)
      expect(text).not.toMatch(/5299822|982\.?247-?25|12\.?ABC\.?345|01DE-?35|98765-?4321|12345-6/)
      expect(text).not.toMatch(/Ana Pereira|Pereira|s[12]\.|lookup/)
      expect(Object.values(body.masked as object)).not.toContain('0001')
    }
  })
})
