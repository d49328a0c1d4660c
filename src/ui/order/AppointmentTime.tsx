/** Day and hours of the visit, the largest text of a receipt. The day and its month stay on one line where they fit. */
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
