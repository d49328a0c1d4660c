/** Personal answers do not leak into storage, URLs, titles, tracking or the console. */
import type { Page, Request } from '@playwright/test'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { eitherWay, entrance, expectStep, leadId, walk } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { everyQuestion, joao, type Person } from '../support/people.ts'
import { keptInBrowser } from '../support/privacy-watch.ts'

/** Every form in which an answer could leak, by the step where it is given. */
const canaries: Readonly<Record<StepId, readonly string[]>> = {
  cep: ['22410003', '22410-003'],
  'nr-imovel': ['apto 42'],
  nome: ['João Carlos', 'Jo%C3%A3o'],
  telefone: ['11987654321', '98765-4321', '987654321'],
  email: ['joao.carlos@', 'joao.carlos%40'],
  'data-nascimento': ['13/05/1990', '1990-05-13', '13051990'],
  'nome-mae': ['Antônia', 'Pereira Souza', 'Ant%C3%B4nia'],
  cpf: ['30000000116', '300.000.001-16', '12ABC34501DE35', '12.ABC.345/01DE-35'],
  'conta-debito': ['12345-6', '123456'],
}
/** These are never shown in full again once they are sent. */
const secret: readonly StepId[] = ['telefone', 'nome-mae', 'cpf', 'conta-debito']
/** These may stay in the tab until a lead exists. */
const placeOfHouse: readonly StepId[] = ['cep', 'nr-imovel']

const all = Object.values(canaries).flat()
const found = (text: string, among: readonly string[]) => among.filter((each) => text.includes(each))

/** What a visitor could read on the screen: text and the values of fields. */
const onScreen = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=radio]), select')]
    return [document.body.innerText, ...fields.map((each) => each.value)].join('\n')
  })

for (const way of eitherWay('pages')) {
  test(`nothing personal in storage, address, title, referer, log; nothing secret on the screen (S1, S3, S17, S18, S19), by ${way}`, async ({
    page,
    server,
  }) => {
    const slips: string[] = []
    const watch = (request: Request) => {
      const { referer = '' } = request.headers()
      const { pathname } = new URL(request.url())
      // the path of this call names the CEP, and nothing more
      const url = /^\/api\/cep\/information\/\d{8}$/.test(pathname) ? '' : request.url()
      for (const text of [url, referer])
        if (found(text, all).length > 0) slips.push(`${request.method()} ${text}`)
      const isApi = pathname.startsWith('/api/')
      if (!isApi && request.postData()) slips.push(`body of ${request.url()}`)
      for (const text of isApi ? [referer] : [url, referer])
        if (/[0-9a-f]{8}-[0-9a-f]{4}-4/.test(text)) slips.push(`lead id in ${text}`)
    }
    page.on('request', watch)
    page.on('console', (message) => slips.push(...found(message.text(), all)))
    const given: StepId[] = []
    await page.goto(entrance[way])
    await walk(page, {
      person: everyQuestion,
      each: async (step) => {
        const { local, session, databases, caches, workers, bar, dataLayer, cookies } =
          await keptInBrowser(page)
        const hasLead = local.includes('prosa.lead')
        const allowed = hasLead ? [] : placeOfHouse.flatMap((each) => canaries[each] ?? [])
        const forbidden = all.filter((each) => !allowed.includes(each))
        expect(found(local + cookies + bar + dataLayer, all), `kept at ${step}`).toEqual([])
        expect(found(session, forbidden), `kept for the tab at ${step}: ${session}`).toEqual([])
        expect({ databases, caches, workers }).toEqual({ databases: 0, caches: 0, workers: 0 })
        // the review shows the telephone of this session whole, so that it can be checked
        const isShown = (each: StepId) => each === 'telefone' && step === 'confirmacao'
        const hidden = given
          .filter((each) => secret.includes(each) && !isShown(each))
          .flatMap((each) => canaries[each] ?? [])
        expect(found(await onScreen(page), hidden), `in full at ${step}`).toEqual([])
        given.push(step)
      },
    })
    expect(slips).toEqual([])
    const id = await leadId(page)
    await page.reload()
    await expectStep(page, 'pedido-realizado')
    const reply = await (await page.request.get(`/api/lead/${id}`)).text()
    const secrets = secret.flatMap((each) => canaries[each] ?? [])
    expect(found(reply, secrets), 'in the stored lead as it is shown').toEqual([])
    expect(found(server.log(), [...secrets, ...(canaries.email ?? []), id]), 'in the log').toEqual([])
  })
}

/** Text that would do harm if it ever was more than text. */
const hostile: Person = {
  ...joao,
  cep: { cep: '37640000' },
  'nr-imovel': { number: '7', complement: '<img src=x onerror="window.harmed=1">' },
  instalacao: {
    address: '<script>window.harmed=1</script>',
    notFoundComplement: 'true',
    customComplement: '=HYPERLINK("javascript:window.harmed=1")',
    accessNotes: "'; drop table leads; -- {{7*7}} <svg/onload=window.harmed=1>",
  },
}
const texts = Object.values(hostile.instalacao ?? {}).filter((each) => each !== 'true')

for (const way of eitherWay('chat')) {
  test(
    `HTML, scripts and formulas in answers are shown as text (S12), by ${way}`,
    onlyInFullRun,
    async ({ page, server }) => {
      await page.goto(entrance[way])
      const expectText = async () => {
        const screen = await onScreen(page)
        for (const text of texts) expect(screen).toContain(text)
        const harm = await page.evaluate(() => ({
          harmed: 'harmed' in window,
          elements: document.querySelectorAll('img[src="x"], #root script, svg[onload]').length,
        }))
        expect(harm).toEqual({ harmed: false, elements: 0 })
      }
      // the chat does not understand such a complement, and asks again
      const person =
        way === 'chat' ? { ...hostile, 'nr-imovel': { number: '7', complement: 'casa 3' } } : hostile
      await walk(page, { person, until: 'confirmacao' })
      await expectText()
      await page.reload()
      await expectStep(page, 'confirmacao')
      await expectText()
      await walk(page, { person: hostile })
      await page.getByRole('link', { name: 'Ver o pedido completo' }).click()
      await expect(page.getByText('Este pedido já foi feito.').first()).toBeVisible()
      await expectText()
      const [lead] = await server.sql(
        `select answers->'address'->>'address' as street from leads where id = $1`,
        [await leadId(page)],
      )
      expect(lead?.street).toBe(hostile.instalacao?.address)
    },
  )
}
