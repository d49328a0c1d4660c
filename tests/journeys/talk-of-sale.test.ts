/** Long conversations with hesitant visitors (docs/decisions/0218): each ends with an order or with a person. */
import { describe, expect, it } from 'vitest'
import { wordingOf } from '../../src/questions/look-up-step-texts.ts'
import { restartRequested } from '../../src/store/redux-actions.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { openChatInTab, type ChatInTab, converse } from '../support/chat-in-simulated-tab.ts'
import { talkFromStart } from '../support/talk-at-question.ts'

const journeys = journeyServer()

/** What the assistant said more than once. */
const repeated = ({ told }: ChatInTab) => told().filter((text, at, all) => text && all.indexOf(text) < at)

/** From the name to the review, as everybody answers it. */
const REST = `
  — Maria da Silva
  — 11 98765-4321
  — maria@exemplo.com.br
  — 13/05/1990
  — Antonia Pereira
  — 529.982.247-25
  — dia 10
  — não, boleto
  — 24/11 de manhã
  — sim`

describe('a talk of a sale (A20)', () => {
  it('of one who haggles ends with an order, and no line comes twice', async () => {
    const { visit, talk } = await talkFromStart(journeys())
    await converse(
      talk,
      `
      — quanto custa?
      De R$ 49,99, 300 Mega, a R$ 229,99, 2 Giga, por mês com débito automático
      — quanto custa?
      Como falei, de R$ 49,99
      — faz um desconto?
      não consigo dar desconto além do que está nos planos
      — 01310-100
      — 1000 ap 12
      — tá caro
      Entendo. O mais em conta que chega aí é o 300 Mega, R$ 49,99 por mês com débito automático
      — a vivo faz por 120
      700 Mega HBO Max: R$ 119,99, depois R$ 179,99
      — e a claro faz por 40 reais
      O que chega mais perto: 300 Mega ou 500 Mega.
      — qual a diferença do 500 pro 700?
      Com débito automático: 500 Mega R$ 59,99, 700 Mega R$ 109,99 por mês. Sem débito: R$ 69,99 e R$ 119,99.
      Serviços: só o 700 Mega tem Games Club, Looke e Ensinah; os outros 4 são os mesmos.
      — ver sem débito
      500 Mega, R$ 69,99
      — qual o mais barato?
      O mais barato que chega aí é o 300 Mega
      — [Quero o 300 Mega]
      — quanto é a multa
      O 300 Mega não tem fidelidade, então não há multa por cancelar.
      ${REST}`,
    )
    await visit.at('pedido-realizado')
    expect(visit.order().answers.planos?.values).toEqual({ idPlan: 'plan-d300a' })
    expect(repeated(talk)).toEqual([])
  })

  it('of one who wants the plan for companies is told so before a CPF, and takes the nearest for homes (M2.52)', async () => {
    const { visit, talk } = await talkFromStart(journeys(), { wish: { sku: 'd1000cb' } })
    const [name, ...others] = REST.trim().split('\n').slice(0, 5)
    await converse(
      talk,
      `
      — 01310-100
      — 1000 ap 12
      — quero o 1 giga empresas
      ${[name, ...others].join('\n')}`,
    )
    expect(talk.texts().join('\n')).toContain('Qual é o nome completo do representante legal?')
    expect(talk.texts().join('\n')).toContain('Quando nasceu o representante legal?')
    await visit.at('cpf')
    expect(talk.texts().at(-1)).toContain('Este plano é só para empresas. Qual é o CNPJ?')
    await talk.say('529.982.247-25')
    expect(visit.position()).toBe('cpf')
    expect(talk.texts().join('\n').replaceAll('\u00A0', ' ')).toContain(
      'Com CPF, o mais próximo é o 1 Giga, por R$ 139,99 por mês com débito automático',
    )
    await talk.say('quero o 1 giga')
    await talk.say('sim')
    expect(visit.order().answers.planos?.values).toEqual({ idPlan: 'plan-d1000a' })
    await talk.say('529.982.247-25')
    await visit.at('data-de-vencimento')
  })

  it('of a family that plays is advised by what it told, once the plans are known', async () => {
    const { visit, talk } = await talkFromStart(journeys())
    await converse(
      talk,
      `
      — oi, somos 4 e meu filho joga
      Anotei: 4 pessoas e jogos on-line.
      — cep 01310-100 numero 1000 casa
      Você contou: 4 pessoas e jogos on-line. Sugiro o 500 Mega, porque é o mais barato que dá conta de 4 pessoas e jogos on-line. Custa R$ 59,99 por mês com débito automático, por 12 meses; depois R$ 159,99. Com mais de 40 aparelhos, vale o 700 Mega, por mais R$ 50,00 por mês nos primeiros 12 meses e mais R$ 10,00 depois.
      — o 300 dá pra gente?
      Para 4 pessoas e jogos on-line, indicamos o 500 Mega, R$ 59,99 por mês com débito automático
      — 300 dá pra 4 pessoas?
      Como falei, para 4 pessoas e jogos on-line, indicamos o 500 Mega
      — serve pra trabalhar de casa?
      — tem globoplay?
      — quero essa que você indicou
      ${REST}`,
    )
    await visit.at('pedido-realizado')
    expect(visit.order().answers.planos?.values).toEqual({ idPlan: 'plan-d500a' })
    expect(repeated(talk)).toEqual([])
  })

  it('of a company is asked for its representative, and for its CNPJ where the document comes (D17)', async () => {
    const { visit, talk } = await talkFromStart(journeys())
    await converse(
      talk,
      `
      — é pra empresa
      o contrato sai no CNPJ. Nome, nascimento e nome da mãe são os do representante legal.
      — vou me mudar mês que vem
      o melhor é pedir já no endereço novo
      — 01310100
      — 1000 sala 4
      — o 1 giga com globoplay
      O 1 Giga com Globoplay não existe neste endereço; com
      — [Quero o 1 Giga HBO Max]
      — João Pereira
      — 11 98765-4321
      — joao@exemplo.com.br
      — 13/05/1990
      — Antonia Pereira`,
    )
    expect(talk.texts().at(-1)).toContain('Qual é o CNPJ da empresa?')
    await converse(
      talk,
      `
      — por que isso?
      O contrato sai no CNPJ; você é o representante.
      E o CNPJ da empresa?
      — 11.222.333/0001-81
      — dia 10
      — boleto
      — 24/11 de manhã
      — sim`,
    )
    await visit.at('pedido-realizado')
    expect(visit.order().answers.cpf?.values).toMatchObject({ person_type: 'pj' })
    for (const asked of [
      'Qual é o nome completo do representante legal?',
      'Quando nasceu o representante legal?',
      'Qual é o nome completo da mãe do representante legal?',
    ])
      expect(talk.texts()).toContain(asked)
    expect(repeated(talk)).toEqual([])
  })

  it('of a company is still one after reloads, with an order and without, until it begins anew (D17)', async () => {
    const { visit, talk } = await talkFromStart(journeys())
    await converse(talk, '— é pra empresa')
    const atCep = journeys().open({ mode: 'chat', step: null, kept: visit.kept })
    await converse(
      await openChatInTab(atCep),
      `
      — 01310100
      — 1000 sala 4`,
    )
    await atCep.answerAt('planos', { idPlan: 'plan-d600a' })
    await atCep.at('nome')
    await atCep.saved()
    const atName = await journeys().openOn('nome', { mode: 'chat', step: null, kept: atCep.kept })
    expect(wordingOf(atName.order(), 'nome').heading).toBe('Qual é o nome completo do representante legal?')
    expect(atName.ui().drafts.cpf).toEqual({ person_type: 'pj' })
    atName.answer('nome', { name: 'João Pereira' })
    await atName.at('telefone')
    await atName.saved()
    const atPhone = await journeys().openOn('telefone', { mode: 'chat', step: null, kept: atName.kept })
    expect(atPhone.order().facts.representative).toContain('nome')
    atPhone.store.dispatch(restartRequested())
    await atPhone.at('cep')
    const anew = await journeys().openOn('cep', { mode: 'chat', step: null, kept: atPhone.kept })
    expect([anew.order().facts.representative, anew.ui().drafts]).toEqual([undefined, {}])
  })
})

describe('the talk of this visit (D95)', () => {
  it('stays where it was said, folded after two turns', async () => {
    const { talk } = await talkFromStart(journeys())
    await talk.say('tem fidelidade?')
    await talk.say('01310-100')
    expect(talk.texts().slice(1, 5)).toEqual([
      'Qual é o seu CEP?',
      'tem fidelidade?',
      'Depende do plano: os que vêm com streaming têm fidelidade de 12 meses; nos outros, só se o plano disser. Quem cancela antes pode pagar multa proporcional ao que falta.',
      '01310-100',
    ])
    const folded = () => talk.lines().flatMap((line) => ('isFolded' in line ? line.text : []))
    expect(folded()).toEqual([])
    await talk.say('1000 ap 12, tem taxa de adesão?')
    expect(folded()).toEqual([expect.stringContaining('fidelidade de 12 meses')])
    expect(talk.texts()).toContain('tem fidelidade?')
    await talk.say('o mais barato')
    await talk.say('Maria da Silva')
    expect(
      talk.texts().filter((text) => /^E sobre a sua pergunta: .*taxa de adesão/.test(text)),
    ).toHaveLength(1)
  })

  it('is gone after a reload, and was neither stored nor sent', async () => {
    const { visit, talk } = await talkFromStart(journeys())
    await talk.say('isso é golpe? somos 4 e meu filho joga')
    await talk.say('01310-100')
    await talk.say('1000 casa')
    await talk.say('quanto é a multa?')
    await visit.saved()
    const sent = JSON.stringify(visit.wire.calls) + JSON.stringify([...visit.kept])
    for (const word of ['golpe', 'filho', 'multa']) expect(sent).not.toContain(word)
    const again = await openChatInTab(journeys().open({ mode: 'chat', step: null, kept: visit.kept }))
    expect(again.texts().join()).not.toContain('multa')
  })
})
