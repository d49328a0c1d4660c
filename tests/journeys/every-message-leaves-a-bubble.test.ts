/** Random conversations: every message has a bubble and a reply, a question changes nothing (docs/decisions/0092). */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TranscriptLine } from '../../src/conversation/transcript-lines.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { isFull } from '../support/rows-to-run.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { talkFromStart } from '../support/talk-at-question.ts'

const journeys = journeyServer()

/** The right answer to each question, in words. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  cep: ['01310-100', 'meu cep é 01310-100'],
  'nr-imovel': ['1000 ap 12', 'casa 1000', '1000', 'apto 42 bloco b', 'é casa'],
  planos: ['500 mega', 'o mais barato', 'quero o de 700'],
  nome: ['Maria da Silva', 'meu nome é Maria da Silva'],
  telefone: ['11 98765-4321', 'meu zap é 11 98765-4321'],
  email: ['maria@exemplo.com.br'],
  'data-nascimento': ['13/05/1990'],
  'nome-mae': ['Antonia Pereira'],
  cpf: ['529.982.247-25'],
  'data-de-vencimento': ['dia 10', '15'],
  'ativar-debito': ['não', 'boleto'],
  'data-instalacao': ['23/11/2026 de manhã', '24/11/2026 à tarde'],
  confirmacao: [
    'na verdade o número da casa é 1002',
    'o complemento é apto 43',
    'muda o vencimento pro dia 20',
  ],
}

const QUESTIONS = [
  'tem fidelidade?',
  'vocês tem o de 49,99?',
  'a fatura pode ir para outro endereço?',
  'posso usar outro cpf?',
  'quanto custa?',
  'por que precisa disso?',
  'vocês aceitam cachorro?',
  'dá pra colocar em outra casa também?',
  'quanto tempo demora?',
]

const REMARKS = [
  'oi',
  'obrigada',
  'minha mãe mora em outro endereço',
  'não quero',
  'não recebi nada',
  'banana',
  '13/05/1990',
  '1310',
  '31/02/1990',
  '98765-4321',
  '👍',
  'ajuda',
  'quero falar com um atendente',
  'me ajuda, meu email é maria@exemplo.com.br',
  'kkkk',
  'sim',
  'não',
]

const CORRECTIONS = [
  'voltar',
  'errei o telefone',
  'na verdade o número da casa é 1002',
  'corrigir nome para Joana Prado',
  'muda o vencimento pro dia 20',
  'o complemento é apto 43',
  'errei o cep',
  'quero trocar o plano',
]

const VALUES = [
  'meu cpf é 529.982.247-25',
  'Maria da Silva, 529.982.247-25',
  'meu email é maria@exemplo.com.br e quero o de 500',
  'apto 42 bloco b e meu zap é 11 98765-4321',
  'meu zap é 11 98765-4321',
  'vence dia 15',
  'prefiro boleto',
]

/** What a conversation shows of what the visitor said. */
const bubbles = (lines: readonly TranscriptLine[]): string[] =>
  lines.flatMap((line): string[] => {
    if (line.kind === 'answer') return [`${line.key} ${line.text}`]
    return line.kind === 'taken' ? [line.key] : []
  })

const sayable = fc.oneof(
  { weight: 6, arbitrary: fc.nat(4).map((at) => ({ at })) },
  { weight: 2, arbitrary: fc.constantFrom(...QUESTIONS) },
  { weight: 2, arbitrary: fc.constantFrom(...REMARKS) },
  { weight: 2, arbitrary: fc.constantFrom(...CORRECTIONS) },
  { weight: 1, arbitrary: fc.constantFrom(...VALUES) },
)

const answersOf = ({ order }: ReturnType<Visit['state']>) => JSON.stringify(order.answers)

it(
  'whatever is said leaves a bubble that is answered, and a question moves nothing',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(sayable, { minLength: 4, maxLength: 32 }), async (said) => {
        const { visit, talk } = await talkFromStart(journeys())
        const script: string[] = []
        for (const each of said) {
          visit.skip()
          const position = talk.position()
          const own = ANSWERS[position] ?? ['ajuda']
          const text = typeof each === 'string' ? each : (own[each.at % own.length] ?? '')
          const before = { bubbles: bubbles(talk.lines()), answers: answersOf(visit.state()) }
          // an answer under correction changes where it stands, also if it is the same
          const stands = visit.order().answers[position] !== undefined
          script.push(`${position}: ${text}`)
          await talk.say(text)
          const lines = talk.lines()
          const trace = `${script.join('\n')}\n=> ${lines
            .slice(-8)
            .map((line) => JSON.stringify(line))
            .join('\n')}`
          const now = bubbles(lines)
          const isNew = now.some((bubble) => !before.bubbles.includes(bubble))
          expect(isNew || (stands && talk.position() !== position), `no bubble\n${trace}`).toBe(true)
          const last = lines.at(-1)
          expect(last && ['message', 'parts', 'wish'].includes(last.kind), `no reply\n${trace}`).toBe(true)
          if (QUESTIONS.includes(text)) {
            expect(talk.position(), `moved\n${trace}`).toBe(position)
            expect(answersOf(visit.state()), `recorded\n${trace}`).toBe(before.answers)
          }
          const asked = lines.at(-1)
          if (QUESTIONS.includes(text) && asked?.kind === 'message')
            expect(asked.isProblem ?? false, `an error stands for the question\n${trace}`).toBe(false)
        }
      }),
      { numRuns: isFull ? 20 : 4, seed: 92 },
    )
  },
)
