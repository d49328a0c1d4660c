/** Shows instants in the time zone of São Paulo, and the dates of the shop. */
import type { ShopDate } from '../../../server/services/desk/shop-timeline-page-data.ts'

const zone = 'America/Sao_Paulo'
const formats = {
  hour: new Intl.DateTimeFormat('pt-BR', { timeZone: zone, hour: '2-digit', minute: '2-digit' }),
  day: new Intl.DateTimeFormat('pt-BR', {
    timeZone: zone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }),
  both: new Intl.DateTimeFormat('pt-BR', {
    timeZone: zone,
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }),
} as const

type TimeProps = { readonly iso: string; readonly how?: keyof typeof formats }

/** Shows an ISO time in the time zone of São Paulo, as date, time or both. */
export function Time({ iso, how = 'both' }: TimeProps) {
  return (
    <time dateTime={iso} className="num desk-time">
      {formats[how].format(new Date(iso))}
    </time>
  )
}

/** Says what begins, ends or changes in the shop at an instant: 'com débito: R$ 59,99 → R$ 57,77', 'termina'. */
export const shopDateInWords = ({
  field,
  before,
  after,
}: Pick<ShopDate, 'field' | 'before' | 'after'>): string => {
  const value = before === '' ? after : `${before} → ${after === '' ? 'nada' : after}`
  return field === '' ? value : `${field}: ${value}`
}
