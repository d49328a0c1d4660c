/** More names for the steps after the coverage check, in addition to the names in the steps' own texts. */
import type { ValueKind } from '../value-kinds.ts'

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
