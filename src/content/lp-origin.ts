/** `lp_origin` by addon (funnel §1, decisions 44). */
const ORIGINS: Readonly<Record<string, string>> = {
  timcontrole: 'LP TIM Controle',
  timblack: 'LP TIM Black',
  timpre: 'LP TIM Pré',
  'oferta-colaborador': 'LP Colaborador',
  livelo: 'LP Livelo',
  premium: 'LP Premium',
  'black-friday': 'LP Black Friday',
  'hbo-max': 'LP HBO Max',
  paramount: 'LP Paramount',
  globoplay: 'LP Globoplay',
  'migracao-ultrafibra': 'LP Migração',
}

const LP_DEFAULT = 'LP Padrão'

/** The landing page's name as tracking knows it; the default where an addon has none. */
export function lpOrigin(addon: string): string {
  return ORIGINS[addon] ?? LP_DEFAULT
}
