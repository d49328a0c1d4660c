/** What is told of an order whose person is forgotten: what its contract keeps (docs/decisions/0182). */
import type { OutboxNotice } from './outbox-notice-types.ts'

/**
 * Returns a notice that the order system has not received with only what the contract of the order keeps: number, plan,
 * price, address, name, document and due day. Null if nothing of it stays.
 */
export function noticeAfterErasure(notice: OutboxNotice): OutboxNotice | null {
  switch (notice.kind) {
    case 'order.created': {
      const { bankInfo: _bank, phone2: _phone, address, origin, ...data } = notice.data
      return {
        kind: notice.kind,
        data: {
          ...data,
          address: { ...address, accessNotes: '' },
          phone: '',
          acceptPhoneContact: false,
          email: '',
          accept_promotions: false,
          birth_date: '',
          mothers_name: '',
          origin: Object.fromEntries(
            Object.entries(origin).filter(([name]) => name === 'addon' || name === 'edition'),
          ),
        },
      }
    }
    case 'order.contact_corrected': {
      const { orderNumber, name } = notice.data
      return name === undefined ? null : { kind: notice.kind, data: { orderNumber, name } }
    }
    case 'order.changed': {
      const { before, confirmed: _yes, ...data } = notice.data
      const reduced = <T extends { address: object }>(terms: T) => ({
        ...terms,
        address: { ...terms.address, accessNotes: '' },
      })
      return { kind: notice.kind, data: { ...reduced(data), before: reduced(before), confirmed: null } }
    }
    case 'order.rescheduled':
    case 'order.installed':
    case 'order.cancelled':
    case 'order.restored':
      return notice
    default:
      return null
  }
}
