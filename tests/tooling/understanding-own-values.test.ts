/** How the chat tells the value that a message announces as the visitor's own, the right one or the present one. */
import { beforeAll, describe, expect, test } from 'vitest'
import { readAsChat } from '../../scripts/understand/read-message-as-chat.ts'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'

beforeAll(loadJourneys)

const readAt = (step: string, text: string) => readAsChat(text, situationAt(step, '2026-11-20'))

describe('the value that is announced as the visitor’s own is proposed, not the other one', () => {
  test.each([
    ['nr-imovel', 'moro no 120 mas o certo é 122', { number: '122' }],
    ['nr-imovel', 'o carteiro põe 50, mas o meu é 52', { number: '52' }],
    ['nr-imovel', 'meu vizinho é 88 e eu sou do 90', { number: '90' }],
    ['nr-imovel', 'na conta tá 300 errado, é 330', { number: '330' }],
    ['nr-imovel', 'o técnico pôs 2158 e tava errado, era 2185, presta atenção', { number: '2185' }],
    ['nr-imovel', 'a placa diz 45 mas todo mundo usa 54', { number: '54' }],
    ['nr-imovel', 'no iptu consta quadra 7 lote 14 mas todo mundo usa 1230', { number: '1230' }],
    [
      'nr-imovel',
      'a luz vem no 671 que é do dono. o meu é 671 fundos',
      { number: '671', complement: 'fundos' },
    ],
    ['telefone', 'o fixo é 11 3344-5566 mas o meu é 11 98765-4321', { phone: '11987654321' }],
    ['telefone', 'minha mulher usa 11 98765-4321, o meu é 11 91234-5678', { phone: '11912345678' }],
    ['telefone', '11 98765-4321 tava errado, é 11 98765-4322', { phone: '11987654322' }],
    ['email', 'o da firma é loja@exemplo.com mas o meu é ana@exemplo.com', { email: 'ana@exemplo.com' }],
    ['email', 'era velho@exemplo.com, hoje é novo@exemplo.com', { email: 'novo@exemplo.com' }],
    [
      'data-nascimento',
      'na cnh saiu errado, lá tem 11/01/1994 e eu sou de 01/11/1994',
      { birth_date: '01/11/1994' },
    ],
    ['data-nascimento', 'no rg veio errado, 10/02/1980, o certo é 02/10/1980', { birth_date: '02/10/1980' }],
    ['data-nascimento', 'minha esposa é de 10/02/1980 e eu sou de 03/04/1982', { birth_date: '03/04/1982' }],
    [
      'nome',
      'casei agora, era Priscila Moura Sampaio, virou Priscila Moura Villela',
      { name: 'Priscila Moura Villela' },
    ],
    ['nome', 'eu era Ana Souza Lima, agora sou Ana Souza Prado', { name: 'Ana Souza Prado' }],
    ['nome', 'solteira era Ana Souza Lima, hoje assino Ana Souza Prado', { name: 'Ana Souza Prado' }],
    [
      'nome-mae',
      'no meu rg tá Sueli Andrade Pontes, hoje ela é Sueli Andrade Vidal',
      { mothers_name: 'Sueli Andrade Vidal' },
    ],
    ['cpf', 'tenho mei 38.093.808/0001-33 mas prefiro no cpf mesmo, 572.520.590-81', { cpf: '57252059081' }],
    ['cpf', 'tenho cnpj 38.093.808/0001-33, mas quero no meu cpf 390.533.447-05', { cpf: '39053344705' }],
    [
      'conta-debito',
      'a da empresa é sicoob 4327 / 88105-2, mas quero na minha pessoa física que é c6, ag 0001 conta 9035127-6',
      { bank: '336', account_number: '9035127-6' },
    ],
    [
      'conta-debito',
      'a da minha mãe é no BB, a minha na Caixa, vai na minha: ag 2016 conta 578912034-6',
      { bank: '104', agency: '2016' },
    ],
    [
      'conta-debito',
      'minha esposa tem nubank 0001 7340912-8, mas quero na minha, inter 0001 conta 2219873-4',
      { bank: '077' },
    ],
    [
      'data-instalacao',
      'minha vizinha marcou com vcs dia 25 e ninguém veio. o meu pode ser 28 de manhã',
      { date: '28/11/2026', period: 'manha' },
    ],
    [
      'data-instalacao',
      'o vizinho marcou segunda cedo, o meu pode ser quarta de tarde',
      { date: '25/11/2026', period: 'tarde' },
    ],
    [
      'data-instalacao',
      'meu primo marcou dia 24 de tarde, eu quero dia 26 de manhã',
      { date: '26/11/2026', period: 'manha' },
    ],
  ])('at %s: %s', (step, text, values) => {
    const { answers, doubts } = readAt(step, text)
    expect(answers).toEqual({})
    expect(doubts).toMatchObject([{ step, values }])
  })
})

describe('a value that its own words make another’s or the old one is not proposed', () => {
  test.each([
    ['cpf', 'no cadastro antigo tá o do meu ex, 314.267.799-25, NÃO usa esse pelo amor de deus'],
    ['cpf', 'o antigo deu problema na receita, era 468.597.870-66, o novo ainda não decorei'],
    ['cpf', 'o velho era 468.597.870-66, o novo eu não sei ainda'],
    ['telefone', 'o antigo era 11 98765-4321, o novo ainda não decorei'],
    ['telefone', 'não usa o 11 98765-4321, é do trabalho'],
    [
      'conta-debito',
      'nubank ag 0001 conta 7340912-8 mas essa é da minha esposa, a minha é na caixa e n sei o numero',
    ],
    ['cep', 'aqui é o da minha tia, 01310-200, não usa esse'],
  ])('at %s: %s', (step, text) => {
    const { answers, doubts } = readAt(step, text)
    expect(answers).toEqual({})
    expect(doubts.filter(({ values }) => /\d{4}/.test(Object.values(values).join(' ')))).toEqual([])
  })
})

describe('the other one is proposed all the same where it is to be used', () => {
  test.each([
    ['telefone', 'anota o da minha filha 11 98765-4321, o meu é 11 91234-5678', '11987654321'],
    ['telefone', 'bota o da minha mãe 11 98765-4321, o meu é 11 91234-5678', '11987654321'],
  ])('at %s: %s', (step, text, phone) => {
    expect(readAt(step, text).doubts).toMatchObject([{ values: { phone } }])
  })
})
