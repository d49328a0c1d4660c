/** A reload lands on the same question, with every earlier answer intact (faults 13, decisions 16, 34). */
import {
  answer,
  bubbles,
  entrance,
  expectStep,
  nextStep,
  orderNumber,
  question,
  walk,
  WAYS,
} from '../support/driver.ts'
import { expect, test, type Server } from '../support/e2e.ts'
import { everyQuestion, maria, quizFailed, type Person } from '../support/people.ts'

/** The answers that the database holds in clear of the order with this number. */
async function answersOf(server: Server, number: string) {
  const [row] = await server.sql(
    `select l.answers->'name'->>'name' as name, l.answers->'email'->>'email' as email,
       l.answers->'birthDate'->>'birth_date' as birth_date, l.place->>'complement' as complement,
       l.answers ?& array['phone', 'motherName', 'documentNumber', 'bankInfo', 'scheduleDate'] as secrets
     from orders o join leads l on l.id = o.lead_id where o.number = $1`,
    [number],
  )
  return row
}

const expected = (person: Person) => ({
  name: person.nome?.name,
  email: person.email?.email,
  birth_date: person['data-nascimento']?.birth_date,
  complement: person['nr-imovel']?.complement,
  secrets: true,
})

for (const way of WAYS) {
  test(`a reload on every step, by ${way}`, async ({ page, server }) => {
    await page.goto(entrance[way])
    await walk(page, {
      person: everyQuestion,
      each: async (step) => {
        const address = page.url()
        const before = await bubbles(page)
        await page.reload()
        await expectStep(page, step)
        expect(page.url()).toBe(address)
        expect(await bubbles(page), `answers in the conversation at ${step}`).toEqual(before)
      },
    })
    expect(await answersOf(server, await orderNumber(page))).toEqual(expected(everyQuestion))
  })

  test(`a reload right after every answer, by ${way}`, async ({ page, server }) => {
    await page.goto(entrance[way])
    await walk(page, {
      person: maria,
      // the confirmation is answered by the server alone
      after: async (step) => void (step !== 'confirmacao' && (await page.reload())),
    })
    expect(await answersOf(server, await orderNumber(page))).toEqual(expected(maria))
  })

  test(`a reload where the order cannot go on, by ${way}`, async ({ page }) => {
    await page.goto(entrance[way])
    await answer(page, 'cep', { cep: '68800000' })
    await nextStep(page, 'cep')
    await answer(page, 'nr-imovel', { number: '9' })
    await expectStep(page, 'oferta-indisponivel')
    await page.reload()
    await expectStep(page, 'oferta-indisponivel')
    await question(page, 'oferta-indisponivel').getByText('Consultar outro endereço').click()
    await expectStep(page, 'cep')

    await walk(page, { person: quizFailed, until: 'erro1' })
    await page.reload()
    await expectStep(page, 'erro1')
  })
}
