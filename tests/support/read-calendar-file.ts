/** Reads calendar files with the parser that Thunderbird uses. */
import ICAL from 'ical.js'

function eventIn(text: string): ICAL.Event {
  const found = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent')
  if (!found) throw new Error('the file holds no event')
  return new ICAL.Event(found)
}

/** Returns when the visit begins, on the clock in São Paulo, and its place. */
export function visitInCalendar(text: string): { start: string; place: string } {
  const { startDate, location } = eventIn(text)
  return { start: String(startDate), place: location }
}

/** Returns the address of the page that the event links to. */
export const linkInCalendar = (text: string): string =>
  String(eventIn(text).component.getFirstPropertyValue('url'))

export const uidInCalendar = (text: string): string => eventIn(text).uid
