/**
 * The page of a placed order, which the link in its e-mails and calendar file opens. It shows the order with masked
 * data, changes the appointment and takes a request to cancel. It contains no scripts.
 */
import type { ReactNode } from 'react'
import { scheduleText, appointmentHeading, appointmentWords } from '../content/appointment-texts.ts'
import { whatsappHref } from '../content/build-whatsapp-link.ts'
import { priceConditionTexts } from '../content/price-conditions.ts'
import { myData } from '../content/my-data.ts'
import { placedOrderPage as words } from '../content/placed-order-page.ts'
import { changeRowText } from '../content/order-change.ts'
import { priceTerms } from '../content/price-sentence.ts'
import { receipt } from '../content/order-summary.ts'
import type { FreeDates } from '../contract/finish-order-and-appointment.ts'
import type { Schedule } from '../contract/lead-answers/schedule-date.ts'
import { brToIso } from '../lib/iso-dates.ts'
import { keepPricesUnbroken } from '../lib/format-prices-and-counts.ts'
import { formatLong } from '../lib/parse-and-format-dates.ts'
import { capitalised } from '../lib/text.ts'
import { Price } from '../ui/choices/Price.tsx'
import { ButtonLink, PrimaryButton } from '../ui/forms/PrimaryButton.tsx'
import { AppointmentTime } from '../ui/order/AppointmentTime.tsx'
import { Notice } from '../ui/states/Notice.tsx'
import { usePhones } from '../ui/usePhones.ts'
import { DataRequestOfOrder } from './MyDataPage.tsx'
import type { PlacedOrderPageProps } from './page-data-types.ts'
import '../ui/forms/radio-cards.css'
import '../ui/order/receipt.css'
import './scriptless-pages.css'

/** An order with masked data, a form to change the appointment, and one to ask for its cancellation. */
export function PlacedOrderPage(props: PlacedOrderPageProps) {
  const { order, isMovable, here, done, problem, change } = props
  const { orderNumber, schedule, masked, isCancelled } = order
  const isCancelling = order.isCancelling && !isCancelled
  return (
    <>
      {problem !== null && <Notice tone="error" title={problem} />}
      {done === 'change' && <Notice tone="done" title={words.change.done} />}
      {change && <ConfirmChange change={change} here={here} />}
      {(done === 'visit' || done === 'visit-unmailed') && schedule && (
        <Notice tone="done" title={words.visit.done(scheduleText(schedule))}>
          <p>{masked.email && done === 'visit' && words.visit.doneText}</p>
        </Notice>
      )}
      {isCancelled && (
        <Notice tone="info" title={receipt.cancelled.title}>
          <p>{receipt.cancelled.lead}</p>
        </Notice>
      )}
      {isCancelling && (
        <Notice tone="info" title={words.cancel.asked}>
          <p>{words.cancel.askedText(masked.phone)}</p>
        </Notice>
      )}
      {order.dataAsked !== null && (
        <Notice tone="info" title={myData.onOrder.asked(order.dataAsked)}>
          <p>{myData.onOrder.askedText(masked.email)}</p>
        </Notice>
      )}
      <article className="receipt placed-order">
        <div className="receipt__first">
          <div className="receipt__night night placed-order__head">
            <h1 className="receipt__title">{words.heading}</h1>
            {masked.name && <p className="receipt__lead">{words.greeting(masked.name)}</p>}
          </div>
          {!isCancelled && (
            <section className="receipt__part receipt__visit">
              <h2>{appointmentWords.heading}</h2>
              <AppointmentTime>
                {schedule ? appointmentHeading(schedule) : appointmentWords.toArrange}
              </AppointmentTime>
              <ul className="receipt__notes">
                {!schedule && <li>{appointmentWords.contact}</li>}
                <li>{appointmentWords.who}</li>
                {schedule && <li>{appointmentWords.ready}</li>}
              </ul>
              {schedule && (
                <ChangeVisit dates={order.freeDates} isMovable={isMovable} here={here} shown={schedule} />
              )}
            </section>
          )}
          <div className="receipt__part order-number">
            <p className="order-number__label">{receipt.number}</p>
            <p className="order-number__value num" data-testid="order-number">
              {orderNumber}
            </p>
          </div>
        </div>
        <div className="receipt__rest">
          <PlanAndData order={order} />
          {!isCancelled && (
            <section className="receipt__part">
              <h2>{words.cancel.heading}</h2>
              {!isCancelling && (
                <Unfold label={words.cancel.ask}>
                  <form method="post" action={`${here}/cancelamento`} className="placed-order__form">
                    <p>{words.cancel.text(masked.phone)}</p>
                    <PrimaryButton tone="secondary">{words.cancel.submit}</PrimaryButton>
                  </form>
                </Unfold>
              )}
              {isCancelling && <p>{words.cancel.asked}</p>}
            </section>
          )}
          <section className="receipt__part">
            <h2>{myData.title}</h2>
            <Unfold label={myData.onOrder.text}>
              <DataRequestOfOrder here={here} />
            </Unfold>
          </section>
          <section className="receipt__part">
            <h2>{words.help.heading}</h2>
            <p>{words.help.text}</p>
            <ContactLinks orderNumber={orderNumber} />
          </section>
        </div>
      </article>
    </>
  )
}

const ConfirmChange = ({
  change,
  here,
}: {
  readonly change: NonNullable<PlacedOrderPageProps['change']>
  readonly here: string
}) => (
  <Notice tone="info" title={words.change.title}>
    <p>{words.change.text}</p>
    <ul className="receipt__notes">
      {change.rows.map((row) => (
        <li key={row.what}>{changeRowText(row)}</li>
      ))}
      {change.isMoved && <li>{words.change.more}</li>}
    </ul>
    <form method="post" action={`${here}/mudanca`} className="placed-order__form">
      <input type="hidden" name="mudanca" value={change.sealed} />
      <PrimaryButton>{words.change.submit}</PrimaryButton>
    </form>
  </Notice>
)

/** A part that opens when its label is pressed, without scripts. */
const Unfold = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <details className="placed-order__more">
    <summary>{label}</summary>
    {children}
  </details>
)

type ChangeVisitProps = Pick<PlacedOrderPageProps, 'isMovable' | 'here'> & {
  readonly dates: FreeDates['dates']
  readonly shown: Schedule
}

function ChangeVisit({ dates, isMovable, here, shown }: ChangeVisitProps) {
  const { visit } = words
  if (!isMovable) return <p>{visit.fixed}</p>
  return (
    <Unfold label={visit.change}>
      {dates.length === 0 ? (
        <p>{visit.noDates}</p>
      ) : (
        <form method="post" action={`${here}/visita`} className="placed-order__form">
          <p>{visit.why}</p>
          <input type="hidden" name="was" value={`${shown.date} ${shown.period}`} />
          {dates.map(({ date, periods }) => (
            <fieldset key={date} className="placed-order__day">
              <legend>{capitalised(formatLong(brToIso(date)))}</legend>
              <div className="radios__list radios__list--row">
                {periods.map((period) => (
                  <label key={period} className="radio-card">
                    <input type="radio" name="visit" value={`${date} ${period}`} required />
                    <span className="radio-card__text">
                      {visit.periods[period]}{' '}
                      <span className="radio-card__detail">{visit.periodHours[period]}</span>
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
          <div className="placed-order__submit">
            <PrimaryButton>{visit.submit}</PrimaryButton>
          </div>
        </form>
      )}
    </Unfold>
  )
}

function PlanAndData({ order }: Pick<PlacedOrderPageProps, 'order'>) {
  const { plan, price, priceFull, hasLoyalty, directDebit, dueDay, masked } = order
  const { payment, due } = words
  const rows = [
    [due.label, due.text(dueDay)],
    [payment.label, directDebit ? payment.debit : payment.invoice],
    [words.address, masked.address],
    [words.phone, masked.phone],
    [words.email, masked.email],
  ].filter(([, value]) => value !== '')
  return (
    <section className="receipt__part">
      <h2>{words.order}</h2>
      <p className="receipt__plan">{plan}</p>
      <Price value={price} />
      <ul className="price-terms num">
        <li>{keepPricesUnbroken(priceTerms({ price, priceFull, directDebit }))}</li>
        <li>{hasLoyalty ? priceConditionTexts.loyalty : priceConditionTexts.noLoyalty}</li>
      </ul>
      <dl className="receipt__rows">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="placed-order__hint">{words.masked}</p>
    </section>
  )
}

/** WhatsApp with the order's number in the message, and the phone line. */
function ContactLinks({ orderNumber = '' }: { readonly orderNumber?: string }) {
  const { sales, whatsapp } = usePhones()
  return (
    <div className="placed-order__contacts">
      <ButtonLink tone="secondary" href={whatsappHref(whatsapp, { orderNumber })}>
        {words.help.whatsapp}
      </ButtonLink>
      <ButtonLink tone="secondary" href={sales.href}>
        {words.help.call(sales.phone)}
      </ButtonLink>
    </div>
  )
}

/** Shown for a link that opens no order: changed, no longer valid, or of an order that was erased. */
export function DeadLinkPage() {
  const { gone } = words
  return (
    <section className="placed-order__dead">
      <h1>{gone.title}</h1>
      <p>{gone.text}</p>
      <ContactLinks />
      <p>
        <a className="quiet-link" href="/" rel="noreferrer">
          {gone.home}
        </a>
      </p>
    </section>
  )
}
