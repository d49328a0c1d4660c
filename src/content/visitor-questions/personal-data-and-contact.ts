/** Visitors' questions about personal data and how to reach the operator, with answers. */
import { brand, pagePhones } from '../brand-and-phones.ts'
import { documentsLink, type VisitorQuestion } from './visitor-question-types.ts'

export const personalDataAndContactFacts = {
  'por-que-cpf': {
    title: 'Por que pedem o CPF?',
    // S23 (encrypted), S3 (masked), D10 (identity is checked)
    answer: () =>
      'O contrato sai nesse CPF, e com ele conferimos que é você mesmo quem está pedindo. Ele fica guardado em código, que ninguém de fora lê, e depois só aparece em parte na tela.',
  },
  'por-que-mae': {
    title: 'Por que pedem o nome da mãe?',
    // D10 (identity), U4, D22 (masked)
    answer: () =>
      'É para confirmar que é você mesmo quem está contratando, e não alguém usando seus dados. Vale o nome que está no seu documento; se não houver nenhum, fale com uma pessoa da equipe.',
  },
  'seguranca-dados': {
    title: 'Meus dados estão seguros?',
    // S23, S3, S24
    answer: ({ canErase = true }) =>
      canErase
        ? 'CPF, CNPJ e dados bancários ficam guardados em código, que ninguém de fora lê, e o que é sensível só aparece em parte na tela. Um pedido que não termina é apagado depois de 90 dias parado. Se quiser, use “Apagar meus dados”, na ajuda.'
        : `O que é sensível só aparece em parte na tela, e este navegador não guarda seus dados pessoais. Para apagar o que já foi enviado, fale com a equipe, no ${pagePhones.sales}.`,
    link: { label: 'Política de privacidade (PDF)', href: '/politica-de-privacidade.pdf' },
  },
  'meus-dados': {
    title: 'O que vocês guardam sobre mim?',
    // D144
    answer: ({ canErase = true }) =>
      `O que você responde aqui: endereço, contato e os dados do contrato. Em “Meus dados” você pede para ver, corrigir ou apagar tudo o que houver sobre você, e a resposta vem em até 15 dias.${canErase ? ' Um pedido que está aberto se apaga na hora, em “Apagar meus dados”, na ajuda.' : ''}`,
    link: { label: 'Meus dados', href: '/meus-dados/' },
  },
  documentos: {
    title: 'Quais documentos são necessários?',
    // D1 (what is asked), D17, M2.67 (identity may be checked with a document and a selfie)
    answer: () =>
      'Neste pedido você não envia nenhum arquivo: só responde nome, nascimento, nome da mãe e CPF, ou CNPJ se for empresa. Se depois for preciso verificar sua identidade, podem pedir foto de um documento oficial e uma selfie.',
    link: documentsLink,
  },
  contato: {
    title: 'Como falo com vocês?',
    // M9.10, D43
    answer: () =>
      `Vendas: ${pagePhones.sales}. Suporte, para quem já é cliente: ${pagePhones.support}. Também dá para chamar no WhatsApp ou pedir uma ligação.`,
    link: { label: brand.callRequest.label, href: brand.callRequest.href },
  },
  'horario-atendimento': {
    title: 'Qual é o horário de atendimento?',
    // the specification gives no opening hours; D23 and F9.3 give the hours of installations
    answer: () =>
      `Pelo site você pede a qualquer hora. As visitas de instalação são de segunda a sábado, das 8h às 18h. O horário das pessoas da equipe se confirma pelo ${pagePhones.sales}.`,
    link: { label: brand.callRequest.label, href: brand.callRequest.href },
  },
} as const satisfies Record<string, VisitorQuestion>
