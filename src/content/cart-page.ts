/** Texts of the cart page (/checkout and /checkout/carrinho). */
export const cart = {
  title: 'Seu pedido até aqui',
  text: 'Tudo o que você já respondeu está guardado.',
  /** Used if the browser blocks storage. */
  textOpen: 'Tudo o que você já respondeu está aqui. Deixe esta página aberta até o fim.',
  empty: 'Suas escolhas aparecem aqui.',
  goOn: 'Continuar o pedido',
  start: 'Consultar meu endereço',
} as const
