/**
 * Reads the filters for the figures of the operator's desk from a URL: period, journey, campaign, channel and
 * device.
 */
import { addDays, isIsoDate, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { serverErrorMessages } from '../../../src/content/server-error-messages.ts'
import { invalidFieldError } from '../../api-errors.ts'
import type { Scope } from '../../repositories/desk/sum-visit-counters.ts'
import { DESK_JOURNEYS } from '../../rules/desk/desk-journeys-and-steps.ts'
import { urlParameter } from '../../../src/lib/desk-url-parameters.ts'

/** Filter values of a desk page with statistics. '' means no restriction. Days are yyyy-mm-dd. */
export type FilterValues = {
  readonly from: string
  readonly to: string
  readonly journey: string
  readonly campaign: string
  readonly channel: string
  readonly device: string
}

/** How many days are shown if the URL names no period. The last of these days is today. */
const USUAL_DAYS = 30
/** The longest period in days: the counts of a year can still be read quickly. */
const MOST_DAYS = 366

/** The URL value that selects the campaign without a prefix, because an empty value means all campaigns. */
const NO_PREFIX = '-'

const oneOf = (value: string, values: readonly string[]) => (values.includes(value) ? value : '')

/** Reads the filters of a URL. Invalid values are ignored, so that a page never fails because of its URL. */
export function filterOf(query: unknown, now: Date, prefixes: readonly string[]): FilterValues {
  const [de, ate] = [urlParameter(query, 'de'), urlParameter(query, 'ate')]
  const today = todayInSaoPaulo(now)
  const to = isIsoDate(ate) && ate <= today ? ate : today
  const wanted = isIsoDate(de) && de <= to ? de : addDays(to, 1 - USUAL_DAYS)
  const earliest = addDays(to, 1 - MOST_DAYS)
  return {
    from: wanted < earliest ? earliest : wanted,
    to,
    journey: oneOf(urlParameter(query, 'jornada'), DESK_JOURNEYS) || 'standard',
    campaign: oneOf(urlParameter(query, 'campanha'), [NO_PREFIX, ...prefixes]),
    channel: oneOf(urlParameter(query, 'canal'), ['chat', 'pages']),
    device: oneOf(urlParameter(query, 'aparelho'), ['telefone', 'tablet', 'computador']),
  }
}

/** Converts the filters of a URL to the values that database queries use. */
export const queryScopeFromFilters = ({ campaign, channel, device, ...rest }: FilterValues): Scope => ({
  ...rest,
  campaign: campaign === '' ? null : campaign === NO_PREFIX ? '' : campaign,
  channel: channel || null,
  device: device || null,
})

/** The texts for parameters of an export that cannot be used. */
const texts = serverErrorMessages.parameters

/**
 * Reads the filters of an export, and refuses what cannot be read instead of exporting something else.
 * @param allowed the names of all parameters that the request may have
 * @throws HttpError 400 that names the first wrong parameter
 */
export function strictFilterOf(
  query: unknown,
  now: Date,
  prefixes: readonly string[],
  allowed: readonly string[],
): FilterValues {
  const sent = Object.entries(Object(query))
  for (const [name, value] of sent) {
    if (!allowed.includes(name)) throw invalidFieldError(name, texts.unknown(name, allowed))
    if (typeof value !== 'string') throw invalidFieldError(name, texts.twice(name))
  }
  for (const name of ['de', 'ate']) {
    const value = urlParameter(query, name)
    if (sent.some(([each, text]) => each === name && text !== '') && !isIsoDate(value))
      throw invalidFieldError(name, texts.day(name))
  }
  const filter = filterOf(query, now, prefixes)
  const [from, to] = [urlParameter(query, 'de'), urlParameter(query, 'ate')]
  // A program that counts days in UTC is a day ahead in the evening.
  if (to > addDays(todayInSaoPaulo(now), 1)) throw invalidFieldError('ate', texts.future)
  if (from > filter.to) throw invalidFieldError('de', texts.order)
  if (from !== '' && from < filter.from) throw invalidFieldError('de', texts.long(MOST_DAYS))
  const read: Readonly<Record<string, string>> = {
    jornada: filter.journey,
    campanha: filter.campaign,
    canal: filter.channel,
    aparelho: filter.device,
  }
  for (const [name, value] of Object.entries(read)) {
    const found = sent.find(([each]) => each === name)?.[1]
    if (found !== undefined && found !== '' && found !== value)
      throw invalidFieldError(name, texts.value(name))
  }
  return filter
}
