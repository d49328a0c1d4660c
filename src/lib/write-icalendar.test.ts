/** The calendar file, read back by the parser that Thunderbird uses (RFC 5545). */
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { icalendarFile, type CalendarEvent } from './write-icalendar.ts'

const EVENT: CalendarEvent = {
  uid: 'P261120K7M2QX@example.com',
  title: 'Instalação da fibra',
  text: 'Pedido P261120K7M2QX.\nAlguém com mais de 18 anos; em casa, de manhã \\o/',
  link: 'https://site.example/meu-pedido/P261120K7M2QX.signed',
  place: 'Avenida Paulista, 1000, apto 12, Bela Vista, São Paulo/SP',
  day: '2026-11-27',
  from: 8,
  to: 12,
}
const NOW = new Date('2026-11-20T15:00:30Z')
const write = (more: Partial<CalendarEvent> = {}, now = NOW) => icalendarFile({ ...EVENT, ...more }, now)

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  }
  const found = calendar.getFirstSubcomponent('vevent') ?? expect.unreachable()
  return { calendar, found, event: new ICAL.Event(found) }
}

describe('a calendar file', () => {
  it('says when, where and what', () => {
    const { calendar, found, event } = read(write())
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Prosa//Pedido//PT-BR')
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(found.getFirstPropertyValue('status')).toBe('CONFIRMED')
    expect(event.uid).toBe(EVENT.uid)
    expect(event.summary).toBe(EVENT.title)
    expect(event.description).toBe(EVENT.text)
    expect(event.location).toBe(EVENT.place)
    expect(String(event.startDate)).toBe('2026-11-27T08:00:00')
    expect(String(event.endDate)).toBe('2026-11-27T12:00:00')
    expect(String(found.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T15:00:30Z')
  })

  it('is in the time of São Paulo, wherever it is opened', () => {
    const { found, event } = read(write())
    expect(found.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('America/Sao_Paulo')
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-27T11:00:00.000Z')
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-27T15:00:00.000Z')
  })

  it('reminds the day before', () => {
    const alarm = read(write()).found.getFirstSubcomponent('valarm')
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P1D')
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
    expect(alarm?.getFirstPropertyValue('description')).toBe(EVENT.title)
  })

  it('written later replaces the one before', () => {
    const [first, second] = [NOW, new Date(NOW.getTime() + 60_000)].map((at) => read(write({}, at)).event)
    expect(first?.uid).toBe(second?.uid)
    // minutes, within the 32 bits that the standard allows
    expect(first?.sequence).toBe(NOW.getTime() / 60_000 - 0.5)
    expect(second?.sequence).toBe((first?.sequence ?? Number.NaN) + 1)
  })

  it('has no place when none is known', () => {
    const lines = write({ place: '', text: 'Pedido' }).trimEnd().split('\r\n')
    expect(lines.filter((line) => !/^[A-Z-]+[;:]/.test(line) || line.startsWith('LOCATION'))).toEqual([])
  })

  it('ends lines with CRLF and folds them at 75 bytes, between characters', () => {
    const text = write({ text: 'ação '.repeat(60), place: '🏠'.repeat(80) })
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toContain('\uFFFD')
      expect(line.isWellFormed()).toBe(true)
    }
    const { event } = read(text)
    expect(event.description).toBe('ação '.repeat(60))
    expect(event.location).toBe('🏠'.repeat(80))
  })

  it('leaves a line of 75 bytes whole, and folds one of 76', () => {
    const title = 'x'.repeat(75 - 'SUMMARY:'.length)
    expect(write({ title })).toContain(`\r\nSUMMARY:${title}\r\n`)
    expect(write({ title: `${title}y` })).toContain(`\r\nSUMMARY:${title}\r\n y\r\n`)
  })

  it('takes what was typed as text, never as lines of its own (S12)', () => {
    const place = 'Rua A\r\nEND:VEVENT\rATTACH:http://evil.example\u0000\nfundos; casa 2'
    const { calendar, found, event } = read(write({ place }))
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1)
    expect(event.location).toBe('Rua A\nEND:VEVENT\nATTACH:http://evil.example\nfundos; casa 2')
    expect(found.getAllProperties('attach')).toEqual([])
  })
})
