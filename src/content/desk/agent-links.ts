/** Texts of the desk page with the links that agents send to customers on WhatsApp. */
import { formatBRL } from '../../lib/format-prices-and-counts.ts'
import { brand } from '../brand-and-phones.ts'
import { onlyInState } from '../regional-price-texts.ts'

/** A plan that a link may name. Plans of several campaigns may have the same name. */
type LinkPlan = {
  readonly sku: string
  readonly name: string
  /** Price in reais per month with direct debit. */
  readonly withDebit: number
  /** The only state in which it is sold, as two letters. */
  readonly state?: string | undefined
}

export const agentLinks = {
  title: 'Links de atendentes',
  why: 'Um link leva a pessoa do WhatsApp para o chat, que já sabe o que você escreveu aqui e pergunta só o resto. Vale 7 dias. Nome, telefone e endereço não aparecem no link.',
  fields: {
    nome: 'Nome completo',
    telefone: 'Telefone com DDD, se já souber',
    cep: 'CEP',
    numero: 'Número',
    complemento: 'Complemento',
    plano: 'Plano',
  },
  more: 'Número, complemento e plano, se já souber',
  noPlan: 'A pessoa escolhe no chat',
  plan: ({ sku, name, withDebit, state }: LinkPlan) =>
    `${name}, ${formatBRL(withDebit)} com débito${state ? `, ${onlyInState(state)}` : ''} (${sku})`,
  submit: 'Fazer o link',
  made: 'Link pronto. Copie e mande para a pessoa; ele aparece só agora.',
  noNetwork:
    'Neste CEP não há rede nossa: quem abrir o link só pode entrar na lista de espera. Confira o CEP antes de mandar.',
  phone: {
    title: 'Ou fazer o pedido agora, com a pessoa ao telefone',
    why: 'Leia para a pessoa e marque se ela disser que sim. O sim, a hora e o seu nome ficam guardados com o pedido. Vale 4 horas, para um pedido só.',
    consent: {
      /** Changes with the text. */
      version: '2026-11-30',
      text: '“Posso preencher o seu pedido aqui, com os dados que você me disser? Eles servem para instalar e cobrar a internet, e o resumo chega no seu e-mail.”',
    },
    agreed: 'A pessoa ouviu e disse que sim',
    submit: 'Abrir o pedido ao telefone',
    unsaid:
      'Sem o sim da pessoa o pedido ao telefone não abre. Leia a pergunta e marque a resposta, ou faça um link.',
    made: 'Pronto. O pedido abre em outra aba, no chat ou em páginas, com o que você escreveu aqui. O pedido de antes saiu deste navegador.',
    open: 'Abrir o pedido',
  },
  doNotCall:
    'A pessoa pediu para ninguém ligar nem escrever para este telefone. Se ela estiver ao telefone, abra o pedido com o sim dela.',
  planElsewhere: (place: string) => `Esse plano só é vendido ${place}, e o CEP não é de lá. Escolha outro.`,
  link: 'Link para mandar',
  whatsapp: 'Abrir no WhatsApp',
  message: (firstName: string, url: string) =>
    `Oi, ${firstName}! Continue o seu pedido da ${brand.name} por aqui: ${url}`,
  caption: 'Links mais novos',
  empty: 'Nenhum link ainda.',
  who: 'Para quem',
  agent: 'De quem',
  since: 'Feito',
  /** Above the form of an order that is made anew. */
  redo: {
    why: (number: string) =>
      `Para refazer o pedido ${number}: faça aqui o novo, já preenchido, e depois cancele o de antes, que vale até lá. O plano tem o preço de hoje.`,
    open: 'Abrir o de antes',
  },
  state: 'Situação',
  act: 'O que fazer',
  states: {
    sent: 'mandado',
    accepted: 'aberto',
    ordered: 'virou pedido',
    expired: 'venceu',
    revoked: 'cancelado',
  },
  revoke: 'Cancelar',
  revokeOf: (who: string) => `o link de ${who}`,
} as const
