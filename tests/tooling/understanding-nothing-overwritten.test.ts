/** An answer is never overwritten by what does not name it (D133). */
import { beforeAll, describe, expect, it, test } from 'vitest'
import { readAsChat } from '../../scripts/understand/read-message-as-chat.ts'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import { read } from '../../src/understanding/read-message.ts'
import type { Situation } from '../../src/understanding/reading-types.ts'

beforeAll(loadJourneys)

const at = (step: string): Situation => situationAt(step, '2026-11-20')

/** The question for house or flat, after the number 512. */
function atFlat(): Situation {
  const { order, ...situation } = at('nr-imovel')
  const house = {
    values: { number: '512', complement: '', is_block_allotment: 'false' },
    lacks: 'complement',
  }
  return { ...situation, order: { ...order, answers: { ...order.answers, 'nr-imovel': house } } }
}

describe('the number of the house, where only the flat is asked', () => {
  test.each([
    'dia 10',
    'vencimento 10',
    'o plano de 500',
    '42',
    'cobertura 3',
    'complemento é cobertura 3',
    'às 10h',
    '2 pessoas',
  ])('is neither replaced nor asked about by %j (D133)', (text) => {
    const { answers, doubts } = read(text, atFlat())
    const numbers = [...Object.values(answers), ...doubts.map(({ values }) => values)].flatMap(
      ({ number }) => number ?? [],
    )
    expect(numbers).toEqual([])
  })

  it('is replaced by name, and asked about where another stands before its flat (D133)', () => {
    expect(read('o número da casa é 514', atFlat()).answers['nr-imovel']).toMatchObject({ number: '514' })
    const { answers, doubts } = read('514 apto 42', atFlat())
    expect(answers).toEqual({})
    expect(doubts).toMatchObject([{ values: { number: '514', complement: 'apto 42' }, why: 'confirm' }])
  })
})

describe('the data of somebody else', () => {
  test.each([
    'ela prefere no meu nome. Beto Reis, nasci 03/03/1988, mãe Ivete Reis',
    'põe no nome dele: Beto Reis, nasceu 03/03/1988, mãe Ivete Reis',
    'nasci 03/03/1988, mãe Ivete Reis',
  ])('are recorded in no part: %j (D133)', (text) => {
    expect(readAsChat(text, at('data-de-vencimento')).answers).toEqual({})
  })

  it('are proposed as a whole, with the name (D133)', () => {
    const { doubts } = read(
      'ela prefere no meu nome. Beto Reis, nasci 03/03/1988, mãe Ivete Reis',
      at('data-de-vencimento'),
    )
    expect(doubts.map(({ step, values }) => [step, ...Object.values(values)])).toEqual([
      ['nome', 'Beto Reis'],
      ['data-nascimento', '03/03/1988'],
      ['nome-mae', 'Ivete Reis'],
    ])
  })
})

describe('a contrast of another answer', () => {
  test.each([
    'o bloco é B, não A',
    'o apto é 31, não 13',
    'meu nome é Ana, não Ane',
    'moro na torre 2, não na 1',
    'a rua é essa mesmo, não outra',
    'o cep é esse, não o antigo',
  ])('refuses no direct debit: %j (D133)', (text) => {
    const { answers, doubts } = read(text, at('ativar-debito'))
    expect([...Object.keys(answers), ...doubts.map(({ step }) => step)]).not.toContain('ativar-debito')
  })

  it('corrects the part of the address that it names (D133)', () => {
    const { command, doubts } = read('o bloco é B, não A', at('ativar-debito'))
    expect(command).toBe('correct:nr-imovel')
    expect(doubts).toMatchObject([
      { step: 'nr-imovel', values: { number: '1000', complement: 'apto 12 bloco B' } },
    ])
  })

  test.each([
    ['boleto, não débito', 'false'],
    ['não, minha conta é conjunta', 'false'],
    ['o débito é no Itaú, não no Bradesco', 'true'],
  ])('of the way to pay is one: %j', (text, direct_debit) => {
    expect(read(text, at('ativar-debito')).answers).toMatchObject({ 'ativar-debito': { direct_debit } })
  })
})

describe('the consent to offers', () => {
  const consented = (step: string): Situation => {
    const { order, ...situation } = at(step)
    const email = { values: { email: 'maria@exemplo.com.br', accept_promotions: 'true' } }
    return { ...situation, order: { ...order, answers: { ...order.answers, email } } }
  }

  test.each([
    'não quero mais as ofertas',
    'para de mandar propaganda',
    'cancela as promoções por e-mail',
    'não me manda mais publicidade',
    'pode tirar as ofertas do meu email',
    'não quero mais receber e-mails',
    'desisti das novidades',
    'tira esse negócio de promoção',
    'tira aquele negócio de oferta',
    'tira o meu nome daquelas promossões',
    'não precisa me mandar nada por email',
    'mudei de ideia sobre as ofertas, não manda',
    'falei sim pras ofertas mas era não',
    'oferta não viu, já basta a claro enchendo o saco',
    'aquela autorização das ofertas, quero desautorizar',
    'oxe, marquei ofertas sem querer, desmarca aí',
    'me descadastra das ofertas',
    'vcs não vão ficar mandando email né? não quero',
    'voltei atrás naquilo das promoções, não quero',
    'ah e aquela coisa de oferta no email melhor não',
    'mudei de ideia, não quero as promo',
    'não me liga oferecendo nada nunca viu',
    'Prezados, solicito que não utilizem meu e-mail para divulgação comercial.',
    'não quero que me liguem pra oferecer nada',
    'tira meu email da lista de vocês',
  ])('is taken back by %j, and the chat says so (D133)', (text) => {
    expect(readAsChat(text, consented('cpf'))).toMatchObject({
      answers: { email: { accept_promotions: 'false' } },
      doubts: [],
      facts: ['recusa-ofertas'],
    })
  })

  test.each([
    ['cpf', 'não quero perder as ofertas'],
    ['planos', 'não quero essas ofertas'],
    ['cpf', 'tem ofertas?'],
    ['cpf', 'não quero mais'],
    ['cpf', 'não recebi o email'],
    ['data-de-vencimento', 'não quero receber a fatura por email'],
    ['cpf', 'não precisa mandar o contrato por email'],
    ['data-nascimento', 'vocês mandam muita propaganda?'],
    ['cpf', 'não quero essa oferta'],
    ['ativar-debito', 'não quero que mexam na minha conta'],
    ['nome-mae', 'não me liga agora, tô no trabalho'],
    ['data-de-vencimento', 'se tiver oferta boa não esquece de mim'],
    ['cpf', 'não sei se quero ofertas'],
  ])('stays at %s after %j', (step, text) => {
    expect(readAsChat(text, consented(step)).answers).toEqual({})
  })
})

test('the consent that is taken back leaves the answer beside it (D133)', () => {
  const email = { values: { email: 'maria@exemplo.com.br', accept_promotions: 'true' } }
  const { order, ...situation } = at('cpf')
  const { answers } = readAsChat('529.982.247-25 e por favor tira as ofertas do meu email', {
    ...situation,
    order: { ...order, answers: { ...order.answers, email } },
  })
  expect(answers).toMatchObject({ cpf: { cpf: '52998224725' }, email: { accept_promotions: 'false' } })
})

test('a bare yes or no beside the correction of another answer is no answer about debit (D133)', () => {
  const { answers, doubts } = read('nao, o numero da casa é 512', at('ativar-debito'))
  expect(answers).toEqual({})
  expect(doubts).toMatchObject([
    { step: 'ativar-debito', why: 'confirm' },
    { step: 'nr-imovel', values: { number: '512' }, why: 'confirm' },
  ])
})
