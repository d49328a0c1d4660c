export const home = {
  title: 'Hoje',
  calm: 'Nada espera por você agora.',
  calmMore: 'Quando alguém pedir uma ligação ou uma entrega atrasar, aparece aqui.',
  attention: 'Pede atenção',
  fine: 'Em ordem',
} as const
