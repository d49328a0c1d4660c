/** What visitors and callers typed is escaped on every page of the desk. */
import { describe, expect, it } from 'vitest'
import { desk, person, signedIn } from '../../support/desk-over-http.ts'
import { answeredLead, acceptedBy } from '../../support/create-leads.ts'
import { useServer } from '../../support/server.ts'
import { deskPathOfCall, askForCall } from '../../support/place-and-open-desk-orders.ts'

const MINUTE = 60_000

describe('what visitors typed', () => {
  const server = useServer({
    desk,
    env: { ORDER_WEBHOOK_URL: 'http://127.0.0.1:9', ORDER_WEBHOOK_SECRET: 'a secret of 16 letters' },
  })
  const EVIL = '"><img src=x onerror=alert(1)><script>alert(2)</script>'

  it('is text on every page of the desk (S12)', async () => {
    const call = await askForCall(server())
    const lead = await answeredLead(server(), acceptedBy('11922223333'))
    await server().call('POST', '/api/lead-no-coverage', { cep: '69900000', phone: '68999887766' })
    const evil = JSON.stringify(EVIL)
    await server().sql(
      `update leads set place = place || jsonb_build_object('city', $1::jsonb, 'state', $1::jsonb),
         origin = origin || jsonb_build_object('addon', $1::jsonb),
         answers = jsonb_set(jsonb_set(answers, '{name,name}', $1::jsonb), '{plan,idPlan}', $1::jsonb)`,
      [evil],
    )
    await server().sql(
      "update no_coverage_leads set place = place || jsonb_build_object('city', $1::jsonb)",
      [evil],
    )
    await server().sql('update outbox set last_error = $1, kind = $1', [EVIL])
    await server().sql("insert into installation_slots values ($1, '2026-11-24', 'manha', 5, 4)", [EVIL])
    await server().sql(
      `insert into installation_slots (team, day, period, capacity, booked, is_closed, closed_reason)
       values ('sao-paulo-sp', '2026-11-24', 'manha', 0, 0, true, $1)`,
      [EVIL],
    )
    server().clock.advance(31 * MINUTE)
    const who = await signedIn(server(), 'administracao')
    for (const id of [call, lead]) await who.press(deskPathOfCall(server(), id), 'pegar')
    const own = deskPathOfCall(server(), lead).replace('/operador', '')
    // what a caller types comes back, too: the outcome and the link that were refused, then the note
    const typed = { nota: EVIL, pedido: EVIL, proxima: EVIL, hora: EVIL, fila: EVIL, resultado: 'pedido' }
    const link = { nome: EVIL, telefone: EVIL, cep: EVIL, numero: EVIL, complemento: EVIL, plano: EVIL }
    await who.open(`/operador${own}`)
    for (const [action, fields] of [
      ['anotar', typed],
      ['link', link],
    ] as const) {
      const refused = await who.send(`/operador${own}/${action}`, fields)
      expect([400, 409]).toContain(refused.status)
      expect(refused.html).not.toContain('<img src=x')
      const values = [...refused.document.querySelectorAll('input, textarea')].map((each) =>
        each.localName === 'input' ? each.getAttribute('value') : each.textContent,
      )
      expect(values).toContain(EVIL)
    }
    await who.press(`/operador${own}`, 'anotar', { resultado: 'de-novo', nota: EVIL })
    await server().sql('update call_tasks set next_try = null')
    await who.press(`/operador${own}`, 'pegar')
    const ofTeam = '/agenda?equipe=sao-paulo-sp&de=2026-11-24'
    const pages = ['', '/ligacoes?fila=parou', own, '/entregas', '/agenda', ofTeam, '/cobertura', '/registro']
    let shown = 0
    for (const path of pages) {
      const { document, status, text } = await who.open(`/operador${path}`)
      const found = document.querySelectorAll('img, script, [onerror], [onload], [onclick], [style]')
      expect([path, status, found.length]).toEqual([path, 200, 0])
      if (text.includes(EVIL)) shown += 1
    }
    expect(shown).toBeGreaterThanOrEqual(6)
    const evilMail = person(server())
    const again = await evilMail.fill('/operador/entrar', { email: EVIL, senha: 'x' })
    expect(again.document.querySelector('img, script')).toBeNull()
    expect(again.document.querySelector<HTMLInputElement>('#email')?.value).toBe(EVIL)
  })
})
