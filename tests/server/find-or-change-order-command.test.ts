/**
 * The command `find-or-change-order` finds a lead, order, renewal or waiting-list entry by its reference or
 * telephone. It moves or cancels an order, sends its mail again, and makes its link.
 */
import { runServerCommand } from '../support/run-server-command.ts'
import { describe, expect, it } from 'vitest'
import { ANSWERS, FINISH, PAULISTA, readyLead } from '../support/create-leads.ts'
import { runFindCommand } from '../../server/commands/implementation/find-or-change-order.ts'
import { useServer } from '../support/server.ts'
import { KEYS } from '../support/server-keys.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

describe('the reference of', () => {
  const server = useServer()

  async function find(...args: string[]) {
    const { config, url } = server()
    const owned = { ...config, database: { ...config.database, url } }
    return (await runFindCommand(args, owned)).found
  }
  async function runProcess(...args: string[]) {
    const { code, out } = await runServerCommand('find-or-change-order', args, {
      DATABASE_URL: server().url,
      ...KEYS,
    })
    return { code, out }
  }

  it('an open lead, an order, a place on the waiting list and a renewal leads the operator there', async () => {
    const open = await server().call('POST', '/api/lead-v2', { ...PAULISTA, ...ANSWERS.name })
    const spoken = String(open.body.reference)
      .toLowerCase()
      .replace(/(.{4})/, '$1 ')
    expect(await find(spoken)).toMatch(
      new RegExp(
        `^lead ${String(open.body.idLead)}: open; no order; \\w{8}; stopped at plan\n(?:.*\n)*.* created name`,
      ),
    )
    const id = await readyLead(server())
    const { body: done } = await server().call('PUT', `/api/lead/${id}`, FINISH)
    const { body: lead } = await server().call('GET', `/api/lead/${id}`)
    expect(await find(String(lead.reference))).toContain(`lead ${id}: placed; ${String(done.orderNumber)};`)
    const none = await server().call('POST', '/api/lead-v2', { cep: '68800000', number: '1' })
    expect(await find(String(none.body.reference))).toContain(`no-coverage ${String(none.body.id)}`)
    const cpf = { cpf: '30000000620' }
    const { body: renewal } = await server().call('POST', '/api/renewalBaseUser/documentNumber', cpf)
    expect(await find(String(renewal.reference))).toContain(`renewal ${String(renewal.id_renewal_request)}`)
  })

  it('an order is found by its telephone, moved, sent again and cancelled by the command', async () => {
    const id = await readyLead(server(), { phone: { phone: '41987650031' } })
    await server().call('PUT', `/api/lead/${id}`, FINISH)
    const { body } = await server().call('GET', `/api/lead-v2/${id}/scheduleDate`)
    const { date = '' } = (body.dates as { date: string }[]).at(-1) ?? {}
    const phone = '(41) 98765-0031'
    expect(await find(phone)).toContain(`lead ${id}: placed`)
    expect(await find(phone, '--move', `${date} tarde`)).toContain(`visit ${date} tarde`)
    const day = date.split('/').reverse().join('-')
    expect(await find(phone)).toMatch(new RegExp(`order_moved from \\S+ \\w+ to ${day} tarde by command`))
    expect(await find(phone, '--send', 'order.mail')).toContain('order.mail is sent')
    expect(await find(phone, '--link')).toContain('/meu-pedido/P')
    await expect(find(phone, '--cancel', 'nada')).rejects.toThrow('usage:')
    expect(await find(phone, '--cancel', 'repetido')).toContain(`lead ${id}: cancelled`)
    const actions = await server().sql("select what from audit_log where operator = 'command' order by seq")
    expect(actions.map(({ what }) => what).filter((what) => what !== 'order_searched')).toEqual([
      'order_moved',
      'order_notice_sent',
      'order_link_made',
      'order_cancelled',
    ])
  }, 60_000)

  itInFullRun('nobody ends the command with 1', async () => {
    expect(await runProcess('22222222')).toEqual({ code: 1, out: '' })
  })
})
