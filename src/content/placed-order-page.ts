/** Texts of the page of a placed order, which the link in its e-mails and calendar file opens. */
export const placedOrderPage = {
  title: (orderNumber: string) => `Seu pedido ${orderNumber}`,
  heading: 'Seu pedido',
  greeting: (name: string) => `Pedido de ${name}`,
  visit: {
    change: 'Mudar o dia da visita',
    why: 'Escolha outro dia e período. Dá para mudar até o dia anterior.',
    noDates: 'Agora não há outro dia livre. Fale com a gente: às vezes um horário se abre.',
    submit: 'Confirmar novo dia',
    periods: { manha: 'Manhã', tarde: 'Tarde' },
    periodHours: { manha: '8h às 12h', tarde: '12h às 18h' },
    fixed:
      'O dia da visita não muda mais por aqui: isso vai até o dia anterior. Para mudar, fale com a gente.',
    done: (when: string) => `Pronto, a visita ficou para ${when}.`,
    doneText: 'A nova data vai também para o seu e-mail.',
    missing: 'Escolha um dia e um período.',
  },
  order: 'O que você pediu',
  due: { label: 'Vencimento', text: (day: number) => `Todo dia ${day}` },
  payment: { label: 'Pagamento', debit: 'Débito automático', invoice: 'Fatura todo mês' },
  address: 'Endereço',
  phone: 'Telefone',
  email: 'E-mail',
  masked: 'Parte dos dados está escondida, porque quem tem o link abre esta página.',
  cancel: {
    heading: 'Quer cancelar?',
    ask: 'Pedir o cancelamento',
    text: (phone: string) =>
      `Uma pessoa da equipe liga para ${phone} e cuida disso com você. Até essa conversa, o pedido e a visita continuam valendo.`,
    submit: 'Pedir que me liguem para cancelar',
    asked: 'Você pediu o cancelamento.',
    askedText: (phone: string) =>
      `Vamos ligar para ${phone}. Até essa conversa, o pedido e a visita continuam valendo.`,
  },
  change: {
    title: 'Uma mudança espera o seu sim',
    text: 'Combinada com a nossa equipe. Sem o seu sim, o pedido fica como está.',
    more: 'O endereço também muda, como combinado.',
    submit: 'Sim, quero esta mudança',
    done: 'Pronto, o pedido mudou como você confirmou.',
    gone: 'Esta mudança não vale mais: já foi confirmada, o pedido mudou ou o prazo passou. Fale com a gente se ainda quiser mudar.',
  },
  help: {
    heading: 'Fale com a gente',
    text: 'Diga o número do pedido e a gente encontra tudo.',
    whatsapp: 'Chamar no WhatsApp',
    call: (phone: string) => `Ligar para ${phone}`,
  },
  gone: {
    title: 'Este link não abre mais um pedido',
    text: 'O link do e-mail vale até o dia da visita. Confira se ele está inteiro, ou fale com a gente: com o número do pedido encontramos tudo.',
    home: 'Ir para a página inicial',
  },
  failed: 'Não foi possível fazer isso agora. Nada mudou no seu pedido.',
} as const
