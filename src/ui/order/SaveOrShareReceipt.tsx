/** Ways to keep a receipt: share it on WhatsApp, print it, open the whole order, add the visit to a calendar. */
import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs'
import FileText from 'lucide/dist/esm/icons/file-text.mjs'
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs'
import Printer from 'lucide/dist/esm/icons/printer.mjs'
import { Icon } from '../Icon.ts'
import { opensInAnotherTab } from '../../content/common-labels.ts'
import { receipt } from '../../content/order-summary.ts'

/** The calendar file with the technician's appointment. */
export type AppointmentCalendarFile = {
  name: string
  /** Returns the content of the file; called when the visitor downloads it. */
  content: () => string
}

type SaveOrShareReceiptProps = {
  /** Text to share on WhatsApp; the visitor picks the chat. '' if there is none. */
  message: string
  /** The link to the read-only review. */
  review: { href: string; text: string }
}

/**
 * Lets the browser download a file. Its content is never in a link on the page, where third-party scripts
 * could read it.
 */
function save(name: string, content: string) {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // phones first ask the visitor, and read the file only after that
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Button that puts the visit into the visitor's calendar. */
export function AddToCalendar({ calendar }: { readonly calendar: AppointmentCalendarFile }) {
  return (
    <div className="receipt__keep">
      <button type="button" onClick={() => save(calendar.name, calendar.content())}>
        <Icon shapes={CalendarPlus} size={20} />
        {receipt.calendar}
      </button>
    </div>
  )
}

export function SaveOrShareReceipt({ message, review }: SaveOrShareReceiptProps) {
  return (
    <ul className="receipt__keep">
      {message && (
        <li>
          <a href={`https://wa.me/?text=${encodeURIComponent(message)}`} target="_blank" rel="noreferrer">
            <Icon shapes={MessageCircle} size={20} />
            {receipt.whatsapp}
            <span className="hush">{opensInAnotherTab}</span>
          </a>
        </li>
      )}
      <li>
        <button type="button" onClick={() => window.print()}>
          <Icon shapes={Printer} size={20} />
          {receipt.print}
        </button>
      </li>
      <li>
        <a href={review.href}>
          <Icon shapes={FileText} size={20} />
          {review.text}
        </a>
      </li>
    </ul>
  )
}
