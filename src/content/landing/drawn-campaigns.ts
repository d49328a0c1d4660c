/**
 * What is written on the pictures of links to campaigns, by prefix, written by `npm run rig -- art`. A picture is shown only
 * while the page has this heading, and its offer this name and this price in reais per month with direct debit.
 */
export const drawnCampaigns: Readonly<
  Record<string, { readonly heading: string; readonly name: string; readonly price: number }>
> = {
  '': { heading: 'A fibra chega até a sua casa?', name: '500 Mega', price: 59.99 },
  timcontrole: { heading: 'Seu TIM Controle rende mais com a fibra', name: '500 Mega', price: 59.99 },
  timblack: { heading: 'Seu TIM Black agora também em casa', name: '700 Mega', price: 109.99 },
  timpre: { heading: 'TIM Pré no celular, fibra em casa', name: '300 Mega', price: 49.99 },
  b: { heading: 'Com CEP e número você já sabe', name: '400 Mega', price: 54.99 },
  d: { heading: '700 Mega para a casa toda', name: '700 Mega', price: 109.99 },
  'black-friday': { heading: 'Black Friday com o preço às claras', name: '300 Mega', price: 49.99 },
  fluxo: { heading: 'Internet fibra para o dia a dia da casa', name: '1 Giga', price: 139.99 },
  'oferta-colaborador': {
    heading: 'Fibra com preço de colaborador',
    name: '500 Mega Colaborador',
    price: 39.99,
  },
  r: { heading: 'Uma oferta de parceiro para a sua casa', name: '300 Mega', price: 44.99 },
  'b/r': { heading: 'Com CEP e número, o preço de parceiro', name: '500 Mega', price: 58.99 },
  rs: { heading: 'Fibra para o Rio Grande do Sul', name: '500 Mega', price: 57.99 },
  'hbo-max': { heading: 'HBO Max e fibra no mesmo plano', name: '700 Mega HBO Max', price: 119.99 },
  paramount: { heading: 'Paramount+ e fibra no mesmo plano', name: '700 Mega Paramount+', price: 119.99 },
  c: { heading: 'Peça sua fibra em poucos passos', name: '700 Mega HBO Max', price: 119.99 },
  r2: { heading: '100 Mega a mais por um ano', name: '500 Mega', price: 57.99 },
  r3: { heading: 'Fibra e Paramount+ com preço de parceiro', name: '700 Mega Paramount+', price: 109.99 },
  globoplay: { heading: 'Globoplay e fibra no mesmo plano', name: '700 Mega Globoplay', price: 119.99 },
  'globoplay/timpre': {
    heading: 'Globoplay e fibra para o seu TIM Pré',
    name: '700 Mega Globoplay',
    price: 119.99,
  },
  'globoplay/timcontrole': {
    heading: 'Globoplay e fibra para o seu TIM Controle',
    name: '700 Mega Globoplay',
    price: 119.99,
  },
  'globoplay/timblack': {
    heading: 'Globoplay e fibra para o seu TIM Black',
    name: '700 Mega Globoplay',
    price: 119.99,
  },
  sp: { heading: 'São Paulo na velocidade da fibra', name: '700 Mega', price: 104.99 },
  es: { heading: 'Fibra e Globoplay no Espírito Santo', name: '700 Mega Globoplay', price: 109.99 },
  'b/timblack': { heading: 'TIM Black e fibra: comece pelo endereço', name: '700 Mega', price: 109.99 },
  premium: { heading: 'De 1 a 2 Giga, com Wi-Fi 6', name: '2 Giga', price: 229.99 },
  livelo: { heading: 'Sua fibra vale pontos Livelo', name: '500 Mega', price: 59.99 },
}
