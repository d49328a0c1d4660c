import { describe, expect, it } from 'vitest'
import { isOrderYes, offersConsent, placeInList, yesNo, yesNoWithReason } from './yes-no.ts'

describe('a yes or no', () => {
  it.each([
    ['sim', true],
    ['simmm', true],
    ['pode ser', true],
    ['por que nao?', true],
    ['nao vejo problema', true],
    ['nao', false],
    ['claro que nao', false],
    ['de jeito nenhum, obrigado', false],
    ['quero nao', false],
    ['sim e nao', null],
    ['o que e isso', null],
    ['nao sei', null],
    ['500 mega', null],
  ])('is the whole message: %j', (said, answer) => expect(yesNo(said)).toBe(answer))

  it('is a thumb', () => {
    expect(yesNo('', '👍')).toBe(true)
    expect(yesNo('', '👎')).toBe(false)
  })

  it.each([
    ['meu marido leu, manda ver', true],
    ['nao, ja me cobraram errado', false],
    ['sim, mas so se for gratis', null],
    ['ele leu. sim. nao', null],
  ])('may have a reason: %j', (said, answer) => expect(yesNoWithReason(said)).toBe(answer))
})

describe("the order's yes", () => {
  it.each([
    'sim',
    'pode confirmar',
    'tudo certo, pode fechar o pedido',
    'confirmo os dados e o pedido',
    'tudo certo, e pode fechar',
    'boa tarde, confirmo',
    'cofirmo',
    'manda ver',
    'estou de acordo, obrigado',
    'pode fechar negocio',
    'lgtm',
  ])('is a message of its closed list: %j (D152)', (said) => expect(isOrderYes(said)).toBe(true))
  it.each([
    'pode marcar pra tarde',
    'sim, mas so se for de manha',
    'confirmo?',
    'quero',
    'ja fechou',
    'meu marido leu, manda ver',
    'sim e muda o vencimento',
    'ok, por que o cpf',
    'certo, e agora',
    'certo, e o tecnico',
    'certo e o tecnico',
    'isso e o que',
    'confirmaria se fosse mais barato',
    'quase confirmo',
    'fechado no boleto',
    'pode fechar o chat',
    'cofirmo amanha',
    'sim, obrigada, mas nao agora',
  ])('is not %j', (said) => expect(isOrderYes(said)).toBe(false))
})

it.each([
  ['pode mandar as ofertas', 'true'],
  ['nao quero ofertas', 'false'],
  ['me encheram da outra vez, desmarca isso', 'false'],
  ['quero saber das ofertas?', null],
  ['meu email e ana@uol.com.br', null],
] as const)('offers: %j says %j', (said, consent) => expect(offersConsent(said)).toBe(consent))

it.each([
  ['a segunda', 1],
  ['o ultimo', -1],
  ['opcao b', 1],
  ['segunda de manha', null],
])('place in a list: %j is %j', (said, place) => expect(placeInList(said)).toBe(place))
