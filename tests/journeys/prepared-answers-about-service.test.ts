/** Questions with a prepared answer, in wordings by which the chat does not know them. */
import { describe, expect, it, test } from 'vitest'
import { journeyServer } from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { talkAfterMessages } from '../support/talk-at-question.ts'

const journeys = journeyServer()

const TO_PLANS = ['01310-100', '1000 ap 12']
const TO_NAME = [...TO_PLANS, '700 mega']
const TO_DUE = [
  ...TO_NAME,
  'Maria da Silva',
  '11 98765-4321',
  'maria@exemplo.com.br',
  '13/05/1990',
  'Antonia Pereira',
  '529.982.247-25',
]
const TO_DEBIT = [...TO_DUE, 'dia 10']
const TO_VISIT = [...TO_DEBIT, 'boleto']

const talkAfter = (before: readonly string[]) => talkAfterMessages(journeys(), before)

const rows: readonly (readonly [before: readonly string[], typed: string, told: readonly string[]])[] = [
  [TO_DUE, 'esse dia é de que', ['É o dia do mês em que a fatura da internet vence']],
  [TO_PLANS, 'qual a diferença de mega pra giga', ['1 Giga é mil Mega', 'um byte são oito bits']],
  [TO_NAME, 'como fico sabendo se deu certo', ['o número do pedido aparece aqui', 'chega no seu e-mail']],
  [TO_VISIT, 'me ligam pra combinar?', ['Se alguém liga ou escreve antes, não sei dizer', '0800 555 1020']],
  [[], 'é fibra mesmo ou via rádio', ['Aqui é fibra óptica', 'A de rádio vem pelo ar']],
  [
    TO_PLANS,
    'na vivo os 2 primeiros meses são grátis, vocês fazem?',
    ['Aqui nenhum plano tem mês de graça', '300 Mega, R$ 49,99 por mês', 'Depois de 12 meses, R$ 139,99'],
  ],
  [
    TO_VISIT,
    'só entro na casa nova em janeiro',
    ['pedir já no endereço novo', 'até o 30º dia a partir de hoje'],
  ],
  [['01310-100'], 'o síndico tem que liberar?', ['quem diz são eles', '0800 555 1020']],
  [TO_PLANS, 'se todo mundo usar junto trava?', ['aparelhos']],
  [
    TO_DEBIT,
    'a conta vem com qr code?',
    ['Como pagar está em cada fatura', '0800 555 1020', 'Se dá para usar o Pix, não sei dizer'],
  ],
  [
    TO_PLANS,
    'o de 700 compensa?',
    ['O 700 Mega custa R$ 50,00 a mais por mês que o 500 Mega', 'até 50 aparelhos'],
  ],
  [
    TO_VISIT,
    'e a primeira fatura, quanto vem?',
    ['A equipe diz o dia e o valor da primeira fatura, no 0800 555 1020.'],
  ],
  [
    TO_VISIT,
    'posso me arrepender em 7 dias?',
    [
      'Dá para desistir em até 7 dias',
      'art. 49), pelo link do pedido ou no 0800 555 1020; uma pessoa confirma.',
    ],
  ],
  [TO_NAME, 'alguém recebe no meu lugar?', ['alguém precisa estar em casa']],
  [TO_PLANS, 'como pago e quando vem a primeira conta?', ['débito automático', 'primeira fatura']],
  [TO_PLANS, 'tem multa se eu sair?', ['Só os planos com fidelidade têm multa: 500 Mega HBO Max']],
]

describe('prepared answers about the service', () => {
  test.each(rowsToRun(rows, 6))(
    '%#: at its question, %j is answered and records nothing',
    async (before, typed, told) => {
      const { visit, talk } = await talkAfter(before)
      const [at, answers] = [talk.position(), visit.order().answers]
      const reply = (await talk.say(typed)).replaceAll('\u00A0', ' ')
      for (const part of told) expect(reply).toContain(part)
      expect(talk.position()).toBe(at)
      expect(visit.order().answers).toEqual(answers)
      expect(visit.state().dialogue.misses).toBe(0)
    },
  )

  it('answers whether direct debit is worth it with its figures, and the cheapest plan with the next one', async () => {
    const { talk } = await talkAfter(TO_DEBIT)
    expect((await talk.say('o débito vale a pena?')).replaceAll('\u00A0', ' ')).toContain(
      'R$ 10,00 a menos por mês',
    )
    const cheap = await talkAfter([...TO_PLANS, '300 mega'])
    expect((await cheap.talk.say('esse plano compensa?')).replaceAll('\u00A0', ' ')).toContain(
      'O 300 Mega é o mais em conta que chega aí',
    )
  })
})
