/** Texts of the desk page with the links that agents send to customers on WhatsApp. */
import { brand } from '../brand-and-phones.ts'

export const agentLinks = {
  title: 'Links de atendentes',
  why: 'Um link leva a pessoa do WhatsApp para o chat, que já sabe o que você escreveu aqui e pergunta só o resto. Vale 7 dias. Nome, telefone e endereço não aparecem no link.',
  fields: {
    nome: 'Nome completo',
    telefone: 'Telefone com DDD',
    cep: 'CEP',
    numero: 'Número',
    complemento: 'Complemento',
    plano: 'Plano',
  },
  optional: 'Se já souber',
  noPlan: 'A pessoa escolhe no chat',
  submit: 'Fazer o link',
  made: 'Link pronto. Copie e mande para a pessoa; ele aparece só agora.',
  link: 'Link para mandar',
  whatsapp: 'Abrir no WhatsApp',
  message: (firstName: string, url: string) =>
    `Oi, ${firstName}! Continue o seu pedido da ${brand.name} por aqui: ${url}`,
  caption: 'Links mais novos',
  empty: 'Nenhum link ainda.',
  who: 'Para quem',
  agent: 'De quem',
  since: 'Feito',
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
