/** Texts for actions on a whole order: continue on another device, move the appointment, erase the data. */
import { brand } from './brand-and-phones.ts'

export const orderSelfService = {
  reference: 'Diga este código:',
  elsewhere: {
    title: 'Continuar em outro aparelho',
    text: 'Suas respostas ficam guardadas neste aparelho. Abra o pedido no celular ou em outro computador, na mesma pergunta; as suas respostas aparecem lá só em parte. O link vale até amanhã a esta hora e funciona uma vez.',
    /** Instead, where the server opens no order in another browser. */
    none: 'Em outro aparelho este pedido não abre: ele continua só nesta página.',
    mail: 'Mandar para o meu e-mail',
    mailed: (email: string) => `O link foi para ${email}.`,
    make: 'Mostrar um link para o outro aparelho',
    another: 'Trocar por um link novo',
    qr: 'Quadrado para a câmera: abre o link para continuar',
    scan: 'No outro celular, aponte a câmera para este quadrado e toque no aviso que aparece. Ou mande o link para lá:',
    link: 'Link para continuar',
    copy: 'Copiar link',
    copied: 'Link copiado',
    whatsapp: 'Mandar o link pelo WhatsApp',
    message: (link: string) => `Continuar meu pedido da ${brand.name}: ${link}`,
  },
  erase: {
    title: 'Apagar meus dados',
    text: 'Isto apaga o endereço, os seus dados e as respostas que você deu, aqui e no nosso sistema. Não dá para desfazer.',
    /** Shown instead if the order is already placed: erasing it also cancels it. */
    placed: {
      title: 'Apagar meus dados e cancelar o pedido',
      text: 'Isto cancela o pedido e a instalação, e apaga o endereço e os seus dados, aqui e no nosso sistema. Não dá para desfazer.',
    },
    /** Beside that, for those who want only the cancellation; the link opens the page of the order. */
    onlyCancel: { text: 'Quer só cancelar, sem apagar os dados?', link: 'Peça na página do pedido' },
    phone: 'Seu telefone, para confirmar que é você',
    submit: 'Apagar tudo',
    erased: {
      title: 'Seus dados foram apagados.',
      text: 'Nada deste pedido ficou neste navegador nem no nosso sistema.',
      action: 'Começar um novo pedido',
    },
  },
  visit: {
    title: 'Mudar o dia da visita',
    heading: 'Qual dia fica melhor?',
    why: (when: string) => `Hoje está marcada para ${when}. Dá para mudar até o dia anterior.`,
    /** In the chat, the reply to a request for another date; the calendar follows. */
    opened: 'Claro. Escolha no calendário o dia que fica melhor.',
    submit: 'Confirmar novo dia',
    leave: 'Deixar como está',
    done: (when: string) => `A visita ficou para ${when}.`,
    doneText: 'Se você já a pôs na agenda, ponha de novo: o arquivo novo fica no lugar do antigo.',
    mailed: (email: string) => `A nova data vai também para ${email}.`,
    same: 'A visita já está marcada para esse dia e período',
    /** In the chat, the reply where visits cannot be changed on this site. */
    byPerson: 'O dia da visita não muda por aqui, mas uma pessoa pode ver isso com você:',
    fixed: 'O dia da visita não muda mais por aqui: isso vai até o dia anterior.',
    whatsapp: 'WhatsApp',
    retry: 'Tentar de novo',
  },
  /** What is said of an order that was not continued in time. */
  expired: {
    title: 'Seu atendimento expirou.',
    text: 'Guardamos um pedido parado por tempo limitado. Você pode começar outro agora.',
    action: 'Recomeçar',
  },
  revive: 'Continuar com as respostas desta página',
} as const
