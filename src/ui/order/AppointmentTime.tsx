/**
 * Shows the day and hours of the appointment as the largest text of a receipt. Day and month stay on one line if they
 * fit.
 */
export function AppointmentTime({ children }: { readonly children: string }) {
  const [, before = '', day = '', after = children] = /^(.*?)(\d+ de [^\s,]+,?)(.*)$/.exec(children) ?? []
  return (
    <p className="receipt__visit-when">
      {before}
      {day && <span className="receipt__visit-day">{day}</span>}
      {after}
    </p>
  )
}
