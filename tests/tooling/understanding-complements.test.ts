/** What the chat records as the complement of an address is a complement, and no remark beside the number (D133). */
import { beforeAll, describe, expect, test } from 'vitest'
import { readAsChat } from '../../scripts/understand/read-message-as-chat.ts'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'

beforeAll(loadJourneys)

describe('at the house number', () => {
  test.each([
    '512, tô sem tempo agora',
    '512 mas não tem placa',
    '512 viu',
    '512, tá certo o cep',
    '512, o complemento não sei',
    '512 👍',
  ])('%j has no complement (D133)', (text) => {
    const { number, complement = '' } =
      readAsChat(text, situationAt('nr-imovel', '2026-11-20')).answers['nr-imovel'] ?? {}
    expect({ number, complement }).toEqual({ number: '512', complement: '' })
  })

  test.each([
    ['512 apto 12', 'apto 12'],
    ['512, casa 2 fundos', 'casa 2 fundos'],
    ['512 bloco B apto 31', 'bloco B apto 31'],
    ['512, 2º andar', '2º andar'],
    ['512 sobrado', 'sobrado'],
    ['512 loja 4 térreo', 'loja 4 térreo'],
    ['512 edifício Aquarius apto 12', 'edifício Aquarius apto 12'],
    ['512 cobertura', 'cobertura'],
    ['512 torre sul', 'torre sul'],
    ['512 sala 1204', 'sala 1204'],
    ['512 torre 2 ap 84', 'torre 2 ap 84'],
  ])('%j keeps its complement', (text, complement) => {
    expect(readAsChat(text, situationAt('nr-imovel', '2026-11-20')).answers['nr-imovel']).toMatchObject({
      number: '512',
      complement,
    })
  })
})

describe('what is said of a house beside its number', () => {
  test.each([
    '512, portão azul',
    '512 muro branco',
    '512 grade preta e muro baixo',
    '512 perto da padaria',
    '512 fica do lado do mercadinho Bom Preço',
    '512 em frente à igreja',
    'nº 512 sobrado amarelo',
    '512 casa verde',
    '512 casa própria',
    '512 casa de esquina',
    '512 ao lado do bar do Zé',
    '512 fundos da igreja',
    '512 prédio da padaria',
    '512 condomínio novo aqui do lado do posto',
    '512 casa da minha mãe',
    '512 casa 3 meses que mudei',
    '512 loja de ração',
    '512 apartamento alugado',
    '512 torre de celular do lado',
    '512 lado esquerdo',
  ])('is no part of its complement: %j (D133)', (text) => {
    const { answers, doubts } = readAsChat(text, situationAt('nr-imovel', '2026-11-20'))
    const told = [answers['nr-imovel'], ...doubts.map(({ values }) => values)]
    expect(told.map((values) => values?.number)).toContain('512')
    const { complement = '' } = answers['nr-imovel'] ?? {}
    expect(complement).toBe('')
  })

  test.each([
    ['512 casa 2 portão verde', 'casa 2'],
    ['512 ap 31, do lado do mercado', 'ap 31'],
    ['512 fundos do lado da padaria', 'fundos'],
    ['512 sobrado, portão verde', 'sobrado'],
  ])('is left out behind a part of an address: %j (D133)', (text, complement) => {
    expect(readAsChat(text, situationAt('nr-imovel', '2026-11-20')).answers['nr-imovel']).toMatchObject({
      complement,
    })
  })

  test.each(['s/n, casa azul em frente da escola', 'sem número, casa amarela', '512 prédio azul ap 3'])(
    'is proposed where it leads to the house: %j (D133)',
    (text) => {
      const { answers, doubts } = readAsChat(text, situationAt('nr-imovel', '2026-11-20'))
      expect(answers).toEqual({})
      expect(doubts).toMatchObject([{ step: 'nr-imovel', why: 'confirm' }])
    },
  )
})
