/** Texts of the dead ends of an order, each with a way to continue (D3, D10). */
export const outcomes = {
  'oferta-indisponivel': {
    elsewhere: 'Consultar outro endereço',
    withdraw: 'Não quero ser avisado',
    sent: { title: 'Anotado', text: 'Avisamos quando a fibra puder chegar a este endereço.' },
    /** Masks of the name, phone number and e-mail address on the waiting list. */
    reachedBy: (masks: readonly string[]) => `O aviso vai para: ${masks.join(', ')}.`,
    withdrawn: { title: 'Tudo certo', text: 'Não vamos avisar você sobre este endereço.' },
    failed: 'Não conseguimos enviar agora. O que você digitou continua aqui.',
  },
  /** Buttons after a rejected risk check; the other texts of that screen are in steps/erro2.ts. */
  erro2: { primary: 'Conversar no WhatsApp', secondary: 'Receber uma ligação' },
  'no-offers': {
    another: 'Tentar outro CPF',
    call: (phone: string) => `Ligar para ${phone}`,
    newCustomers: 'Ver ofertas para novos clientes',
  },
  call: {
    title: 'Receber uma ligação',
    chatTitle: 'Receber uma ligação, por conversa',
    greeting: 'Claro! A gente liga para você.',
    heading: 'Para qual telefone podemos ligar?',
    why: 'Ligamos para tirar as suas dúvidas. A ligação vem do DDD 16.',
    label: 'Telefone com DDD',
    submit: 'Quero receber a ligação',
    sent: {
      title: 'Tudo certo!',
      text: 'Dentro de alguns segundos, entraremos em contato através do DDD 16 para tirar suas dúvidas.',
    },
    back: 'Voltar ao pedido',
    /** Reply of the chat to a request for help. */
    help: 'Escreva o telefone com o DDD, como 11 98765-4321, e a gente liga. Você também pode escrever: voltar ou atendente.',
  },
} as const
