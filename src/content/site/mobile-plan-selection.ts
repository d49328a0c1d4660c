/** Texts of the page `/selecao-plano-movel`, on which visitors choose their mobile plan. */
import { mobileBonus } from '../mobile-bonus.ts'

export const mobilePlan = {
  title: 'Seu plano de celular',
  heading: 'Você já é cliente TIM no celular?',
  why: 'Quem tem TIM no celular leva um bônus junto com a fibra. Toque no seu plano.',
  label: 'Seu plano de celular',
  /**
   * `to` is the start page of the matching campaign. `bonus` is what customers of the mobile plan get in
   * addition when they order fibre.
   */
  options: [
    { value: 'timcontrole', label: 'TIM Controle', bonus: mobileBonus.timcontrole, to: '/timcontrole' },
    { value: 'timblack', label: 'TIM Black', bonus: mobileBonus.timblack, to: '/timblack' },
    { value: 'timpre', label: 'TIM Pré', bonus: mobileBonus.timpre, to: '/timpre' },
    { value: 'nenhum', label: 'Ainda não', bonus: '', detail: 'Ver as ofertas de fibra', to: '/' },
  ],
  note: 'O bônus é do plano do celular e vale por até 12 meses, nas condições da oferta.',
} as const
