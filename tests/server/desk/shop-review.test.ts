/** The page that reviews and publishes the shop's draft, and the history: what they say, and what they keep. */
import { describe, expect, it } from 'vitest'
import { desk, signedIn, type Page, type Person } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'

const HOME = '/operador/loja'
const REVIEW = `${HOME}/conferir`
const valueOf = ({ document }: Page, selector: string) =>
  document.querySelector<HTMLInputElement>(selector)?.value

/** Changes the price with direct debit of a plan in the draft. */
async function price(who: Person, sku: string, typed: string): Promise<void> {
  await who.fill(`${HOME}/planos/${sku}`, { 'com-debito': typed })
}

describe('the dates that were chosen', () => {
  const server = useServer({ desk })
  const DATES = {
    quando: 'depois',
    de: '2096-12-01T08:00',
    ate: '2096-12-27T00:00',
    nota: 'Natal & Ano-Novo',
  }
  const fields = (page: Page) => ({
    quando: valueOf(page, '[name=quando]:checked'),
    de: valueOf(page, '[name=de]'),
    ate: valueOf(page, '[name=ate]'),
    nota: valueOf(page, '[name=nota]'),
  })

  it('stand in the address, and survive a preview, also one of another page, and the way back (D118)', async () => {
    const who = await signedIn(server(), 'publicacao')
    await price(who, 'd500a', '57,77')
    const looked = await who.fill(REVIEW, DATES)
    // a page of its own, to which browsers go back without sending the form again
    expect(looked.status).toBe(303)
    const page = await who.open(looked.to ?? '')
    expect(fields(page)).toEqual(DATES)
    const [preview] = page.document.querySelectorAll('a[href^="/operador/loja/previa"]')
    const shown = await who.open(preview?.getAttribute('href') ?? '')
    const form = shown.document.querySelector('form[method=get]')
    const other = new URLSearchParams(
      [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])].map((each) => [each.name, each.value]),
    )
    other.set('campanha', 'premium')
    const again = await who.open(`/operador/loja/previa?${other}`)
    for (const each of [shown, again]) {
      const back = each.document.querySelector(`a.button[href^="${REVIEW}"]`)
      expect(fields(await who.open(back?.getAttribute('href') ?? ''))).toEqual(DATES)
    }
  })

  it('that cannot be are said so, also where they stand in the address (D118)', async () => {
    const who = await signedIn(server(), 'publicacao')
    const page = await who.open(`${REVIEW}?quando=depois&de=2020-01-01T00%3A00`)
    expect(page.text).toContain('Essa hora já passou.')
    expect(fields(page)).toMatchObject({ quando: 'depois', de: '2020-01-01T00:00' })
  })
})

describe('a draft', () => {
  const server = useServer({ desk })

  it('with a new plan tells it in words for people, without what only the code knows (D118)', async () => {
    const who = await signedIn(server(), 'publicacao')
    await who.press(`${HOME}/planos/d600c`, 'copiar', {
      codigo: 'd600-natal',
      'nome-novo': '700 Mega Natal',
      'na-campanha': '-',
    })
    const { text } = await who.open(REVIEW)
    const told = text.replaceAll('\u00a0', ' ')
    expect(told).toMatch(/700 Mega Natal \(d600-natal\).*novo, por R\$ .*streaming: “HBO Max”/)
    for (const inner of ['hbo-max', 'https://', 'wa.me', '.svg', 'texto legal', 'botão de streaming'])
      expect(told).not.toContain(inner)
    await who.press(`${HOME}/planos/d600-natal`, 'apagar')
  })
})
