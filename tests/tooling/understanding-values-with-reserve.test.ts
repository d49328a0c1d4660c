/** What is told for the open question, but not for every case, is proposed and never recorded (docs/decisions/0196). */
import { beforeAll, describe, expect, it } from 'vitest'
import { readAsChat } from '../../scripts/understand/read-message-as-chat.ts'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'

beforeAll(loadJourneys)

const readAt = (step: string, text: string) => readAsChat(text, situationAt(step, '2026-11-20'))

interface Rule {
  readonly step: string
  /** Wordings that record nothing. */
  readonly asked: readonly string[]
  /** Near wordings, which are plain. */
  readonly told: readonly string[]
}

describe.each<Rule>([
  {
    step: 'planos',
    asked: [
      'quero o mais barato mas que não suba depois',
      'o de 500, desde que não aumente',
      'quero o de 300 contanto que fique nesse preço',
      'o mais barato sem aumento depois',
      'quero o de 500, senão o de 300',
      'pode ser o de 700, mas que não mude o valor',
      'o de 300 se não tiver o de 500',
    ],
    told: ['quero o de 500', 'o de 300 mega', 'fico com o de 700 mega sem streaming'],
  },
  {
    step: 'data-de-vencimento',
    asked: [
      'dá pra mudar depois? se der então 10, se não der 15',
      'dia 10, se não der 15',
      'quero 20, senão 25',
      'dia 5, caso contrário 10',
      'se não tiver dia 20 bota 25',
      '15, se n puder 20',
    ],
    told: ['dia 10', 'quero 20 porque recebo dia 18', 'pode ser dia 15'],
  },
  {
    step: 'cpf',
    asked: [
      'sendo mei eu uso o cnpj ou o meu? o cnpj é 14.062.861/0001-09',
      'é o cpf ou o rg? o cpf é 529.982.247-25',
      'coloco o meu ou o da empresa? o meu é 529.982.247-25',
      'vale o do titular ou o de quem paga? 529.982.247-25',
      'mando o cpf ou cnpj? 529.982.247-25',
      'passo o meu ou o do meu marido? 52998224725',
    ],
    told: ['529.982.247-25', 'meu cpf é 529.982.247-25', 'o meu: 52998224725'],
  },
  {
    step: 'cep',
    asked: [
      'o da avenida é 01310-100',
      'uso o 01310-100 que é o da avenida principal',
      '01310-100 do escritório',
      'meu rg 01310100',
      'já tentei 01310-100 e não achou',
      'o cep da minha namorada 01310-100',
    ],
    told: [
      'opa o cep daqui é 74230-100 goiania setor bueno',
      'meu cep mudou faz pouco tempo, agora é 49037-475',
      'queria ver pro cep 88010400 florianópolis sc',
    ],
  },
  {
    step: 'nome-mae',
    asked: ['Souza Lima', 'é Oliveira Santos', 'da Silva Pereira'],
    told: ['Ana Souza Lima', 'Rosa Lima', 'Maria Oliveira dos Santos'],
  },
  {
    step: 'nome',
    asked: ['Silva Souza', 'Pereira Gomes Lima'],
    told: ['Maria da Silva Souza', 'Ana Pereira'],
  },
  {
    step: 'ativar-debito',
    asked: [
      'agora não, só a partir do segundo mês',
      'não, só depois que eu abrir a conta',
      'ainda não, depois sim',
      'não no primeiro mês, depois pode',
      'por enquanto não, mas ano que vem sim',
    ],
    told: ['não', 'agora não', 'por enquanto não, obrigado', 'boleto todo mês'],
  },
  {
    step: 'nr-imovel',
    asked: ['quadra C lote 3 A', '340 é o portão de serviço', 'perto do 2348'],
    told: ['Qd 12 Lt 3-A', 'quadra 7 lote 3A', '318 tem um muro verde', 'casa 4417 esquina c/ a padaria'],
  },
  {
    step: 'nr-imovel',
    asked: [
      'rua projetada 4 lote 18, o loteamento é novo',
      'é na rua projetada 12, casa azul',
      'rua particular 7',
      'lote 18, a prefeitura ainda não deu número',
      'via local 3, não tem numeração',
      'travessa interna 5',
    ],
    told: ['é o número 18', 'avenida paulista 1000', 'numero 45'],
  },
])('at $step', ({ step, asked, told }) => {
  it.each(asked)('is not recorded: %s', (text) => {
    expect(readAt(step, text).answers).toEqual({})
  })

  it.each(told)('is recorded: %s', (text) => {
    expect(readAt(step, text).answers[step]).toBeDefined()
  })
})

describe('that nothing is wrong, at the review, is half a yes', () => {
  it.each([
    'não tem nada errado não',
    'nada a corrigir',
    'nada pra mudar',
    'nada a alterar não',
    'não achei nada errado',
    'não tenho nada a corrigir',
  ])('%s', (text) => {
    const { answers, doubts } = readAt('confirmacao', text)
    expect(answers).toEqual({})
    expect(doubts).toMatchObject([{ step: 'confirmacao', values: { accept_information: 'true' } }])
  })
})
