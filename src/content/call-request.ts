/** Texts of the request for a phone call, on its own page, in its chat and within an order. */
export const callRequest = {
  title: 'Receber uma ligação',
  chatTitle: 'Receber uma ligação, por conversa',
  greeting: 'Claro! A gente liga para você.',
  heading: 'Para qual telefone podemos ligar?',
  why: 'Ligamos do DDD 16 para tirar as suas dúvidas.',
  label: 'Telefone com DDD',
  submit: 'Quero receber a ligação',
  sent: {
    title: 'Tudo certo!',
    text: 'Dentro de alguns segundos, entraremos em contato através do DDD 16 para tirar suas dúvidas.',
    close: 'Fechar aviso',
  },
  /** Shown instead if this browser or order is already waiting for a call to the phone number. */
  already: {
    title: 'Já está anotado!',
    text: 'Este telefone já está na nossa lista de ligações. Vamos ligar pelo DDD 16; você não precisa pedir de novo.',
  },
  back: 'Voltar ao pedido',
  /** The way on where nothing is being ordered. */
  plans: 'Ver os planos',
  /** Reply in the chat to a request for help. */
  help: 'Escreva o telefone com o DDD, como 11 98765-4321, e a gente liga. Você também pode escrever: voltar ou atendente.',
} as const
