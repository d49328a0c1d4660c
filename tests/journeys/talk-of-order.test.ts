/** Conversations about the order: questions, waiting, refusals, a proposed yes, corrections next to answers. */
import { describe, expect, it } from 'vitest'
import { planOf } from '../../src/funnel/chosen-plan-and-price.ts'
import { goTo, journeyServer } from '../support/journey-test-setup.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { talkFromStart } from '../support/talk-at-question.ts'
import { converse } from '../support/chat-in-simulated-tab.ts'

const journeys = journeyServer()

const TO_DEBIT = `
  — 01310-100
  — 1000 ap 12
  — 500 mega
  — Maria da Silva
  — 11 98765-4321
  — maria@exemplo.com.br
  — 13/05/1990
  — Antonia Pereira
  — 529.982.247-25
  — dia 10`

describe('a talk of the order (A20)', () => {
  it('answers questions about the order at the question where they come up', async () => {
    const { visit, talk } = await talkFromStart(journeys())
    await converse(
      talk,
      `
      — o cep da minha casa ou da casa nova?
      Vale o endereço onde a internet vai ser instalada
      — vou olhar na conta de luz e já volto
      Sem pressa. Suas respostas ficam guardadas neste aparelho
      — queria saber se vocês instalam em cima da laje
      não sei responder
      — 01310-100
      — 1000 ap 12
      — 500 mega, e a primeira fatura vem quando?
      A equipe diz o dia e o valor da primeira fatura
      — prefiro não dar meu nome
      O contrato e a fatura saem neste nome
      Sem essa resposta o pedido não segue por aqui; se preferir, uma pessoa da equipe faz com você
      — Maria da Silva
      — 11 98765-4321
      — não uso isso
      Pode ser o e-mail de alguém da família
      — maria@exemplo.com.br
      — quanto falta?
      No máximo mais
      — 13/05/1990
      — isso é pergunta de banco. não vou responder isso
      É para confirmar que é você mesmo
      — pula essa
      Esta não dá para pular.
      — Antonia Pereira
      — é o meu ou o da minha mãe?
      CPF são os de quem contrata
      — meu nome tá sujo, tem problema?
      Se uma restrição no CPF muda alguma coisa, não sei dizer
      — 529.982.247-25
      — tanto faz
      Essa escolha é sua
      — posso dividir em duas vezes?
      num dia só
      — dia 10
      — vocês aceitam nubank?
      Valem os bancos da lista
      — a fatura chega pelo correio?
      não sei dizer`,
    )
    expect(visit.state().ui.position).toBe('ativar-debito')
  })

  describe('a day for the visit, with a plan whose order has no question for it', () => {
    const sentence =
      'No 300 Mega o dia não se marca por aqui; a equipe combina a visita com você depois do pedido.'
    const isSentence = (line: string) => [sentence, `E sobre o dia: n${sentence.slice(1)}`].includes(line)
    const has = (visit: Visit) => [
      visit.ui().earlyAnswers['data-instalacao'],
      visit.order().answers['data-instalacao'],
      visit.state().dialogue.doubt,
    ]

    const sayings = [
      ['pode instalar dia 25 de manhã', 'nome'],
      ['quero a instalação na segunda', 'nome'],
      ['quero marcar a visita', 'nome'],
      ['mudar o dia da instalação', 'nome'],
    ] as const

    it.each(rowsToRun(sayings, ([, next]) => next !== 'nome'))(
      '“%s” is answered with when and by whom it is arranged, and nothing is recorded',
      async (said, next) => {
        const { visit, talk } = await talkFromStart(journeys())
        await converse(talk, '— 01310-100\n— 1000 ap 12\n— 300 mega')
        expect(visit.position()).toBe('nome')
        expect((await talk.say(said)).split('\n').filter(isSentence)).toHaveLength(1)
        expect([visit.position(), ...has(visit)]).toEqual([next, undefined, undefined, null])
      },
    )

    it('that was told before the plan is taken back once that is chosen, in one sentence', async () => {
      const { visit, talk } = await talkFromStart(journeys())
      await talk.say('01310-100, pode instalar dia 25 de manhã')
      expect(visit.ui().earlyAnswers['data-instalacao']).toBeDefined()
      await converse(talk, '— 1000 ap 12\n— 300 mega')
      await visit.at('nome')
      expect(has(visit)).toEqual([undefined, undefined, null])
      const said = () => talk.texts().filter((line) => line === sentence)
      expect(said()).toEqual([sentence])
      await converse(talk, '— Maria da Silva\n— 11 98765-4321')
      expect(said()).toEqual([sentence])
      expect(talk.lines().flatMap((line) => ('steps' in line ? line.steps : []))).not.toContain(
        'data-instalacao',
      )
    })
  })

  it('keeps plan and day of the visit through every correction of who haggles', async () => {
    const { visit, talk } = await talkFromStart(journeys())
    await goTo(visit, 'confirmacao')
    const kept = () => [
      visit.position(),
      planOf(visit.order())?.sku,
      visit.order().answers['data-instalacao']?.values.date,
    ]
    const script = [
      'muda o vencimento pra dia 15',
      'corrigir e-mail',
      'joana.prado@exemplo.com.br',
      'meu telefone é 11 91234-5678',
      'corrigir nome',
      'Joana Prado',
      'corrigir nascimento',
      '14/05/1990',
      'corrigir nome da mãe',
      'Antonia Souza',
      'prefiro boleto',
      'não, melhor débito automático',
      'Inter, agência 0001, conta 12345-6',
      'corrigir número',
      '1001, é casa',
      'tá caro, não faz por menos?',
      'tem fidelidade?',
    ]
    for (const line of script) {
      await talk.say(line)
      if (visit.position() === 'confirmacao')
        expect([line, ...kept()]).toEqual([line, 'confirmacao', 'd600a', '23/11/2026'])
    }
    const { answers } = visit.order()
    expect(answers['data-de-vencimento']?.values.due_date).toBe('15')
    expect(answers.nome?.values.name).toBe('Joana Prado')
    expect(answers['nr-imovel']?.values.number).toBe('1001')
    expect(kept()).toEqual(['confirmacao', 'd600a', '23/11/2026'])
    visit.answer('confirmacao', { accept_information: 'true' })
    await visit.at('pedido-realizado')
    const [row] = await journeys().ordersOf(visit, 'sku, due_day, installation_day::text as day')
    expect(row).toEqual({ sku: 'd600a', due_day: 15, day: '2026-11-23' })
  })

  it('takes the yes to direct debit beside which a bank is told, and the account that is told whole', async () => {
    const { visit, talk } = await talkFromStart(journeys())
    await converse(talk, TO_DEBIT)
    await talk.say('sim, no inter')
    expect(visit.state().order.answers['ativar-debito']?.values).toEqual({ direct_debit: 'true' })
    expect(visit.state().ui.position).toBe('conta-debito')
    await talk.say('melhor na caixa, ag 0001 conta 12345-6')
    // D134: Caixa's number begins with the kind of the account
    expect(visit.state().ui.problems['conta-debito']).toEqual({
      account_number: { problem: 'conta-caixa-operacao' },
    })
    expect(visit.state().order.answers['conta-debito']).toBeUndefined()
    await talk.say('inter ag 0001 conta 12345-6')
    expect(visit.state().order.answers['conta-debito']?.values).toEqual({
      bank: '077',
      agency: '0001',
      account_number: '12345-6',
    })
  })

  it('keeps the answer beside a correction that brings no value', async () => {
    const { visit, talk } = await talkFromStart(journeys())
    await converse(talk, TO_DEBIT)
    await talk.say('não, boleto. errei o telefone')
    expect(visit.state().ui.position).toBe('telefone')
    expect(visit.state().order.answers['ativar-debito']?.values).toEqual({ direct_debit: 'false' })
  })

  it('lets one leave at the review, asks about a yes among other words, and orders only after a yes to that', async () => {
    const { visit, talk } = await talkFromStart(journeys())
    await converse(
      talk,
      `${TO_DEBIT}
      — não, boleto
      — 24/11 de manhã
      — vou mostrar pra minha filha primeiro
      Sem pressa
      — desisto, achei caro
      O mais em conta que chega aí é o 300 Mega
      — desisto
      Tudo bem: nada foi contratado`,
    )
    expect(visit.state().order.finished).toBeNull()
    expect(visit.state().ui.position).toBe('confirmacao')
    const asked = await talk.say('sim sim sim pelo amor de deus só quero internet')
    // the order's yes is a closed list: not a yes among other words
    expect(asked).toContain('Para concluir, toque em “Confirmar pedido”')
    expect(visit.state().order.finished).toBeNull()
    expect(await talk.say('sim')).toContain('Você confirma o pedido como está?')
    expect(visit.state().order.finished).toBeNull()
    await talk.say('sim')
    await visit.until('the order is placed', ({ order }) => order.finished !== null)
  })

  it('goes on without direct debit when the account is given up, by words or by a button', async () => {
    const { visit, talk } = await talkFromStart(journeys())
    await converse(talk, `${TO_DEBIT}\n— sim\n— não lembro a conta agora\nSem pressa`)
    await talk.press('Prefiro pagar a fatura')
    expect(visit.order().answers['ativar-debito']?.values.direct_debit).toBe('false')
    await converse(
      talk,
      `— mudar para débito automático
      — não acho minha agência, faz sem o débito
      débito automático → fatura todo mês`,
    )
    expect(visit.order().answers['ativar-debito']?.values.direct_debit).toBe('false')
    expect(visit.state().ui.position).toBe('data-instalacao')
  })
})
