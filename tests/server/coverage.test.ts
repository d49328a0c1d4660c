/**
 * Address checks: for each CEP and house number, the network, whether there are plans, and the reason
 * (docs/test-people.md).
 */
import { describe, expect, it } from 'vitest'
import { useServer } from '../support/server.ts'

/** CEP, house, infra, whether there are plans, why (docs/test-people.md) */
const HOUSES = [
  ['01310100', { number: '1000' }, 'I-SYSTEMS', true, 'a covered street'],
  ['01310-100', { number: 'S/N' }, 'I-SYSTEMS', true, 'CEP with hyphen, no number'],
  ['04538133', { number: '3900' }, 'I-SYSTEMS', true, 'the last covered number'],
  ['04538133', { number: '3901' }, null, false, 'behind the last covered number'],
  ['04538133', { number: 'S/N' }, null, false, 'no number in a street covered by numbers'],
  ['04538133', { number: '1.500' }, 'I-SYSTEMS', true, 'a number with a dot'],
  ['04007001', { number: '130-B' }, 'I-SYSTEMS', true, 'the even side'],
  ['04007001', { number: '131' }, null, false, 'the odd side'],
  ['01207001', { number: '1' }, null, false, 'a hole in a covered city'],
  ['18035000', { number: '1' }, 'I-SYSTEMS', true, 'the covered part of a city'],
  ['18087101', { number: '1' }, null, false, 'the other part of that city'],
  [
    '71615010',
    { number: '', block: 'true', blockNumber: 'Quadra 1', lotNumber: '20' },
    'I-SYSTEMS',
    true,
    'a lot',
  ],
  ['71615010', { number: '', block: 'true', blockNumber: '1', lotNumber: '21' }, null, false, 'no such lot'],
  [
    '71615010',
    { number: '', block: 'true', blockNumber: '02', lotNumber: 'lt 15' },
    'I-SYSTEMS',
    true,
    'a single lot',
  ],
  ['71615010', { number: '', block: 'true', blockNumber: '3', lotNumber: '1' }, null, false, 'no such block'],
  ['71615010', { number: '5' }, null, false, 'a number where there are lots'],
  ['22021001', { number: '1' }, 'V.TAL', false, 'a full splitter'],
  ['30130010', { number: '1' }, 'V.TAL', false, 'network, nothing on sale yet'],
  ['68800000', { number: '1' }, null, false, 'a town without network'],
  ['00000000', { number: '1' }, null, false, 'no such CEP'],
] as const

/** what was asked, first skus on offer */
const OFFERS = [
  [{ cep: '01310100' }, ['d300a', 'd500a']],
  [{ cep: '01310100', addon: 'black' }, ['d600a', 'd600b']],
  [{ cep: '01310100', addon: 'timblack' }, ['d600a', 'd600b']],
  [{ cep: '01310100', addon: 'globoplay/timpre' }, ['d600gl', 'd300a']],
  [{ cep: '01310100', addon: 'b/timblack' }, ['d600a', 'd600b']],
  [{ cep: '01310100', addon: 'b/r' }, ['d500br', 'd600br']],
  [{ cep: '01310100', addon: 'nonsense' }, ['d300a', 'd500a']],
  [{ cep: '01310100', addon: 'constructor' }, ['d300a', 'd500a']],
  [{ cep: '01310100', addon: '__proto__' }, ['d300a', 'd500a']],
  [{ cep: '01310100', collaborator: 'true' }, ['d500em', 'd1000em']],
  [{ cep: '01310100', premium: 'true' }, ['d1000a', 'd1000d']],
  [{ cep: '90020004', addon: 'rs', rs: 'true' }, ['d500rs', 'd700rs']],
  [{ cep: '90020004', addon: 'c', sku: 'd500rs' }, ['d500rs', 'd600c']],
  // regional prices hold in their state
  [{ cep: '01310100', addon: 'rs', rs: 'true' }, ['d300a', 'd500a']],
  [{ cep: '01310100', addon: 'es', regionOffer: 'true' }, ['d500a', 'd1000a']],
  [{ cep: '01310100', addon: 'sp', regionOffer: 'true' }, ['d500a', 'd600sp']],
  [{ cep: '90020004', addon: 'sp', regionOffer: 'true' }, ['d500rs', 'd700rs']],
  [{ cep: '29055131', addon: 'rs', rs: 'true' }, ['d300a', 'd500a']],
  [{ cep: '29055131' }, ['d500a', 'd600gles']],
  [{ cep: '29055131', addon: 'c' }, ['d500a', 'd600c']],
  [{ cep: '29055131', addon: 'sp', regionOffer: 'true' }, ['d500a', 'd600gles']],
  [{ cep: '13015904' }, ['d500a', 'd600sp']],
] as const

const server = useServer()

describe('coverage', () => {
  const ask = async (query: Record<string, string>) => {
    const { status, body } = await server().call('GET', `/api/cep/coverage?${new URLSearchParams(query)}`)
    expect(status).toBe(200)
    return body as { infra: string | null; plans: { sku: string }[] }
  }

  it.each(HOUSES)('of %s %j is %s, offers: %s (%s)', async (cep, house, infra, hasPlans) => {
    const found = await ask({ cep, ...house })
    expect(found.infra).toBe(infra)
    expect(found.plans.length > 0).toBe(hasPlans)
  })

  it.each(OFFERS)('of %j offers %j first (F7.6)', async (asked, skus) => {
    const { plans } = await ask({ number: '1', ...asked })
    expect(plans.slice(0, 2).map((plan) => plan.sku)).toEqual(skus)
  })

  it('is asked with all that says where and what (F4.6, F5.1, F7.5)', async () => {
    const lot = { block: 'true', blockNumber: '1', lotNumber: '20' }
    const town = { state: 'DF', city: 'Brasília', neighborhood: 'Lago Sul' }
    const query = { cep: '71615010', number: '', ...lot, ...town, addon: 'b', sku: 'd600wb' }
    const wanted = expect.arrayContaining([expect.objectContaining({ sku: 'd600wb' })])
    expect(await ask(query)).toMatchObject({ plans: wanted, infra: 'I-SYSTEMS' })
    expect(await ask({ ...query, lotNumber: '21' })).toMatchObject({ plans: [], infra: null })
  })

  it('is by quadra and lote where they are named, with or without saying so, in every call', async () => {
    const house = { block_number: '1', allotment_number: '20' }
    const query = { cep: '71615010', blockNumber: '1', lotNumber: '20' }
    expect((await ask(query)).infra).toBe('I-SYSTEMS')
    const labelled = { block_number: 'Quadra 1', allotment_number: 'lote 20' }
    for (const more of [{}, { is_block_allotment: true }, labelled]) {
      const { body } = await server().call('POST', '/api/lead-v2', { cep: '71615010', ...house, ...more })
      const lead = await server().call('GET', `/api/lead/${String(body.idLead)}`)
      expect(lead.body.address).toMatchObject({ ...house, is_block_allotment: true })
    }
    const asked = { cep: '71615010', ...house, is_block_allotment: false }
    expect((await server().call('POST', '/api/lead-v2', asked)).body.idLead).toBeNull()
    await server().sql('delete from no_coverage_leads')
  })

  it('adds the sku that was asked for', async () => {
    expect((await ask({ cep: '01310100', sku: 'd400a' })).plans.at(-1)?.sku).toBe('d400a')
  })

  it('sells what gives more for as much in the place of the sku that was asked for (D106)', async () => {
    const { plans } = await ask({ cep: '01310100', sku: 'd1000d' })
    expect(plans.find(({ sku }) => sku === 'd1000b')).toMatchObject({ insteadOf: 'd1000d', price: 169.99 })
    expect(plans.map(({ sku }) => sku)).not.toContain('d1000d')
  })

  it('has one price for the thing that was asked for, the lower one, in the stored order too (D81)', async () => {
    const CAMPINAS = { cep: '13015904', number: '10', sku: 'd600a' }
    const sold = { sku: 'd600sp', insteadOf: 'd600a', price_with_dacc: 104.99 }
    const skus = (plans: readonly { sku: string }[]) => plans.map(({ sku }) => sku)
    const { plans } = await ask(CAMPINAS)
    expect(plans.find(({ sku }) => sku === 'd600sp')).toMatchObject(sold)
    expect(skus(plans)).not.toContain('d600a')
    const { body } = await server().call('POST', '/api/lead-v2', CAMPINAS)
    const lead = await server().call('GET', `/api/lead/${String(body.idLead)}`)
    expect(lead.body.plansOffers).toEqual(plans)
    // the price of a link holds where it is the lower one
    expect(skus((await ask({ cep: '01310100', sku: 'd600wb' })).plans)).toEqual(
      skus((await ask({ cep: '01310100' })).plans).map((sku) => (sku === 'd600a' ? 'd600wb' : sku)),
    )
  })

  it('does not give the collaborators’ offer for naming its sku', async () => {
    const { plans } = await ask({ cep: '01310100', sku: 'd500em' })
    expect(plans.map((plan) => plan.sku)).not.toContain('d500em')
  })

  it('writes nothing', async () => {
    await ask({ cep: '68800000', number: '1' })
    const [count] = await server().sql(
      `select (select count(*) from leads where place->>'cep' = '68800000')
         + (select count(*) from no_coverage_leads) as rows`,
    )
    expect(Number(count?.rows)).toBe(0)
  })
})

describe('what is said of an address whose CEP does not tell', () => {
  const MULITERNO = { state: 'rs', city: ' Muliterno ', neighborhood: 'Centro' }

  /** The address in the reply of each call, and in the lead where one is made. */
  const addressesOf = async (cep: string, said: Record<string, string>) => {
    const query = new URLSearchParams({ cep, number: '1', ...said })
    const asked = await server().call('GET', `/api/cep/coverage?${query}`)
    const opened = await server().call('POST', '/api/lead-v2', { cep, number: '1', ...said })
    const { idLead, cepCoverage } = opened.body as { idLead: string | null; cepCoverage: { address: object } }
    const lead = idLead === null ? undefined : await server().call('GET', `/api/lead/${idLead}`)
    const shown = lead?.body.address as Record<string, string> | undefined
    return { asked: asked.body.address, opened: cepCoverage.address, lead: shown, id: idLead }
  }

  it('holds for a CEP that nobody knows', async () => {
    await server().sql('delete from city_ranges where cep_from <= 99999999 and cep_to >= 99999999')
    const known = { cep: '99999999', address: '', neighborhood: 'Centro', city: 'Muliterno', state: 'RS' }
    const { asked, opened } = await addressesOf('99999999', MULITERNO)
    expect([asked, opened]).toEqual([known, known])
    expect((await addressesOf('99999999', { neighborhood: 'Centro' })).asked).toBeNull()
    expect((await addressesOf('99999999', { city: 'Muliterno', state: '7<' })).asked).toBeNull()
  })

  it('completes a whole-town CEP; its town is what the table says', async () => {
    const known = { cep: '37640000', address: '', neighborhood: 'Centro', city: 'Extrema', state: 'MG' }
    const { asked, opened, lead, id } = await addressesOf('37640000', {
      ...MULITERNO,
      state: 'mg',
      city: ' EXTRÊMA ',
    })
    expect([asked, opened]).toEqual([known, known])
    expect(lead).toMatchObject(known)
    await server().call('PATCH', `/api/lead-v2/${id}/address`, {
      address: 'Rua A',
      neighborhood: 'Bela Vista',
    })
    const corrected = await server().call('GET', `/api/lead/${id}`)
    expect(corrected.body.address).toMatchObject({ address: 'Rua A', neighborhood: 'Bela Vista' })
  })

  it('changes nothing of a known street', async () => {
    const said = { state: 'sp', city: 'Sao  Paulo', neighborhood: 'Cerqueira César' }
    const { asked, lead } = await addressesOf('01310100', said)
    expect(asked).toMatchObject({ neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' })
    expect(lead).toMatchObject({ neighborhood: 'Bela Vista', city: 'São Paulo' })
  })
})

describe('another town than that of the CEP (F7.5, D103)', () => {
  const others = [
    ['a state', 'state', { state: 'RJ', city: 'São Paulo' }],
    ['a city', 'city', { state: 'SP', city: 'Campinas' }],
  ] as const

  it.each(others)('is refused by its name, with the town of the CEP: %s', async (_what, field, said) => {
    const query = new URLSearchParams({ cep: '01310100', number: '1', ...said })
    const refusal = { field, message: 'Esse CEP é de São Paulo/SP. Confira o CEP.' }
    const leads = async () => server().sql('select count(*) from leads')
    const before = await leads()
    for (const { status, body } of [
      await server().call('GET', `/api/cep/coverage?${query}`),
      await server().call('POST', '/api/lead-v2', { cep: '01310100', number: '1', ...said }),
    ])
      expect([status, body]).toEqual([400, expect.objectContaining(refusal)])
    expect(await leads()).toEqual(before)
  })
})

describe('the region’s offers', () => {
  it('are a lead’s too when it asks for them, under any campaign (D29)', async () => {
    const first = async (request: object) => {
      const { body } = await server().call('POST', '/api/lead-v2', { number: '1', ...request })
      const { plans } = body.cepCoverage as { plans: { sku: string }[] }
      return plans.slice(0, 2).map(({ sku }) => sku)
    }
    const vitoria = { cep: '29055131', addon: 'c' }
    expect(await first({ ...vitoria, regionOffer: true })).toEqual(['d500a', 'd600gles'])
    expect(await first(vitoria)).toEqual(['d500a', 'd600c'])
    expect(await first({ cep: '01310100', addon: 'c', regionOffer: true })).toEqual(['d500a', 'd600c'])
    const { body } = await server().call('POST', '/api/lead-v2', {
      number: '1',
      ...vitoria,
      regionOffer: true,
    })
    expect((await server().call('GET', `/api/lead/${String(body.idLead)}`)).body.regionOffer).toBe(true)
  })
})

describe('the address of a CEP', () => {
  it.each([
    [
      '01310-100',
      {
        UF: 'SP',
        city: 'São Paulo',
        neighborhood: 'Bela Vista',
        address: 'Avenida Paulista',
        by_block: false,
        network: true,
      },
    ],
    [
      '37640000',
      { UF: 'MG', city: 'Extrema', neighborhood: '', address: '', by_block: false, network: true },
    ],
    [
      '01239999',
      { UF: 'SP', city: 'São Paulo', neighborhood: '', address: '', by_block: false, network: true },
    ],
  ])('%s is known (F7.32, M3.8, M7.1)', async (cep, address) => {
    const { status, body } = await server().call('GET', `/api/cep/information/${cep}?sku=d500a`)
    expect([status, body]).toEqual([200, { success: true, cep: cep.replace('-', ''), ...address }])
    const more = await server().call('GET', `/api/tim-api/address-info?cep=${cep}&number=5`)
    expect(more.body).toMatchObject({ ...address, number: '5' })
  })

  it.each([
    ['71615010', { by_block: true, network: true }],
    // no network in the street, but in the town
    ['01207001', { by_block: false, network: true }],
    ['68800000', { by_block: false, network: false }],
  ])('%s says whether its houses have blocks, and its town a network (D62)', async (cep, known) => {
    expect((await server().call('GET', `/api/cep/information/${cep}`)).body).toMatchObject(known)
  })

  it('that does not exist is a 404 with the spec’s text', async () => {
    await server().sql('delete from city_ranges where cep_from <= 99999999 and cep_to >= 99999999')
    const { status, body } = await server().call('GET', '/api/cep/information/99999999')
    expect([status, body.message]).toEqual([404, 'Cep inválido ou inexistente'])
  })

  it('is asked for with eight digits', async () => {
    const { status, body } = await server().call('GET', '/api/cep/information/0131010')
    expect([status, body.message]).toEqual([400, 'CEP tem 8 números; você digitou 7'])
  })
})

describe('an address provider', () => {
  const asked: string[] = []
  const server = useServer({
    providers: {
      address: {
        find(cep) {
          asked.push(cep)
          if (cep.startsWith('04')) return Promise.reject(new Error('down'))
          const found = { cep, state: 'SP', city: 'São Paulo', neighborhood: 'Luz', address: 'Rua Mauá' }
          return Promise.resolve(cep === '01028000' ? found : undefined)
        },
      },
    },
  })

  it('is asked for what the own table lacks only', async () => {
    await server().call('GET', '/api/cep/information/01310100')
    expect(asked).toEqual([])
    const { body } = await server().call('GET', '/api/cep/information/01028000')
    expect(body).toMatchObject({ address: 'Rua Mauá' })
    expect(asked).toEqual(['01028000'])
  })

  it('that is down is an error only when nothing else is known', async () => {
    await server().sql('delete from city_ranges where cep_from <= 4999999 and cep_to >= 4999999')
    const { status, body } = await server().call('GET', '/api/cep/information/04999999')
    expect([status, body.code]).toEqual([503, 'unavailable'])
  })

  it('that is down leaves the street to the visitor (X7)', async () => {
    const { status, body } = await server().call('POST', '/api/lead-v2', { cep: '04101000', number: '5' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ cepCoverage: { infra: 'I-SYSTEMS' } })
    const id = String(body.idLead)
    const address = async () => (await server().call('GET', `/api/lead/${id}`)).body.address
    expect(await address()).toMatchObject({ number: '5', address: '' })
    const typed = { address: 'Rua que eu digitei', neighborhood: 'Vila Mariana' }
    expect((await server().call('PATCH', `/api/lead-v2/${id}/address`, typed)).status).toBe(200)
    expect(await address()).toMatchObject(typed)
  })
})
