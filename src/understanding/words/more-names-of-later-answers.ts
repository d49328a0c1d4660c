/** How corrections name what is asked after the coverage check, and the review. */
import type { ValueKind } from '../value-kinds.ts'

/** More names for the steps, in addition to the names in the steps' own texts. */
export const MORE_NAMES: Readonly<Partial<Record<ValueKind, readonly string[]>>> = {
  phone: ['tel', 'cel', 'zap', 'whats', 'fone', 'phone', 'phone number', 'meu numero', 'contato'],
  email: ['e-mail', 'imeio', 'correio'],
  birth: ['nasci', 'dia que nasci', 'data de nascimento', 'birthday', 'ano de nascimento'],
  mother: ['nome da mae', 'nome da minha mae', 'minha mae', 'nome da mamae', 'mamae', 'nome dela', 'mainha'],
  document: ['rg', 'documento'],
  due: [
    'venc',
    'data',
    'dia da fatura',
    'data da fatura',
    'dia do pagamento',
    'dia de pagar',
    'dia de vencer',
    'vence',
  ],
  debit: ['forma de pagamento', 'boleto', 'pix', 'debito automatico', 'modo de pagamento', 'jeito de pagar'],
  account: ['conta do banco', 'conta bancaria', 'dados do banco', 'dados bancarios'],
  visit: [
    'visita',
    'tecnico',
    'dia do tecnico',
    'data da visita',
    'agenda',
    'dia da instalacao',
    'turno',
    'manha',
    'tarde',
  ],
}

/** What at the review says that a line of it is wrong, although nothing is called so. */
export const NOT_AS_SHOWN =
  /\b(?:meu nome (?:e|eh) |(?<!\b(?:com|pra|para) )minha mae (?:e|eh|se chama) |(?:ta|esta|saiu|veio|ficou) (?:com|sem|faltando) (?!debito|tudo|nada)|eu (?:pedi|escolhi|falei|disse|marquei|botei|coloquei|(?:tinha|havia) (?:pedido|escolhido|falado|dito|marcado|botado|posto|colocado))|era pra|devia|deveria|(?:e|eh) (?:com|sem) [a-z0-9]|(?:e|eh) (?:[oa] )?(?:antig|outr|nov)[oa]|(?:ta|esta|botou|botaram|colocou|colocaram) (?:d[aeo]|manha|tarde|[oa])|nao,? (?:e|eh) )|\b(?:nao|e|eh|ta|esta)$|\b(?:e|eh) [oa] \d/
