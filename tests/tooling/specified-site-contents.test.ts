/** What the specification requires of the site's contents, and of what an address changes in them. */
import { describe, expect, it } from 'vitest'
import { bySku, campaigns, catalogue, firstShop, landingOf } from '../support/first-shop.ts'
import { alternativeStartPageAt } from '../../src/content/site/alternative-start-pages.ts'
import { blocksOf } from '../../src/pages/landing/choose-alternative-start-page-blocks.ts'
import { en } from '../../src/content/demo/en.ts'
import { es } from '../../src/content/demo/es.ts'
import { apps } from '../../src/content/landing/apps.ts'
import { coverageCheckHref } from '../../src/lib/links.ts'
import { staffFaq } from '../../src/content/landing/faq/section-texts.ts'
import { identityCheckWords, liveloSteps, speedProfiles } from '../../src/content/landing/sections.ts'
import { externalLinks } from '../../src/content/landing/external-links.ts'
import { streamingPages } from '../../src/content/landing/streaming-pages.ts'
import { whatsAppOf } from '../../src/funnel/choose-whatsapp-link-of-plan-by-host.ts'
import { plansAt } from '../../src/funnel/landing-plans.ts'
import { faqListOf } from '../../src/pages/landing/select-faq-entries.ts'
import { streamingBundleCards } from '../../src/pages/landing/build-streaming-bundle-cards.ts'
import { resolveSitePath } from '../../src/site/resolve-site-path.ts'
import { answerOf, questionsOf } from '../support/faq-in-seed-data.ts'

describe('the site', () => {
  it("offers the speeds 300 to '2 Giga', and streaming (M1.1)", () => {
    const offered = new Set(catalogue.filter(({ showOnLanding }) => showOnLanding).map(({ plan }) => plan))
    for (const speed of [300, 400, 500, 700]) expect(offered).toContain(`${speed} Mega`)
    for (const name of ['1 Giga', '2 Giga']) expect(offered).toContain(name)
    expect(bySku('d600a')).toMatchObject({ plan_download: 600, plan: '700 Mega' })
    for (const name of ['Globoplay', 'HBO Max', 'Paramount+'])
      expect([...offered].some((plan) => plan.endsWith(` ${name}`))).toBe(true)
  })

  it('ends each link that checks coverage with a segment of its own (M2.39)', () => {
    const links = ['faq', 'linktree', 'doubt timblack', 'check timblack'].map(coverageCheckHref)
    for (const link of links) {
      expect(link).toMatch(/^\/consultar-cobertura\/cep\/[a-z\d]{4,8}\/$/)
      expect(resolveSitePath(`/timblack${link}`, campaigns)).toMatchObject({
        journey: 'coverage',
        form: 'cep',
      })
    }
    expect(new Set(links).size).toBe(links.length)
    expect(coverageCheckHref('faq')).toBe(links[0])
  })

  it('lets visitors order online, by a chat app, or leave an address for a coverage check (M1.2)', () => {
    for (const { whatsApps } of catalogue.filter(({ showOnLanding }) => showOnLanding))
      expect(whatsAppOf({ whatsApps }, 'www.example.com')).toMatch(/^https:\/\/wa\.me\//)
    expect(resolveSitePath('/checkout/cep/', campaigns)).toMatchObject({ journey: 'standard', form: 'cep' })
    expect(resolveSitePath(coverageCheckHref('faq'), campaigns)).toMatchObject({ journey: 'coverage' })
  })

  it.each([
    ['oferta-colaborador', 'collaborator'],
    ['livelo', 'from_livelo'],
    ['timcontrole', 'bonus'],
    ['timblack', 'bonus'],
    ['timpre', 'bonus'],
    ['black-friday', 'theme'],
    ['globoplay', 'globo-play'],
    ['hbo-max', 'MAX'],
    ['paramount', 'paramount-plus'],
  ])('selects by its first segment the campaign %s (M1.3)', (segment, mark) => {
    const { prefix } = campaigns.splitPrefix(`/${segment}/checkout/cep/`)
    const { flags, bonus, theme, checkout } = campaigns.settingsOf(prefix)
    const first = bySku(checkout[0] ?? '')
    const marks = [...Object.keys(flags), ...(bonus ? ['bonus'] : []), ...(theme ? ['theme'] : [])]
    expect([...marks, ...first.subscriptions]).toContain(mark)
    expect(campaigns.splitPrefix('/checkout/cep/').prefix).toBe('')
  })

  it('has plans with apps for security, languages, study, audiobooks and a newsstand (M1.5)', () => {
    const sold = new Set(catalogue.flatMap(({ benefits }) => benefits.map(({ slug }) => slug)))
    expect([...sold]).toEqual(
      expect.arrayContaining(['seguranca-digital', 'babbel', 'aya-ensinah', 'aya-books', 'aya-bancah']),
    )
  })

  it('tells of sponsorships, awards, fibre, Wi-Fi 6, and what the streaming services show (M1.6)', () => {
    expect(firstShop.words.news.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['patrocinio', 'premios']),
    )
    const { light, modem } = speedProfiles.fibre
    expect(`${light.text} ${modem.text(['1 Giga', '2 Giga'])}`).toMatch(/fibra.*Wi-Fi 6/is)
    for (const { rows } of Object.values(streamingPages))
      expect(rows.flatMap(({ items }) => items)).not.toEqual([])
    expect(landingOf('').blocks).toEqual(expect.arrayContaining(['fibre', 'streaming']))
    const ofPlans = alternativeStartPageAt('/ofertas')
    expect(blocksOf([], ofPlans, '')).toContain('news')
  })
})

describe('the demo', () => {
  it('offers its plans, and promises that an employee calls (M1.4)', () => {
    const labels = en.steps['demo-plan']?.options?.map(({ label }) => label)
    expect(labels).toEqual(['Annual', 'Monthly', 'Weekly'])
    expect([en.buttons.confirm, en.buttons.cancel]).toEqual(['Confirm Selected Plan', 'Cancel Order'])
    expect(en.thanks).toBe('An employee will make contact soon.')
  })

  it('advertises songs, audiobooks and podcasts, and says what it does with data (M1.7)', () => {
    expect(en.marketing.map(({ title }) => title)).toEqual(['Millions of songs', 'Audiobooks', 'Podcasts'])
    expect(en.privacy).toBe('This demo makes no external request and keeps form data only in your browser.')
  })

  it('speaks English and Spanish, every text in both (M1.8)', () => {
    expect([en.lang, es.lang]).toEqual(['en', 'es'])
    const shape = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shape(each)]))
        : typeof value
    expect(shape(es)).toEqual(shape(en))
  })

  it('has these words on its screens and buttons (M1.9)', () => {
    expect(en.forms.details?.heading).toBe('Fill up the form to proceed')
    expect([en.greeting, en.about.heading, en.route.heading].every(Boolean)).toBe(true)
    expect(en.notFound.title).toBe('Not found')
    const { about, back, go, home, dark, languages, confirm, cancel } = en.buttons
    expect([about, back, go, home, dark]).toEqual(['About', 'Back', 'GO', 'Home', 'Toggle dark mode'])
    expect([languages, en.steps['demo-plan']?.submit]).toEqual(['Change languages', 'Choose Plans'])
    expect([confirm, cancel]).toEqual(['Confirm Selected Plan', 'Cancel Order'])
  })
})

describe('what a prefix changes', () => {
  it.each(['paramount', 'hbo-max', 'oferta-colaborador', 'black-friday', 'livelo'] as const)(
    'addonSelComp is its own under %s, and empty elsewhere (M2.40)',
    (prefix) => {
      const seen = (each: string) => ({ addonSelComp: landingOf(each).component })
      expect(seen(prefix)).toEqual({ addonSelComp: prefix })
      for (const other of ['', 'timpre', 'globoplay', 'sp']) expect(seen(other)).toEqual({ addonSelComp: '' })
      // FAQ or layout follow it
      const shown = (each: string) => [faqListOf(landingOf(each).component), landingOf(each).blocks]
      expect(shown(prefix)).not.toEqual(shown(''))
    },
  )

  it('is also which plans its paths show (M2.42)', () => {
    const skus = (path: string) => plansAt(catalogue, path).map(({ sku }) => sku)
    expect(skus('/consultar-cobertura')).toEqual(catalogue.map(({ sku }) => sku))
    expect(skus('/')).toEqual(catalogue.flatMap(({ sku, showOnLanding }) => (showOnLanding ? [sku] : [])))
    for (const [path, slug] of [
      ['/hbo-max', 'MAX'],
      ['/paramount', 'paramount-plus'],
    ] as const)
      expect(skus(path).every((sku) => bySku(sku).subscriptions.includes(slug))).toBe(true)
    expect(campaigns.splitPrefix('/d').prefix).toBe('d')
    expect(campaigns.settingsOf('d').checkout).not.toEqual(campaigns.settingsOf('').checkout)
  })

  it('says these words where it calls for a coverage check (M2.57)', () => {
    expect(firstShop.words.texts).toMatchObject({
      coverageCheckTitle: 'Consulte a disponibilidade da TIM Ultrafibra',
      coverageCheckAction: 'Consultar',
      coverageDoubtTitle: 'Será que tem algum plano disponível na minha localização?',
      coverageDoubtAction: 'Consulte sua cobertura',
    })
  })

  it("is an external page of the staff's in place of the questions, and no sign-in (M2.70, M6.1)", () => {
    expect(faqListOf(landingOf('oferta-colaborador').component)).toBe('staff')
    expect(staffFaq.link.label).toBe('Clique Aqui')
    expect(staffFaq.link.href).toMatch(/^https:\/\/(?!localhost)/)
  })
})

describe('contents', () => {
  it('of the FAQ have every topic (M2.77)', () => {
    const topics = [
      ['o-que-e', /fibra/],
      ['fibra-ou-adsl', /ADSL/],
      ['vantagens', /upload/i],
      ['como-contratar', /CEP/],
      ['qual-plano', /Mega/],
      ['aplicativos', /plano/],
      ['cobertura', /190 cidades/],
      ['vizinho', /divisor|caixa/],
      ['inicio-da-cobranca', /instalação/],
      ['streaming', /Globoplay/],
      ['ativar-streaming', /aplicativo/],
      ['mais-procurado', /plano|Mega/],
      ['passo-a-passo', /visita|técnico/],
      ['por-que-documentos', /identidade|você/],
      ['enviar-documentos', /selfie/],
      ['teste-de-velocidade', /cabo|Wi-Fi/],
      ['upload-e-download', /upload/],
      ['wifi-6', /1 Giga/],
      ['contato', /0800 555 1020/],
      ['suporte', /103 41/],
      ['bonus-no-celular', /12 meses/],
      ['segunda-via', /CPF/],
      ['pagamento', /débito automático/],
      ['cancelar-plano', /multa/],
      ['cancelar-streaming', /fim do ciclo/],
    ] as const
    expect(questionsOf('general').map(({ id }) => id)).toEqual(topics.map(([id]) => id))
    for (const [id, words] of topics) expect(answerOf(id)).toMatch(words)
  })

  it('of globoplay are banner, series, benefits and 9 questions (M2.64)', () => {
    const { banner, rows, benefits } = streamingPages.globoplay
    expect(banner.heading).not.toBe('')
    expect(rows.every(({ items }) => items.length > 1)).toBe(true)
    expect(benefits?.cards.length).toBeGreaterThan(1)
    expect(questionsOf('globoplay')).toHaveLength(9)
  })

  it('of the rewards lead to points within 30 days (M2.66, M9.9)', () => {
    const texts = liveloSteps.steps.map(({ title, text }) => `${title}: ${text}`)
    expect(texts).toEqual([
      expect.stringContaining('Cadastre-se'),
      expect.stringContaining('endereço'),
      expect.stringContaining('pedido'),
      expect.stringContaining('em até 30 dias depois da instalação'),
    ])
  })

  it('of the check of identity name captcha, 5 digits, document, selfie, review (M2.67)', () => {
    const texts = identityCheckWords.steps.map(({ title, text }) => `${title} ${text}`)
    expect(texts).toEqual([
      expect.stringContaining('captcha'),
      expect.stringContaining('5 primeiros números do CPF'),
      expect.stringContaining('documento oficial'),
      expect.stringMatching(/selfie.*fundo neutro/),
      expect.stringContaining('aceite'),
    ])
  })

  it('of a mini-card have these fields (M3.4)', () => {
    const cards = streamingBundleCards(catalogue)
    for (const card of cards)
      expect(card).toMatchObject({
        title: expect.stringMatching(/Mega|Giga/),
        link: expect.stringMatching(/^\/checkout\/cep\/\?s=/),
        price: expect.any(Number),
        full_price: expect.any(Number),
        streaming: expect.stringMatching(/^(?:paramount|hbo-max|globoplay)$/),
      })
    expect(new Set(cards.map(({ streaming }) => streaming))).toEqual(
      new Set(['paramount', 'hbo-max', 'globoplay']),
    )
    const plain = { ...bySku('d1000c'), subscriptions: [] }
    expect(streamingBundleCards([plain])[0]?.streaming).toBeNull()
  })

  it('of a series have picture, title and description, of a question both parts (M3.5)', () => {
    for (const { rows } of Object.values(streamingPages))
      for (const item of rows.flatMap(({ items }) => items))
        expect(item).toEqual({
          image: expect.stringMatching(/^\w+\/[\w-]+$/),
          title: expect.stringMatching(/\p{L}{3}/u),
          description: expect.stringMatching(/\p{L}{3}/u),
        })
    for (const { question, answer } of questionsOf('general'))
      expect(question.endsWith('?') && answer).toBeTruthy()
  })

  it('of the news have these fields (M3.6)', () => {
    for (const card of firstShop.words.news)
      expect(card).toEqual({
        id: expect.any(String),
        imageName: expect.any(String),
        title: expect.any(String),
        description: expect.any(String),
        fullDescription: expect.any(Array),
        external: expect.any(Boolean),
        linkNews: expect.any(String),
        hasItem: expect.any(Boolean),
        stream: expect.any(Boolean),
        streamLink: expect.any(String),
        showModal: expect.any(Boolean),
      })
  })

  it('of the outbound links are pages of others, coverage alone is ours (M7.4)', () => {
    const { states, cities, customers, signIn, speedTest, support, rewards: points } = externalLinks
    const links = [states, cities, customers, speedTest, support, points, ...Object.values(signIn)]
    for (const { label, href } of links) {
      expect(label).not.toBe('')
      expect(href).toMatch(/^https:\/\/[\w.]+\.com(?:\.br)?(?:\/|$)/)
    }
    const used = questionsOf('general').flatMap((entry) => entry.links.map(({ href }) => href))
    const wanted = [states, cities, customers, speedTest, support].map(({ href }) => href)
    expect(used).toEqual(expect.arrayContaining([coverageCheckHref('faq'), ...wanted]))
    expect(apps.rows.flat().flatMap(({ signIn: way }) => way ?? [])).toEqual(Object.values(signIn))
    expect(liveloSteps.links).toContainEqual(points)
  })
})
