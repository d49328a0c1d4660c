/** Words of /checkout and /checkout/carrinho. */
export const cart = {
  title: 'Seu pedido até aqui',
  text: 'Tudo o que você já respondeu está guardado.',
  goOn: 'Continuar o pedido',
  start: 'Consultar meu endereço',
} as const
