import CalendarPlus from 'lucide-react/icons/calendar-plus'
import FileText from 'lucide-react/icons/file-text'
import MessageCircle from 'lucide-react/icons/message-circle'
import Printer from 'lucide-react/icons/printer'
import { legal } from '../../content/legal.ts'
import { receipt } from '../../content/receipt.ts'

type ReceiptKeepProps = {
  /** The visit as a file; null when there is none. */
  calendar: {
    name: string
    /** Called when it is asked for. */
    content: () => string
    /** The confirmation mail has it too. */
    isMailed: boolean
  } | null
  /** What goes to the visitor's own WhatsApp. */
  message: string
  /** The read-only review. */
  reviewHref: string
}

/** Hands a file to the browser. It is never put in a link, where third-party scripts could read it (S17). */
function save(name: string, content: string) {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // a telephone asks first, and reads the file only then
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** What can be done with a receipt: calendar, WhatsApp, print, the whole order. */
export function ReceiptKeep({ calendar, message, reviewHref }: ReceiptKeepProps) {
  return (
    <>
      <ul className="receipt__keep">
        {calendar && (
          <li>
            <button type="button" onClick={() => save(calendar.name, calendar.content())}>
              <CalendarPlus size={20} aria-hidden="true" />
              {receipt.calendar}
            </button>
          </li>
        )}
        <li>
          <a href={`https://wa.me/?text=${encodeURIComponent(message)}`} target="_blank" rel="noreferrer">
            <MessageCircle size={20} aria-hidden="true" />
            {receipt.whatsapp}
            <span className="hush">{legal.inAnotherTab}</span>
          </a>
        </li>
        <li>
          <button type="button" onClick={() => window.print()}>
            <Printer size={20} aria-hidden="true" />
            {receipt.print}
          </button>
        </li>
        <li>
          <a href={reviewHref}>
            <FileText size={20} aria-hidden="true" />
            {receipt.review}
          </a>
        </li>
      </ul>
      {calendar?.isMailed && <p className="hint">{receipt.calendarMailed}</p>}
    </>
  )
}
