import { planOf } from './plan-choice.ts'
import type { Order } from './types.ts'

/** What the visitor is told of a mobile line that was looked up (D68); the plan names its bonus where it can. */
export function lineNotice(order: Order, hasBonus: boolean): string {
  if (!hasBonus) return 'Não achamos essa linha; seguimos sem o bônus'
  const [bonus] = planOf(order)?.addonBonus ?? []
  return bonus
    ? `Sua linha tem bônus: ${bonus.addon_description.replace(/\.$/, '')}.`
    : 'Sua linha tem bônus, e ele já está no seu pedido.'
}
