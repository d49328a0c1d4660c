/** How the chat tells values that are chosen by what they are called, that lack a part, or that are only asked about. */
import { beforeAll, describe, expect, test } from 'vitest'
import { readAsChat } from '../../scripts/understand/read-message-as-chat.ts'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'

beforeAll(loadJourneys)

const readAt = (step: string, text: string) => readAsChat(text, situationAt(step, '2026-11-20'))

describe('of two values the one that is chosen by what it is called is proposed', () => {
  test.each([
    [
      'nr-imovel',
      '1439 é a entrada dos carros e 1433 a de pedestre. pode por a de pedestre',
      { number: '1433' },
    ],
    ['nr-imovel', '120 é a frente e 124 os fundos, coloca os fundos', { number: '124' }],
    ['nr-imovel', '1439 é a garagem e 1433 a frente, põe a frente', { number: '1433' }],
    ['nr-imovel', 'na placa tá 10, na conta 12, vale a conta', { number: '12' }],
    ['nr-imovel', '10 na placa e 12 na conta de luz, usa o da conta', { number: '12' }],
    [
      'nome-mae',
      'de solteira Creuza Batista Nobre, de casada Creuza Nobre Falcão, no meu documento tá o de solteira',
      { mothers_name: 'Creuza Batista Nobre' },
    ],
    ['nome', 'solteira Ana Lima Prado, casada Ana Lima Costa, vale o de casada', { name: 'Ana Lima Costa' }],
    [
      'data-nascimento',
      'no rg tá 10/02/1980, na certidão 02/10/1980, vale a certidão',
      { birth_date: '02/10/1980' },
    ],
  ])('at %s: %s', (step, text, values) => {
    const { answers, doubts } = readAt(step, text)
    expect(answers).toEqual({})
    expect(doubts).toMatchObject([{ step, values }])
  })

  test.each([
    ['nr-imovel', '120, pode ser no meu nome', { number: '120' }],
    ['nr-imovel', '1000, fica na avenida', { number: '1000' }],
    ['nr-imovel', '1200, casa 3, fica na casa', { number: '1200', complement: 'casa 3' }],
    ['nr-imovel', '1200, casa 3, pode ser na casa', { number: '1200', complement: 'casa 3' }],
    ['nome', 'Ana Lima Lapa, moro perto, fica na Lapa', { name: 'Ana Lima Lapa' }],
    ['nome', 'Ana Lima Lapa, moro perto, põe na Lapa', { name: 'Ana Lima Lapa' }],
    ['nome', 'Ana Lima Prado, pode ser no meu nome', { name: 'Ana Lima Prado' }],
  ])('what chooses nothing leaves the value as it is, at %s: %s', (step, text, values) => {
    expect(readAt(step, text).answers[step]).toMatchObject(values)
  })
})

describe('who signs is the holder', () => {
  test.each([
    [
      'quem vai assinar é a patroa dona Cleuza Maria Botelho, eu sou o caseiro, Edmilson',
      'Cleuza Maria Botelho',
    ],
    ['quem contrata é meu pai, José Lima Prado, eu sou a filha, Ana', 'José Lima Prado'],
    ['quem assina é minha esposa Rita Maria Souza', 'Rita Maria Souza'],
    ['quem vai contratar é meu marido Paulo Costa Lima', 'Paulo Costa Lima'],
    ['quem assina é o patrão, Carlos Souza Reis', 'Carlos Souza Reis'],
    ['quem vai assinar vai ser minha tia Joana Prado Lima', 'Joana Prado Lima'],
  ])('%s', (text, name) => {
    const { answers, doubts } = readAt('nome', text)
    expect(answers).toEqual({})
    expect(doubts).toMatchObject([{ values: { name }, why: 'confirm' }])
  })
})

describe('of two years of birth the visitor’s own counts', () => {
  test.each([
    ['nasci no mesmo dia de mainha, 19 de janeiro, ela em 61 e eu em 87', '19/01/1987'],
    ['eu e meu irmão, 5 de maio, ele de 80 e eu de 85', '05/05/1985'],
    ['dia 3 de abril, meu irmão é de 1990 e eu sou de 1992', '03/04/1992'],
    ['7 de junho, ela nasceu em 1970 e eu nasci em 1995', '07/06/1995'],
    ['2 de março, minha mãe em 60 e eu em 84', '02/03/1984'],
    ['10 de outubro, eu sou de 79 e ele é de 82', '10/10/1979'],
  ])('%s', (text, birth_date) => {
    const { answers, doubts } = readAt('data-nascimento', text)
    expect(answers).toEqual({})
    expect(doubts).toMatchObject([{ values: { birth_date } }])
  })
})

describe('a value of which a part is missing is left for later', () => {
  test.each([
    ['telefone', '11 97755 alguma coisa, já já te passo certinho'],
    ['telefone', '11 98765-432 falta um número'],
    ['telefone', '11 9876 e não lembro o resto'],
    ['telefone', 'oitenta e cinco nove nove meia um vinte e dezoito... falta numero, deixa eu ver'],
    ['cpf', '412.668.9 calma q ta no celular do meu marido'],
    ['cpf', '412.668 o resto vou ver'],
    ['cep', '01310- o resto eu vejo já'],
  ])('at %s: %s', (step, text) => {
    const { answers, doubts, facts } = readAt(step, text)
    expect(answers).toEqual({})
    expect(doubts).toEqual([])
    expect(facts).toEqual(['volto-depois'])
  })

  test.each([
    ['telefone', '11 98765-4321, não falta nada', '11987654321'],
    ['cep', '01310-100, o resto depois', '01310100'],
  ])('whereas a whole one is not, at %s: %s', (step, text, value) => {
    const { answers, doubts } = readAt(step, text)
    expect(Object.values(answers[step] ?? doubts[0]?.values ?? {})).toContain(value)
  })
})

describe('a CEP whose coverage is asked about is proposed', () => {
  test.each([
    ['um rapaz de vocês falou que no 57035-552 já tinha chegado a fibra, é verdade mesmo?', '57035552'],
    ['disseram que no cep 57035-552 pega, procede?', '57035552'],
    ['se for no 40285-001 tem fibra? se nao tiver eu coloco no da minha sogra 41830-460', '40285001'],
    ['minha amiga falou que no 57035-552 a internet já chegou, confere?', '57035552'],
    ['li que 57035-552 já tem cobertura de vocês, é isso?', '57035552'],
    ['o vendedor garantiu sinal no 57035-552, procede isso?', '57035552'],
  ])('%s', (text, cep) => {
    const { answers, doubts } = readAt('cep', text)
    expect(answers.cep ?? doubts.find(({ step }) => step === 'cep')?.values).toEqual({ cep })
  })
})

describe('a flat that was another one is proposed as it is now', () => {
  test.each([
    ['meu ap era o 112 mas mês passado fui pro 54 do mesmo prédio, numero 2001', '2001', 'ap 54'],
    ['numero 450, o apto era 12 e agora é 21', '450', 'apto 21'],
    ['prédio 1200, a sala era 3, mudei pra 5', '1200', 'sala 5'],
    ['número 88, o bloco era 1, hoje é 2', '88', 'bloco 2'],
    ['o apto mudou do 12 pro 14, número 300', '300', 'apto 14'],
    ['numero 90, o bloco era 3 e agora é o 4', '90', 'bloco 4'],
  ])('%s', (text, number, complement) => {
    const { answers, doubts } = readAt('nr-imovel', text)
    expect(answers).toEqual({})
    expect(doubts).toMatchObject([{ values: { number, complement } }])
  })
})
