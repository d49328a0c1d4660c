/**
 * Texts of the notices: messages that appear above a question, for example that the order was changed in another tab.
 */
export const noticeTexts = {
  otherTab: {
    title: 'Atualizado em outro lugar',
    text: 'Trouxemos as respostas mais novas para cá. Confira antes de continuar.',
  },
  deadLink:
    'Esse link já foi usado ou expirou. Para seguir com o pedido, volte ao aparelho em que ele está aberto e peça outro link em “Ajuda”. Para um pedido novo, comece aqui.',
  resumed: {
    title: (plan: string) => (plan ? `Seu pedido do ${plan} está aqui.` : 'Seu pedido está aqui.'),
    text: 'Você parou nesta pergunta. O que já foi informado aparece aqui só em parte; para trocar algo, corrija e digite de novo.',
  },
  elsewhere: {
    title: 'Quer continuar em outro aparelho?',
    text: 'Suas respostas ficam guardadas neste aparelho. Com um link seu o pedido abre em outro, nesta pergunta; lá elas aparecem só em parte. O link vale até amanhã a esta hora e funciona uma vez.',
  },
  storageBlocked: {
    title: 'Seu navegador não guarda dados deste site',
    text: 'Dá para pedir normalmente. Só não feche nem recarregue esta página até o fim.',
  },
  priceChanged: {
    title: {
      price: 'O preço deste plano mudou',
      payment: 'A forma de pagamento mudou em outra aba, e com ela o preço',
      plan: 'O plano mudou em outra aba, e com ele o preço',
    },
    text: (before: string, after: string, condition: string) =>
      `Era ${before} e agora é ${after} por mês, ${condition}. Você aceita o novo preço?`,
    accept: 'Aceitar o novo preço',
    choose: 'Escolher outro plano',
  },
  planWithdrawn: {
    title: 'O plano que você tinha escolhido não está mais à venda no seu endereço',
    text: 'Escolha outro aqui; o resto do pedido está guardado.',
  },
  orderRefused: {
    text: 'O pedido ainda não foi feito e está guardado. Se o motivo for o dia, escolha outro aqui; se for outra coisa, volte ao resumo e altere.',
    back: 'Voltar ao resumo',
  },
  slotTaken: {
    title: 'Esse horário acabou de ser ocupado.',
    text: 'Escolha outro dia; o resto do pedido está guardado.',
  },
} as const
