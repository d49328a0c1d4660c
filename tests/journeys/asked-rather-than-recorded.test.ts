/**
 * What may be meant in two ways, holds only on a condition, or is only asked about is never recorded: the chat asks about
 * it, or proposes what is likeliest. What looks like it and is plain is recorded as before.
 */
import { describe, expect, it } from 'vitest'
import { choiceLabel } from '../../src/questions/answer-chip-texts.ts'
import type { Values } from '../../src/funnel/step-and-journey-types.ts'
import type { OpenDoubt } from '../../src/store/redux-actions.ts'
import { offersByAllChannels } from '../../src/content/offers-by-all-channels.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()

/** Says one message at a question. */
async function sayAt(step: string, typed: string) {
  const debit = step === 'conta-debito' ? { 'ativar-debito': { direct_debit: 'true' } } : {}
  const { visit, talk } = await talkAt(journeys(), step, debit)
  const said = await talk.say(typed)
  const { doubt } = visit.state().dialogue
  return { visit, talk, said, doubt, recorded: visit.order().answers[step]?.values }
}

describe('a number behind the flat corrects the flat, not the house', () => {
  it.each([
    ['1578 apto 42 não, 43', '1578', 'apto 43'],
    ['318 ap 12, ops, 13', '318', 'ap 13'],
    ['450 apto 101, digo, 102', '450', 'apto 102'],
    ['200 ap 31 errei, 32', '200', 'ap 32'],
    ['85 sala 3 não, 4', '85', 'sala 4'],
    ['número 1578 apto 42... não, é 43', '1578', 'apto 43'],
    ['1200 casa 2, não, casa 3', '1200', 'casa 3'],
    ['600 apto 61 na verdade 62', '600', 'apto 62'],
  ])('%s', async (typed, number, complement) => {
    const { recorded } = await sayAt('nr-imovel', typed)
    expect(recorded).toMatchObject({ number, complement })
  })

  it.each([
    // as long as the house's number, it may be that
    ['42 apto 5 não, 43', ['42', '43']],
    ['1010 apartamento 504 não 505', ['1010', '1010']],
  ])('which of them it corrects is asked: %s', async (typed, numbers) => {
    const { recorded, doubt } = await sayAt('nr-imovel', typed)
    expect(recorded).toBeUndefined()
    expect(doubt?.or?.map(({ number }) => number)).toEqual(numbers)
  })

  it.each([
    ['1578 não, 1587 apto 42', '1587', 'apto 42'],
    ['90 bloco B não, C', '90', 'bloco C'],
  ])('nor does it touch anything else: %s', async (typed, number, complement) => {
    expect((await sayAt('nr-imovel', typed)).recorded).toMatchObject({ number, complement })
  })
})

describe('a superlative that has to do for something chooses no plan', () => {
  it.each([
    'quero o mais barato que aguente isso',
    'o mais barato que dê conta',
    'pode ser o mais barato que atenda a gente',
    'o mais barato que não trave',
    'quero o mais em conta que rode jogo online',
    'o mais barato que aguenta 4 tvs',
    'quero o mais barato que funcione pra isso',
    'fico com o mais simples que resolva',
    'o mais barato, se der conta',
  ])('%s', async (typed) => {
    const { recorded, said } = await sayAt('planos', typed)
    expect(recorded).toBeUndefined()
    expect(said).not.toBe('')
  })

  it.each([
    'o mais barato que é só pra ver novela',
    'o mais barato que tiver',
    'quero o mais barato que vocês têm',
    'o mais barato que eu só uso whatsapp',
    'o mais barato que dá pra contratar hoje',
    'o de 300 que é o mais barato que serve pra gente',
    'quero o de 300 mega, o mais barato que aguenta duas pessoas',
  ])('while one that only gives its reason does: %s', async (typed) => {
    expect((await sayAt('planos', typed)).recorded?.idPlan).toBe('plan-d300a')
  })
})

describe('a birth date of which the month comes first', () => {
  it.each([
    '05/07/1990 mês primeiro',
    '05/07/1990, o mês vem primeiro',
    'o mês vem antes: 05/07/1990',
    '05/07/1990 no formato americano',
    'tá mês/dia: 05/07/1990',
    '05-07-1990 (mês e depois dia)',
    '05/07/1990, primeiro o mês',
    '05071990 mês primeiro',
  ])('is turned round and proposed: %s', async (typed) => {
    const { recorded, doubt } = await sayAt('data-nascimento', typed)
    expect(recorded).toBeUndefined()
    expect(doubt?.values).toEqual({ birth_date: '07/05/1990' })
  })

  it.each([
    ['05/07/1990', '05/07/1990'],
    ['05/07/1990, dia e mês', '05/07/1990'],
  ])('unlike a plain one: %s', async (typed, birth_date) => {
    expect((await sayAt('data-nascimento', typed)).recorded).toEqual({ birth_date })
  })
})

describe('a document that is only asked about', () => {
  it.each([
    'o cnpj 11.222.333/0001-81 serve?',
    'e se eu usar o cnpj 11.222.333/0001-81?',
    '11222333000181 é aceito?',
    'vocês aceitam cnpj? 11.222.333/0001-81',
    'o cpf 529.982.247-25 serve',
    'cnpj 11.222.333/0001-81 funciona aí?',
    'se eu fizer no cpf 529.982.247-25 passa?',
    '529.982.247-25, esse vale?',
  ])('is not recorded: %s', async (typed) => {
    expect((await sayAt('cpf', typed)).recorded).toBeUndefined()
  })

  it.each(['é 529.982.247-25, tá?', '529.982.247-25, certo?', 'meu cpf é 529.982.247-25'])(
    'unlike one that is told: %s',
    async (typed) => {
      expect((await sayAt('cpf', typed)).recorded).toMatchObject({ cpf: '52998224725' })
    },
  )
})

describe('a due day by a superlative', () => {
  it.each([
    'o mais longe que tiver',
    'o mais tarde que tiver',
    'o último que tiver',
    'o mais distante',
    'quero o mais tarde possível',
    'o mais pra frente que der',
    'quanto mais tarde melhor',
  ])('is proposed: %s', async (typed) => {
    const { recorded, doubt } = await sayAt('data-de-vencimento', typed)
    expect(recorded).toBeUndefined()
    expect(doubt?.values).toEqual({ due_date: '25' })
  })
})

describe('a weekday “que vem”', () => {
  it.each<readonly [string, Values]>([
    ['sexta que vem de manhã', { date: '27/11/2026', period: 'manha' }],
    ['segunda que vem à tarde', { date: '23/11/2026', period: 'tarde' }],
    ['quinta q vem de manhã', { date: '26/11/2026', period: 'manha' }],
    ['terça-feira que vem, de tarde', { date: '24/11/2026', period: 'tarde' }],
    ['pode ser quarta que vem à tarde', { date: '25/11/2026', period: 'tarde' }],
    ['sábado que vem cedo', { date: '28/11/2026', period: 'manha' }],
  ])('is proposed with its date: %s', async (typed, values) => {
    const { recorded, doubt } = await sayAt('data-instalacao', typed)
    expect(recorded).toBeUndefined()
    expect(doubt?.values).toEqual(values)
  })

  it.each<readonly [string, Values]>([
    ['sexta que vem, dia 27, de manhã', { date: '27/11/2026', period: 'manha' }],
    ['segunda da semana que vem de manhã', { date: '23/11/2026', period: 'manha' }],
    ['próxima quarta de manhã', { date: '25/11/2026', period: 'manha' }],
  ])('is recorded where the week is told: %s', async (typed, values) => {
    expect((await sayAt('data-instalacao', typed)).recorded).toMatchObject(values)
  })
})

describe('offers that may come on some channels only', () => {
  it.each([
    'ana.prado@gmail.com, ofertas só pelo whats',
    'ana.prado@gmail.com, pode mandar oferta mas só por whatsapp',
    'ana.prado@gmail.com quero promoções no zap',
    'ana.prado@gmail.com. ofertas pode, mas por telefone não',
    'ana.prado@gmail.com aceito ofertas apenas por e-mail',
    'ana.prado@gmail.com pode mandar novidades, menos por sms',
    'ana.prado@gmail.com quero ofertas, sem ligação',
    'ana.prado@gmail.com quero as ofertas, mas não me liguem',
  ])('are asked about: %s', async (typed) => {
    const { visit, talk, said, recorded } = await sayAt('email', typed)
    expect(recorded).toBeUndefined()
    expect(said).toContain(offersByAllChannels)
    expect(visit.state().dialogue.doubt?.or).toEqual([
      { email: 'ana.prado@gmail.com', accept_promotions: 'false' },
      { email: 'ana.prado@gmail.com', accept_promotions: 'true' },
    ])
    await talk.say('sem ofertas')
    expect(visit.order().answers.email?.values).toMatchObject({
      email: 'ana.prado@gmail.com',
      accept_promotions: 'false',
    })
  })

  it('by buttons that name the address as it is, and both answers', async () => {
    const { visit, talk } = await sayAt('email', 'ana.prado@gmail.com, ofertas só pelo whats')
    const { doubt } = visit.state().dialogue
    expect(doubt?.or?.map((values) => choiceLabel(visit.order(), 'email', values, [], true))).toEqual([
      'ana.prado@gmail.com, sem ofertas',
      'ana.prado@gmail.com, com ofertas',
    ])
    expect(talk.buttons().join()).not.toContain('Ana.prado')
  })

  it.each<readonly [string, Partial<OpenDoubt>]>([
    ['maria@gmial.com, ofertas só pelo whats', { why: 'typo' }],
    ['maria@gmal.com, quero ofertas mas só no zap', { why: 'typo' }],
    ['o da minha filha é maria@gmail.com, ofertas só pelo whats', { why: 'confirm' }],
    ['acho que é maria@gmail.com, ofertas só pelo whats', { why: 'confirm' }],
  ])('are not asked about before an address that is doubtful: %s', async (typed, asked) => {
    const { visit, talk, recorded, doubt } = await sayAt('email', typed)
    expect(recorded).toBeUndefined()
    expect(doubt).toMatchObject(asked)
    expect(doubt?.or).toBeUndefined()
    await talk.say('sim')
    expect(visit.order().answers.email?.values.accept_promotions).toBe('false')
  })

  it.each([
    'ana.prado@gmail.com, quero as ofertas, mas me liga antes da visita',
    'ana.prado@gmail.com aceito ofertas, só me liguem depois das 18h',
    'ana.prado@gmail.com pode mandar promoções e me ligar amanhã',
  ])('unlike a call about something else: %s', async (typed) => {
    const { said } = await sayAt('email', typed)
    expect(said).not.toContain(offersByAllChannels)
  })

  it.each(['ok', 'sim', 'quero falar com alguém'])(
    'and a reply that chooses neither gives none: %s',
    async (reply) => {
      const { visit, talk } = await sayAt('email', 'ana.prado@gmail.com, ofertas só pelo whats')
      await talk.say(reply)
      expect(visit.order().answers.email).toBeUndefined()
    },
  )

  it.each([
    ['ana.prado@gmail.com aceito receber ofertas', 'true'],
    ['ana.prado@gmail.com não quero ofertas', 'false'],
    ['ana.prado@gmail.com', 'false'],
  ])('unlike plain consent or none: %s', async (typed, accept_promotions) => {
    expect((await sayAt('email', typed)).recorded).toMatchObject({ accept_promotions })
  })
})

describe('what its own words take back, or leave for a while,', () => {
  it.each([
    ['cep', 'o cep da loja de vocês é 01310-100?'],
    ['cep', 'o correio usa 01310-100 mas tá errado'],
    ['cep', '01310-100 só que é pra outra cidade'],
    ['nr-imovel', '450 é a casa da esquina, a minha é depois'],
    ['telefone', '11 98888-7777 até sexta, depois muda'],
    ['data-nascimento', 'no rg tá 10/05/1985 mas nasci dia 8'],
    ['data-de-vencimento', 'dia 5 se der desconto'],
    ['nome', 'pode ser apelido? Tião da Silva'],
    ['conta-debito', 'bradesco ag 1234 conta 12345-6 mas vou encerrar'],
    ['conta-debito', 'minha conta é salário, itau ag 1234 cc 12345-6, pode?'],
    ['cep', '01310-100 não é o cep certo'],
    ['telefone', 'seria o 11 97777-2222 mas tá sem chip'],
    ['nome', 'Ana Beatriz Moura Souza, o Souza eu tirei no divórcio'],
    ['cpf', 'se for pela empresa fica mais barato? 11.222.333/0001-81'],
    ['data-de-vencimento', 'era pra ser 15 mas mudou meu pagamento'],
    ['data-de-vencimento', 'recebo no 1 e no 15, qualquer um logo depois do segundo'],
    ['planos', 'eu ia querer o de 700'],
    ['planos', 'quero o de 2 giga de graça kkkk'],
    ['ativar-debito', 'ah claro, adoro boleto kkkk'],
    ['ativar-debito', 'boleto? deus me livre'],
    ['ativar-debito', 'o que eu não quero é boleto'],
  ])('is not recorded at %s: %s', async (step, typed) => {
    expect((await sayAt(step, typed)).recorded).toBeUndefined()
  })

  it('nor is a way to pay where a person is asked for', async () => {
    const { visit } = await sayAt('data-de-vencimento', 'quero uma pessoa de carne e osso')
    expect(visit.order().answers['ativar-debito']).toBeUndefined()
    expect(visit.state().dialogue.aside).toBe('human')
  })

  it.each<readonly [string, string, Values]>([
    ['cep', '01310-100 Bela Vista', { cep: '01310100' }],
    ['nr-imovel', '450, a minha casa é azul', { number: '450' }],
    ['data-de-vencimento', 'dia 5, se possível', { due_date: '5' }],
    ['cep', 'meu cep seria 01310-100', { cep: '01310100' }],
    ['nome', 'seria Marina Couto', { name: 'Marina Couto' }],
    ['planos', '500 kkk', { idPlan: 'plan-d500a' }],
    ['ativar-debito', 'não, deus me livre', { direct_debit: 'false' }],
    ['conta-debito', 'itau 1234 12345-1, conta corrente', { agency: '1234', account_number: '12345-1' }],
  ])('unlike a plain one at %s: %s', async (step, typed, values) => {
    expect((await sayAt(step, typed)).recorded).toMatchObject(values)
  })
})

describe('what is refused by its own clause is not proposed, but the other way to pay', () => {
  it.each([
    ['boleto é que eu não quero', 'true'],
    ['boleto é justamente o que eu não quero', 'true'],
    ['carnê, boleto, essas coisas eu não quero não', 'true'],
    ['débito é que não', 'false'],
    ['débito automático eu não faço nem morto', 'false'],
  ])('%s', async (typed, direct_debit) => {
    const { recorded, doubt } = await sayAt('ativar-debito', typed)
    expect(recorded).toBeUndefined()
    expect(doubt?.values).toEqual({ direct_debit })
  })

  it('nor is a day', async () => {
    expect(await sayAt('data-de-vencimento', 'dia 10 é que não dá')).toMatchObject({ doubt: null })
  })
})

describe('of two values, the one that the message chooses is proposed', () => {
  it.each<readonly [string, string, Values]>([
    [
      'email',
      'o da firma é joao@firma.com.br, mas manda no pessoal joaosilva@gmail.com',
      { email: 'joaosilva@gmail.com' },
    ],
    [
      'email',
      'uso dois: ana@escola.edu.br pro trabalho e ana.m@gmail.com, o segundo é melhor',
      { email: 'ana.m@gmail.com' },
    ],
    ['telefone', '11 98888-1111 é o da loja, o particular é 11 97777-2222', { phone: '11977772222' }],
    ['cep', 'moro no 01310-100 mas é pra instalar no 20040-002', { cep: '20040002' }],
    [
      'cep',
      'meu cep é 01310-100 mas é pra instalar no 20040-002, não precisa de escada',
      { cep: '20040002' },
    ],
    ['telefone', '11 98765-4321, pode botar 11 91234-5678 pra recado', { phone: '11987654321' }],
    ['telefone', '11 98765-4321, pode colocar também o 11 3333-4444', { phone: '11987654321' }],
    ['cep', 'o meu é 01310-100, o da minha mãe 20040-002, é na casa dela', { cep: '20040002' }],
    ['cep', 'o cep dela é 20040-002. o meu é 01310-100 mas esse não precisa', { cep: '20040002' }],
    [
      'data-nascimento',
      'eu sou de 02/03/1980, ele de 05/06/1975 e o contrato vai no nome dele',
      { birth_date: '05/06/1975' },
    ],
    [
      'data-nascimento',
      'a titular é minha esposa, 10/10/1988. eu nasci 11/11/1985',
      { birth_date: '10/10/1988' },
    ],
    [
      'data-nascimento',
      'registrada em 10/05/1970, nascida de verdade 02/05/1970',
      { birth_date: '02/05/1970' },
    ],
    [
      'nome-mae',
      'a minha é Vera Lúcia Matos, a do titular é Rosa Pires Lima',
      { mothers_name: 'Rosa Pires Lima' },
    ],
    [
      'nome-mae',
      'então Zilda Caetano Bispo, a minha é Norma mas não vem ao caso',
      { mothers_name: 'Zilda Caetano Bispo' },
    ],
  ])('at %s: %s', async (step, typed, values) => {
    const { recorded, doubt } = await sayAt(step, typed)
    expect(recorded).toBeUndefined()
    expect(doubt?.values).toMatchObject(values)
  })
})
