import * as z from 'zod/mini'
import type { Parsed } from '../lib/result.ts'
import type { Values } from './types.ts'

/**
 * A form field as a schema: `parse` validates and returns problems in Portuguese. A missing value counts as ''.
 */
export function field(parse: (raw: string) => Parsed<string>) {
  return z.pipe(
    z._default(z.string(), ''),
    z.transform((raw: string, context) => {
      const parsed = parse(raw)
      if ('value' in parsed) return parsed.value
      context.issues.push({ code: 'custom', message: parsed.problem, input: raw })
      return z.NEVER
    }),
  )
}

/** Optional text, trimmed, at most `max` characters. */
export function optionalText(max: number) {
  return field((raw) => {
    const value = raw.replace(/\s+/g, ' ').trim()
    return value.length <= max ? { value } : { problem: `Use no máximo ${max} caracteres` }
  })
}

/** One value of a closed list. */
export function choice(options: readonly string[], problem: string) {
  return field((raw) => (options.includes(raw) ? { value: raw } : { problem }))
}

/** A checkbox: 'true' or 'false'; a missing value is 'false'. */
export function checkbox() {
  return field((raw) => ({ value: raw === 'true' || raw === 'on' ? 'true' : 'false' }))
}

/** For steps that take no input. */
export function noValues(): z.ZodMiniType<Values> {
  return z.pipe(
    z.object({}),
    z.transform(() => ({}) as Values),
  )
}
