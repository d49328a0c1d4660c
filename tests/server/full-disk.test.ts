/** A full disk: what visitors see, and what the readiness check reports. */
import { describe, expect, it } from 'vitest'
import { FINISH, PAULISTA, readyLead } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'

const isInternal = /select|insert|update|relation|postgres|pg_|\.ts:|node_modules|ECONN|stack/i

describe('a disk that is full (X6)', () => {
  const server = useServer()

  it('is never told as a success; what was kept stays, and the server is not ready meanwhile (X32)', async () => {
    const id = await readyLead(server())
    const ready = async () => (await server().call('GET', '/api/health/ready')).status
    expect(await ready()).toBe(200)
    await server().sql(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception using errcode = 'disk_full', message = 'could not extend file'; end $$`)
    for (const table of ['lead_events', 'support_requests', 'write_checks'])
      await server().sql(
        `create trigger full_disk before insert or update on ${table} execute function full_disk()`,
      )
    const replies = [
      await server().call('POST', '/api/lead-v2', PAULISTA),
      await server().call('PATCH', `/api/lead-v2/${id}/dueDate`, { due_date: 25 }),
      await server().call('PUT', `/api/lead/${id}`, FINISH),
      await server().call('POST', '/api/supportRequest', { telephone: '11987654321' }),
    ]
    for (const reply of replies) {
      expect([reply.status, reply.body.code]).toEqual([503, 'unavailable'])
      expect(reply.body.message).toMatch(/^Serviço indisponível/)
      expect(reply.headers['retry-after']).toBeDefined()
      expect(reply.text).not.toMatch(isInternal)
    }
    const lead = await server().call('GET', `/api/lead/${id}`)
    expect(lead.body).toMatchObject({ due_date: 10, orderNumber: null })
    // Nobody is sent here until a write succeeds again.
    expect([await ready(), await ready()]).toEqual([503, 503])
    await server().sql('drop function full_disk cascade')
    expect(await ready()).toBe(200)
    expect((await server().call('PUT', `/api/lead/${id}`, FINISH)).status).toBe(200)
  })
})

describe('a disk on which updates in place still succeed (X40)', () => {
  const server = useServer()
  const ready = async () => (await server().call('GET', '/api/health/ready')).status
  const open = async () => (await server().call('POST', '/api/lead-v2', PAULISTA)).status

  it('is ready again under a role that may create nothing, once a write succeeds (X44)', async () => {
    const name = new URL(server().url).pathname.slice(1)
    await server().sql(`revoke temporary on database ${name} from public`)
    await server().sql(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception using errcode = 'disk_full', message = 'could not extend file'; end $$`)
    for (const table of ['leads', 'write_checks'])
      await server().sql(`create trigger full_disk before insert on ${table} execute function full_disk()`)
    expect([await open(), await ready()]).toEqual([503, 503])
    await server().sql('drop function full_disk cascade')
    expect([await ready(), await open()]).toEqual([200, 200])
  })
})
