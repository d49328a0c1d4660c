/** Says what begins, ends or changes in the shop at an instant: 'com débito: R$ 59,99 → R$ 57,77', 'termina'. */
import type { ShopDate } from '../../../server/services/desk/shop-dates-page-data.ts'

export const shopDateInWords = ({
  field,
  before,
  after,
}: Pick<ShopDate, 'field' | 'before' | 'after'>): string => {
  const value = before === '' ? after : `${before} → ${after === '' ? 'nada' : after}`
  return field === '' ? value : `${field}: ${value}`
}
