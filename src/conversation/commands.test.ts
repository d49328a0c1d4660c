import { describe, expect, test } from 'vitest'
import '../../tests/support/orders.ts'
import type { StepId } from '../funnel/types.ts'
import { stepsNamed, textOf } from '../questions/texts.ts'
import { idsOf } from '../funnel/journeys.ts'
import { parseCommand } from '../understanding/commands.ts'

const standard = { journey: 'standard' }

/** Parses a message in the context of the standard journey. */
const parse = (message: string, correctable: readonly StepId[]) =>
  parseCommand(message, correctable, (word) => stepsNamed(standard, word))

const ALL: readonly StepId[] = [
  'cep',
  'nr-imovel',
  'planos',
  'nome',
  'telefone',
  'email',
  'data-nascimento',
  'nome-mae',
  'cpf',
  'data-de-vencimento',
  'ativar-debito',
  'conta-debito',
  'data-instalacao',
]

describe('commands', () => {
  test.each([
    ['voltar', 'back'],
    ['Voltar!', 'back'],
    ['/voltar', 'back'],
    ['quero voltar, por favor', 'back'],
    ['pergunta anterior', 'back'],
    ['recomeçar', 'restart'],
    ['RECOMECAR', 'restart'],
    ['começar de novo', 'restart'],
    ['voltar ao início', 'restart'],
    ['ajuda', 'help'],
    ['Ajuda?', 'help'],
    ['?', 'help'],
    ['não entendi', 'help'],
    ['continuar em outro aparelho', 'elsewhere'],
    ['quero continuar no celular', 'elsewhere'],
    ['atendente', 'human'],
    ['humano', 'human'],
    ['pessoa', 'human'],
    ['quero falar com um atendente', 'human'],
    ['Oi, queria falar com uma pessoa de verdade', 'human'],
    ['falar com alguém', 'human'],
    ['falar com o atendente', 'human'],
    ['sim', 'yes'],
    ['Sim!', 'yes'],
    ['sim, por favor', 'yes'],
    ['pode ser', 'yes'],
    ['não', 'no'],
    ['nao', 'no'],
    ['Não, obrigada.', 'no'],
  ])('%j is %s', (message, kind) => expect(parse(message, ALL)).toEqual({ kind }))
})

describe('corrections', () => {
  test.each<[string, StepId]>([
    ['corrigir cpf', 'cpf'],
    ['corrigir o CPF', 'cpf'],
    ['Corrigir meu CPF.', 'cpf'],
    ['mudar o email', 'email'],
    ['quero mudar meu e-mail', 'email'],
    ['trocar de plano', 'planos'],
    ['trocar plano', 'planos'],
    ['Quero trocar o plano por favor', 'planos'],
    ['alterar endereço', 'cep'],
    ['corrigir nome da mãe', 'nome-mae'],
    ['corrigir o nome da minha mãe', 'nome-mae'],
    ['corrigir nome', 'nome'],
    ['errei o telefone', 'telefone'],
    ['meu cpf está errado', 'cpf'],
    ['telefone tá errado', 'telefone'],
    ['dá pra mudar o vencimento?', 'data-de-vencimento'],
    ['corrigir número', 'nr-imovel'],
    ['corrigir complemento', 'nr-imovel'],
    ['corrigir data de nascimento', 'data-nascimento'],
    ['corrigir instalação', 'data-instalacao'],
    ['corrigir débito', 'ativar-debito'],
    ['corrigir banco', 'conta-debito'],
  ])('%j → %s', (message, step) => expect(parse(message, ALL)).toEqual({ kind: 'correct', step, text: '' }))

  test.each<[string, StepId, string]>([
    ['mudar o email para Ana@X.com', 'email', 'Ana@X.com'],
    ['corrigir telefone: (11) 98765-4321', 'telefone', '(11) 98765-4321'],
    ['dá pra mudar o vencimento para dia 10', 'data-de-vencimento', 'dia 10'],
    ['trocar o plano pro de 1 giga', 'planos', 'de 1 giga'],
  ])('%j brings its answer', (message, step, text) =>
    expect(parse(message, ALL)).toEqual({ kind: 'correct', step, text }),
  )

  test.each(['corrigir', 'errei', 'mudar', 'corrigir isso aí', 'corrigir xyz'])(
    '%j asks which one',
    (message) => expect(parse(message, ALL)).toEqual({ kind: 'correct', step: null, text: '' }),
  )

  test('an answer that was not given yet cannot be corrected', () => {
    expect(parse('corrigir cpf', ['cep'])).toEqual({ kind: 'correct', step: null, text: '' })
  })

  test('a word with two meanings takes the one that can be corrected', () => {
    const complement = (steps: readonly StepId[]) => parse('corrigir complemento', steps)
    expect(complement(['nr-imovel', 'instalacao'])).toHaveProperty('step', 'instalacao')
    expect(complement(['nr-imovel'])).toHaveProperty('step', 'nr-imovel')
    expect(parse('mudar a data', ['data-nascimento'])).toHaveProperty('step', 'data-nascimento')
  })

  test.each(ALL)('the name that the assistant shows for %s is understood', (step) => {
    expect(parse(`corrigir ${textOf(standard, step).name}`, [step])).toEqual({
      kind: 'correct',
      step,
      text: '',
    })
  })

  test.each<[StepId, readonly string[]]>([
    ['cep', ['CEP', 'endereço', 'endereco']],
    ['nr-imovel', ['número', 'numero', 'complemento']],
    ['planos', ['plano']],
    ['nome', ['nome']],
    ['telefone', ['telefone', 'celular']],
    ['email', ['e-mail', 'email']],
    ['data-nascimento', ['nascimento', 'data de nascimento', 'idade']],
    ['nome-mae', ['nome da mãe', 'nome da mae', 'mãe', 'mae']],
    ['cpf', ['CPF', 'CNPJ', 'documento']],
    ['data-de-vencimento', ['vencimento', 'dia do vencimento']],
    ['ativar-debito', ['débito', 'debito', 'pagamento', 'débito automático']],
    ['conta-debito', ['banco', 'conta', 'agência', 'agencia']],
    ['data-instalacao', ['instalação', 'instalacao', 'data da instalação', 'agendamento']],
  ])('%s is meant by each of %j', (step, names) => {
    for (const name of names)
      expect(parse(`corrigir ${name}`, [step])).toEqual({ kind: 'correct', step, text: '' })
  })

  test('every word is written as it is compared, and every answer has words', () => {
    for (const step of idsOf(standard, 'chat')) {
      const { words } = textOf(standard, step)
      if (ALL.includes(step)) expect(words).not.toEqual([])
      for (const word of words) {
        expect(parse(`corrigir ${word}`, [step])).toHaveProperty('step', step)
        const named = stepsNamed(standard, word)
        expect(parse(`corrigir ${word}`, named)).toHaveProperty('step', named[0])
      }
    }
  })
})

describe('answers are never mistaken', () => {
  test.each([
    'Ajuda Silva',
    'Fernando Pessoa',
    'Sim Santos',
    'Maria Voltar',
    'Ana da Ajuda',
    'Não-Me-Toque',
    'ajuda@gmail.com',
    'voltar@sim.com.br',
    'Rua da Ajuda',
    'Rua do Humano, 10',
    'S',
    'N',
    'S/N',
    'pf',
    'pj',
    '130 apto 42',
    '01310-100',
    '(11) 98765-4321',
    '529.982.247-25',
    '13/5/90',
    '12.ABC.345/01DE-35',
    'dia 10',
    'boleto',
    'o mais barato',
    'amanhã de manhã',
    'quero mudar de casa',
    'Mudar Souza',
    'constructor',
    'corrigirei depois',
    '',
    '   ',
    'por favor',
    `corrigir ${'x'.repeat(300)}`,
  ])('%j', (text) => expect(parse(text, ALL)).toEqual({ kind: 'answer', text }))
})
