/** Addresses where nothing can be sold: the two texts, leaving a contact, withdrawing it, trying another address. */
import { rowsToRun } from '../support/rows-to-run.ts'
import {
  answer,
  eitherWay,
  entrance,
  expectStep,
  question,
  sendButton,
  walk,
} from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test, type Server } from '../support/e2e-test.ts'
import { joao, type Person } from '../support/people.ts'

const at = (cep: string, number: string): Person => ({
  ...joao,
  cep: { cep },
  'nr-imovel': { number },
})

const contact = { name: 'Rita de Cássia Lima', phone: '21987651234', email: 'rita@exemplo.com.br' }

const rows = [
  {
    name: 'without network',
    person: at('01207001', '10'),
    heading: 'A fibra ainda não chegou à sua rua',
  },
  {
    name: 'with network and no offer',
    person: at('22021001', '500'),
    heading: 'A fibra passa aqui, mas está sem vagas por enquanto',
  },
]

const newest = async (server: Server) => {
  const [row] = await server.sql(
    `select id, contact, place->>'cep' as cep from no_coverage_leads order by created_at desc limit 1`,
  )
  return row
}

/** The page is shown before its place is stored. */
const newestAt = async (server: Server, cep: string | undefined) => {
  await expect.poll(async () => (await newest(server))?.cep).toBe(cep)
  return newest(server)
}

// One after the other: the newest row of the worker's database is this test's own.
for (const way of eitherWay('chat')) {
  for (const { name, person, heading } of rowsToRun(rows, 1)) {
    test(`an address ${name}, by ${way}`, onlyInFullRun, async ({ page, server }) => {
      await page.goto(entrance[way])
      const seen = await walk(page, { person, until: 'oferta-indisponivel' })
      expect(seen).toEqual(['cep', 'nr-imovel', 'oferta-indisponivel'])
      if (way === 'pages') await expect(page).toHaveURL(/\/checkout\/oferta-indisponivel\/$/)
      await expect(page.getByText(heading)).toBeVisible()
      const kept = await newestAt(server, person.cep?.cep)
      expect(kept?.contact).toBeNull()

      await sendButton(page, 'oferta-indisponivel').click()
      await expect(page.getByText('Digite o nome completo').last()).toBeVisible()
      await answer(page, 'oferta-indisponivel', contact)
      await expect(page.getByText('Anotado')).toBeVisible()
      await expect(question(page, 'oferta-indisponivel').locator(':focus')).toContainText('Anotado')
      // the contact is no longer asked for; the chat has asked in its conversation
      if (way === 'pages') await expect(page.getByText('Deixe um contato')).toHaveCount(0)
      const told = await newest(server)
      expect(told?.id).toBe(kept?.id)
      expect(String(told?.contact).length, 'the contact is kept sealed').toBeGreaterThan(20)
      expect(String(told?.contact)).not.toContain('rita')

      await page.reload()
      await expectStep(page, 'oferta-indisponivel')
      await expect(page.getByText('Anotado')).toBeVisible()
      await expect(page.getByText('R**** L****, (21) 9****-**34, r****@exemplo.com.br')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Não quero ser avisado' })).toBeVisible()
      expect((await newest(server))?.id).toBe(kept?.id)
      const storage = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
      for (const value of ['Rita', '2198765', '98765-1234', 'rita@']) expect(storage).not.toContain(value)

      await question(page, 'oferta-indisponivel').getByText('Consultar outro endereço').click()
      await expectStep(page, 'cep')
      await walk(page, { person: joao, until: 'planos' })
    })
  }
}

for (const way of eitherWay('pages')) {
  test(`a contact is withdrawn, by ${way}`, onlyInFullRun, async ({ page, server }) => {
    await page.goto(entrance[way])
    await walk(page, { person: at('68800000', '1'), until: 'oferta-indisponivel' })
    const kept = await newestAt(server, '68800000')
    await page.getByRole('button', { name: 'Não quero ser avisado' }).click()
    await expect(page.getByText('Não vamos avisar você sobre este endereço.')).toBeVisible()
    expect(await server.sql('select 1 from no_coverage_leads where id = $1', [kept?.id])).toEqual([])
    await page.reload()
    // the chat asks for the contact's parts one by one
    const asks = way === 'chat' ? 'Qual é o seu nome completo?' : 'Quero receber o aviso'
    await expect(page.getByText(asks, { exact: true }).last()).toBeVisible()
  })
}
