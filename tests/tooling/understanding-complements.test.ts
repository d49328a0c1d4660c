/** What the chat records as the complement of an address is a complement, and no remark beside the number (D133). */
import { beforeAll, describe, expect, test } from 'vitest'
import { readAsChat } from '../../scripts/understand/read-as-chat.ts'
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
    ['512, portão azul', 'portão azul'],
  ])('%j keeps its complement', (text, complement) => {
    expect(readAsChat(text, situationAt('nr-imovel', '2026-11-20')).answers['nr-imovel']).toMatchObject({
      number: '512',
      complement,
    })
  })
})
