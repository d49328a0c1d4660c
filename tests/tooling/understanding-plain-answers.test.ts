/**
 * What is told plainly is recorded, whatever harmless words stand beside it. Near wordings that tell it of another person,
 * doubtfully, as a question, on a condition, of the past or as an example are still asked about.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Values } from '../../src/funnel/step-and-journey-types.ts'
import { readAsChat } from '../../scripts/understand/read-message-as-chat.ts'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'

beforeAll(loadJourneys)

const answersAt = (step: string, text: string) => readAsChat(text, situationAt(step, '2026-11-20')).answers

interface Rule {
  readonly name: string
  readonly step: string
  /** Wordings with what they record. */
  readonly told: readonly (readonly [string, Values])[]
  /** Near wordings, which record nothing. */
  readonly asked: readonly string[]
}

const all = (values: Values, texts: readonly string[]): readonly (readonly [string, Values])[] =>
  texts.map((text) => [text, values])

const RULES: readonly Rule[] = [
  {
    name: 'that a house has no flat',
    step: 'nr-imovel',
    told: all({ number: '1009' }, [
      '1009 nao tem complemento',
      '1009 não tem complemento',
      '1009 sem complemento',
      '1009 sem complemento nenhum',
      '1009 não tenho complemento',
      'numero 1009 sem complemento',
      'é 1009 e não tem apto',
      '1009 não tem bloco nem apartamento',
      '1009 sem apto nem bloco',
      '1009, sem complemento mesmo',
      '1009 n tem complemento viu',
      '1009 não há complemento',
      'casa 1009 sem complemento',
    ]),
    asked: [
      'acho que 1009 sem complemento',
      '1009 sem complemento?',
      'o da minha mãe é 1009 sem complemento',
      'se for 1009 não tem complemento',
      'era 1009 sem complemento',
      '1009 ou 1010, não tem complemento',
      'talvez 1009, sem complemento',
      'tipo 1009 sem complemento',
      'o vizinho é 1009 sem complemento',
      'não sei se é 1009, não tem complemento',
      '1009 não tem fibra',
      '1009 não tem número',
    ],
  },
  {
    name: 'the building before its number and its flat',
    step: 'nr-imovel',
    told: [
      ['edificio santa clara 1780 apt 91', { number: '1780' }],
      ['edifício Itália 1200 ap 33', { number: '1200' }],
      ['ed. itália 1200 ap 33', { number: '1200' }],
      ['condomínio vila verde 300 casa 12', { number: '300' }],
      ['residencial das flores 45 bloco 2 ap 31', { number: '45' }],
      ['cond parque sul 900 torre 2 ap 61', { number: '900' }],
      ['moro no edifício Aquarius 2210 apto 5', { number: '2210' }],
      ['edificio central 88 sala 4', { number: '88' }],
      ['no condominio bela vista 150 bloco c ap 2', { number: '150' }],
      ['é residencial primavera 512 apto 12', { number: '512' }],
      ['edificio copan 200 bloco b apto 1203', { number: '200' }],
      ['ed solar 71 apartamento 8', { number: '71' }],
    ],
    asked: [
      'perto do edificio santa clara 1780 apt 91',
      'do lado do edificio santa clara 1780 apt 91',
      'em frente ao edifício Itália 1200 ap 33',
      'acho que é edificio santa clara 1780 apt 91',
      'edificio santa clara 1780 apt 91?',
      'minha mãe mora no edificio santa clara 1780 apt 91',
      'morava no edificio santa clara 1780 apt 91',
      'o edificio santa clara 1780 apt 91 tem fibra?',
      'se for edificio santa clara 1780 apt 91',
      'tipo edificio santa clara 1780 apt 91',
      'vizinho do edificio santa clara 1780 apt 91',
      'edificio santa clara 1780 ou 1790 apt 91',
    ],
  },
  {
    name: 'a day and its period without a preposition',
    step: 'data-instalacao',
    told: [
      ...all({ date: '26/11/2026', period: 'tarde' }, [
        '26 tarde',
        'dia 26 tarde',
        'no 26 tarde',
        'pode ser 26 tarde',
        'quero 26 tarde',
        'prefiro 26 tarde',
        'marca 26 tarde',
        'então 26 tarde',
      ]),
      ...all({ date: '25/11/2026', period: 'manha' }, [
        '25 manhã',
        '25 manha',
        'fica 25 manhã',
        'põe 25 manhã',
      ]),
    ],
    asked: [
      '26 tarde?',
      'acho que 26 tarde',
      'talvez 26 tarde',
      'se der 26 tarde',
      '26 ou 27 tarde',
      '26 não, tarde',
      'meu marido prefere 26 tarde',
      'o vizinho marcou 26 tarde',
      'tipo 26 tarde',
      '26 já é tarde',
      '26 anos, tarde',
      '26 tarde dá?',
    ],
  },
  {
    name: 'that a telephone is the own one',
    step: 'telefone',
    told: all({ phone: '11987651111' }, [
      '0 11 98765-1111',
      '0 11 98765 1111',
      '(0 11) 98765-1111',
      'é esse que tô usando, 11 98765-1111',
      'esse msm q to falando, 11 98765-1111',
      'o mesmo que eu to usando agora 11 98765-1111',
      '11 98765-1111 é o único que tenho',
      'esse aqui que to usando, 11 98765-1111',
      'é o que estou usando: 11 98765-1111',
      'único que eu tenho é 11 98765-1111',
      '11 98765-1111, pode conferir',
      '11 98765-1111, é o que to usando',
    ]),
    asked: [
      'esse que minha mãe tá usando, 11 98765-1111',
      'meu marido usa esse 11 98765-1111',
      'esse que eu tava usando, 11 98765-1111',
      'acho que é o que to usando, 11 98765-1111',
      '11 98765-1111 não to usando',
      '11 98765-1111 não uso mais',
      'esse to devolvendo, 11 98765-1111',
      '11 98765-1111 ta faltando um numero',
      'o da minha filha é 11 98765-1111',
      'perdi o que tava usando, 11 98765-1111',
      'tipo 0 11 98765-1111',
      'se for esse que to usando, 11 98765-1111',
      'era 0 11 98765-1111',
      '0 11 98765-1111 ou 0 11 98765-2222',
    ],
  },
  {
    name: 'what is said of a document that is in order',
    step: 'cpf',
    told: all({ cpf: '52998224725' }, [
      'meu cpf 529.982.247-25 nome ta limpo viu',
      '529.982.247-25 ta limpo',
      '529.982.247-25 tá limpinho',
      '529.982.247-25 sem restrição',
      '529.982.247-25 nome limpo',
      '529.982.247-25 pode conferir',
      '529.982.247-25 só números',
      'cpf 529.982.247-25, sem restrição nenhuma',
      '52998224725 nome limpo, obrigada',
      'o cpf é 529.982.247-25, tô com nome limpo',
      'meu único cpf 529.982.247-25',
      'pode consultar 529.982.247-25 nome ta limpo',
    ]),
    asked: [
      '529.982.247-25 ta sujo',
      '529.982.247-25 nome no spc',
      'o do meu marido ta limpo, 529.982.247-25',
      'o cpf da minha mãe 529.982.247-25 ta limpo',
      'acho que 529.982.247-25 ta limpo',
      '529.982.247-25 serve mesmo com restrição?',
      'se tiver limpo usa 529.982.247-25',
      '529.982.247-25 era limpo',
      'tipo 529.982.247-25 limpo',
      '529.982.247-25 tá com restrição mas pago tudo, passa?',
      '529.982.247-25 ou o da esposa, que ta limpo',
      'não é 529.982.247-25 que ta limpo',
      'não to com nome limpo, 529.982.247-25',
      '529.982.247-25 mas o nome não ta limpo',
      '529.982.247-25 com restrição',
      '529.982.247-25 incompleto',
    ],
  },
  {
    name: 'a birthday with its year apart',
    step: 'data-nascimento',
    told: all({ birth_date: '17/12/1980' }, [
      'faço aniversario dia 17 de dezembro, nasci em 1980',
      'faço aniversário 17 de dezembro, nasci em 1980',
      'meu aniversário é 17 de dezembro, nasci em 1980',
      'faço aniversário em 17/12/1980',
      'aniversário 17/12, nasci em 1980',
      'nasci em 17/12/1980, faço aniversário em dezembro',
      'dia 17 de dezembro de 1980',
      'nasci dia 17 de dezembro, em 1980',
      '17 de dezembro, de 1980',
      'sou de 17/12/1980',
      'nascida em 17/12/1980, fiz 45',
      'niver 17/12/1980',
    ]),
    asked: [
      'minha mãe faz aniversário 17 de dezembro, nasceu em 1980',
      'meu filho nasceu em 17/12/1980',
      'acho que 17/12/1980',
      'faço aniversário 17 de dezembro, acho que nasci em 1980',
      '17/12/1980 dá?',
      'se for 17/12/1980',
      'no rg tá 17/12/1980 mas tá errado',
      '17/12/1980 ou 1981',
      'tipo 17/12/1980',
      'a loja faz aniversário 17/12/1980',
      'faço aniversário em dezembro, nasci em 1980',
      'quem nasceu em 17/12/1980 pode?',
      '17/12/1980 eu faço mas no rg é 18',
    ],
  },
  {
    name: 'a way to pay for now',
    step: 'ativar-debito',
    told: all({ direct_debit: 'false' }, [
      'por enquanto boleto',
      'boleto por enquanto',
      'por enquanto no boleto mesmo',
      'vou de boleto por enquanto',
      'por enquanto quero boleto',
      'boleto por ora',
      'por enquanto pode ser boleto',
      'prefiro boleto por enquanto',
      'por enquanto prefiro fatura',
      'no boleto, por enquanto',
      'pode deixar no boleto por enquanto',
      'por enquanto vou de boleto',
    ]),
    asked: [
      'por enquanto boleto?',
      'acho que boleto por enquanto',
      'por enquanto boleto se não tiver taxa',
      'minha mãe paga boleto por enquanto',
      'por enquanto boleto ou débito',
      'por enquanto não sei',
      'talvez boleto por enquanto',
      'por enquanto tô pensando',
      'por enquanto pago boleto da vivo',
      'se eu pôr boleto por enquanto, posso mudar?',
      'boleto por enquanto, quanto fica?',
      'por enquanto débito, se der desconto',
      'por enquanto débito',
    ],
  },
]

describe.each(RULES)('$name', ({ step, told, asked }) => {
  it('has twelve wordings of each', () => {
    expect(told.length).toBeGreaterThanOrEqual(12)
    expect(asked.length).toBeGreaterThanOrEqual(12)
  })

  it.each(told)('is recorded: %s', (text, values) => {
    expect(answersAt(step, text)[step]).toMatchObject(values)
  })

  it.each(asked)('is not recorded: %s', (text) => {
    expect(answersAt(step, text)[step]).toBeUndefined()
  })
})
