import { planOf } from './plan-choice.ts'
import type { Order } from './types.ts'

/** The message after a mobile line lookup (D68); names the plan's bonus where possible. */
export function lineNotice(order: Order, hasBonus: boolean): string {
  if (!hasBonus) return 'Não achamos essa linha; seguimos sem o bônus'
  const [bonus] = planOf(order)?.addonBonus ?? []
  return bonus
    ? `Sua linha tem bônus: ${bonus.addon_description.replace(/\.$/, '')}.`
    : 'Sua linha tem bônus, e ele já está no seu pedido.'
}
