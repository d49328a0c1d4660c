import * as z from 'zod/mini'
import type { Problem } from '../lib/problems.ts'
import type { Parsed } from '../lib/result.ts'
import type { Values } from './types.ts'

/** What a schema's transformation is given to report issues to. */
type Context = { readonly issues: z.core.$ZodRawIssue[] }

/** Reports a problem of the field `name`, or of the value itself; `check` reads it (./answer.ts). */
export function refuse({ issues }: Context, input: unknown, problem: Problem, name?: string): void {
  const path = name === undefined ? [] : [name]
  issues.push({ code: 'custom', params: { ...problem }, message: problem.problem, path, input })
}

/**
 * A form field as a schema: `parse` validates and returns what is wrong. A missing value counts as ''.
 */
export function field(parse: (raw: string) => Parsed<string>) {
  return z.pipe(
    z._default(z.string(), ''),
    z.transform((raw: string, context) => {
      const parsed = parse(raw)
      if ('value' in parsed) return parsed.value
      refuse(context, raw, parsed)
      return z.NEVER
    }),
  )
}

/** Optional text, trimmed, at most `max` characters. */
export function optionalText(max: number) {
  return field((raw) => {
    const value = raw.replace(/\s+/g, ' ').trim()
    return value.length <= max ? { value } : { problem: 'texto-longo', most: max }
  })
}

/** One value of a closed list. */
export function choice(options: readonly string[], problem: Problem) {
  return field((raw) => (options.includes(raw) ? { value: raw } : problem))
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
