/** Streaming services and bundles are added at the desk: name, price, badge, and a picture of the house's set. */
import { describe, expect, it } from 'vitest'
import { benefitPictureChoices, darkPictureOf } from '../../../src/content/benefit-pictures.ts'
import { firstEdition } from '../../../src/edition/first-edition.ts'
import { workingEdition } from '../../../server/services/shop-draft.ts'
import { desk, signedIn } from '../../support/desk-over-http.ts'
import { renderHere, rendererBy } from '../../support/page-renderer.ts'
import { parsePage } from '../../support/parse-page.ts'
import { publish } from '../../support/publish-editions.ts'
import { useServer } from '../../support/server.ts'

const SHOP = '/operador/loja'
const PAGE = `${SHOP}/servicos`

describe('a streaming service', () => {
  const server = useServer({ desk, renderer: rendererBy(renderHere) })
  const draft = async () => (await workingEdition(server().db)).document
  const service = async (slug: string) => (await draft()).benefits.find((each) => each.slug === slug)

  it('is made by a form, with a picture of the house’s set; its form stores and refuses as others do', async () => {
    const who = await signedIn(server(), 'publicacao')
    const refused = await who.fill(`${PAGE}/novo`, { nome: ' ', descricao: 'x' })
    expect([refused.status, refused.text.includes('Falta preencher.')]).toEqual([400, true])
    const made = await who.fill(`${PAGE}/novo`, {
      nome: 'Cine Mais',
      descricao: 'Filmes de todo lugar',
      figura: '/beneficios/max.svg',
      streaming: 'sim',
    })
    expect(made.to).toBe(`${PAGE}/cine-mais?feito=loja-gravada`)
    expect(await service('cine-mais')).toEqual({
      id: 'benefit-cine-mais',
      slug: 'cine-mais',
      name: 'Cine Mais',
      description: 'Filmes de todo lugar',
      imageLight: '/beneficios/max.svg',
      imageDark: '/beneficios/max-dark.svg',
      streaming: true,
    })
    const list = await who.open(PAGE)
    expect(list.text).toMatch(/Cine Mais\s*streaming/)
    // what nobody changes stays as it was
    const before = await service('MAX')
    await who.fill(`${PAGE}/MAX`)
    expect(await service('MAX')).toEqual(before)
    for (const handle of ['nada', 'constructor', '__proto__'])
      expect((await who.open(`${PAGE}/${handle}`)).status).toBe(404)
  })

  it('comes with a plan: a bundle with name, price, badge and place, which visitors see', async () => {
    const who = await signedIn(server(), 'publicacao')
    await who.press(`${SHOP}/planos/d500a`, 'copiar', {
      codigo: 'd500-cine',
      'nome-novo': '500 Mega Cine Mais',
      'na-campanha': '-',
    })
    const plan = await who.open(`${SHOP}/planos/d500-cine`)
    expect(plan.text).toContain('Cine Mais')
    await who.send(`${SHOP}/planos/d500-cine`, {
      'streaming.cine-mais': 'sim',
      'com-debito': '71,71',
      'sem-debito': '81,71',
      selo: 'Sessão em casa',
      combo: '4',
    })
    const made = (await draft()).plans.find(({ sku }) => sku === 'd500-cine')
    expect(made).toMatchObject({
      subscriptions: ['cine-mais'],
      benefits: expect.arrayContaining(['cine-mais']),
      badge: 'Sessão em casa',
      bundle: 4,
    })
    await who.fill(`${SHOP}/campanhas/ver?campanha=`, { 'pagina.d500-cine': 'sim', 'venda.d500-cine': 'sim' })
    const document = await draft()
    await publish(server(), () => document)
    const page = parsePage((await server().call('GET', '/')).text)
    const bundles = [...page.querySelectorAll('.mini-card')].map((each) => each.textContent)
    const bundle = bundles.find((each) => each.includes('Cine Mais'))
    expect(bundle?.replaceAll('\u00a0', ' ')).toMatch(/^Streaming InclusoCine Mais500 Mega.*71,71/)
    const app = [...page.querySelectorAll('.app-card')].find((each) => each.textContent.includes('Cine Mais'))
    expect(app?.textContent).toContain('Filmes de todo lugar')
    expect(app?.querySelector('img')?.getAttribute('src')).toBe('/beneficios/max.svg')
    // explained beside those that the site knows by itself, with the plans of the page
    const explained = [...page.querySelectorAll('.streaming')].map((each) => each.textContent)
    expect(explained).toHaveLength(4)
    expect(explained.at(-1)).toBe('Cine MaisFilmes de todo lugarSó no plano de 500 Mega')
    // no sentence leaves it out: which services plans bring is told by the plans
    expect(page.body.textContent).toMatch(/500 Mega dá para ter HBO Max ou Cine Mais/)
  })

  it('stays one as long as a plan sells it as that, which its form says', async () => {
    const who = await signedIn(server(), 'publicacao')
    for (const [slug, plan] of [
      ['cine-mais', '500 Mega Cine Mais (d500-cine)'],
      ['MAX', 'HBO'],
    ] as const) {
      const before = await service(slug)
      const refused = await who.fill(`${PAGE}/${slug}`, { streaming: '' })
      expect([slug, refused.status]).toEqual([slug, 400])
      expect(refused.text).toMatch(
        /Estes planos o vendem como streaming: .*Desmarque o serviço neles primeiro/,
      )
      expect(refused.text).toContain(plan)
      expect(await service(slug)).toEqual(before)
    }
  })

  it('goes only if no plan has it', async () => {
    const who = await signedIn(server(), 'publicacao')
    const used = await who.open(`${PAGE}/cine-mais`)
    expect(used.text).toContain('Vem com: 500 Mega Cine Mais (d500-cine).')
    expect(used.document.querySelector(`form[action="${PAGE}/cine-mais/apagar"]`)).toBeNull()
    await who.fill(`${PAGE}/novo`, { nome: 'Rádio', descricao: 'Rádios do mundo' })
    expect((await who.press(`${PAGE}/radio`, 'apagar')).to).toBe(`${PAGE}?feito=servico-apagado`)
    expect(await service('radio')).toBeUndefined()
  })
})

it('has the pictures of the first shop in its set, with those for dark pages', () => {
  const choices = benefitPictureChoices.map(([address]) => address)
  for (const { imageLight, imageDark } of firstEdition.benefits) {
    expect(choices).toContain(imageLight)
    expect(darkPictureOf(imageLight ?? '')).toBe(imageDark)
  }
  expect(choices).toHaveLength(firstEdition.benefits.length)
})
